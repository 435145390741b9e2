import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, condition, equals, hasWords, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { linguistic } from "../../../base/records/sql/sort-order.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import { ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** An event type in the form of the API; `hosts` are in their order. */
export type EventTypeRecord = Schemas["EventType"];

/** The expression of `hosts` for a row of `event_types`. */
const HOSTS = `ARRAY(SELECT h.user_id FROM event_type_hosts AS h
  WHERE h.org_id = ${ORG_ID} AND h.event_type_id = event_types.id ORDER BY h.position)`;
/** The weights that are not 1, in the order of the hosts. */
const HOST_WEIGHTS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('user_id', h.user_id, 'weight', h.weight) ORDER BY h.position), '[]')
  FROM event_type_hosts AS h WHERE h.org_id = ${ORG_ID} AND h.event_type_id = event_types.id AND h.weight <> 1)`;
/** The fields of event types that are stored in the table of hosts. */
export const COMPUTED = { hosts: HOSTS, host_weights: HOST_WEIGHTS };
const IS_HOST = `EXISTS (SELECT 1 FROM event_type_hosts AS h
  WHERE h.org_id = ${ORG_ID} AND h.event_type_id = event_types.id AND h.user_id = ?::uuid)`;

const readColumns = recordColumns("EventType", {
  computed: COMPUTED,
});

const list: ListOf<"eventTypes.list"> = {
  filters: {
    q: hasWords,
    owner_id: equals("owner_id"),
    host_id: condition(IS_HOST),
    is_active: equals("is_active"),
    visibility: equals("visibility"),
  },
  sort: { title: byText("title"), duration_minutes: "duration_minutes" },
};

/** More event types than a visitor chooses from. */
const MAX_PUBLISHED = 100;

/** Queries on event types and their hosts. */
export function eventTypeRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<EventTypeRecord>(db, "event_types", columns);
  return {
    ...table,
    ...slugRepository(db),
    ...pageRepository(db),
    /** Live or deleted: existing events still refer to it. */
    getAny: async (orgId: string, id: string): Promise<EventTypeRecord | null> =>
      (await db("event_types")
        .where({ org_id: orgId, id })
        .first<EventTypeRecord | undefined>(...columns)) ?? null,
    ...listedTable<EventTypeRecord, ListFilters["eventTypes.list"]>(db, { table: "event_types", columns, list }),
    /** Inserts an event type with its hosts, in this order. */
    async insert(
      orgId: string,
      { hosts, host_weights, ...row }: WeightedHosts & { readonly id: string; readonly [column: string]: unknown },
    ) {
      await table.insert(orgId, stored(row));
      await addHosts(db, { orgId, id: row.id, hosts, host_weights });
    },
    /** Updates the columns and, if given, the hosts with their weights; increments the version. */
    async update(
      orgId: string,
      id: string,
      { team, ...changes }: { readonly team?: WeightedHosts; readonly [column: string]: unknown },
      actor: Actor,
    ): Promise<EventTypeRecord | null> {
      if (team) {
        await db("event_type_hosts").where({ org_id: orgId, event_type_id: id }).delete();
        await addHosts(db, { orgId, id, ...team });
      }
      return await table.update(orgId, id, stored(changes), actor);
    },
  };
}

/** The event types behind booking pages. */
function pageRepository(db: Knex) {
  const columns = readColumns(db);
  return {
    /** A user's live event type with this slug. */
    bySlug: async (orgId: string, ownerId: string, slug: string): Promise<EventTypeRecord | null> =>
      (await db("event_types")
        .where({ org_id: orgId, owner_id: ownerId, slug, deleted_at: null })
        .first<EventTypeRecord | undefined>(...columns)) ?? null,
    /** The live event type of a team with this slug. */
    byTeamSlug: async (orgId: string, team_slug: string): Promise<EventTypeRecord | null> =>
      (await db("event_types")
        .where({ org_id: orgId, team_slug, deleted_at: null })
        .first<EventTypeRecord | undefined>(...columns)) ?? null,
    /** A user's event types that visitors can book, by title. */
    published: async (orgId: string, ownerId: string): Promise<EventTypeRecord[]> =>
      await db("event_types")
        .where({ org_id: orgId, owner_id: ownerId, is_active: true, visibility: "public", deleted_at: null })
        .orderByRaw(`${linguistic("title")}, id`)
        .limit(MAX_PUBLISHED)
        .select<EventTypeRecord[]>(...columns),
  };
}

function slugRepository(db: Knex) {
  return {
    /** Locks the slugs of the organization until the transaction ends. */
    async lockSlugs(orgId: string): Promise<void> {
      await lockName(db, `event_type_slugs:${orgId}`);
    },
    /** Ids of a user's live event types by slug. */
    async slugsOf(orgId: string, ownerId: string): Promise<Map<string, string>> {
      const rows: { slug: string; id: string }[] = await db("event_types")
        .where({ org_id: orgId, owner_id: ownerId, deleted_at: null })
        .select("slug", "id");
      return new Map(rows.map(({ slug, id }) => [slug, id]));
    },
    /** Ids of the organization's live event types by team slug. */
    async teamSlugsOf(orgId: string): Promise<Map<string, string>> {
      const rows: { team_slug: string; id: string }[] = await db("event_types")
        .where({ org_id: orgId, deleted_at: null })
        .whereNotNull("team_slug")
        .select("team_slug", "id");
      return new Map(rows.map(({ team_slug, id }) => [team_slug, id]));
    },
  };
}

/** Hosts in their order; without an entry, the weight is 1. */
type WeightedHosts = Pick<EventTypeRecord, "hosts" | "host_weights">;

interface Hosts extends WeightedHosts {
  readonly orgId: string;
  readonly id: string;
}

async function addHosts(db: Knex, { orgId, id, hosts, host_weights }: Hosts): Promise<void> {
  const weights = new Map(host_weights.map(({ user_id, weight }) => [user_id, weight]));
  const rows = hosts.map((user_id, index) => ({
    org_id: orgId,
    event_type_id: id,
    user_id,
    position: index + 1,
    weight: weights.get(user_id) ?? 1,
  }));
  await db("event_type_hosts").insert(rows);
}

/** Converts to JSON what the driver would write as a PostgreSQL array. */
const stored = (row: object): object =>
  "questions" in row ? { ...row, questions: JSON.stringify(row.questions) } : row;
