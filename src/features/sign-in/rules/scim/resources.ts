import type { Locale } from "../../../../base/contract/caller.ts";
import { USER_SCHEMA, GROUP_SCHEMA } from "./schemas.ts";
import type { JsonObject } from "./json.ts";
import { ScimError } from "./errors.ts";

/** A member as SCIM shows them. */
export interface ScimUser extends Versioned {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly locale: Locale | null;
  readonly timezone: string | null;
  readonly status: "invited" | "active" | "suspended";
  /** Null: the e-mail address. */
  readonly user_name: string | null;
  readonly external_id: string | null;
  readonly display_name: string | null;
  /** Whether the provider calls the address primary. */
  readonly email_primary: boolean;
}

/** A group that a user belongs to. */
export interface GroupOfUser {
  readonly id: string;
  readonly display_name: string;
}

/** Returns the resource of a user. `base` is the URL of the SCIM service. */
export function userResource(user: ScimUser, groups: readonly GroupOfUser[], base: string): JsonObject {
  const { id, display_name, locale, timezone, email, email_primary: primary, status } = user;
  return {
    schemas: [USER_SCHEMA],
    id,
    ...optional("externalId", user.external_id),
    userName: user.user_name ?? email,
    ...optional("name", nameOf(user)),
    ...optional("displayName", display_name),
    ...optional("locale", locale),
    ...optional("timezone", timezone),
    active: status !== "suspended",
    emails: [{ value: email, type: "work", primary }],
    ...optional("groups", groups.length === 0 ? null : groups.map((group) => groupReference(group, base))),
    meta: metaOf("User", user, base),
  };
}

/** Returns the URL of a user. */
function userLocation(id: string, base: string): string {
  return `${base}/Users/${id}`;
}

function groupReference({ id, display_name }: GroupOfUser, base: string): JsonObject {
  return { value: id, $ref: `${base}/Groups/${id}`, display: display_name };
}

function nameOf({ first_name, last_name }: ScimUser): JsonObject | null {
  if (first_name === null && last_name === null) return null;
  return { ...optional("familyName", last_name), ...optional("givenName", first_name) };
}

function optional(name: string, value: unknown): JsonObject {
  return value === null ? {} : { [name]: value };
}

/** A group as it is stored. */
export interface ScimGroup extends Versioned {
  readonly display_name: string;
  readonly external_id: string | null;
}

/** Returns the resource of a group with the ids of its members. `base` is the URL of the SCIM service. */
export function groupResource(group: ScimGroup, members: readonly string[], base: string): JsonObject {
  const { id, external_id, display_name } = group;
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    displayName: display_name,
    ...(members.length === 0 ? {} : { members: members.map((member) => memberReference(member, base)) }),
    meta: metaOf("Group", group, base),
  };
}

function memberReference(id: string, base: string): JsonObject {
  return { value: id, $ref: userLocation(id, base), type: "User" };
}

/** A resource with a version. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Returns the ETag of a version. It is weak: the groups of a user can change without a new version of the user. */
export function etagOf({ version }: Pick<Versioned, "version">): string {
  return `W/"${String(version)}"`;
}

/** Returns the metadata of a resource (RFC 7643 §3.1). */
function metaOf(resourceType: "User" | "Group", resource: Versioned, base: string): JsonObject {
  const { id, created_at, updated_at } = resource;
  const location = `${base}/${resourceType}s/${id}`;
  return { resourceType, created: created_at, lastModified: updated_at, location, version: etagOf(resource) };
}

/** Throws 412 if the resource has none of the ETags; null means any. */
export function requireEtag(resource: { readonly version: number }, ifMatch: readonly string[] | null): void {
  if (ifMatch === null || matchesEtag(etagOf(resource), ifMatch)) return;
  throw new ScimError(412, null, `The resource has changed; its version is ${etagOf(resource)}.`);
}

/** Returns whether an ETag is in a list. Versions are compared weakly (RFC 7644 §3.14). */
export function matchesEtag(etag: string, list: readonly string[]): boolean {
  return list.some((one) => one === "*" || opaque(one) === opaque(etag));
}

/** Returns the ETags of a header; null if there is none. */
export function readEtags(header: string | undefined): readonly string[] | null {
  return header === undefined ? null : header.split(",").map((one) => one.trim());
}

function opaque(etag: string): string {
  return etag.replace(/^W\//i, "");
}
