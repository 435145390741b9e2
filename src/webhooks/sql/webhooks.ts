import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { PageRequest, Rows } from "../../records/sql/record-page.ts";
import { authoritiesOf, type WebhookAuthority } from "../../records/sql/webhook-authorities.ts";
import { recordTable, standardColumns, type StandardFields } from "../../records/sql/record-table.ts";

/** A webhook as it is shown: without its secrets. */
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

/** What a list of webhooks can be narrowed by. */
export interface WebhookFilters {
  readonly status?: WebhookRecord["status"] | undefined;
}

const columns = [
  ...standardColumns,
  ...["url", "description", "events", "status", "disabled_reason", "previous_secret_expires_at"],
  ...["last_success_at", "last_failure_at", "consecutive_failures"],
] as const;

/** Hours during which a rotated secret signs too. */
const OVERLAP_HOURS = 24;

/** The statements on webhooks. */
export function webhookRepository(db: Knex) {
  const table = recordTable<WebhookRecord>(db, "webhooks", columns);
  return {
    ...table,
    /** Changes that are being written hold the row too, by their deliveries: whoever changes the webhook does not wait for them. */
    async lock(orgId: string, id: string): Promise<WebhookRecord | null> {
      const live = db("webhooks").where({ org_id: orgId, id, deleted_at: null });
      const row: WebhookRecord | undefined = await live.forNoKeyUpdate().first(...columns);
      return row ?? null;
    },
    list: (orgId: string, request: PageRequest, { status }: WebhookFilters): Promise<Rows<WebhookRecord>> =>
      table.page(orgId, request, (query) => (status === undefined ? query : query.where({ status }))),
    async count(orgId: string): Promise<number> {
      const rows = db("webhooks").where({ org_id: orgId, deleted_at: null });
      return (await rows.count({ count: "*" }).first<{ count: number } | undefined>())?.count ?? 0;
    },
    /** What gives a webhook another secret; the one so far signs for a day more. */
    rotated: (secret: string): object => ({
      secret,
      previous_secret: db.ref("secret"),
      previous_secret_expires_at: db.raw(`now() + interval '${String(OVERLAP_HOURS)} hours'`),
    }),
    /** Under whose rights these are sent. */
    authorities: (orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, WebhookAuthority>> =>
      authoritiesOf(
        db,
        ids.map((id) => ({ org_id: orgId, id })),
      ),
    /** What makes it start anew. */
    resumed: () => ({
      ...{ status: "active", disabled_reason: null, consecutive_failures: 0 },
      ...{ failing_since: null, told_of_failure: false, slow_until: null },
    }),
  };
}
