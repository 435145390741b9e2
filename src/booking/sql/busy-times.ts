import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";
import { recordTable, standardColumns } from "../../records/sql/record-table.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** A busy time in the form of the API. */
export type BusyTimeRecord = Schemas["BusyTime"];

/** Filters of a list of busy times, combined with AND. */
export interface BusyTimeFilters {
  readonly user_id?: string | undefined;
  readonly feed_id?: string | undefined;
  readonly source?: BusyTimeRecord["source"] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** All periods that a feed contains now. */
export interface FeedPeriods {
  readonly feedId: string;
  readonly userId: string;
  /** Id of the user who created the feed. */
  readonly createdByUser: string;
  readonly by: Actor;
  /** In RFC 3339. The id is used if the period is new. */
  readonly periods: readonly { readonly id: string; readonly start: string; readonly end: string }[];
}

const SOURCE = "CASE WHEN feed_id IS NULL THEN 'manual' ELSE 'feed' END AS source";

const DELETE_OUTDATED = `DELETE FROM busy_times WHERE org_id = ?::uuid AND feed_id = ?::uuid
  AND (start_at, end_at) NOT IN (SELECT * FROM unnest(?::timestamptz[], ?::timestamptz[]))`;

const INSERT_NEW = `INSERT INTO busy_times
    (org_id, id, user_id, feed_id, start_at, end_at, created_at, updated_at, created_by, updated_by, created_by_user)
  SELECT ?::uuid, p.id, ?::uuid, ?::uuid, p.start_at, p.end_at, now(), now(), ?::jsonb, ?::jsonb, ?::uuid
  FROM unnest(?::uuid[], ?::timestamptz[], ?::timestamptz[]) AS p (id, start_at, end_at)
  WHERE NOT EXISTS (SELECT FROM busy_times AS b
    WHERE b.org_id = ?::uuid AND b.feed_id = ?::uuid AND b.start_at = p.start_at AND b.end_at = p.end_at)`;

/** Queries on busy times. */
export function busyTimeRepository(db: Knex) {
  const columns = [...standardColumns, ...["user_id", "start_at", "end_at", "title", "feed_id"], db.raw(SOURCE)];
  const table = recordTable<BusyTimeRecord>(db, "busy_times", columns);
  return {
    ...table,
    list: (orgId: string, filters: BusyTimeFilters, request: PageRequest): Promise<Rows<BusyTimeRecord>> =>
      readPage<BusyTimeRecord>(
        { db, columns, rows: () => narrow(db("busy_times").where({ org_id: orgId, deleted_at: null }), filters) },
        request,
      ),
    /** Replaces the periods of a feed; unchanged periods keep their rows. */
    async replace(orgId: string, { feedId, userId, createdByUser, by, periods }: FeedPeriods): Promise<void> {
      const [starts, ends] = [periods.map(({ start }) => start), periods.map(({ end }) => end)];
      const actor = JSON.stringify(by);
      await run(db, sql(DELETE_OUTDATED, orgId, feedId, starts, ends));
      const fixed = [orgId, userId, feedId, actor, actor, createdByUser];
      await run(
        db,
        sql(
          INSERT_NEW,
          ...fixed,
          periods.map(({ id }) => id),
          starts,
          ends,
          orgId,
          feedId,
        ),
      );
    },
    /** Deletes the busy times of a feed. */
    async deleteOfFeed(orgId: string, feedId: string): Promise<void> {
      await db("busy_times").where({ org_id: orgId, feed_id: feedId }).delete();
    },
  };
}

function narrow(query: Knex.QueryBuilder, filters: BusyTimeFilters): Knex.QueryBuilder {
  const { user_id, feed_id, source, from, to } = filters;
  if (user_id !== undefined) void query.where({ user_id });
  if (feed_id !== undefined) void query.where({ feed_id });
  if (source === "manual") void query.whereNull("feed_id");
  if (source === "feed") void query.whereNotNull("feed_id");
  if (from !== undefined) void query.where("end_at", ">", from);
  if (to !== undefined) void query.where("start_at", "<", to);
  return query;
}
