import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import { authoritiesOf, type WebhookAuthority } from "../../../base/records/sql/webhook-authorities.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

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
