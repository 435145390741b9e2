import type { ErrorCode } from "../../../../generated/vocabulary.js";
import { toProblem } from "../../../base/platform/rules/problems.ts";
import { TooManyRequests } from "../../../base/platform/rules/too-many-requests.ts";
import type { RestResponse } from "../../../adapters/http/express-types.ts";
import { errorResponse } from "../../../adapters/http/error-response.ts";
import { sentences } from "../../../base/i18n/sentences.ts";
import { notUnique, ScimError } from "../rules/errors.ts";
import type { JsonObject } from "../rules/json.ts";

const ERROR_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:Error";
const LIST_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
/** In seconds, while the database is unavailable. */
const RETRY_AFTER = 1;

/** The response of an endpoint. */
export interface Answer {
  readonly status: number;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the response with a list of resources (RFC 7644 §3.4.2). */
export function listAnswer(resources: readonly JsonObject[], total: number, startIndex: number): Answer {
  const body = {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    itemsPerPage: resources.length,
    startIndex,
    Resources: resources,
  };
  return { status: 200, body };
}

/** Sends a response in the media type of SCIM. */
export function send(response: RestResponse, { status, body, headers = {} }: Answer): void {
  response.status(status).set(headers);
  if (body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  response.setHeader("Content-Type", "application/scim+json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.end(text);
}

/** Returns the response to an error (RFC 7644 §3.12). */
export function errorAnswer(error: unknown, tokenSent: boolean): Answer {
  if (error instanceof ScimError) return failure(error.status, error.scimType, error.message);
  if (error instanceof TooManyRequests) {
    const headers = { "Retry-After": String(error.retryAfter) };
    return { ...failure(429, null, sentences("en").tooManyRequests), headers };
  }
  // Of two concurrent calls in different organizations, the second one fails at the index.
  if (isUniqueViolation(error)) return errorAnswer(notUnique("Another resource has this value."), tokenSent);
  const problem = toProblem(error);
  const { code, retryAfter } = problem;
  const { status, body } = errorResponse(problem, "en", "");
  const answer = failure(status, typeOf(code), body.error);
  if (status === 401) return { ...answer, headers: { "WWW-Authenticate": challenge(tokenSent) } };
  const wait = retryAfter ?? RETRY_AFTER;
  return status === 503 ? { ...answer, headers: { "Retry-After": String(Math.max(1, Math.ceil(wait))) } } : answer;
}

function failure(status: number, scimType: ScimError["scimType"], detail: string): Answer {
  const type = scimType === null ? {} : { scimType };
  return { status, body: { schemas: [ERROR_SCHEMA], status: String(status), ...type, detail } };
}

function typeOf(code: ErrorCode): ScimError["scimType"] {
  return code === "malformed_request" ? "invalidSyntax" : null;
}

/** RFC 6750 §3.1: without a token, the challenge contains no error. */
function challenge(tokenSent: boolean): string {
  return tokenSent ? 'Bearer realm="scim", error="invalid_token"' : 'Bearer realm="scim"';
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
