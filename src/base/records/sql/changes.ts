import { crc32 } from "node:zlib";
import type { Knex } from "knex";
import type { Change } from "../rules/change.ts";
import { timelineOf } from "../rules/timeline.ts";
import { isSubscribable, subscriptionsTo } from "../rules/webhook-subscriptions.ts";
import { changedTimelineSql, type ChangedRows, lastActivitySql, timelineSql } from "./timelines.ts";
import { join, run, sql, type SqlText } from "../../platform/sql/sql-text.ts";

const ROWS = `jsonb_to_recordset(?::jsonb) AS r (
  id uuid, record_type text, record_id uuid, kind text, version integer, actor jsonb, occurred_at timestamptz, data jsonb, changes jsonb)`;
const COLUMNS = "id, record_type, record_id, kind, version, actor, occurred_at, data, changes";

/**
 * Inserts changes, timeline entries and webhook deliveries as parts of the statement that changes records.
 */
export function changesSql(changed: ChangedRows, changes: readonly Change[]): SqlText[] {
  const text = `INSERT INTO changes (org_id, ${COLUMNS})
    SELECT ?::uuid, ${COLUMNS.split(", ")
      .map((name) => `r.${name}`)
      .join(", ")}
    FROM ${changed.name} JOIN ${ROWS} ON r.record_id = ${changed.name}.id`;
  return [
    sql(text, changed.orgId, JSON.stringify(changes)),
    ...changedTimelineSql(changed, changes),
    ...deliveriesSql(changed, changes),
  ];
}

/** Inserts deliveries as part of the statement that inserts events. */
function deliveriesSql({ name, orgId }: ChangedRows, changes: readonly Change[]): SqlText[] {
  const deliveries = changes
    .filter(({ kind }) => isSubscribable(kind))
    .map(({ id, record_id, kind }) => ({ id, record_id, kind, subscriptions: subscriptionsTo(kind) }));
  if (deliveries.length === 0) return [];
  const text = `INSERT INTO webhook_deliveries (org_id, webhook_id, id, record_id, type)
    SELECT w.org_id, w.id, r.id, r.record_id, r.kind
    FROM ${name} JOIN jsonb_to_recordset(?::jsonb) AS r (id uuid, record_id uuid, kind text, subscriptions text[]) ON r.record_id = ${name}.id
    JOIN webhooks AS w ON w.org_id = ?::uuid AND w.status = 'active' AND w.deleted_at IS NULL AND w.events && r.subscriptions`;
  return [sql(text, JSON.stringify(deliveries), orgId)];
}

/** Changes, and other parts of their statement. */
interface Appended {
  readonly changes: readonly Change[];
  readonly others?: readonly SqlText[];
}

/** Inserts changes, timeline entries and webhook deliveries in the current transaction. */
export async function appendChanges(db: Knex, orgId: string, { changes, others = [] }: Appended): Promise<void> {
  const text = `INSERT INTO changes (org_id, ${COLUMNS}) SELECT ?::uuid, ${COLUMNS} FROM ${ROWS} RETURNING record_id AS id`;
  const named = (name: string, one: SqlText): SqlText => sql(`${name} AS (${one.text})`, ...one.bindings);
  const inserted = named("inserted", sql(text, orgId, JSON.stringify(changes)));
  const records = sql("records AS (SELECT DISTINCT id FROM inserted)");
  const sent = deliveriesSql({ name: "records", orgId }, changes).map((one) => named("sent", one));
  const entries = changes.flatMap(timelineOf);
  const timeline = timelineSql(orgId, entries);
  const also = others.map((one, index) => named(`s${String(index)}`, one));
  const parts = join([inserted, records, ...sent, ...lastActivitySql(orgId, entries), ...also], ", ");
  const statement = sql(`WITH ${parts.text} ${timeline.text}`, ...parts.bindings, ...timeline.bindings);
  const name = parts.bindings.length <= MAX_NAMED ? `changes.append.${String(crc32(statement.text))}` : undefined;
  await run(db, statement, name);
}

