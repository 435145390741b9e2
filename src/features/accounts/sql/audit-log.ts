import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { atLeast, before, equals, type FilterTable, narrowBy } from "../../../base/records/sql/list-filters.ts";
import type { ChainEnd, ChainedEntry, LogRow, PlacedRow } from "../rules/audit-log-chain.ts";
import type { LogEntry } from "../rules/audit-log-entry.ts";
import type { AuditLogDeps } from "./audit-log-chain.ts";
import { appenderOf } from "./audit-log-appends.ts";
import { addMonths, dropMonths } from "./audit-log-months.ts";
import type { PageRequest, Position, Rows } from "../../../base/records/sql/record-page.ts";

/** An end of a chain with its HMAC. */
export interface SignedEnd extends ChainEnd {
  readonly seal: string;
}

const columns = [
  "id",
  "occurred_at",
  "channel",
  "actor",
  "user_id",
  "application",
  "connection_id",
  "action",
  "tool",
  "record_type",
  "record_id",
  "result",
  "error_code",
  "arguments_hash",
  "ip",
  "user_agent",
  "request_id",
  "duration_ms",
  "reason",
] as const satisfies readonly (keyof LogRow)[];

const placedColumns = [...columns, "seq"] as const;

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
      return await query.select<ChainedEntry[]>("seq", ...columns, hex("previous_hash"), hex("hash"));
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
