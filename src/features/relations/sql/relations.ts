import type { Knex } from "knex";
import { fields } from "../../../../generated/fields.js";
import type { RelatedType, QueriedRelation } from "../../../../generated/relations.js";
import {
  type ResourceComputedFields,
  type ResourceRecords,
  resources,
  type ResourceType,
} from "../../../../generated/resources.js";
import { COMPUTED } from "../../booking/sql/event-types.ts";
import { INVITEES_SHOWN } from "../../booking/rules/event.ts";
import { DURATION, type EventRow, withPeople } from "../../booking/sql/events.ts";
import { selectLists } from "../../../base/records/sql/entity-columns.ts";
import { overdueSql } from "../../../base/records/sql/filter-columns.ts";
import { CONTACTS, contactIds } from "../../../base/records/sql/opportunity-links.ts";
import { relatedColumn } from "../../../base/records/sql/related-table.ts";
import { personNameSql, ORG_ID } from "../../../base/platform/sql/sql-text.ts";

/** A related record in the form of the API. */
export interface RelatedRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Where the records of a type are stored, and how their fields are read. */
interface Source {
  /** The table, or a table with an alias. */
  readonly from: string;
  /** The name by which conditions refer to the table. */
  readonly alias: string;
  readonly columns: (db: Knex) => readonly Knex.Raw[];
  /** Adds the fields that need further queries, for all rows at once. */
  readonly complete?: (db: Knex, orgId: string, rows: readonly RelatedRow[]) => Promise<readonly RelatedRow[]>;
}

const TASKS = { table: "tasks", relations: "task_relations", owner: "task_id" };
const NOTES = { table: "notes", relations: "note_relations", owner: "note_id" };
/** Fields of events that are stored in other tables, and set afterwards. */
const PEOPLE = { hosts: "NULL", invitees: "NULL", invitee_count: "NULL", contact_ids: "NULL", answers: "NULL" };
const NAME = `${personNameSql("users")} AS name`;

/** The source of each type of related records. */
const sources: Readonly<Record<RelatedType, Source>> = {
  contact: entitySource("contact"),
  company: entitySource("company"),
  opportunity: source("opportunities", fields.opportunity, () => ({ contacts: CONTACTS })),
  task: resourceSource("task", (db) => ({
    is_overdue: overdueSql("tasks"),
    related_to: relatedColumn(db, TASKS),
  })),
  note: resourceSource("note", (db) => ({ related_to: relatedColumn(db, NOTES) })),
  event: {
    ...source("events", fields.event, () => ({ ...PEOPLE, duration_minutes: DURATION })),
    // The columns of the contract have the types of the contract, but the compiler cannot infer that.
    complete: async (db, orgId, rows) =>
      await withPeople(db, orgId, { rows: rows as readonly (RelatedRow & EventRow)[], limit: INVITEES_SHOWN }),
  },
  event_type: source("event_types", fields.event_type, () => COMPUTED),
  pipeline: source("pipelines", fields.pipeline),
  product: resourceSource("product", () => ({})),
  line_item: resourceSource("line_item", () => ({})),
  topic: resourceSource("topic", () => ({})),
  form: resourceSource("form", () => ({})),
  user: { from: "users", alias: "users", columns: (db) => [db.raw("users.id"), db.raw(NAME)] },
};

/** The fields that the contract computes, and those in a table of their own. */
type Uncolumned<Type extends ResourceType> =
  ResourceComputedFields[Type] | Extract<keyof ResourceRecords[Type], "related_to">;

/** The expressions of some fields that are no columns. */
type Computed<Name extends string> = Readonly<Partial<Record<Name, string | Knex.Raw>>>;

/** The contract knows which fields of a resource are no columns, so each of them needs an expression. */
function resourceSource<Type extends ResourceType>(
  type: Type,
  computedBy: (db: Knex) => Readonly<Record<Uncolumned<Type>, string | Knex.Raw>>,
): Source {
  return tableSource(resources[type].table, Object.keys(fields[type]), (db) => new Map(Object.entries(computedBy(db))));
}

