import type { DetailCode, ErrorCode, ValidationCode } from "../../../../generated/vocabulary.js";

/** Members of a detail that are part of the response, in addition to path, code and message. */
interface DetailExtra {
  readonly allowed_values?: readonly unknown[];
  readonly did_you_mean?: string;
  /** The allowed names, each with one short line. */
  readonly allowed_fields?: Readonly<Record<string, string>>;
  /** The people who could be meant. */
  readonly candidates?: readonly { readonly id: string; readonly name: string | null }[];
  readonly existing_id?: string;
  readonly merged_into?: string;
  readonly required?: readonly string[];
  readonly current_version?: number;
  readonly id?: string;
  readonly alternatives?: readonly unknown[];
  readonly limit?: number;
  /** The position in the JSON, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Of an amount of money. */
  readonly currency?: string;
  /** Identifies a sign-in that a second factor completes. */
  readonly challenge?: string;
}

/** One error and its location: a JSON pointer into the input, or the name of a parameter. */
export interface Detail {
  readonly path: string;
  readonly code: DetailCode | ValidationCode | ErrorCode;
  /** Values for the placeholders of the localized message. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly extra?: DetailExtra;
}

/** The reason why a call is rejected. The adapters convert it to a status and a message in the caller's language. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ErrorCode;
  readonly details: readonly Detail[];
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: readonly Detail[] = [],
    options: { cause?: unknown; retryAfter?: number } = {},
  ) {
    const { stackTraceLimit } = Error;
    // Only failures of the service are logged with their location. For the others, finding it is half the cost.
    if (code !== "internal" && code !== "unavailable") Error.stackTraceLimit = 0;
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
  }
}

/** The record does not exist in this organization. */
export const notFound = (): Problem => new Problem("not_found");

/** The record was merged into another one. */
export const mergedAway = (into: string): Problem =>
  new Problem("not_found", [{ path: "", code: "merged", extra: { merged_into: into } }]);

/** The record type is not allowed here. */
export const wrongEntityType = (path: string, allowed: readonly string[]): Problem =>
  unprocessable([{ path, code: "wrong_entity_type", extra: { allowed_values: allowed } }]);

/** The input does not match the contract; `details` lists every error. */
export const validationFailed = (details: readonly Detail[]): Problem => new Problem("validation_failed", details);

/** The input matches the contract but cannot be processed. */
export const unprocessable = (details: readonly Detail[]): Problem => new Problem("unprocessable", details);

/** The value is read-only: records can have it, but clients cannot set it. */
export const notSettable = (path: string, allowed: readonly string[]): Problem =>
  unprocessable([{ path, code: "enum", extra: { allowed_values: allowed } }]);

/** Another record already has this value. */
export const duplicate = (path: string, existingId: string | null): Problem =>
  new Problem("duplicate", [
    { path, code: "existing_record", ...(existingId === null ? {} : { extra: { existing_id: existingId } }) },
  ]);

/** The record has another version than the client expected. */
export const versionConflict = (current: number): Problem =>
  new Problem("version_conflict", [
    { path: "If-Match", code: "current_version", values: { version: current }, extra: { current_version: current } },
  ]);

/** The record's state does not allow the call. */
export const stateConflict = (code?: DetailCode, path = ""): Problem =>
  new Problem("state_conflict", code === undefined ? [] : [{ path, code }]);

/** The record is still referenced. */
export const inUse = (details: readonly Detail[] = []): Problem => new Problem("in_use", details);

/** The caller's role does not allow the call. */
export const permissionDenied = (details: readonly Detail[] = []): Problem => new Problem("permission_denied", details);

/** The role allows the call, but the scopes of the key or application do not. */
export const insufficientScope = (required: readonly string[]): Problem =>
  new Problem("insufficient_scope", [
    { path: "", code: "required_scope", values: { scopes: required.join(", ") }, extra: { required } },
  ]);

/** A list of permissions contains some that its editor does not have. */
export const exceedsOwnRights = (path: string, missing: readonly string[]): Problem =>
  unprocessable([
    { path, code: "exceeds_own_rights", values: { permissions: missing.join(", ") }, extra: { required: missing } },
  ]);

/** The replayed call had returned a secret, which is shown only once. */
export const secretAlreadyShown = (id: string | null): Problem =>
  new Problem("secret_already_shown", id === null ? [] : [{ path: "", code: "shown_secret", extra: { id } }]);

/** The id in `path` does not refer to a record that the caller can access. */
export const referenceNotFound = (path: string): Problem => unprocessable([{ path, code: "reference_not_found" }]);

/** There may be no more than this. */
export const tooMany = (path: string, limit: number): Problem =>
  unprocessable([{ path, code: "too_many", values: { limit }, extra: { limit } }]);

/** The call has no valid credentials. */
export const unauthenticated = (): Problem => new Problem("unauthenticated");

/** Wrong e-mail address or password. The error is the same in both cases. */
export const wrongSignIn = (): Problem =>
  new Problem("unauthenticated", [{ path: "/password", code: "wrong_sign_in" }]);

/** The code of the second factor is wrong, or was already used. */
export const incorrectCode = (path = "/code"): Problem => unprocessable([{ path, code: "incorrect_code" }]);

/** The passkey did not sign the challenge, or it is not a passkey of this account. */
export const rejectedPasskey = (path: string): Problem => unprocessable([{ path, code: "passkey_rejected" }]);

/** The sign-in that a second factor was to complete has expired, has ended, or never existed. */
export const invalidChallenge = (): Problem =>
  new Problem("unauthenticated", [{ path: "/challenge", code: "invalid_challenge" }]);

/** A daily limit of what people without an account cause; each has its own sentence. */
export type LimitReason =
  "recipient_messages" | "sender_messages" | "host_messages" | "invitee_bookings" | "sender_bookings" | "host_bookings";

/** A rate limit is exceeded. There is no error code: the body is one sentence. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Seconds. */
  readonly retryAfter: number;
  /** The daily limit that is exceeded; null: requests per minute. */
  readonly reason: LimitReason | null;

  constructor(retryAfter: number, reason: LimitReason | null = null) {
    super("too many requests");
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}
