import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import type { StoredEvent } from "../rules/event.ts";
import { equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { WebhookEventName } from "../../../../generated/vocabulary.js";
import { readPage, type PageRequest, type Rows } from "../../../base/records/sql/record-page.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** The delivery of an event to a webhook; its id is the event's id. */
export interface DeliveryRecord {
  readonly id: string;
  readonly webhook_id: string;
  readonly type: WebhookEventName;
  readonly status: "pending" | "delivered" | "failed" | "cancelled";
  readonly attempt_count: number;
  readonly next_attempt_at: string | null;
  readonly last_status: number | null;
  readonly last_error: AttemptError | null;
  readonly created_at: string;
  readonly finished_at: string | null;
}

/** The reason why an attempt failed. */
export type AttemptError =
  "status" | "redirect" | "timeout" | "connection" | "tls" | "too_large" | "refused" | "event" | "permission";

/** One attempt of a delivery. */
export interface AttemptRecord {
  readonly number: number;
  readonly at: string;
  readonly duration_ms: number;
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly response: string | null;
}

/** An event of this transaction. */
interface NewDelivery {
  readonly id: string;
  readonly record_id: string;
  readonly type: WebhookEventName;
}

/** Identifies a delivery. */
interface DeliveryKey {
  readonly webhookId: string;
  readonly id: string;
}

const readColumns = recordColumns("WebhookDelivery", {
  stored: [
    "type",
    "webhook_id",
    "status",
    "attempt_count",
    "next_attempt_at",
    "last_status",
    "last_error",
    "finished_at",
  ],
});

const listTable: ListOf<"webhooks.deliveries"> = {
  filters: { status: equals("status"), type: equals("type") },
  sort: { finished_at: "finished_at" },
};

/** Statements for reading and managing deliveries; webhook-dispatch.ts sends them. */
export function webhookDeliveryRepository(db: Knex) {
  const columns = readColumns(db);
  const of = (orgId: string, webhookId: string): Knex.QueryBuilder =>
    db("webhook_deliveries").where({ org_id: orgId, webhook_id: webhookId });
  return {
    list: (
      orgId: string,
      webhookId: string,
      { request, filters }: { readonly request: PageRequest; readonly filters: ListFilters["webhooks.deliveries"] },
    ): Promise<Rows<DeliveryRecord>> => {
      const rows = (): Knex.QueryBuilder => narrowBy(of(orgId, webhookId), listTable.filters, filters, orgId);
      return readPage<DeliveryRecord>({ db, columns, rows, sort: listTable.sort }, request);
    },
    get: async (orgId: string, { webhookId, id }: DeliveryKey): Promise<DeliveryRecord | null> =>
      (await of(orgId, webhookId)
        .where({ id })
        .first<DeliveryRecord | undefined>(...columns)) ?? null,
    /** Oldest first. */
    attempts: async (orgId: string, { webhookId, id }: DeliveryKey): Promise<AttemptRecord[]> =>
      await db("webhook_attempts")
        .where({ org_id: orgId, webhook_id: webhookId, delivery_id: id })
        .orderBy("number")
        .select<AttemptRecord[]>("number", "at", "duration_ms", "status", "error", "response"),
    /** The event of a delivery; null if it does not exist. */
    event: (orgId: string, key: DeliveryKey): Promise<StoredEvent | null> => eventOf(db, orgId, key),
    /** Creates a delivery for an event of this transaction, regardless of the webhook's subscriptions. */
    async add(orgId: string, webhookId: string, delivery: NewDelivery): Promise<void> {
      await db("webhook_deliveries").insert({ org_id: orgId, webhook_id: webhookId, ...delivery });
    },
    /**
     * Repeats a delivery immediately, with a new retry schedule; returns false if it does not exist or is being
     * attempted.
     */
    repeat: async (orgId: string, { webhookId, id }: DeliveryKey): Promise<boolean> =>
      (await of(orgId, webhookId).where({ id }).whereNull("lease").update(restarted(db))) > 0,
    /** Repeats all failed deliveries created since a time; returns how many. */
    repeatFailed: async (orgId: string, webhookId: string, since: string): Promise<number> =>
      await of(orgId, webhookId).where({ status: "failed" }).where("created_at", ">=", since).update(restarted(db)),
    /** Ends pending deliveries. */
    async endPending(orgId: string, webhookId: string, status: "failed" | "cancelled"): Promise<void> {
      await of(orgId, webhookId)
        .where({ status: "pending" })
        .update({ status, next_attempt_at: null, lease: null, finished_at: db.fn.now() });
    },
    /** Deletes deliveries older than 30 days. */
    async purge(): Promise<void> {
      await run(db, sql("DELETE FROM webhook_deliveries WHERE created_at < now() - interval '30 days'"));
    },
  };
}

async function eventOf(db: Knex, orgId: string, { webhookId, id }: DeliveryKey): Promise<StoredEvent | null> {
  const key: EventKey | undefined = await db("webhook_deliveries")
    .where({ org_id: orgId, webhook_id: webhookId, id })
    .first("org_id", "id", "record_id", "xid");
  return key ? ((await storedEvents(db, [key])).get(id) ?? null) : null;
}

const restarted = (db: Knex): object => ({
  status: "pending",
  retry: 0,
  finished_at: null,
  next_attempt_at: db.fn.now(),
});

/** The fields of a delivery by which its event is found. */
export interface EventKey {
  readonly org_id: string;
  readonly id: string;
  /** Null for deliveries of earlier releases, which have the transaction id. */
  readonly record_id: string | null;
  readonly xid: string;
}

const COLUMNS = "c.id, c.org_id, c.data, c.changes, c.actor, c.occurred_at";
const OF_RECORDS = `SELECT ${COLUMNS} FROM unnest(?::uuid[], ?::uuid[], ?::uuid[]) AS requested (org_id, record_id, id)
  JOIN changes AS c ON c.org_id = requested.org_id AND c.record_id = requested.record_id AND c.id = requested.id
  WHERE c.org_id = ANY (?::uuid[])`;
const OF_TRANSACTIONS = `SELECT ${COLUMNS} FROM unnest(?::uuid[], ?::text[], ?::uuid[]) AS requested (org_id, xid, id)
  JOIN changes AS c ON c.org_id = requested.org_id AND c.xid = requested.xid::xid8 AND c.id = requested.id
  WHERE c.org_id = ANY (?::uuid[])`;

/**
 * Returns the events of deliveries by their ids; those that have expired are missing. A separate statement from that of
 * the deliveries, which are in another place of a distributed database.
 */
export async function storedEvents(db: Knex, keys: readonly EventKey[]): Promise<ReadonlyMap<string, StoredEvent>> {
  const known = keys.filter(({ record_id }) => record_id !== null);
  const older = keys.filter(({ record_id }) => record_id === null);
  const read = async (text: string, name: "record_id" | "xid", some: readonly EventKey[]): Promise<StoredEvent[]> => {
    if (some.length === 0) return [];
    const organizations = some.map(({ org_id }) => org_id);
    const ids = some.map(({ id }) => id);
    const bindings = [organizations, some.map((key) => key[name]), ids, [...new Set(organizations)]];
    return await run<StoredEvent>(db, sql(text, ...bindings), `webhooks.events.${name}`);
  };
  const found = [...(await read(OF_RECORDS, "record_id", known)), ...(await read(OF_TRANSACTIONS, "xid", older))];
  return new Map(found.map((event) => [event.id, event]));
}
