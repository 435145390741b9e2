import type { Knex } from "knex";
import type { CallerOrganization, Locale } from "../contract/caller.ts";

/** The person behind a credential, now, with the organization and the permissions of a custom role. */
export interface Holder extends Omit<CallerOrganization, "id" | "name"> {
  readonly org_id: string;
  readonly org_name: string;
  readonly org_deleted: boolean;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly locale: Locale | null;
  readonly role: string;
  readonly role_permissions: readonly string[] | null;
  /** Neither invited only, nor suspended, nor removed. */
  readonly active: boolean;
}

/** The columns of a holder from organizations o, users u and roles r. */
export function holderColumns(db: Knex): (Record<string, string> | Knex.Raw)[] {
  return [
    { org_id: "o.id", org_name: "o.name", plan: "o.plan", default_locale: "o.default_locale" },
    { timezone: "o.timezone", currency: "o.currency", data_region: "o.data_region" },
    { user_id: "u.id", email: "u.email", first_name: "u.first_name", last_name: "u.last_name" },
    { locale: "u.locale", role: "u.role", role_permissions: "r.permissions" },
    db.raw("o.deleted_at IS NOT NULL AS org_deleted"),
    db.raw("u.status = 'active' AND u.deleted_at IS NULL AS active"),
  ];
}
