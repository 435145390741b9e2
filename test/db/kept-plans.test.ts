import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { entityRepository } from "../../src/features/entities/sql/entities.ts";
import { recordFactories } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

const CONTACTS = 2_000;
/** As many are inserted at a time: on a busy machine, more would exceed the time limit of a statement. */
const CHUNK = 250;
/** PostgreSQL makes this many plans for given values before it compares them with one for all values. */
const PLANS_FOR_VALUES = 5;

describe("A statement that many requests run", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  let knex: ReturnType<typeof connect>;

  before(async () => {
    const { pool, address } = fixture.service.database;
    const id = await contact();
    for (let first = 1; first < CONTACTS; first += CHUNK) {
      await pool.raw(
        `INSERT INTO entities SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'email', NULL))).*
         FROM entities AS e, generate_series(?::int, ?::int) WHERE e.org_id = ? AND e.id = ?`,
        [first, Math.min(first + CHUNK, CONTACTS) - 1, fixture.organization.id, id],
      );
    }
    await pool.raw("ANALYZE entities, entity_count");
    knex = connect({ address, poolSize: 1 });
  });
  after(() => knex.destroy());

  const page = async (offset: number): Promise<string[]> => {
    const part = { sort: [], window: { offset, limit: 25 } };
    const { records, total } = await entityRepository(knex).page(
      fixture.organization.id,
      { entity_type: "contact" },
      part,
    );
    expect(total).to.equal(CONTACTS);
    return records.map(({ id }) => id);
  };

  it("is not planned again: a page of the plain list", async () => {
    for (let number = 0; number < 20; number += 1) expect(await page(number * 25)).to.have.length(25);
    expect(await plansForValues("entities.list.contact.total")).to.equal(PLANS_FOR_VALUES);
  });

  it("is not planned again: a page far behind, which continues the one before", async () => {
    const ids = [];
    for (let number = 0; number < 20; number += 1) ids.push(...(await page(1_000 + number * 25)));
    expect(ids).to.have.length(500);
    expect(ids).to.deep.equal([...new Set(ids)].sort().reverse());
    expect(await page(CONTACTS - 10)).to.have.length(10);
    expect(await page(CONTACTS)).to.deep.equal([]);
    expect(await plansForValues("entities.deep_list.contact.total")).to.equal(PLANS_FOR_VALUES);
  });

  it("is not planned again: reads by id that share a statement", async () => {
    const repository = entityRepository(knex);
    const ids = await page(0);
    for (let count = 2; count < 20; count += 1) {
      const read = await Promise.all(ids.slice(0, count).map((id) => repository.find(fixture.organization.id, id)));
      expect(read.map((one) => one?.record.id)).to.deep.equal(ids.slice(0, count));
    }
    expect(await plansForValues("entities.find_many")).to.equal(PLANS_FOR_VALUES);
  });

  /** Returns how many plans PostgreSQL made for the values of a statement. */
  async function plansForValues(name: string): Promise<number | undefined> {
    const { rows } = await knex.raw<{ rows: { custom_plans: number }[] }>(
      "SELECT custom_plans FROM pg_prepared_statements WHERE name LIKE ?",
      [`${name}%`],
    );
    expect(rows, name).to.have.length(1);
    return rows[0]?.custom_plans;
  }
});
