import type { Knex } from "knex";
import type { CallerOrganization, Locale } from "../../../base/contract/caller.ts";

/** The current state of the user behind a credential, with the organization and the permissions of a custom role. */
export interface CredentialOwner extends Omit<CallerOrganization, "id" | "name"> {
  readonly org_id: string;
  readonly org_name: string;
  /** The organization is deleted, or suspended by the operator. */
  readonly org_closed: boolean;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly locale: Locale | null;
  readonly role: string;
  readonly role_permissions: readonly string[] | null;
  /** The user is neither only invited nor suspended nor removed. */
  readonly active: boolean;
}

/**
 * The columns of a credential owner, from organizations o, users u and roles r. Lists of texts are returned as JSON, which
 * is parsed faster than an array.
 */
export const OWNER_COLUMNS = `o.id AS org_id, o.name AS org_name, o.plan, o.default_locale, o.timezone, o.currency, o.default_country, o.data_region,
  u.id AS user_id, u.email, u.first_name, u.last_name, u.locale, u.role, to_json(r.permissions) AS role_permissions,
  o.deleted_at IS NOT NULL OR o.suspended_at IS NOT NULL AS org_closed, u.status = 'active' AND u.deleted_at IS NULL AS active`;

/** Joins credentials, under this alias, with their user u, the user's organization o and custom role r. */
export function joinOwner(credentials: Knex.QueryBuilder, alias: string): Knex.QueryBuilder {
  return credentials
    .join("users as u", { "u.org_id": `${alias}.org_id`, "u.id": `${alias}.user_id` })
    .join("organizations as o", { "o.id": `${alias}.org_id` })
    .leftJoin("roles as r", (join) => {
      join.on("r.org_id", "u.org_id").andOn("r.name", "u.role").andOnNull("r.deleted_at");
    });
}