/** Fields are columns of the same name unless they are computed. */
function source<Names extends object>(
  table: string,
  names: Names,
  computedBy?: (db: Knex) => Computed<Extract<keyof Names, string>>,
): Source {
  return tableSource(table, Object.keys(names), (db) => new Map(Object.entries(computedBy?.(db) ?? {})));
}

/** Reads the fields in the order of the contract. */
function tableSource(
  table: string,
  names: readonly string[],
  computedBy: (db: Knex) => ReadonlyMap<string, string | Knex.Raw>,
): Source {
  return {
    from: table,
    alias: table,
    columns(db) {
      const computed = computedBy(db);
      return names.map((name) => {
        const expression = computed.get(name) ?? `${table}."${name}"`;
        return typeof expression === "string" ? db.raw(`${expression} AS "${name}"`) : expression;
      });
    },
  };
}

function entitySource(type: "contact" | "company"): Source {
  return { from: "entities AS e", alias: "e", columns: (db) => [db.raw(selectLists[type])] };
}

/** The first related records of a record, and their total number. */
export interface RelatedList {
  readonly records: readonly RelatedRow[];
  readonly total: number;
}

/** The records whose related records are read. */
interface RelationOwners {
  readonly relation: QueriedRelation;
  readonly type: RelatedType;
  readonly ids: readonly string[];
  /** Maximum number of related records of each record. */
  readonly limit: number;
}

/** Creates the statements that read related records: one per relation for all records of a page. */
export function relationRepository(db: Knex) {
  return {
    /** Returns the live records of a type with these ids; removed users are included. */
    async byIds(orgId: string, type: RelatedType, ids: readonly string[]): Promise<Map<string, RelatedRow>> {
      if (ids.length === 0) return new Map();
      const { from, alias, columns, complete } = sources[type];
      const rows = await (type === "user" ? all : live)(db, from)
        .where(`${alias}.org_id`, orgId)
        .whereIn(`${alias}.id`, [...ids])
        .select<RelatedRow[]>(...columns(db));
      const records = complete ? await complete(db, orgId, rows) : rows;
      return new Map(records.map((record) => [record.id, record]));
    },
    /** Returns the first live related records of each record, in the order of the relation. */
    async firstOf(orgId: string, { relation, type, ids, limit }: RelationOwners): Promise<Map<string, RelatedList>> {
      const { from, alias, columns, complete } = sources[type];
      const { where, order } = relationQueries[relation];
      const related = live(db, from)
        .whereRaw(`${alias}.org_id = ${ORG_ID} AND ${where}`)
        .orderByRaw(order)
        .limit(limit)
        .select(...columns(db), db.raw("count(*) OVER ()::int AS relation_total"));
      const text = `SELECT o.id AS relation_owner, r.* FROM (SELECT ?::uuid AS org_id, unnest(?::uuid[]) AS id) AS o
        CROSS JOIN LATERAL ? AS r`;
      const found = await db.raw<{ rows: OwnedRow[] }>(text, [orgId, [...ids], related]);
      const completed = complete
        ? await complete(db, orgId, found.rows.map(withoutOwner))
        : found.rows.map(withoutOwner);
      const lists = new Map<string, { records: RelatedRow[]; total: number }>();
      for (const [index, { relation_owner: owner, relation_total: total }] of found.rows.entries()) {
        const list = lists.get(owner) ?? { records: [], total };
        const record = completed[index];
        if (record) list.records.push(record);
        lists.set(owner, list);
      }
      return lists;
    },
  };
}

type OwnedRow = RelatedRow & { readonly relation_owner: string; readonly relation_total: number };

function withoutOwner({ relation_owner: _, relation_total: _total, ...row }: OwnedRow): RelatedRow {
  return row;
}

