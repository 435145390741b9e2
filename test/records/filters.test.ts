import { expect } from "chai";
import fc from "fast-check";
import type { Knex } from "knex";
import { newId } from "../../src/base/platform/ids.ts";
import {
  fieldsOf,
  type FilteredType,
  type FilterFields,
  type FilterSpec,
  familyOf,
  operatorsOf,
  type Family,
} from "../../src/base/records/rules/filter-fields.ts";
import {
  checkFilter,
  type CheckedGroup,
  type FilterGroup,
  type FilterCondition,
} from "../../src/base/records/rules/filter-tree.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { use } from "../support/fixture.ts";
import { fields } from "../../generated/fields.js";
import type { Actor } from "../../src/base/contract/caller.ts";
import type { FieldTable } from "../../src/base/records/rules/field-table.ts";
import { searchColumns } from "../../src/base/platform/rules/text.ts";
import { filters, now, valuesOf } from "./filter-arbitraries.ts";

const all = { page: 1, page_size: 200, sort: "-created_at" };
const newestFirst = [{ field: "created_at", direction: "desc" }] as const;
const window = { offset: 0, limit: 200 };

interface Participation {
  readonly contact_id: string;
}

describe("Filters: SQL compared with evaluation in memory", () => {
  let entities: Map<string, Row>;
  let opportunities: Row[];
  const orgId = newId();
  const asked = new Set<string>();

  const database = use(() => createDatabase());
  const store = use(() => createStore(database.pool));
  before(async () => {
    await fill(database.pool, orgId);
    entities = new Map((await listEntities()).map((row) => [row.id, row]));
    opportunities = await listOf("opportunity");
  });

  const listEntities = async (tree?: CheckedGroup): Promise<Row[]> => {
    const { records } = await store.entities.list(orgId, tree ? { filter: { tree, now } } : {}, {
      sort: newestFirst,
      window,
    });
    return records;
  };

  async function listOf(type: "opportunity" | "task", tree?: CheckedGroup): Promise<Row[]> {
    const narrow = tree && store.filters.narrowing(tree, { orgId, type, now });
    const read = type === "task" ? store.tasks.search : store.opportunities.page;
    return (await read(orgId, all, narrow)).items as unknown[] as Row[];
  }

  it("match the same contacts and companies", async () => {
    await compare("entity", 250, listEntities);
  });

  it("match the same contacts and companies by totals of their opportunities", async () => {
    const { opportunities: totals } = fieldsOf("entity");
    await compare("entity", 150, listEntities, { record: {}, custom_fields: {}, company: {}, opportunities: totals });
  });

  it("match the same contacts and companies by indexed custom fields", async () => {
    const { custom_fields } = fieldsOf("entity", indexed);
    await compare("entity", 250, listEntities, { record: {}, custom_fields, company: {}, opportunities: {} });
  });

  for (const type of ["opportunity", "task"] as const) {
    it(`match the same records of type ${type}`, async () => {
      await compare(type, 150, (tree) => listOf(type, tree));
    });
  }

  it("match the same records with every operator on every family of fields", () => {
    const families: Family[] = [
      "text",
      "email",
      "choice",
      "id",
      "number",
      "boolean",
      "date",
      "datetime",
      "list",
      "object",
    ];
    const possible = families.flatMap((family) => operatorsOf(family).map((operator) => `${family} ${operator}`));
    expect([...asked]).to.have.members(possible);
  });

  async function compare(
    type: FilteredType,
    numRuns: number,
    find: (tree?: CheckedGroup) => Promise<Row[]>,
    table = fieldsOf(type, custom),
  ): Promise<void> {
    const rows = await find();
    const ids = [...rows.slice(0, 5).map(({ id }) => id.toUpperCase()), ...[...entities.keys()].slice(-5)];
    const property = fc.asyncProperty(filters(table, ids), async (filter) => {
      note(filter, table);
      const found = await find(checkFilter(filter, table, "/filter"));
      const expected = rows.filter((row) => matches(filter, questionOf(row, table)));
      expect(found.map(({ id }) => id)).to.have.members(expected.map(({ id }) => id));
    });
    await fc.assert(property, { numRuns, seed: 20_263 });
  }

  function questionOf(row: Row, table: FilterFields): Question {
    const familyOfField = (field: string): Family => familyOf(specOf(field, table).type);
    const isExact = (field: string): boolean => {
      const { type, exact } = specOf(field, table);
      return exact === true || type === "url" || type === "phone" || field === "domain" || field === "company.domain";
    };
    return { valueOf: (field) => valueOf(row, field, table), familyOf: familyOfField, isExact, now };
  }

  function valueOf(row: Row, field: string, table: FilterFields): unknown {
    if (Object.hasOwn(table.record, field)) return ownValue(row, field);
    const [place = ""] = field.split(".", 1);
    const name = field.slice(place.length + 1);
    if (place === "company") return ownValue(entities.get(String(row["company_id"])), name);
    if (place === "opportunities") return totalOf(row, name);
    const { entity_type = row["entity_type"] } = specOf(field, table);
    return entity_type === row["entity_type"] ? (row["custom_fields"] as Record<string, unknown>)[name] : null;
  }

  function totalOf({ id }: Row, name: string): number {
    const own = opportunities.filter(
      ({ company_id, primary_contact_id, contacts }) =>
        [company_id, primary_contact_id].includes(id) ||
        (contacts as Participation[]).some(({ contact_id }) => contact_id === id),
    );
    if (name === "count") return own.length;
    const counted = own.filter(({ status, currency }) => `${String(status)}_amount` === name && currency === "EUR");
    return counted.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0);
  }

  function note(group: FilterGroup, table: FilterFields): void {
    for (const member of group.conditions) {
      if ("conditions" in member) note(member, table);
      else asked.add(`${familyOf(specOf(member.field, table).type)} ${member.operator}`);
    }
  }
});

