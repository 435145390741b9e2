import { expect } from "chai";
import fc from "fast-check";
import { fields } from "../../generated/fields.js";
import { newId, timeOfId } from "../../src/access/ids.ts";
import type { Actor } from "../../src/contract/actor.ts";
import { newEntity } from "../../src/domain/entity-state.ts";
import { claimsOf, type EntityRecord } from "../../src/domain/entity.ts";
import { fieldsOf } from "../../src/domain/filter-fields.ts";
import { checkFilter, type FilterCondition, type FilterGroup } from "../../src/domain/filter-tree.ts";
import { searchColumns } from "../../src/domain/search-text.ts";
import { createStore, type Store } from "../../src/repositories/store.ts";
import { createDatabase, type TestDatabase } from "../support/cluster.ts";
import { matches } from "./filter-evaluation.ts";

const actor: Actor = { type: "system", id: null, name: "Test", application: null };
const now = new Date("2026-06-15T12:00:00.000Z");
const DAY = 86_400_000;
const newestFirst = [{ field: "created_at", direction: "desc" }] as const;

const texts = ["Ada", "ADA", "ada b", "Zoë", "zoe", "50%", "a_b", "a\\b", "Ünal"];
const days = ["1990-02-28", "2026-06-01", "2026-06-15", "2026-06-20", "2030-01-01"];
const tags = ["vip", "VIP gold", "é", "late"];
const scores = [0, 1, 50, 99, 100];

describe("entities in the database", () => {
  let database: TestDatabase;
  let store: Store;
  const orgId = newId();
  const userId = newId();

  before(async () => {
    database = await createDatabase();
    store = createStore(database.pool);
    const by = JSON.stringify(actor);
    await database.pool.raw(
      `INSERT INTO organizations (id, name, slug, plan, default_locale, timezone, currency, data_region, ai_policy, created_by, updated_by)
       VALUES (?, 'Test', 'test', 'professional', 'en', 'UTC', 'EUR', 'eu', '{}', ?, ?)`,
      [orgId, by, by],
    );
  });

  after(async () => {
    await database.drop();
  });

  async function add(values: Record<string, unknown>, time?: number): Promise<EntityRecord> {
    const id = newId(time);
    const birth = { id, entity_type: "contact", at: timeOfId(id), actor, defaults: {} } as const;
    const record = newEntity(fields.contact, values, birth);
    const conflict = await store.entities.insert(orgId, {
      record,
      userId,
      search: searchColumns(record),
      claims: claimsOf(record),
      changes: [],
    });
    expect(conflict).to.equal(null);
    return record;
  }

  describe("a filter", () => {
    const records: EntityRecord[] = [];

    before(async () => {
      const maybe = <T>(items: readonly T[]) => fc.option(fc.constantFrom(...items), { nil: null });
      const contact = fc.record({
        first_name: maybe(texts),
        job_title: maybe(texts),
        birthday: maybe(days),
        lead_score: fc.constantFrom(...scores),
        lead_status: maybe(["new", "contacted", "qualified"]),
        do_not_call: fc.boolean(),
        tags: fc.subarray(tags),
      });
      for (const values of fc.sample(contact, { numRuns: 60, seed: 20261 })) records.push(await add(values));
    });

    it("finds what the same question finds in memory", async () => {
      await fc.assert(
        fc.asyncProperty(group(2), async (filter) => {
          const tree = checkFilter(filter, fieldsOf("contact"), "/filter");
          const { records: found } = await store.entities.list(
            orgId,
            { filter: { tree, now } },
            { sort: newestFirst, window: { offset: 0, limit: 100 } },
          );
          const expected = records.filter((record) => matches(filter, record, now)).map(({ id }) => id);
          expect(found.map(({ id }) => id)).to.have.members(expected);
        }),
        { numRuns: 400, seed: 20262 },
      );
    });
  });

  describe("a deep page", () => {
    const start = Date.UTC(2026, 0, 1);

    before(async () => {
      for (let index = 0; index < 1_300; index += 1) {
        await add({ first_name: `N${index}` }, start + Math.floor(index / 100) * DAY + (index % 100) * 1_000);
      }
    });

    it("holds the records that stepping over all others finds", async () => {
      const all = await database.pool("entities").where({ org_id: orgId }).orderBy("id", "desc").pluck<string[]>("id");
      for (const filters of [{}, { entity_type: "contact" }] as const) {
        for (const offset of [1_000, 1_050, 1_199, 1_200, 1_300, all.length - 1, all.length, 1_000_000]) {
          const page = { sort: newestFirst, window: { offset, limit: 30 } };
          const { records } = await store.entities.list(orgId, filters, page);
          expect(
            records.map(({ id }) => id),
            `offset ${offset}`,
          ).to.deep.equal(all.slice(offset, offset + 30));
        }
      }
    });

    it("has an exact total", async () => {
      expect(await store.entities.count(orgId, { entity_type: "contact" })).to.equal(1_360);
      expect(await store.entities.count(orgId, { entity_type: "company" })).to.equal(0);
      expect(await store.entities.count(newId(), {})).to.equal(0);
    });
  });
});

function group(depth: number): fc.Arbitrary<FilterGroup> {
  const member =
    depth === 0 ? condition : fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: group(depth - 1) });
  return fc.record({
    op: fc.constantFrom("and" as const, "or" as const, "not" as const),
    conditions: fc.array(member, { minLength: 1, maxLength: 3 }),
  });
}

const emptiness = fc.record({
  field: fc.constantFrom("first_name", "job_title", "birthday", "lead_status", "tags", "email"),
  operator: fc.constantFrom("is_empty" as const, "is_not_empty" as const),
});

const compared = <T extends string | number>(field: fc.Arbitrary<string>, items: readonly T[], ordered: boolean) => {
  const one = fc.constantFrom(...items);
  const order = ordered ? (["lt", "lte", "gt", "gte"] as const) : [];
  return fc.oneof(
    fc.record({ field, operator: fc.constantFrom("eq" as const, "neq" as const, ...order), value: one }),
    fc.record({
      field,
      operator: fc.constantFrom("in" as const, "not_in" as const),
      value: fc.array(one, { minLength: 1, maxLength: 3 }),
    }),
    ...(ordered ? [fc.record({ field, operator: fc.constant("between" as const), value: fc.tuple(one, one) })] : []),
  );
};

const condition: fc.Arbitrary<FilterCondition> = fc.oneof(
  emptiness,
  compared(fc.constantFrom("first_name", "job_title"), texts, false),
  compared(fc.constant("lead_score"), scores, true),
  compared(fc.constant("birthday"), days, true),
  compared(fc.constant("lead_status"), ["new", "contacted", "unqualified"], false),
  fc.record({
    field: fc.constantFrom("first_name", "job_title"),
    operator: fc.constantFrom(
      "contains" as const,
      "not_contains" as const,
      "starts_with" as const,
      "ends_with" as const,
    ),
    value: fc.constantFrom("a", "B", "%", "_", "\\", "Ë", "ada b"),
  }),
  fc.record({
    field: fc.constant("birthday"),
    operator: fc.constantFrom("within_last_days" as const, "within_next_days" as const, "older_than_days" as const),
    value: fc.constantFrom(0, 5, 14, 30_000),
  }),
  fc.record({
    field: fc.constant("tags"),
    operator: fc.constantFrom("has_any" as const, "has_all" as const),
    value: fc.subarray(["VIP", "vip gold", "É", "none"], { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant("do_not_call"),
    operator: fc.constantFrom("eq" as const, "neq" as const),
    value: fc.boolean(),
  }),
);