/** Statements with more values than this are planned each time. Their text depends on the number of contacts. */
const MAX_NAMED = 16;

/** Statements for `changes`. */
export function changeRepository(db: Knex) {
  return {
    /** Inserts changes, timeline entries and webhook deliveries in the current transaction. */
    append: (orgId: string, changes: readonly Change[]): Promise<void> => appendChanges(db, orgId, { changes }),
    /** Returns the changes of one record, oldest first. */
    async ofRecord(orgId: string, recordId: string): Promise<Change[]> {
      const columns = COLUMNS.split(", ");
      return await db<Change & { org_id: string; xid: string }>("changes")
        .where({ org_id: orgId, record_id: recordId })
        .orderBy("id")
        .select(...columns);
    },
    /** Deletes up to `limit` changes older than 30 days; returns how many. */
    async purge(limit: number): Promise<number> {
      const old = "SELECT org_id, xid, id FROM changes WHERE occurred_at < now() - interval '30 days' LIMIT ?";
      const text = `DELETE FROM changes WHERE (org_id, xid, id) IN (${old})`;
      const result = await db.raw<{ rowCount: number }>(text, [limit]);
      return result.rowCount;
    },
  };
}

/** A position in the order of the change feed. */
export type FeedPosition = readonly [xid: string, id: string];

/** A change with its transaction id. */
export type FedChange = Change & { readonly xid: string };

/** Changes in feed order, with the state of the database when they were read. */
export interface FeedRows {
  readonly changes: readonly FedChange[];
  /** All transactions below this id have ended, so no change below it can appear later. */
  readonly horizon: string;
  /** The database's clock. */
  readonly now: string;
}

/** The requested part of the feed. */
interface FeedRequest {
  /** Null: from the oldest change. */
  readonly after: FeedPosition | null;
  readonly types: readonly string[];
  /** The record types whose files are returned. */
  readonly fileOwners: readonly string[];
  readonly limit: number;
}

const START: FeedPosition = ["0", "00000000-0000-0000-0000-000000000000"];

/** One statement, so that rows and horizon come from the same snapshot. */
const FEED = `WITH seen AS MATERIALIZED (SELECT change_horizon() AS horizon)
  SELECT seen.horizon::text AS horizon, now() AS now, c.xid::text AS xid, c.id, c.record_type, c.record_id, c.kind, c.version,
    c.actor, c.occurred_at, c.data, c.changes
  FROM seen LEFT JOIN LATERAL (
    SELECT * FROM changes AS k
    WHERE k.org_id = ?::uuid AND (k.xid, k.id) > (?::xid8, ?::uuid) AND k.xid < seen.horizon
      AND k.record_type = ANY (?::text[])
      AND (k.record_type <> 'file' OR k.data ->> 'record_type' IS NULL OR k.data ->> 'record_type' = ANY (?::text[]))
    ORDER BY k.xid, k.id LIMIT ?) AS c ON true
  ORDER BY c.xid, c.id`;

type FeedRow = Pick<FeedRows, "horizon" | "now"> & (FedChange | { readonly id: null });

/** The statement that reads the feed. */
export function changeFeedRepository(db: Knex) {
  return {
    async read(orgId: string, { after, types, fileOwners, limit }: FeedRequest): Promise<FeedRows> {
      const [xid, id] = after ?? START;
      const rows = await run<FeedRow>(db, sql(FEED, orgId, xid, id, types, fileOwners, limit), "changes.feed");
      const [first] = rows;
      if (!first) throw new TypeError("The snapshot does not have a horizon.");
      const changes = rows.flatMap(({ horizon: _, now: __, ...row }) => (row.id === null ? [] : [row as FedChange]));
      return { changes, horizon: first.horizon, now: first.now };
    },
  };
}