const all = (db: Knex, from: string): Knex.QueryBuilder => db.from(db.raw(from));
const live = (db: Knex, from: string): Knex.QueryBuilder => all(db, from).whereNull("deleted_at");

/** The related records of a record `o` with the column `id`; ORG_ID is its organization. */
interface RelationQuery {
  /** The condition for live rows of the organization. */
  readonly where: string;
  readonly order: string;
}

const CHANGED_LAST = "updated_at DESC, id";

/** The records that a table of references relates to the record. */
const about = (table: "task" | "note", alias: string): string =>
  `${alias}.id IN (SELECT r.${table}_id FROM ${table}_relations AS r WHERE r.org_id = ${ORG_ID} AND r.record_id = o.id)`;

const openTasks: RelationQuery = {
  where: `${about("task", "tasks")} AND status IN ('todo', 'in_progress', 'waiting')`,
  order: "due_at NULLS LAST, id",
};
const recentNotes: RelationQuery = { where: about("note", "notes"), order: "id DESC" };

/** The contacts, companies or opportunities in `related_to` of a task or note. */
function relatedTo(table: "task" | "note", type: "contact" | "company" | "opportunity"): RelationQuery {
  const ids = `SELECT r.record_id FROM ${table}_relations AS r
    WHERE r.org_id = ${ORG_ID} AND r.${table}_id = o.id AND r.record_type = '${type}'`;
  return { where: `${type === "opportunity" ? "opportunities" : "e"}.id IN (${ids})`, order: "id" };
}

const upcoming = (condition: string): RelationQuery => ({
  where: `status IN ('pending', 'confirmed') AND end_at > now() AND ${condition}`,
  order: "start_at, id",
});

const invited = (condition: string): string =>
  `events.id IN (SELECT i.event_id FROM event_invitees AS i
    WHERE i.org_id = ${ORG_ID} AND i.cancelled_at IS NULL AND ${condition})`;

/** The query of each relation that the contract declares without `by`. */
const relationQueries: Readonly<Record<QueriedRelation, RelationQuery>> = {
  "company.contacts": { where: "entity_type = 'contact' AND e.company_id = o.id", order: CHANGED_LAST },
  "company.opportunities": { where: "opportunities.company_id = o.id", order: CHANGED_LAST },
  "company.open_tasks": openTasks,
  "company.recent_notes": recentNotes,
  "company.upcoming_events": upcoming(
    invited(`i.contact_id IN (SELECT c.id FROM entities AS c
      WHERE c.org_id = ${ORG_ID} AND c.company_id = o.id AND c.deleted_at IS NULL)`),
  ),
  "contact.opportunities": { where: `opportunities.id IN ${contactIds(ORG_ID, "o.id")}`, order: CHANGED_LAST },
  "contact.open_tasks": openTasks,
  "contact.recent_notes": recentNotes,
  "contact.upcoming_events": upcoming(invited("i.contact_id = o.id")),
  "note.contacts": relatedTo("note", "contact"),
  "note.companies": relatedTo("note", "company"),
  "note.opportunities": relatedTo("note", "opportunity"),
  "opportunity.contacts": {
    where: `e.id IN (
      SELECT p.primary_contact_id FROM opportunities AS p WHERE p.org_id = ${ORG_ID} AND p.id = o.id
      UNION SELECT k.contact_id FROM opportunity_contacts AS k WHERE k.org_id = ${ORG_ID} AND k.opportunity_id = o.id)`,
    order: CHANGED_LAST,
  },
  "opportunity.line_items": { where: "line_items.opportunity_id = o.id", order: "position, id" },
  "opportunity.open_tasks": openTasks,
  "opportunity.recent_notes": recentNotes,
  "opportunity.upcoming_events": upcoming("events.opportunity_id = o.id"),
  "task.contacts": relatedTo("task", "contact"),
  "task.companies": relatedTo("task", "company"),
  "task.opportunities": relatedTo("task", "opportunity"),
};
