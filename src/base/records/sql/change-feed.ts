import type { Knex } from "knex";
import type { Change } from "../rules/change.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

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
export interface FeedRequest {
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
