import { expect } from "chai";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";

describe("Statistics of a new database", () => {
  const fixture = useFixture();

  const tuples = async (table: string): Promise<number> => {
    const { rows } = await fixture.service.database.pool.raw<{ rows: { tuples: number }[] }>(
      "SELECT reltuples::int AS tuples FROM pg_class WHERE oid = to_regclass(?)",
      [table],
    );
    return rows[0]?.tuples ?? -1;
  };

  /** Creates contacts in batches of a hundred. */
  const load = async (name: string, batches: number): Promise<void> => {
    for (let part = 0; part < batches; part += 1) {
      const operations = Array.from({ length: 100 }, (_, index) => {
        const number = part * 100 + index;
        const record = {
          entity_type: "contact",
          first_name: `${name} ${number}`,
          email: `${name}.${number}@bulk.example`,
        };
        return { method: "create", record };
      });
      const answer = await fixture.crm.post("/v1/entities/batch", { operations });
      expect(answer.status, answer.text).to.equal(200);
    }
  };

  it("are collected after the first thousand rows of a table, before autovacuum looks", async () => {
    const { pool } = fixture.service.database;
    for (const table of ["entities", "entity_emails"]) {
      await pool.raw("ALTER TABLE ?? SET (autovacuum_enabled = off)", [table]);
    }
    const before = await tuples("entity_emails");
    await load("load", 11);
    await until(async () => (await tuples("entity_emails")) >= 1_000, "the statistics", 60);
    expect(before).to.be.below(1_000);
  });

  it("are collected again when the rows of a table have doubled, before autovacuum looks", async () => {
    const known = await tuples("entity_emails");
    expect(known).to.be.within(1_000, 1_500);
    await load("more", Math.ceil(known / 100) + 1);
    await until(async () => (await tuples("entity_emails")) >= 2 * known, "the statistics", 60);
  });
});
