import { expect } from "chai";
import { placementGroups, placements } from "../../src/base/db/distribution/tables.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

describe("Placements of tables in a distributed database", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(() => database.drop());

  const namesOf = async (text: string): Promise<string[]> => {
    const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(text);
    return rows.map(({ name }) => name);
  };

  it("name every table once", async () => {
    const tables = await namesOf(`SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`);
    const named = placementGroups.flatMap((group) => group.tables);
    expect(named, "add new tables to src/base/db/distribution/tables.ts").to.have.members(tables);
  });

  it("have the key of the organization in every row and in every unique key of a distributed table", async () => {
    const without = await namesOf(`
      SELECT c.relname AS name FROM pg_class AS c
      LEFT JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
        AND (a.attnotnull IS NOT TRUE OR EXISTS (
          SELECT FROM pg_index AS i WHERE i.indrelid = c.oid AND (i.indisunique OR i.indisexclusion)
            AND NOT a.attnum = ANY (i.indkey)))`);
    expect(without.filter((name) => placements.get(name) === "distributed")).to.deep.equal([]);
  });

  it("lead foreign keys of distributed tables to distributed and reference tables only", async () => {
    const { rows } = await database.pool.raw<{ rows: { child: string; parent: string }[] }>(`
      SELECT c.relname AS child, p.relname AS parent FROM pg_constraint AS k
      JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
      WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'public'::regnamespace`);
    const refused = rows.filter(
      ({ child, parent }) =>
        (placements.get(child) === "distributed" && placements.get(parent) === "local") ||
        (placements.get(child) !== "distributed" && placements.get(parent) === "distributed"),
    );
    expect(refused.map(({ child, parent }) => `${child} → ${parent}`)).to.deep.equal([]);
  });
});
