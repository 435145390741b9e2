import type { ErrorCode, ErrorDetail } from "../../generated/sdk/index.ts";

/** The properties of a failed call. */
export interface Failure {
  readonly message: string;
  readonly status?: number;
  /** The stable error code of the service; not set for 429. */
  readonly code?: ErrorCode;
  readonly details?: readonly ErrorDetail[];
  readonly requestId?: string;
  readonly headers?: Headers;
  /** Seconds from the Retry-After header. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The base class of all errors. Use `instanceof` to distinguish them. */
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

/** No response: the connection failed or was interrupted. */
export class ConnectionError extends CrmError {
  override readonly name = "ConnectionError";
}
/** No response within `timeoutMs`. */
export class TimeoutError extends CrmError {
  override readonly name = "TimeoutError";
}
/** 400: the request does not match the contract; `details` contains every error. */
export class BadRequestError extends CrmError {
  override readonly name = "BadRequestError";
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends CrmError {
  override readonly name = "AuthenticationError";
}
/** 403: authenticated, but not allowed. */
export class PermissionError extends CrmError {
  override readonly name = "PermissionError";
}
/** 404: the record does not exist in the key's organization. */
export class NotFoundError extends CrmError {
  override readonly name = "NotFoundError";
}
/** 409: a duplicate, a conflicting state, or a concurrent call. */
export class ConflictError extends CrmError {
  override readonly name = "ConflictError";
}
/** 412: the record's version differs from `If-Match`. */
export class PreconditionFailedError extends CrmError {
  override readonly name = "PreconditionFailedError";
}
/** 422: the request is well-formed but cannot be processed. */
export class ValidationError extends CrmError {
  override readonly name = "ValidationError";
}
/** 429: rate limit exceeded, even after all retries. */
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

/** Creates the error for a response; reads its body. */
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

/** A proxy can return an HTML page instead of JSON. */
async function bodyOf(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Whole seconds (RFC 9110 §10.2.3); the service never sends a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("Retry-After");
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}
