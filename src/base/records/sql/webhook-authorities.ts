import type { Knex } from "knex";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** The current state of the user and API key under whose permissions a webhook is sent. */
export interface WebhookAuthority {
  readonly org_id: string;
  readonly webhook_id: string;
  readonly plan: "free" | "professional" | "enterprise";
  /** The user is neither suspended nor removed. */
  readonly active: boolean;
  readonly role: string;
  readonly role_permissions: readonly string[] | null;
  /** The scopes of the API key that set up the webhook; null if a session did. */
  readonly key_scopes: readonly string[] | null;
  readonly key_revoked: boolean;
  readonly key_expired: boolean;
}

const AUTHORITIES = `SELECT w.org_id, w.id AS webhook_id, o.plan, u.role, r.permissions AS role_permissions,
    u.status = 'active' AND u.deleted_at IS NULL AND o.deleted_at IS NULL AS active,
    CASE WHEN w.authority_key IS NOT NULL THEN coalesce(k.scopes, '{}') END AS key_scopes,
    w.authority_key IS NOT NULL AND (k.id IS NULL OR k.revoked_at IS NOT NULL OR k.deleted_at IS NOT NULL) AS key_revoked,
    coalesce(k.expires_at <= now(), false) AS key_expired
  FROM unnest(?::uuid[], ?::uuid[]) AS requested (org_id, id)
  JOIN webhooks AS w ON w.org_id = requested.org_id AND w.id = requested.id
  JOIN organizations AS o ON o.id = w.org_id
  JOIN users AS u ON u.org_id = w.org_id AND u.id = w.authority_user
  LEFT JOIN roles AS r ON r.org_id = u.org_id AND r.name = u.role AND r.deleted_at IS NULL
  LEFT JOIN api_keys AS k ON k.org_id = w.org_id AND k.id = w.authority_key`;

/** Identifies a webhook. */
export interface WebhookKey {
  readonly org_id: string;
  readonly id: string;
}

/** Returns the authorities of webhooks by webhook id. */
export async function authoritiesOf(
  db: Knex,
  keys: readonly WebhookKey[],
): Promise<ReadonlyMap<string, WebhookAuthority>> {
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  if (distinct.length === 0) return new Map();
  const [orgs, ids] = [distinct.map(({ org_id }) => org_id), distinct.map(({ id }) => id)];
  const rows = await run<WebhookAuthority>(db, sql(AUTHORITIES, orgs, ids), "webhooks.authorities");
  return new Map(rows.map((row) => [row.webhook_id, row]));
}