/** Returns the value of a field, or of a member of an address. */
function ownValue(row: Row | undefined, field: string): unknown {
  const [name = "", member] = field.split(".");
  return member === undefined ? row?.[name] : (row?.[name] as Record<string, unknown> | null | undefined)?.[member];
}

function specOf(field: string, table: FilterFields): FilterSpec {
  const [place = ""] = field.split(".", 1);
  const spec = table.record[field] ?? table[place as keyof FilterFields][field.slice(place.length + 1)];
  if (!spec) throw new TypeError(field);
  return spec;
}

type Scalar = string | number | boolean;

/** One record, with the context for evaluating a filter. */
export interface Question {
  /** The value of a field as the API returns it, including fields of related records. */
  valueOf(field: string): unknown;
  familyOf(field: string): Family;
  /** Whether accents make a difference. */
  isExact(field: string): boolean;
  readonly now: Date;
}

const DAY = 86_400_000;

/** Evaluates a filter for one record in memory: an independent implementation of the filter semantics. */
export function matches(filter: FilterGroup, question: Question): boolean {
  const results = filter.conditions.map((member) =>
    "conditions" in member ? matches(member, question) : holds(member, question),
  );
  if (filter.op === "and") return results.every(Boolean);
  return filter.op === "or" ? results.some(Boolean) : !results.some(Boolean);
}

function holds({ field, operator, value }: FilterCondition, question: Question): boolean {
  const family = question.familyOf(field);
  const given = question.valueOf(field) ?? null;
  if (operator === "is_empty") return isEmpty(given);
  if (operator === "is_not_empty") return !isEmpty(given);
  // A value of apostrophes only would be empty, so it is compared as it is.
  const fold = family === "text" && !question.isExact(field) && ![value].flat().some((one) => folded(one) === "");
  const read = (one: unknown): unknown => comparable(fold ? folded(one) : one, family);
  const own = read(given);
  if (operator.endsWith("_days")) return ageHolds(given, { operator, days: Number(value), family, now: question.now });
  const asked = [value].flat().map((item) => read(item) as Scalar);
  if (Array.isArray(own)) return listHolds(own as Scalar[], operator, asked);
  return scalarHolds(own as Scalar | null, operator, asked);
}

const listHolds = (own: readonly Scalar[], operator: string, asked: readonly Scalar[]): boolean =>
  operator === "has_any" ? asked.some((item) => own.includes(item)) : asked.every((item) => own.includes(item));

/** Dates are compared as text, timestamps as instants. */
function ageHolds(
  given: unknown,
  { operator, days, family, now }: { operator: string; days: number; family: Family; now: Date },
): boolean {
  if (typeof given !== "string") return false;
  const at = (offset: number): string => {
    const instant = new Date(now.getTime() + offset * DAY).toISOString();
    return family === "date" ? instant.slice(0, 10) : instant;
  };
  const own = family === "date" ? given : new Date(given).toISOString();
  if (operator === "older_than_days") return own < at(-days);
  return operator === "within_last_days" ? own >= at(-days) && own <= at(0) : own >= at(0) && own <= at(days);
}

