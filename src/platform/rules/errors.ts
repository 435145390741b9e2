import type { DetailCode, ErrorCode, ValidationCode } from "../../../generated/vocabulary.js";

/** Members of a detail that are shown as they are, beside path, code and message. */
export interface DetailExtra {
  readonly allowed_values?: readonly unknown[];
  readonly did_you_mean?: string;
  readonly existing_id?: string;
  readonly merged_into?: string;
  readonly required?: readonly string[];
  readonly current_version?: number;
  readonly id?: string;
  readonly alternatives?: readonly unknown[];
  readonly limit?: number;
}

/** One thing that is wrong, and where: a JSON pointer into the input, or a parameter's name. */
export interface Detail {
  readonly path: string;
  readonly code: DetailCode | ValidationCode | ErrorCode;
  /** What the localized message is filled with. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly extra?: DetailExtra;
}

/** Why a call cannot be done. The shells turn it into a status and a sentence in the caller's language. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ErrorCode;
  readonly details: readonly Detail[];
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: readonly Detail[] = [],
    options: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
  }
}

/** There is no such record here; another organization's looks the same. */
export const notFound = (): Problem => new Problem("not_found");

/** The record went into another one. */
export const mergedAway = (into: string): Problem =>
  new Problem("not_found", [{ path: "", code: "merged", extra: { merged_into: into } }]);

/** Only other kinds of records can be used here. */
export const wrongEntityType = (path: string, allowed: readonly string[]): Problem =>
  unprocessable([{ path, code: "wrong_entity_type", extra: { allowed_values: allowed } }]);

/** The input does not fit the contract; `details` holds every problem. */
export const validationFailed = (details: readonly Detail[]): Problem => new Problem("validation_failed", details);

/** The input fits the contract but cannot be done. */
export const unprocessable = (details: readonly Detail[]): Problem => new Problem("unprocessable", details);

/** A value that a record can have, but that nobody sets. */
export const notSettable = (path: string, allowed: readonly string[]): Problem =>
  unprocessable([{ path, code: "enum", extra: { allowed_values: allowed } }]);

/** A live record already has this value. */
export const duplicate = (path: string, existingId: string | null): Problem =>
  new Problem("duplicate", [
    { path, code: "existing_record", ...(existingId === null ? {} : { extra: { existing_id: existingId } }) },
  ]);

/** The change was meant for another version. */
export const versionConflict = (current: number): Problem =>
  new Problem("version_conflict", [
    { path: "If-Match", code: "current_version", values: { version: current }, extra: { current_version: current } },
  ]);

/** The record's state does not allow it. */
export const stateConflict = (code?: DetailCode, path = ""): Problem =>
  new Problem("state_conflict", code === undefined ? [] : [{ path, code }]);

/** Something still uses the record. */
export const inUse = (details: readonly Detail[] = []): Problem => new Problem("in_use", details);

/** The caller's role does not allow it. */
export const permissionDenied = (details: readonly Detail[] = []): Problem => new Problem("permission_denied", details);

/** The role allows it, the scopes of the key or application do not. */
export const insufficientScope = (required: readonly string[]): Problem =>
  new Problem("insufficient_scope", [
    { path: "", code: "required_scope", values: { scopes: required.join(", ") }, extra: { required } },
  ]);

/** A list of permissions holds some that its editor does not have. */
export const exceedsOwnRights = (path: string, missing: readonly string[]): Problem =>
  unprocessable([
    { path, code: "exceeds_own_rights", values: { permissions: missing.join(", ") }, extra: { required: missing } },
  ]);

/** A replayed call had handed out a secret, which is shown once. */
export const secretAlreadyShown = (id: string | null): Problem =>
  new Problem("secret_already_shown", id === null ? [] : [{ path: "", code: "shown_secret", extra: { id } }]);

/** The id in `path` leads to no record that the caller can reach. */
export const referenceNotFound = (path: string): Problem => unprocessable([{ path, code: "reference_not_found" }]);

/** Nobody is known to be calling. */
export const unauthenticated = (): Problem => new Problem("unauthenticated");

/** The same for unknown people and for wrong passwords. */
export const wrongSignIn = (): Problem =>
  new Problem("unauthenticated", [{ path: "/password", code: "wrong_sign_in" }]);
