import { expect } from "chai";
import { fields } from "../../generated/fields.js";
import { newId, timeOfId } from "../../src/base/platform/ids.ts";
import type { Actor } from "../../src/base/contract/actor.ts";
import { newEntity } from "../../src/features/entities/rules/state.ts";
import { uniqueValuesOf, type EntityRecord } from "../../src/base/records/rules/entity.ts";
import { searchColumns } from "../../src/base/platform/rules/text.ts";
import { createStore, type Store } from "../../src/base/store/store.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

const actor: Actor = { type: "system", id: null, name: "Test", application: null };
const DAY = 86_400_000;
const newestFirst = [{ field: "created_at", direction: "desc" }] as const;

describe("Entity store", () => {
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
    const origin = { id, entity_type: "contact", at: timeOfId(id), actor, defaults: {} } as const;
    const record = newEntity(fields.contact, values, origin);
    const conflict = await store.entities.insert(orgId, {
      record,
      userId,
      search: searchColumns(record),
      claims: uniqueValuesOf(record),
      changes: [],
    });
    expect(conflict).to.equal(null);
    return record;
  }

  describe("deep pages", () => {
    const start = Date.UTC(2026, 0, 1);

    before(async () => {
      for (let index = 0; index < 1_300; index += 1) {
        await add({ first_name: `N${index}` }, start + Math.floor(index / 100) * DAY + (index % 100) * 1_000);
      }
    });

    it("contain the same records as the full sorted list", async () => {
      const all = await database.pool("entities").where({ org_id: orgId }).orderBy("id", "desc").pluck<string[]>("id");
      for (const filters of [{}, { entity_type: "contact" }] as const) {
        for (const offset of [1_000, 1_050, 1_199, 1_200, all.length - 1, all.length, 1_000_000]) {
          const page = { sort: newestFirst, window: { offset, limit: 30 } };
          const { records } = await store.entities.list(orgId, filters, page);
          expect(
            records.map(({ id }) => id),
            `offset ${offset}`,
          ).to.deep.equal(all.slice(offset, offset + 30));
        }
      }
    });

    it("have an exact total", async () => {
      expect(await store.entities.count(orgId, { entity_type: "contact" })).to.equal(1_300);
      expect(await store.entities.count(orgId, { entity_type: "company" })).to.equal(0);
      expect(await store.entities.count(newId(), {})).to.equal(0);
    });
  });
});
