/** The error types of RFC 7644 §3.12, table 9, that this service uses. */
type ScimType =
  "invalidFilter" | "uniqueness" | "mutability" | "invalidSyntax" | "invalidPath" | "noTarget" | "invalidValue";

/** A call over SCIM is rejected. The detail is for the administrator of the identity provider, so it is in English. */
export class ScimError extends Error {
  override readonly name = "ScimError";
  readonly status: number;
  readonly scimType: ScimType | null;

  constructor(status: number, scimType: ScimType | null, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** The filter cannot be read, or uses something that the attribute does not support. */
export const invalidFilter = (detail: string): ScimError => new ScimError(400, "invalidFilter", detail);

/** The path of a PATCH operation cannot be read or names no attribute. */
export const invalidPath = (detail: string): ScimError => new ScimError(400, "invalidPath", detail);

/** The path of a PATCH operation is missing or matches no value. */
export const noTarget = (detail: string): ScimError => new ScimError(400, "noTarget", detail);

/** A required value is missing, or a value is not allowed. */
export const invalidValue = (detail: string): ScimError => new ScimError(400, "invalidValue", detail);

/** The body does not have the structure of a SCIM message. */
export const invalidSyntax = (detail: string): ScimError => new ScimError(400, "invalidSyntax", detail);

/** The attribute cannot be changed in this way. */
export const notMutable = (detail: string): ScimError => new ScimError(400, "mutability", detail);

/** Another resource has the value. */
export const notUnique = (detail: string): ScimError => new ScimError(409, "uniqueness", detail);

/** The change is not allowed in the current state. */
export const conflict = (detail: string): ScimError => new ScimError(409, null, detail);

/** The organization has no such resource. */
export const resourceNotFound = (kind: string, id: string): ScimError =>
  new ScimError(404, null, `${kind} ${id.slice(0, 100)} was not found.`);
