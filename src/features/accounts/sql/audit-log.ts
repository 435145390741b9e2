import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { atLeast, before, equals, type FilterTable, narrowBy } from "../../../base/records/sql/list-filters.ts";
import {
  type ChainEnd,
  type ChainedEntry,
  type LogRow,
  type PlacedRow,
  type LogEntry,
  hashedFields,
  signedText,
} from "../rules/audit-log.ts";
import { type AuditLogDeps, appenderOf } from "./audit-log-chain.ts";
import type { PageRequest, Position, Rows } from "../../../base/records/sql/record-page.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** An end of a chain with its HMAC. */
export interface SignedEnd extends ChainEnd {
  readonly seal: string;
}

const placedColumns = [...hashedFields, "seq"] as const;

/** Filters of the audit log. */
export type LogFilters = ListFilters["activityLog.list"];

const conditions: FilterTable<LogFilters> = {
  user_id: equals("user_id"),
  application: equals("application"),
  channel: equals("channel"),
  action: matchesAction,
  tool: equals("tool"),
  record_type: equals("record_type"),
  record_id: equals("record_id"),
  result: equals("result"),
  ip: equals("ip"),
  from: atLeast("occurred_at"),
  to: before("occurred_at"),
};

/** `webhooks.*` matches all actions whose name begins with `webhooks.`. */
function matchesAction(query: Knex.QueryBuilder, action: string): void {
  if (action.endsWith(".*")) void query.whereRaw("starts_with(action, ?)", [action.slice(0, -1)]);
  else void query.where({ action });
}

type LinkPosition = Pick<ChainedEntry, "seq" | "occurred_at">;

/** Repository of the audit log; entries are only appended. */
export type AuditLogRepository = ReturnType<typeof auditLogRepository>;

/** Creates the statements on `activity_log`; `append` hands entries over to the transaction. */
export function auditLogRepository(
  db: Knex,
  { append, tools }: { append: (orgId: string, entry: LogEntry) => Promise<void>; tools: AuditLogDeps },
) {
  const hex = (column: string): Knex.Raw => db.raw("encode(??, 'hex') AS ??", [column, column]);
  const rows = (orgId: string, filters: LogFilters): Knex.QueryBuilder => filtered(db, orgId, filters);
  const end = async (table: string, orgId: string): Promise<SignedEnd | null> => {
    const row = await db(table)
      .where({ org_id: orgId })
      .first<SignedEnd | undefined>("seq", "occurred_at", "seal", hex("hash"));
    return row ?? null;
  };
  return {
    /** Writes an entry as the transaction's last statement; if that fails, the transaction fails. */
    append,
    /**
     * Writes an entry immediately if nothing else was logged after this position, except by this function; returns
     * false otherwise.
     */
    appendAfter: appenderOf(db, tools),
    async page(orgId: string, filters: LogFilters, request: PageRequest): Promise<Rows<PlacedRow>> {
      const [found, total] = await Promise.all([
        pageOf(rows(orgId, filters), request).select<PlacedRow[]>(...placedColumns),
        isEmpty(filters) ? length(db, orgId) : count(rows(orgId, filters)),
      ]);
      const items = found.slice(0, request.page_size);
      const next = found.length > items.length ? positionOf(items.at(-1)) : null;
      return { items, total, next };
    },
    /** Returns the next entries after a position, newest first. */
    async entriesAfter(orgId: string, filters: LogFilters, after: LogRow | null, limit: number): Promise<PlacedRow[]> {
      return await pageAfter(rows(orgId, filters), positionOf(after), limit).select<PlacedRow[]>(...placedColumns);
    },
    /** Returns entries in chain order, starting after `last`. */
    async links(orgId: string, last: LinkPosition | null, limit: number): Promise<ChainedEntry[]> {
      const query = db("activity_log").where({ org_id: orgId }).orderBy(["seq", "occurred_at"]).limit(limit);
      if (last) void query.whereRaw("(seq, occurred_at) > (?, ?)", [last.seq, last.occurred_at]);
      return await query.select<ChainedEntry[]>("seq", ...hashedFields, hex("previous_hash"), hex("hash"));
    },
    /** Creates the coming months and drops those that ended more than a year ago. */
    async keepMonths(): Promise<{ added: string[]; dropped: string[] }> {
      return { added: await addMonths(db), dropped: await dropMonths(db, tools) };
    },
    /** The last entry of the chain; null if the chain is empty. */
    head: (orgId: string): Promise<SignedEnd | null> => end("activity_log_heads", orgId),
    /** The last entry that was dropped; null if the chain is complete. */
    anchor: (orgId: string): Promise<SignedEnd | null> => end("activity_log_anchors", orgId),
  };
}

const isEmpty = (filters: LogFilters): boolean => Object.values(filters).every((value) => value === undefined);

async function count(rows: Knex.QueryBuilder): Promise<number> {
  const counted = (await rows.count({ total: "*" }).first()) as { total: number } | undefined;
  return counted?.total ?? 0;
}

/** Returns the length of the chain from its ends: it has no gaps, so this costs the same for any length. */
async function length(db: Knex, orgId: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { total: number }[] }>(
    `SELECT h.seq - coalesce(a.seq, 0) AS total FROM activity_log_heads AS h
    LEFT JOIN activity_log_anchors AS a ON a.org_id = h.org_id WHERE h.org_id = ?`,
    [orgId],
  );
  return rows[0]?.total ?? 0;
}

