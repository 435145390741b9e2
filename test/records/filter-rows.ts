import fc from "fast-check";
import type { Knex } from "knex";
import { fields } from "../../generated/fields.js";
import { newId } from "../../src/base/platform/ids.ts";
import type { Actor } from "../../src/base/contract/actor.ts";
import type { FieldTable } from "../../src/base/records/rules/field-table.ts";
import { searchColumns } from "../../src/base/platform/rules/text.ts";
import { valuesOf } from "./filter-arbitraries.ts";

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
