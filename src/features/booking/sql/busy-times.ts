import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { before, equals, type ListOf, byText } from "../../../base/records/sql/list-filters.ts";
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

/** A busy feed in the form of the API, without its address. */
export type BusyFeedRecord = Schemas["BusyFeed"];

/** The fields needed to read a feed. */
export interface BusyFeedSource {
  /** Encrypted. */
  readonly url: string;
  readonly digest: string | null;
  readonly user_id: string;
  /** E-mail address of the user. */
  readonly email: string;
  readonly created_by_user: string;
  /** Time zone of the user, or else of the organization. */
  readonly timezone: string;
}

/** The result of a read; missing fields stay unchanged. */
export interface BusyFeedRead {
  readonly period_count?: number;
  readonly digest?: string;
  /** Null after a successful read. */
  readonly last_error: BusyFeedRecord["last_error"];
}

const SOURCE = `SELECT f.url, f.digest, f.user_id, u.email, f.created_by_user, coalesce(u.timezone, o.timezone) AS timezone
  FROM busy_feeds AS f JOIN users AS u ON u.org_id = f.org_id AND u.id = f.user_id JOIN organizations AS o ON o.id = f.org_id
  WHERE f.org_id = ?::uuid AND f.id = ?::uuid AND f.deleted_at IS NULL`;

const DUE = `SELECT org_id, id FROM busy_feeds WHERE deleted_at IS NULL AND next_read_at <= now()
  ORDER BY next_read_at LIMIT ?`;

/** One feed at a time, because rows of several shards cannot be locked by one statement. */
const CLAIM = `UPDATE busy_feeds SET next_read_at = now() + ? * interval '1 second'
  WHERE org_id = ?::uuid AND id IN (
    SELECT id FROM busy_feeds WHERE org_id = ?::uuid AND id = ?::uuid AND deleted_at IS NULL AND next_read_at <= now()
    FOR UPDATE SKIP LOCKED)
  RETURNING org_id, id`;

/** A feed to be read. */
type DueFeed = Pick<BusyFeedRecord, "id"> & { readonly org_id: string };

const feedColumns = recordColumns("BusyFeed");

const feedList: ListOf<"busyFeeds.list"> = {
  filters: { user_id: equals("user_id"), status: equals("status") },
  sort: { name: byText("name") },
};

/** Queries on feeds. */
export function busyFeedRepository(db: Knex) {
  const columns = feedColumns(db);
  const table = recordTable<BusyFeedRecord>(db, "busy_feeds", columns);
  return {
    ...table,
    ...listedTable<BusyFeedRecord, ListFilters["busyFeeds.list"]>(db, {
      table: "busy_feeds",
      columns,
      list: feedList,
    }),
    async count(orgId: string, userId: string): Promise<number> {
      const rows = db("busy_feeds").where({ org_id: orgId, user_id: userId, deleted_at: null });
      return (await rows.count({ count: "*" }).first<{ count: number } | undefined>())?.count ?? 0;
    },
    async source(orgId: string, id: string): Promise<BusyFeedSource | null> {
      const [found] = await run<BusyFeedSource>(db, sql(SOURCE, orgId, id));
      return found ?? null;
    },
    /** Records a read without a new version, because nothing visible to clients has changed. */
    async recordRead(orgId: string, id: string, read: BusyFeedRead): Promise<void> {
      const succeeded = read.last_error === null ? { last_read_at: db.fn.now() } : {};
      await db("busy_feeds")
        .where({ org_id: orgId, id })
        .update({ ...read, ...succeeded });
    },
    /** Claims due feeds of all organizations, and sets their next read to `intervalSeconds` from now. */
    async claimDue(intervalSeconds: number, limit: number): Promise<DueFeed[]> {
      const claimed: DueFeed[] = [];
      for (const { org_id, id } of await run<DueFeed>(db, sql(DUE, limit)))
        claimed.push(...(await run<DueFeed>(db, sql(CLAIM, intervalSeconds, org_id, org_id, id))));
      return claimed;
    },
  };
}
