import { errorStatuses, type ErrorCode } from "../../generated/vocabulary.js";
import type { Locale } from "../contract/caller.ts";
import type { Problem } from "../domain/errors.ts";
import { shownDetails } from "../i18n/details.ts";
import { sentences } from "../i18n/sentences.ts";

/** The body of every failure but 429. */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly details?: readonly Record<string, unknown>[];
  readonly request_id: string;
}

/** Seconds that a client of a service without its database is asked to wait. */
const UNAVAILABLE_FOR = 1;

/** A problem as a status, headers and a body in the reader's language. */
export function errorAnswer(
  problem: Pick<Problem, "code" | "details" | "retryAfter">,
  locale: Locale,
  requestId: string,
) {
  const status = errorStatuses[problem.code];
  const details = shownDetails(problem.details, locale);
  const body: ErrorBody = {
    error: sentences(locale).errors[problem.code],
    code: problem.code,
    ...(details.length > 0 ? { details } : {}),
    request_id: requestId,
  };
  return { status, headers: headersOf(status, problem.retryAfter), body };
}

function headersOf(status: number, retryAfter: number | undefined): Record<string, string> {
  const wait = retryAfter ?? (status === 503 ? UNAVAILABLE_FOR : undefined);
  return {
    ...(wait === undefined ? {} : { "Retry-After": String(Math.max(1, Math.ceil(wait))) }),
    ...(status === 401 ? { "WWW-Authenticate": 'ApiKey realm="crm", header="X-API-Key"' } : {}),
  };
}
