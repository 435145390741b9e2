import type { Knex } from "knex";
import type { EventType } from "../../../generated/vocabulary.js";
import { readPage, type PageRequest, type Rows } from "./record-page.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** An event on its way to a webhook; its id is the event's. */
export interface DeliveryRecord {
  readonly id: string;
  readonly webhook_id: string;
  readonly type: EventType;
  readonly status: "pending" | "delivered" | "failed" | "cancelled";
  readonly attempt_count: number;
  readonly next_attempt_at: string | null;
  readonly last_status: number | null;
  readonly last_error: AttemptError | null;
  readonly created_at: string;
  readonly finished_at: string | null;
}

/** Why an attempt failed. */
export type AttemptError =
  "status" | "redirect" | "timeout" | "connection" | "tls" | "too_large" | "refused" | "event" | "permission";

/** One try to deliver. */
export interface AttemptRecord {
  readonly number: number;
  readonly at: string;
  readonly duration_ms: number;
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly response: string | null;
}

/** What a list of deliveries can be narrowed by. */
export interface DeliveryFilters {
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
}

/** A delivery of a webhook. */
export interface DeliveryKey {
  readonly webhookId: string;
  readonly id: string;
}

const columns = [
  ...["id", "webhook_id", "type", "status", "attempt_count", "next_attempt_at"],
  ...["last_status", "last_error", "created_at", "finished_at"],
] as const;

const SIMPLE = {
  status: "status = ?",
  type: "type = ?",
  created_after: "created_at >= ?::timestamptz",
  created_before: "created_at < ?::timestamptz",
} as const;

/** The statements on deliveries, but those that deliver. */
export function webhookDeliveryRepository(db: Knex) {
  const of = (orgId: string, webhookId: string): Knex.QueryBuilder =>
    db("webhook_deliveries").where({ org_id: orgId, webhook_id: webhookId });
  return {
    async list(
      orgId: string,
      webhookId: string,
      { request, filters }: { readonly request: PageRequest; readonly filters: DeliveryFilters },
    ): Promise<Rows<DeliveryRecord>> {
      const rows = (): Knex.QueryBuilder => narrowed(of(orgId, webhookId), filters);
      return await readPage<DeliveryRecord>({ db, columns, rows }, request);
    },
    async get(orgId: string, { webhookId, id }: DeliveryKey): Promise<DeliveryRecord | null> {
      const row: DeliveryRecord | undefined = await of(orgId, webhookId)
        .where({ id })
        .first(...columns);
      return row ?? null;
    },
    /** Oldest first. */
    attempts: async (orgId: string, { webhookId, id }: DeliveryKey): Promise<AttemptRecord[]> =>
      await db("webhook_attempts")
        .where({ org_id: orgId, webhook_id: webhookId, delivery_id: id })
        .orderBy("number")
        .select<AttemptRecord[]>("number", "at", "duration_ms", "status", "error", "response"),
    /** Has an event of this transaction delivered, whatever the webhook wants to be told of. */
    async add(orgId: string, { webhookId, id }: DeliveryKey, type: string): Promise<void> {
      await db("webhook_deliveries").insert({ org_id: orgId, webhook_id: webhookId, id, type });
    },
    /** Has it delivered again at once, from the beginning of the retry table; false where there is none that rests. */
    again: async (orgId: string, { webhookId, id }: DeliveryKey): Promise<boolean> =>
      (await of(orgId, webhookId).where({ id }).whereNull("lease").update(anew(db))) > 0,
    /** The same of all that were given up, of events since a moment; how many. */
    failedAgain: async (orgId: string, webhookId: string, since: string): Promise<number> =>
      await of(orgId, webhookId).where({ status: "failed" }).where("created_at", ">=", since).update(anew(db)),
    /** Ends what waits. */
    async endPending(orgId: string, webhookId: string, status: "failed" | "cancelled"): Promise<void> {
      await of(orgId, webhookId)
        .where({ status: "pending" })
        .update({ status, next_attempt_at: null, lease: null, finished_at: db.fn.now() });
    },
    /** Forgets what is 30 days old. */
    async purge(): Promise<void> {
      await run(db, sql("DELETE FROM webhook_deliveries WHERE created_at < now() - interval '30 days'"));
    },
  };
}

const anew = (db: Knex): object => ({
  ...{ status: "pending", retry: 0, finished_at: null },
  next_attempt_at: db.fn.now(),
});

function narrowed(query: Knex.QueryBuilder, filters: DeliveryFilters): Knex.QueryBuilder {
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) void query.whereRaw(text, [value]);
  }
  return query;
}
