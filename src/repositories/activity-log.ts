import type { Knex } from "knex";
import type { LogEnd, LogLink, LogRow } from "../domain/log-chain.ts";
import type { LogEntry } from "../domain/log-entry.ts";
import { readPage, type PageRequest, type Rows } from "./record-page.ts";

/** Which entries are meant. */
export interface LogFilters {
  readonly from?: string | undefined;
  /** The first moment that is left out. */
  readonly to?: string | undefined;
  readonly user_id?: string | undefined;
  readonly application?: string | undefined;
  readonly channel?: string | undefined;
  readonly tool?: string | undefined;
  readonly record_type?: string | undefined;
  readonly record_id?: string | undefined;
  readonly result?: string | undefined;
}

/** An end of a chain with its seal. */
export interface SealedEnd extends LogEnd {
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

const EQUAL = ["user_id", "application", "channel", "tool", "record_type", "record_id", "result"] as const;

/** The activity log by organization; it only grows. */
export type ActivityLogRepository = ReturnType<typeof activityLogRepository>;

/** The statements on `activity_log`; `append` puts entries into the hands of the transaction. */
export function activityLogRepository(db: Knex, append: (orgId: string, entry: LogEntry) => Promise<void>) {
  const hex = (column: string): Knex.Raw => db.raw("encode(??, 'hex') AS ??", [column, column]);
  const rows = (orgId: string, filters: LogFilters): Knex.QueryBuilder => filtered(db, orgId, filters);
  const end = async (table: string, orgId: string): Promise<SealedEnd | null> => {
    const row = await db(table)
      .where({ org_id: orgId })
      .first<SealedEnd | undefined>("seq", "occurred_at", "seal", hex("hash"));
    return row ?? null;
  };
  return {
    /** Writes an entry as the last thing that the transaction does; if that fails, the transaction does. */
    append,
    async page(orgId: string, filters: LogFilters, request: PageRequest): Promise<Rows<LogRow>> {
      return await readPage<LogRow>({ db, columns, rows: () => rows(orgId, filters) }, request);
    },
    /** The next entries behind a position, newest first. */
    async before(orgId: string, filters: LogFilters, last: LogRow | null, limit: number): Promise<LogRow[]> {
      const query = rows(orgId, filters).orderBy([
        { column: "occurred_at", order: "desc" },
        { column: "id", order: "desc" },
      ]);
      if (last) void query.whereRaw("(occurred_at, id) < (?, ?)", [last.occurred_at, last.id]);
      return await query.limit(limit).select<LogRow[]>(...columns);
    },
    /** Entries in the order of the chain, from behind a place in it. */
    async links(orgId: string, behind: number, limit: number): Promise<LogLink[]> {
      return await db("activity_log")
        .where({ org_id: orgId })
        .where("seq", ">", behind)
        .orderBy(["seq", "occurred_at", "id"])
        .limit(limit)
        .select<LogLink[]>("seq", ...columns, hex("previous_hash"), hex("hash"));
    },
    /** The last entry of the chain; null where it has none. */
    head: (orgId: string): Promise<SealedEnd | null> => end("activity_log_heads", orgId),
    /** The last entry that was dropped; null where the chain is whole. */
    anchor: (orgId: string): Promise<SealedEnd | null> => end("activity_log_anchors", orgId),
  };
}

function filtered(db: Knex, orgId: string, filters: LogFilters): Knex.QueryBuilder {
  const query = db("activity_log").where({ org_id: orgId });
  for (const name of EQUAL) if (filters[name] !== undefined) void query.where(name, filters[name]);
  if (filters.from !== undefined) void query.where("occurred_at", ">=", filters.from);
  if (filters.to !== undefined) void query.where("occurred_at", "<", filters.to);
  return query;
}
