import type { Knex } from "knex";
import type { Change } from "../rules/change.ts";
import { type ActivityType, type TimelineEntry, lastInteractions, timelineOf } from "../rules/timeline.ts";
import { readPage, type PageRequest, type Rows } from "./record-page.ts";
import { placeholders, sql, type SqlText } from "../../platform/sql/sql-text.ts";

const ROWS = `jsonb_to_recordset(?::jsonb) AS r (
  id uuid, record_type text, record_id uuid, type text, occurred_at timestamptz, actor jsonb, changes jsonb,
  related_type text, related_id uuid, source_id uuid)`;
const COLUMNS = "id, record_type, record_id, type, occurred_at, actor, changes, related_type, related_id";

/** The rows that a statement has changed: the name of its branch with their ids, and their organization. */
export interface ChangedRows {
  readonly name: string;
  readonly orgId: string;
}

/** Inserts timeline entries as part of the statement that changes records. */
export function changedTimelineSql({ name, orgId }: ChangedRows, changes: readonly Change[]): SqlText[] {
  const rows = changes.flatMap((change) =>
    timelineOf(change).map((entry) => ({ ...rowOf(entry), source_id: change.record_id })),
  );
  if (rows.length === 0) return [];
  const columns = COLUMNS.replaceAll(/(\w+)/g, "r.$1");
  const text = `INSERT INTO activities (org_id, ${COLUMNS})
    SELECT ?::uuid, ${columns} FROM ${name} JOIN ${ROWS} ON r.source_id = ${name}.id`;
  return [sql(text, orgId, JSON.stringify(rows))];
}

/** Inserts timeline entries of existing records. */
export function timelineSql(orgId: string, entries: readonly TimelineEntry[]): SqlText {
  const text = `INSERT INTO activities (org_id, ${COLUMNS}) SELECT ?::uuid, ${COLUMNS} FROM ${ROWS}`;
  return sql(text, orgId, JSON.stringify(entries.map(rowOf)));
}

const rowOf = ({ related, ...entry }: TimelineEntry): object => ({
  ...entry,
  related_type: related?.type ?? null,
  related_id: related?.id ?? null,
});

/**
 * Updates `last_activity_at` of contacts, as parts of a statement. Does not create a new version, because the contact
 * itself has not changed. Rows are locked in order of their ids, as everywhere, to avoid deadlocks.
 */
export function lastActivitySql(orgId: string, entries: readonly TimelineEntry[]): SqlText[] {
  const interactions = lastInteractions(entries);
  if (interactions.size === 0) return [];
  const ids = [...interactions.keys()];
  const last = [...interactions.values()].toSorted().at(-1);
  const locked = `locked AS (
      SELECT e.id FROM entities AS e WHERE e.org_id = ?::uuid AND e.id IN (${placeholders(ids.length, "?::uuid")}) AND e.entity_type = 'contact'
        AND (e.last_activity_at IS NULL OR e.last_activity_at < ?::timestamptz) ORDER BY e.id FOR NO KEY UPDATE)`;
  const touched = `touched AS (UPDATE entities AS e SET last_activity_at = d.at
      FROM locked JOIN (VALUES ${placeholders(ids.length, "(?::uuid, ?::timestamptz)")}) AS d (id, at) ON d.id = locked.id
      WHERE e.org_id = ?::uuid AND e.id = locked.id AND (e.last_activity_at IS NULL OR e.last_activity_at < d.at))`;
  return [sql(locked, orgId, ...ids, last), sql(touched, ...[...interactions].flat(), orgId)];
}

/** The filters of a timeline. */
interface TimelineFilters {
  readonly type?: readonly ActivityType[] | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Entries that refer to other record types are omitted. */
  readonly readable: readonly string[];
}

/** Statements that read timelines. */
export function timelineRepository(db: Knex) {
  return {
    /** Returns one page of a record's timeline, newest first. */
    async list(
      orgId: string,
      recordId: string,
      { request, filters }: { request: PageRequest; filters: TimelineFilters },
    ): Promise<Rows<TimelineEntry>> {
      const rows = (): Knex.QueryBuilder =>
        narrow(db("activities").where({ org_id: orgId, record_id: recordId }), filters);
      const page = await readPage<TimelineRow>({ db, columns: COLUMNS.split(", "), rows }, request);
      return { ...page, items: page.items.map(toEntry) };
    },
  };
}

type TimelineRow = Omit<TimelineEntry, "related"> & {
  readonly related_type: string | null;
  readonly related_id: string | null;
};

function toEntry({ related_type, related_id, ...entry }: TimelineRow): TimelineEntry {
  const related = related_type !== null && related_id !== null ? { type: related_type, id: related_id } : null;
  return { ...entry, related };
}

function narrow(query: Knex.QueryBuilder, { type, since, until, readable }: TimelineFilters): Knex.QueryBuilder {
  if (type !== undefined) void query.whereIn("type", type);
  if (since !== undefined) void query.where("occurred_at", ">=", since);
  if (until !== undefined) void query.where("occurred_at", "<", until);
  return query.where((about) => void about.whereNull("related_type").orWhereIn("related_type", readable));
}
