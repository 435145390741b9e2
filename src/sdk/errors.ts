import type { ErrorCode, ErrorDetail } from "../../generated/sdk/index.ts";

/** What is known of a failed call. */
export interface Failure {
  readonly message: string;
  readonly status?: number;
  /** The service's stable name of the problem; a 429 has none. */
  readonly code?: ErrorCode;
  readonly details?: readonly ErrorDetail[];
  readonly requestId?: string;
  readonly headers?: Headers;
  /** Seconds that the service asked to wait. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** Whatever went wrong with a call. Its kinds are classes, so that `instanceof` tells them apart. */
export class CrmError extends Error {
  override readonly name: string = "CrmError";
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;
  readonly headers: Headers | undefined;
  readonly retryAfter: number | undefined;

  constructor({ message, cause, ...failure }: Failure) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.requestId = failure.requestId;
    this.headers = failure.headers;
    this.retryAfter = failure.retryAfter;
  }
}

/** No answer: no connection, or it broke off. */
export class ConnectionError extends CrmError {
  override readonly name = "ConnectionError";
}
/** No answer within `timeoutMs`. */
export class TimeoutError extends CrmError {
  override readonly name = "TimeoutError";
}
/** 400: the request does not fit the contract; `details` has every problem. */
export class BadRequestError extends CrmError {
  override readonly name = "BadRequestError";
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends CrmError {
  override readonly name = "AuthenticationError";
}
/** 403: known, but not allowed. */
export class PermissionError extends CrmError {
  override readonly name = "PermissionError";
}
/** 404: there is no such record in the key's organization. */
export class NotFoundError extends CrmError {
  override readonly name = "NotFoundError";
}
/** 409: duplicate, a state that does not allow it, or another call is at it. */
export class ConflictError extends CrmError {
  override readonly name = "ConflictError";
}
/** 412: the record has another version than `If-Match` said. */
export class PreconditionFailedError extends CrmError {
  override readonly name = "PreconditionFailedError";
}
/** 422: well formed, but it cannot be done. */
export class ValidationError extends CrmError {
  override readonly name = "ValidationError";
}
/** 429: over a ceiling, still after all retries. */
export class RateLimitError extends CrmError {
  override readonly name = "RateLimitError";
}
/** 5xx: the service failed. */
export class ServerError extends CrmError {
  override readonly name = "ServerError";
}

const classes: Readonly<Record<number, typeof CrmError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error that an answer stands for; reads its body. */
export async function errorOf(response: Response): Promise<CrmError> {
  const { status, headers } = response;
  const body = await bodyOf(response);
  const Class = classes[status] ?? (status >= 500 ? ServerError : CrmError);
  const requestId = headers.get("X-Request-Id") ?? body.request_id;
  const retryAfter = retryAfterOf(headers);
  return new Class({
    message: `${status}: ${body.error ?? (response.statusText || "no error message")}`,
    status,
    headers,
    ...(body.code === undefined ? {} : { code: body.code }),
    ...(body.details === undefined ? {} : { details: body.details }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

interface ErrorBody {
  readonly error?: string;
  readonly code?: ErrorCode;
  readonly details?: readonly ErrorDetail[];
  readonly request_id?: string;
}

/** A proxy's page is no reason to fail in another way. */
async function bodyOf(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Whole seconds (RFC 9110 §10.2.3); the service never sends the form with a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("Retry-After");
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}
