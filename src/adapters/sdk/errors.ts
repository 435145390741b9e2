import type { DetailCode, ErrorCode } from "../../../generated/sdk/codes.ts";

/** A code of the service, or one that later versions add. */
type Open<Code extends string> = Code | (string & {});

/** One problem of a request and its location. The properties besides the first three depend on `code`. */
export interface ErrorDetail {
  /** JSON pointer into the body, or the name of the parameter. */
  readonly path: string;
  readonly code: Open<DetailCode>;
  /** For people, in the language of the call. */
  readonly message: string;
  readonly id?: string;
  readonly allowed_values?: readonly unknown[];
  readonly did_you_mean?: string;
  /** The allowed names, each with one short line about it. */
  readonly allowed_fields?: Readonly<Record<string, string>>;
  /** The people who could be meant. */
  readonly candidates?: readonly { readonly id: string; readonly name: string | null }[];
  /** The record that already has the value. */
  readonly existing_id?: string;
  readonly merged_into?: string;
  /** The permissions that are missing. */
  readonly required?: readonly string[];
  readonly current_version?: number;
  readonly alternatives?: readonly unknown[];
  readonly limit?: number;
}

/** The properties of a failed call. */
export interface Failure {
  readonly message: string;
  readonly status?: number;
  /** The stable error code of the service; not set for 429. */
  readonly code?: Open<ErrorCode>;
  readonly details?: readonly ErrorDetail[];
  readonly requestId?: string;
  readonly headers?: Headers;
  /** Seconds from the Retry-After header. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** Marks errors of all copies of this package: an application can load its ESM and its CommonJS form. */
const BRAND = Symbol.for("crm-sdk.error");

/** The base class of all errors. Use `instanceof` to distinguish them, also between copies of this package. */
export class CrmError extends Error {
  static readonly kind: string = "CrmError";
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
    // A subclass of the application has no kind of its own.
    if (!Object.hasOwn(this, "kind") || typeof value !== "object" || value === null || !(BRAND in value)) return false;
    return this.kind === "CrmError" || (value as CrmError).name === this.kind;
  }

  /** Not enumerable, so that it is not logged. */
  declare readonly [BRAND]: true;
  override readonly name: string = "CrmError";
  readonly status: number | undefined;
  readonly code: Open<ErrorCode> | undefined;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;
  readonly headers: Headers | undefined;
  readonly retryAfter: number | undefined;

  constructor({ message, cause, ...failure }: Failure) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, BRAND, { value: true });
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
  static override readonly kind = "ConnectionError";
  override readonly name = "ConnectionError";
}
/** No response within `timeoutMs`. */
export class TimeoutError extends CrmError {
  static override readonly kind = "TimeoutError";
  override readonly name = "TimeoutError";
}
/** 400: the request does not match the contract; `details` contains every error. */
export class BadRequestError extends CrmError {
  static override readonly kind = "BadRequestError";
  override readonly name = "BadRequestError";
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends CrmError {
  static override readonly kind = "AuthenticationError";
  override readonly name = "AuthenticationError";
}
/** 403: authenticated, but not allowed. */
export class PermissionError extends CrmError {
  static override readonly kind = "PermissionError";
  override readonly name = "PermissionError";
}
/** 404: the record does not exist in the key's organization. */
export class NotFoundError extends CrmError {
  static override readonly kind = "NotFoundError";
  override readonly name = "NotFoundError";
}
/** 409: a duplicate, a conflicting state, or a concurrent call. */
export class ConflictError extends CrmError {
  static override readonly kind = "ConflictError";
  override readonly name = "ConflictError";
}
/** 412: the record's version differs from `If-Match`. */
export class PreconditionFailedError extends CrmError {
  static override readonly kind = "PreconditionFailedError";
  override readonly name = "PreconditionFailedError";
}
/** 422: the request is well-formed but cannot be processed. */
export class ValidationError extends CrmError {
  static override readonly kind = "ValidationError";
  override readonly name = "ValidationError";
}
/** 429: rate limit exceeded, even after all retries. */
export class RateLimitError extends CrmError {
  static override readonly kind = "RateLimitError";
  override readonly name = "RateLimitError";
}
/** 5xx: the service failed. */
export class ServerError extends CrmError {
  static override readonly kind = "ServerError";
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

/** Creates the error for a response from its body. */
export function errorOf(response: Response, text: string): CrmError {
  const { status, headers } = response;
  const body = bodyOf(text);
  const Class = classes[status] ?? (status >= 500 ? ServerError : CrmError);
  const requestId = headers.get("X-Request-Id") ?? body.request_id;
  const retryAfter = retryAfterOf(headers.get("Retry-After"));
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
  readonly code?: Open<ErrorCode>;
  readonly details?: readonly ErrorDetail[];
  readonly request_id?: string;
}

/** A proxy can return an HTML page instead of JSON. */
function bodyOf(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Seconds, or a date from a proxy (RFC 9110 §10.2.3). */
function retryAfterOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
