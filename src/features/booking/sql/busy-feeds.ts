import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

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

const readColumns = recordColumns("BusyFeed");

const list: ListOf<"busyFeeds.list"> = {
  filters: { user_id: equals("user_id"), status: equals("status") },
  sort: { name: byText("name") },
};

/** Queries on feeds. */
export function busyFeedRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<BusyFeedRecord>(db, "busy_feeds", columns);
  return {
    ...table,
    ...listedTable<BusyFeedRecord, ListFilters["busyFeeds.list"]>(db, { table: "busy_feeds", columns, list }),
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
