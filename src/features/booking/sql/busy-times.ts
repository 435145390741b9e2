import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { before, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A busy time in the form of the API. */
export type BusyTimeRecord = Schemas["BusyTime"];

/** All periods that a feed contains now. */
interface FeedPeriods {
  readonly feedId: string;
  readonly userId: string;
  /** Id of the user who created the feed. */
  readonly createdByUser: string;
  readonly by: Actor;
  /** In RFC 3339. The id is used if the period is new. */
  readonly periods: readonly { readonly id: string; readonly start: string; readonly end: string }[];
}

const readColumns = recordColumns("BusyTime", {
  computed: { source: "CASE WHEN feed_id IS NULL THEN 'manual' ELSE 'feed' END" },
});

const list: ListOf<"busyTimes.list"> = {
  filters: {
    user_id: equals("user_id"),
    feed_id: equals("feed_id"),
    source: (query, source) => void (source === "feed" ? query.whereNotNull("feed_id") : query.whereNull("feed_id")),
    from: (query, from) => void query.where("end_at", ">", from),
    to: before("start_at"),
  },
  sort: { start_at: "start_at" },
};

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
  const columns = readColumns(db);
  const table = recordTable<BusyTimeRecord>(db, "busy_times", columns);
  return {
    ...table,
    ...listedTable<BusyTimeRecord, ListFilters["busyTimes.list"]>(db, { table: "busy_times", columns, list }),
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
