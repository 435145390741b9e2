import { errorStatuses, type ErrorCode } from "../../../generated/vocabulary.js";
import type { Locale } from "../../base/contract/caller.ts";
import type { Problem } from "../../base/platform/rules/errors.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import { sentences } from "../../base/i18n/sentences.ts";

/** The body of every error except 429. */
interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly details?: readonly Record<string, unknown>[];
  readonly request_id: string;
}

/** Default of Retry-After while the database is unavailable, in seconds. */
const DEFAULT_RETRY_AFTER = 1;

/** Details about the request as a whole: their message is used as the error's message. */
const REQUEST_DETAILS: ReadonlySet<string> = new Set([
  "wrong_sign_in",
  "incorrect_code",
  "invalid_challenge",
  "session_required",
  "host_header",
  "body_bytes",
  "body_values",
  "body_members",
  "compression_ratio",
]);

/** Details of a sign-in that failed or is not complete. */
const SIGN_IN_DETAILS: ReadonlySet<string> = new Set([
  "wrong_sign_in",
  "second_factor_required",
  "invalid_challenge",
  "passkey_rejected",
]);

/** Returns the status, headers and localized body of a problem. */
export function errorResponse(
  problem: Pick<Problem, "code" | "details" | "retryAfter">,
  locale: Locale,
  requestId: string,
) {
  const status = errorStatuses[problem.code];
  const details = shownDetails(problem.details, locale);
  const cause = details.find(({ code }) => REQUEST_DETAILS.has(String(code)))?.["message"];
  const body: ErrorBody = {
    error: typeof cause === "string" ? cause : sentences(locale).errors[problem.code],
    code: problem.code,
    ...(details.length > 0 ? { details } : {}),
    request_id: requestId,
  };
  return { status, headers: headersOf(status, problem), body };
}

function headersOf(
  status: number,
  { details, retryAfter }: Pick<Problem, "details" | "retryAfter">,
): Record<string, string> {
  const wait = retryAfter ?? (status === 503 ? DEFAULT_RETRY_AFTER : undefined);
  // After a wrong password the header must not ask for an API key.
  const bySignIn = details.some(({ code }) => SIGN_IN_DETAILS.has(code));
  const challenge = bySignIn ? 'Form realm="crm"' : 'ApiKey realm="crm", header="X-API-Key"';
  return {
    ...(wait === undefined ? {} : { "Retry-After": String(Math.max(1, Math.ceil(wait))) }),
    ...(status === 401 ? { "WWW-Authenticate": challenge } : {}),
  };
}
