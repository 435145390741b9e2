import { expect } from "chai";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";

describe("Statistics of a new database", () => {
  const fixture = useFixture();

  it("are collected after the first thousand rows of a table, before autovacuum looks", async () => {
    const { pool } = fixture.service.database;
    const tuples = async (table: string): Promise<number> => {
      const { rows } = await pool.raw<{ rows: { tuples: number }[] }>(
        "SELECT reltuples::int AS tuples FROM pg_class WHERE oid = to_regclass(?)",
        [table],
      );
      return rows[0]?.tuples ?? -1;
    };
    for (const table of ["entities", "entity_emails"]) {
      await pool.raw("ALTER TABLE ?? SET (autovacuum_enabled = off)", [table]);
    }
    const before = await tuples("entity_emails");
    for (let part = 0; part < 11; part += 1) {
      const operations = Array.from({ length: 100 }, (_, index) => {
        const number = part * 100 + index;
        const record = { entity_type: "contact", first_name: `Load ${number}`, email: `load.${number}@bulk.example` };
        return { method: "create", record };
      });
      const answer = await fixture.crm.post("/v1/entities/batch", { operations });
      expect(answer.status, answer.text).to.equal(200);
    }
    await until(async () => (await tuples("entity_emails")) >= 1_000, "the statistics", 60);
    expect(before).to.be.below(1_000);
  });
});
