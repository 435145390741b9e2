import type { Knex } from "knex";
import { fields } from "../../../../generated/fields.js";
import type { RelatedType } from "../../../../generated/relations.js";
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
import { CONTACTS } from "../../../base/records/sql/opportunity-links.ts";
import { relatedColumn } from "../../../base/records/sql/related-table.ts";
import { personNameSql } from "../../../base/platform/sql/person-name.ts";

/** A related record in the form of the API. */
export interface RelatedRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Where the records of a type are stored, and how their fields are read. */
export interface Source {
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
export const sources: Readonly<Record<RelatedType, Source>> = {
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