function scalarHolds(own: Scalar | null, operator: string, asked: readonly Scalar[]): boolean {
  const [first = "", second = ""] = asked;
  switch (operator) {
    case "neq":
      return own !== first;
    case "not_in":
      return own === null || !asked.includes(own);
    case "not_contains":
      return own === null || !String(own).includes(String(first));
    default:
      return own !== null && presentHolds(own, operator, { asked, first, second });
  }
}

function presentHolds(
  own: Scalar,
  operator: string,
  { asked, first, second }: { asked: readonly Scalar[]; first: Scalar; second: Scalar },
): boolean {
  switch (operator) {
    case "eq":
    case "in":
      return asked.includes(own);
    case "lt":
      return own < first;
    case "lte":
      return own <= first;
    case "gt":
      return own > first;
    case "gte":
      return own >= first;
    case "between":
      return own >= first && own <= second;
    case "contains":
      return String(own).includes(String(first));
    case "starts_with":
      return String(own).startsWith(String(first));
    case "ends_with":
      return String(own).endsWith(String(first));
    case "has_any":
    case "has_all":
      return false;
    default:
      throw new TypeError(operator);
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Removes the accents and apostrophes of a text, as far as the texts of these tests have any. */
function folded(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const letters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", ς: "σ" };
  const plain = value
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.replace(/[ßøæœłς]/g, (letter) => letters[letter] ?? letter).normalize("NFC");
}

/**
 * Converts a value for comparison with JavaScript operators; select options are case-sensitive, other text is not.
 */
function comparable(value: unknown, family: Family): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, family));
  if (typeof value !== "string") return value;
  if (family === "datetime") return Date.parse(value);
  return family === "choice" ? value : value.toLowerCase();
}

/** A record as the API returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Custom fields of every type; `mixed` is a number for contacts and a text for companies. */
const everyType: FieldTable = {
  words: { type: "text", nullable: true },
  amount: { type: "number", nullable: true },
  flag: { type: "boolean", nullable: true },
  day: { type: "date", nullable: true },
  moment: { type: "datetime", nullable: true },
  medal: { type: "enum", enum: ["gold", "silver"], nullable: true },
  labels: { type: "array", nullable: true },
  site: { type: "url", nullable: true },
  mail: { type: "email", nullable: true },
  line: { type: "string", exact: true, nullable: true },
};

/** Custom fields by record type. */
export const custom = {
  contact: { ...everyType, mixed: { type: "number", nullable: true } },
  company: {
    words: { type: "text", nullable: true },
    medal: { type: "enum", enum: ["silver", "bronze"], nullable: true },
    mixed: { type: "text", nullable: true },
  },
  opportunity: everyType,
  task: everyType,
} satisfies Record<string, FieldTable>;

const TYPES: Readonly<Record<string, string>> = { enum: "select", string: "phone" };

/** The same fields of contacts and companies, with an index for each type that can have one. */
export const indexed = { contact: withIndexes(custom.contact), company: withIndexes(custom.company) };

function withIndexes(table: FieldTable): FieldTable {
  const entries = Object.entries(table).map(([key, spec]) => [
    key,
    spec.type === "array" ? spec : { ...spec, indexes: [newId()] },
  ]);
  return Object.fromEntries(entries) as FieldTable;
}

const actor: Actor = { type: "system", id: null, name: "Test", application: null };
/** Set by the database or by the code below. */
const OTHERS = ["id", "version", "created_at", "updated_at", "created_by", "updated_by", "deleted_at", "entity_type"];
const COMPUTED = [
  "contact_count",
  "open_opportunity_amount",
  "weighted_amount",
  "is_overdue",
  "contacts",
  "related_to",
];

let seed = 20_260;

/** Inserts the records of an organization: several of each type, some of them deleted. */
export async function fill(db: Knex, orgId: string): Promise<void> {
  const by = JSON.stringify(actor);
  await db.raw(
    `INSERT INTO organizations (id, name, slug, plan, default_locale, timezone, currency, data_region, ai_policy, created_by, updated_by)
     VALUES (?, 'Test', 'test', 'professional', 'en', 'UTC', 'EUR', 'eu', '{}', ?, ?)`,
    [orgId, by, by],
  );
  await defineIndexed(db, orgId);
  const users = [newId(), newId()];
  for (const id of users) {
    const user = { id, email: `${id}@users.example`, role: "owner", status: "active" };
    await db("users").insert({ org_id: orgId, ...user, created_by: actor, updated_by: actor });
  }
  const add = adder(db, orgId, users);
  const companies = await add("company", 15, { parent_company_id: [] });
  const contacts = await add("contact", 50, { company_id: companies });
  const pipeline = { id: newId(), name: "Sales", is_default: true, position: 1, require_lost_reason: false };
  const stages = JSON.stringify([]);
  await db("pipelines").insert({ org_id: orgId, ...pipeline, stages, created_by: actor, updated_by: actor });
  const references = { company_id: companies, primary_contact_id: contacts, pipeline_id: [pipeline.id] };
  const opportunities = await add("opportunity", 40, references);
  await add("task", 40, {});
  await link(db, orgId, { opportunities, contacts });
}

