import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { recordFactories } from "../../support/record-factories.ts";

/** With more than 100,000 records, a list that compares all of them has meta.narrow_by. */
const RECORDS = 102_000;
const CHUNK = 3_000;
const TIERS = 1_000;
const NEW = 60;

describe("Entities: /v1/entities of an organization with many records and an indexed custom field", () => {
  const fixture = useFixture();
  const fields = indexedFields(fixture);
  const records = recordFactories(fixture);

  /** Copies a contact, with numbers from 0 to 999 in turn. */
  async function copy(id: string, key: string, count: number): Promise<void> {
    const { pool } = fixture.service.database;
    const { rows } = await pool.raw<{ rows: { columns: string }[] }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute WHERE attrelid = 'entities'::regclass
        AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('id', 'custom_fields')`,
    );
    const columns = rows[0]?.columns ?? "";
    await pool.raw(
      `INSERT INTO entities (id, custom_fields, ${columns}) SELECT uuidv7(), jsonb_build_object(?::text, n % ?), ${columns}
        FROM entities, generate_series(1, ?) AS n WHERE org_id = ? AND id = ?`,
      [key, TIERS, count, fixture.organization.id, id],
    );
  }

  it("are found by an index that is filled while contacts are created, with the exact total", async function () {
    this.timeout(300_000);
    const field = await fields.defined({ type: "number" });
    const id = await records.contact();
    for (let done = 0; done < RECORDS; done += CHUNK) await copy(id, field.key, CHUNK);
    const name = `custom_fields.${field.key}`;
    const few = { field: name, operator: "lt", value: 2 };
    const total = (RECORDS / TIERS) * 2;
    const before = await fields.search([few]);
    expect([before.at("meta.total"), before.list("meta.narrow_by").length > 0]).to.deep.equal([total, true]);
    await fixture.crm.put(fields.pathOf(field), { indexed: true });
    for (let created = 0; created < NEW; created += 1) await records.contact({ custom_fields: { [field.key]: 0.5 } });
    await fields.ready(field);
    expect(await fields.values()).to.equal(RECORDS + NEW);
    const after = await fields.search([few]);
    expect([after.at("meta.total"), after.at("meta.narrow_by")]).to.deep.equal([total + NEW, undefined]);
    const job = { field: "job_title", operator: "eq", value: "Astronaut" };
    expect((await fields.search([few, job])).at("meta.narrow_by")).to.equal(undefined);
    expect((await fields.search([few, { ...few, value: 1 }], "or")).at("meta.narrow_by")).to.equal(undefined);
    expect((await fields.search([job])).at("meta.narrow_by")).to.include(name);
    expect((await fields.search([few], "not")).at("meta.narrow_by")).to.include(name);
    await fixture.crm.put(fields.pathOf(field), { indexed: false });
    const unmarked = await fields.search([few]);
    expect(unmarked.at("meta.total")).to.equal(total + NEW);
    expect(unmarked.at("meta.narrow_by")).to.not.include(name);
  });
});
