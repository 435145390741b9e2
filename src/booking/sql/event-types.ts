import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";
import { recordTable, standardColumns } from "../../records/sql/record-table.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";
import { narrowByText } from "../../records/sql/text-search.ts";

/** An event type in the form of the API; `hosts` are in their order. */
export type EventTypeRecord = Schemas["EventType"];

/** Filters of a list of event types, combined with AND. */
export interface EventTypeFilters {
  readonly q?: string | undefined;
  readonly owner_id?: string | undefined;
  readonly host_id?: string | undefined;
  readonly is_active?: boolean | undefined;
  readonly visibility?: EventTypeRecord["visibility"] | undefined;
  readonly include_deleted?: boolean | undefined;
}

/** The column `hosts` of a row of `event_types`. */
export const HOSTS = `ARRAY(SELECT h.user_id FROM event_type_hosts AS h
  WHERE h.org_id = event_types.org_id AND h.event_type_id = event_types.id ORDER BY h.position) AS hosts`;

const own = [
  ...["slug", "title", "description", "owner_id", "assignment", "schedule_id", "duration_minutes", "duration_options"],
  ...["slot_interval_minutes", "buffer_before_minutes", "buffer_after_minutes", "min_notice_minutes", "booking_window"],
  ...["limits", "seats", "requires_confirmation", "location", "questions", "max_guests", "reminder_minutes", "locale"],
  ...["is_active", "visibility"],
];

/** Queries on event types and their hosts. */
export function eventTypeRepository(db: Knex) {
  const columns = [...standardColumns, ...own, db.raw(HOSTS)];
  const table = recordTable<EventTypeRecord>(db, "event_types", columns);
  return {
    ...table,
    ...slugRepository(db),
    /** A user's live event type with this slug. */
    bySlug: async (orgId: string, ownerId: string, slug: string): Promise<EventTypeRecord | null> =>
      (await db("event_types")
        .where({ org_id: orgId, owner_id: ownerId, slug, deleted_at: null })
        .first<EventTypeRecord | undefined>(...columns)) ?? null,
    /** Live or deleted: existing events still refer to it. */
    getAny: async (orgId: string, id: string): Promise<EventTypeRecord | null> =>
      (await db("event_types")
        .where({ org_id: orgId, id })
        .first<EventTypeRecord | undefined>(...columns)) ?? null,
    list: (orgId: string, filters: EventTypeFilters, request: PageRequest): Promise<Rows<EventTypeRecord>> =>
      readPage<EventTypeRecord>(
        { db, columns, rows: () => narrow(db("event_types").where({ org_id: orgId }), filters) },
        request,
      ),
    /** Inserts an event type with its hosts, in this order. */
    async insert(
      orgId: string,
      { hosts, ...row }: { readonly id: string; readonly hosts: readonly string[]; readonly [column: string]: unknown },
    ) {
      await table.insert(orgId, stored(row));
      await addHosts(db, { orgId, id: row.id, hosts });
    },
    /** Updates the columns and, if given, the hosts; increments the version. */
    async update(
      orgId: string,
      id: string,
      { hosts, ...changes }: { readonly hosts?: readonly string[]; readonly [column: string]: unknown },
      actor: Actor,
    ): Promise<EventTypeRecord | null> {
      if (hosts) {
        await db("event_type_hosts").where({ org_id: orgId, event_type_id: id }).delete();
        await addHosts(db, { orgId, id, hosts });
      }
      return await table.update(orgId, id, stored(changes), actor);
    },
  };
}

function slugRepository(db: Knex) {
  return {
    /** Locks the slugs of the organization until the transaction ends. */
    async lockSlugs(orgId: string): Promise<void> {
      await run(db, sql("SELECT pg_advisory_xact_lock(hashtextextended('event_type_slugs:' || ?, 0))", orgId));
    },
    /** Ids of a user's live event types by slug. */
    async slugsOf(orgId: string, ownerId: string): Promise<Map<string, string>> {
      const rows: { slug: string; id: string }[] = await db("event_types")
        .where({ org_id: orgId, owner_id: ownerId, deleted_at: null })
        .select("slug", "id");
      return new Map(rows.map(({ slug, id }) => [slug, id]));
    },
  };
}

interface Hosts {
  readonly orgId: string;
  readonly id: string;
  readonly hosts: readonly string[];
}

async function addHosts(db: Knex, { orgId, id, hosts }: Hosts): Promise<void> {
  const rows = hosts.map((user_id, index) => ({ org_id: orgId, event_type_id: id, user_id, position: index + 1 }));
  await db("event_type_hosts").insert(rows);
}

function narrow(query: Knex.QueryBuilder, filters: EventTypeFilters): Knex.QueryBuilder {
  const { q, host_id, include_deleted, ...equal } = filters;
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) void query.where(column, value);
  }
  if (include_deleted !== true) void query.whereNull("deleted_at");
  if (host_id !== undefined) {
    const text = `EXISTS (SELECT 1 FROM event_type_hosts AS h
      WHERE h.org_id = event_types.org_id AND h.event_type_id = event_types.id AND h.user_id = ?::uuid)`;
    void query.whereRaw(text, [host_id]);
  }
  if (q !== undefined) narrowByText(query, q);
  return query;
}

/** Converts to JSON what the driver would write as a PostgreSQL array. */
const stored = (row: object): object =>
  "questions" in row ? { ...row, questions: JSON.stringify(row.questions) } : row;
