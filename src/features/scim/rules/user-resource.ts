import type { Locale } from "../../../base/contract/caller.ts";
import { USER_SCHEMA } from "./schemas.ts";
import type { JsonObject } from "./json.ts";
import { metaOf, type Versioned } from "./meta.ts";

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
export function userLocation(id: string, base: string): string {
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