const positionOf = (row: LogRow | null | undefined): Position | null => (row ? [row.occurred_at, row.id] : null);

/** Newest first. Reads one row more than requested to detect a next page. */
function pageOf(query: Knex.QueryBuilder, { page, page_size, after }: PageRequest): Knex.QueryBuilder {
  const found = pageAfter(query, after ?? null, page_size + 1);
  return after === undefined ? found.offset((page - 1) * page_size) : found;
}

function pageAfter(query: Knex.QueryBuilder, after: Position | null, limit: number): Knex.QueryBuilder {
  const found = query.orderBy(["occurred_at", "id"].map((column) => ({ column, order: "desc" }))).limit(limit);
  return after === null ? found : found.whereRaw("(occurred_at, id) < (?::timestamptz, ?::uuid)", [...after]);
}

function filtered(db: Knex, orgId: string, filters: LogFilters): Knex.QueryBuilder {
  return narrowBy<LogFilters>(db("activity_log").where({ org_id: orgId }), conditions, filters, orgId);
}

/** Maximum time for which creating or dropping a month waits for a lock. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '2s'";

/** Months that need a partition: the current one and the next two, and those of entries in the default partition. */
const MISSING_MONTHS = `
SELECT DISTINCT month::date::text AS month FROM (
  SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + n * interval '1 month' AS month FROM generate_series(0, 2) AS n
  UNION ALL
  SELECT date_trunc('month', occurred_at AT TIME ZONE 'UTC') FROM activity_log_default) AS wanted
WHERE to_regclass('activity_log_' || to_char(month, 'YYYY_MM')) IS NULL ORDER BY month`;

/** Months that ended at least a year ago. */
const EXPIRED_MONTHS = `
SELECT c.relname AS name FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
WHERE i.inhparent = 'activity_log'::regclass AND c.relname ~ '^activity_log_\\d{4}_\\d\\d$'
  AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= (now() AT TIME ZONE 'UTC') - interval '365 days'
ORDER BY c.relname`;

const ANCHOR = `
INSERT INTO activity_log_anchors (org_id, seq, hash, occurred_at, seal)
SELECT org_id, seq, decode(hash, 'hex'), occurred_at, seal
FROM jsonb_to_recordset(?::jsonb) AS r (org_id uuid, seq bigint, hash text, occurred_at timestamptz, seal text)
ON CONFLICT (org_id) DO UPDATE
  SET seq = excluded.seq, hash = excluded.hash, occurred_at = excluded.occurred_at, seal = excluded.seal`;

/** Creates the missing months and returns them. */
async function addMonths(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { month: string }[] }>(MISSING_MONTHS);
  const months = rows.map(({ month }) => month);
  for (const month of months) {
    await db.transaction(async (tx) => {
      await tx.raw(LOCK_TIMEOUT);
      await tx.raw("SELECT add_activity_log_month(?::date)", [month]);
    });
  }
  return months;
}

/** Drops the months that are older than a year and stores an anchor for each chain; returns the dropped months. */
async function dropMonths(db: Knex, tools: AuditLogDeps): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(EXPIRED_MONTHS);
  const names = rows.map(({ name }) => name);
  for (const name of names) {
    await db.transaction(async (tx) => {
      await tx.raw(LOCK_TIMEOUT);
      await anchor(tx, tools, name);
      await tx.raw("DROP TABLE ??", [name]);
    });
  }
  return names;
}

async function anchor(tx: Knex, { sign }: AuditLogDeps, name: string): Promise<void> {
  const ends = await tx(name)
    .distinctOn("org_id")
    .orderBy(["org_id", { column: "seq", order: "desc" }])
    .select<(ChainEnd & { org_id: string })[]>("org_id", "seq", "occurred_at", tx.raw("encode(hash, 'hex') AS hash"));
  const anchors = ends.map((end) => ({ ...end, seal: sign(signedText("anchor", end.org_id, end)) }));
  await tx.raw(ANCHOR, [JSON.stringify(anchors)]);
}

/** An end of an organization's chain with its HMAC. */
interface SignedEndRow extends SignedEnd {
  readonly org_id: string;
}

const TABLES = { head: "activity_log_heads", anchor: "activity_log_anchors" } as const;
const START = "00000000-0000-0000-0000-000000000000";

/** Creates the statements on the ends of all chains. */
export function signedEndRepository(db: Knex) {
  return {
    /** Returns up to `limit` ends, ordered by organization, after the given one; null: from the first. */
    async page(kind: keyof typeof TABLES, after: string | null, limit: number): Promise<SignedEndRow[]> {
      const text = `SELECT org_id, seq, encode(hash, 'hex') AS hash, occurred_at, seal FROM ${TABLES[kind]}
        WHERE org_id > ?::uuid AND seal <> '' ORDER BY org_id LIMIT ?`;
      return await run<SignedEndRow>(db, sql(text, after ?? START, limit));
    },
    /** Replaces the HMAC of an end that has not changed in the meantime. */
    async replaceSignature(
      kind: keyof typeof TABLES,
      end: Pick<SignedEndRow, "org_id" | "seal"> & ChainEnd,
      seal: string,
    ): Promise<void> {
      const text = `UPDATE ${TABLES[kind]} SET seal = ? WHERE org_id = ? AND seq = ? AND seal = ?`;
      await run(db, sql(text, seal, end.org_id, end.seq, end.seal));
    },
  };
}
