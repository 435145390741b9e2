import { expect } from "chai";
import fc from "fast-check";
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
import { checkFilter, type CheckedGroup, type FilterGroup } from "../../src/base/records/rules/filter-tree.ts";
import { createStore, type Store } from "../../src/base/store/store.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { filters, now } from "./filter-arbitraries.ts";
import { matches, type Question } from "./filter-evaluation.ts";
import { custom, fill, indexed, type Row } from "./filter-rows.ts";

const all = { page: 1, page_size: 200, sort: "-created_at" };
const newestFirst = [{ field: "created_at", direction: "desc" }] as const;
const window = { offset: 0, limit: 200 };

interface Participation {
  readonly contact_id: string;
}

describe("Filters: SQL compared with evaluation in memory", () => {
  let database: TestDatabase;
  let store: Store;
  let entities: Map<string, Row>;
  let opportunities: Row[];
  const orgId = newId();
  const asked = new Set<string>();

  before(async () => {
    database = await createDatabase();
    store = createStore(database.pool);
    await fill(database.pool, orgId);
    entities = new Map((await listEntities()).map((row) => [row.id, row]));
    opportunities = await listOf("opportunity");
  });

  after(async () => {
    await database.drop();
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
