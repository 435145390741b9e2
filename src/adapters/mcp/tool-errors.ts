import type { Locale } from "../../base/contract/caller.ts";
import type { Problem, Detail } from "../../base/platform/rules/errors.ts";
import { toProblem } from "../../base/platform/rules/problems.ts";
import { retryAfterSeconds } from "../../base/platform/rules/token-bucket.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import { sentences } from "../../base/i18n/sentences.ts";
import { toolSentences, type ToolErrorCode } from "../../base/i18n/tools.ts";
import { removeInvisible } from "./text.ts";
import type { ToolResult } from "./handlers.ts";

/** A tool call that fails with an error that only MCP has. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: ToolErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ToolErrorCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Returns the error for an exceeded rate limit; `wait` in milliseconds. */
export const rateLimited = (wait: number): ToolError => new ToolError("rate_limited", retryAfterSeconds(wait));

/** The body of an error, which contains only our own texts. */
export interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly [member: string]: unknown;
}

/** Returns a failed call as a result for the model, so that it can correct itself. */
export function failedResult(error: unknown, locale: Locale): ToolResult {
  const body = errorBody(error, locale);
  return { content: [{ type: "text", text: JSON.stringify(removeInvisible(body)) }], isError: true };
}

/** Returns an error with its code, its details and the next step. */
export function errorBody(error: unknown, locale: Locale): ErrorBody {
  return error instanceof ToolError ? toolErrorBody(error, locale) : problemBody(toProblem(error), locale);
}

function toolErrorBody({ code, retryAfter }: ToolError, locale: Locale): ErrorBody {
  const { errors, hints } = toolSentences(locale);
  return { error: errors[code], code, ...hint(hints[code]), ...retry(retryAfter) };
}

function problemBody({ code, details, retryAfter }: Problem, locale: Locale): ErrorBody {
  const shown = shownDetails(details.map(inArguments), locale);
  return {
    error: sentences(locale).errors[code],
    code,
    ...(shown.length > 0 ? { details: shown } : {}),
    ...hint(toolSentences(locale).hints[code]),
    ...retry(retryAfter),
  };
}

/** A header in REST corresponds to an argument here. */
function inArguments(detail: Detail): Detail {
  return detail.path === "If-Match" ? { ...detail, path: "/expected_version" } : detail;
}

function hint(text: string | undefined) {
  return text === undefined ? {} : { hint: text };
}

function retry(seconds: number | undefined) {
  return seconds === undefined ? {} : { retry_after_seconds: Math.max(1, Math.ceil(seconds)) };
}
