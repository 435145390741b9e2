import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A webhook as shown in the API: without its secrets. */
export interface WebhookRecord extends StandardFields {
  readonly url: string;
  readonly description: string | null;
  readonly events: Schemas["WebhookSubscription"][];
  readonly status: "active" | "paused" | "disabled";
  readonly disabled_reason: "gone" | "failing" | null;
  readonly previous_secret_expires_at: string | null;
  readonly last_success_at: string | null;
  readonly last_failure_at: string | null;
  readonly consecutive_failures: number;
}

const readColumns = recordColumns("Webhook", {
  stored: [
    "url",
    "description",
    "events",
    "status",
    "disabled_reason",
    "previous_secret_expires_at",
    "last_success_at",
    "last_failure_at",
    "consecutive_failures",
  ],
  composed: ["events_suspended"],
});

const list: ListOf<"webhooks.list"> = {
  filters: { status: equals("status") },
  sort: { url: byText("url"), last_success_at: "last_success_at", last_failure_at: "last_failure_at" },
};

/** Hours during which the previous secret remains valid. */
const OVERLAP_HOURS = 24;

/** Statements for webhooks. */
export function webhookRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<WebhookRecord>(db, "webhooks", columns);
  return {
    ...table,
    /** Uses FOR NO KEY UPDATE, because transactions that insert deliveries hold a key lock on the row. */
    async lock(orgId: string, id: string): Promise<WebhookRecord | null> {
      const live = db("webhooks").where({ org_id: orgId, id, deleted_at: null });
      const row: WebhookRecord | undefined = await live.forNoKeyUpdate().first(...columns);
      return row ?? null;
    },
    ...listedTable<WebhookRecord, ListFilters["webhooks.list"]>(db, { table: "webhooks", columns, list }),
    async count(orgId: string): Promise<number> {
      const rows = db("webhooks").where({ org_id: orgId, deleted_at: null });
      return (await rows.count({ count: "*" }).first<{ count: number } | undefined>())?.count ?? 0;
    },
    /** Returns the changes for a new secret; the previous one remains valid for a day. */
    rotated: (secret: string): object => ({
      secret,
      previous_secret: db.ref("secret"),
      previous_secret_expires_at: db.raw(`now() + interval '${String(OVERLAP_HOURS)} hours'`),
    }),
    /** Returns the authorities of webhooks. */
    authorities: (orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, WebhookAuthority>> =>
      authoritiesOf(
        db,
        ids.map((id) => ({ org_id: orgId, id })),
      ),
    /** Returns the changes that resume a webhook. */
    resumed: () => ({
      status: "active",
      disabled_reason: null,
      consecutive_failures: 0,
      failing_since: null,
      told_of_failure: false,
      slow_until: null,
    }),
  };
}

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
interface WebhookKey {
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