async function defineIndexed(db: Knex, orgId: string): Promise<void> {
  const at = new Date(0).toISOString();
  const common = { label: "Field", required: false, position: 0, archived: false, created_at: at, updated_at: at };
  for (const [entity_type, table] of Object.entries<FieldTable>(indexed)) {
    for (const [key, { type, indexes = [] }] of Object.entries(table)) {
      const index = { index_id: indexes[0] ?? null, index_status: indexes.length > 0 ? "ready" : null };
      const own = { entity_type, key, type: TYPES[type] ?? type, ...index };
      const by = { created_by: actor, updated_by: actor };
      await db("custom_fields").insert({ org_id: orgId, id: newId(), ...own, ...common, ...by });
    }
  }
}

type RecordType = keyof typeof custom;

const TABLES: Readonly<Record<RecordType, string>> = {
  contact: "entities",
  company: "entities",
  opportunity: "opportunities",
  task: "tasks",
};

function adder(db: Knex, orgId: string, users: readonly string[]) {
  return async (type: RecordType, count: number, ids: Record<string, readonly string[]>): Promise<string[]> => {
    const table = Object.fromEntries(
      Object.entries<FieldTable[string]>(fields[type]).filter(([name]) => ![...OTHERS, ...COMPUTED].includes(name)),
    );
    const values = valuesOf(table, { owner_id: users, assignee_id: users, ...ids });
    const samples = fc.sample(fc.tuple(values, valuesOf(custom[type])), { numRuns: count, seed: ++seed });
    const rows = samples.map(([own, custom_fields], index) => ({
      ...standard(type, index),
      ...own,
      custom_fields: withoutEmpty(custom_fields),
      ...consistent(type, own),
      org_id: orgId,
      created_by_user: users[0],
      search_text: searchColumns(own).search_text,
    }));
    await db(TABLES[type]).insert(rows);
    return rows.map(({ id }) => id);
  };
}

function standard(type: RecordType, index: number) {
  const at = new Date(Date.UTC(2026, 5, 1 + (index % 28), 12)).toISOString();
  const deleted_at = index % 10 === 9 ? at : null;
  const times = { created_at: at, updated_at: at, deleted_at, created_by: actor, updated_by: actor };
  const entity = type === "contact" || type === "company" ? { entity_type: type, search_name: "" } : {};
  return { id: newId(), version: 1 + (index % 3), ...times, ...entity };
}

/** Returns values that satisfy the constraints of the tables. */
function consistent(type: RecordType, own: Record<string, unknown>): Record<string, unknown> {
  if (type === "opportunity") return { currency: own["probability"] === 50 ? "USD" : "EUR" };
  // The service stores host names in lower case.
  if (type === "company") return typeof own["domain"] === "string" ? { domain: own["domain"].toLowerCase() } : {};
  if (type !== "task") return {};
  const completed_at = own["status"] === "completed" ? "2026-06-10T12:00:00.000Z" : null;
  return { completed_at, reminder_at: own["due_at"] };
}

/** Empty custom fields are omitted. */
const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

async function link(
  db: Knex,
  orgId: string,
  { opportunities, contacts }: { opportunities: readonly string[]; contacts: readonly string[] },
): Promise<void> {
  const rows = opportunities.flatMap((opportunity_id, index) =>
    contacts
      .filter((_, place) => (place * 7 + index) % 23 === 0)
      .map((contact_id, position) => ({ org_id: orgId, opportunity_id, contact_id, role: "user", position })),
  );
  await db("opportunity_contacts").insert(rows);
  // Some primary contacts are also listed among the other contacts.
  await db.raw(
    `INSERT INTO opportunity_contacts (org_id, opportunity_id, contact_id, role, position)
     SELECT org_id, id, primary_contact_id, 'user', 9 FROM opportunities
     WHERE org_id = ? AND primary_contact_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [orgId],
  );
}
