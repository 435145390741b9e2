import { expect } from "chai";
import { migrateDistributed } from "../../src/base/db/distribution/tables.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

const VIEWS = `CREATE TABLE default_views (
  org_id uuid NOT NULL, user_id uuid NOT NULL, record_type text NOT NULL, view_id uuid NOT NULL,
  PRIMARY KEY (org_id, user_id, record_type),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, view_id) REFERENCES views (org_id, id) ON DELETE CASCADE)`;
const CODES = `CREATE TABLE recovery_codes (
  org_id uuid NOT NULL, id uuid NOT NULL, user_id uuid NOT NULL, PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id))`;

describe("Migrations of a distributed database", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(() => database.drop());

  const migrate = (...statements: string[]): Promise<void> =>
    database.pool.transaction((tx) =>
      migrateDistributed(tx, async () => {
        for (const statement of statements) await tx.raw(statement);
      }),
    );
  const rowsOf = async (query: string): Promise<unknown[]> => {
    const { rows } = await database.pool.raw<{ rows: unknown[] }>(query);
    return rows;
  };

  it("place a new table with the records of its organization, and keep its foreign keys", async () => {
    await migrate("DROP TABLE default_views", VIEWS);
    expect(
      await rowsOf(`SELECT d.partmethod AS method, d.colocationid = e.colocationid AS with_records
        FROM pg_dist_partition AS d, pg_dist_partition AS e
        WHERE d.logicalrelid = 'default_views'::regclass AND e.logicalrelid = 'entities'::regclass`),
    ).to.deep.equal([{ method: "h", with_records: true }]);
    expect(await foreignKeysOf("default_views")).to.deep.equal([{ parent: "users" }, { parent: "views" }]);
  });

  it("leave a local table on the coordinator, without foreign keys to tables of all nodes", async () => {
    await migrate("DROP TABLE recovery_codes", CODES);
    expect(await rowsOf("SELECT FROM pg_dist_partition WHERE logicalrelid = 'recovery_codes'::regclass")).to.be.empty;
    expect(await foreignKeysOf("recovery_codes")).to.deep.equal([]);
  });

  it("change distributed and reference tables together, and create functions on every node", async () => {
    await migrate(
      "ALTER TABLE entities ADD COLUMN trial text",
      "ALTER TABLE users ADD COLUMN trial text",
      "CREATE INDEX trial ON entities (org_id, trial)",
      "CREATE FUNCTION trial() RETURNS int LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN 1; END'",
    );
    const workers = await rowsOf(
      "SELECT DISTINCT success, result FROM run_command_on_workers($$SELECT count(*) FROM pg_proc WHERE proname = 'trial'$$)",
    );
    expect(workers).to.deep.equal([{ success: true, result: "1" }]);
  });

  it("fail if a new table has no placement", async () => {
    const error = await migrate("CREATE TABLE unplaced (org_id uuid)").catch((reason: unknown) => reason);
    expect(error)
      .to.be.an("error")
      .with.property("message", "Add the table unplaced to src/base/db/distribution/tables.ts.");
    expect(await rowsOf("SELECT to_regclass('unplaced') AS found")).to.deep.equal([{ found: null }]);
  });

  const foreignKeysOf = (table: string): Promise<unknown[]> =>
    rowsOf(`SELECT confrelid::regclass::text AS parent FROM pg_constraint
      WHERE conrelid = '${table}'::regclass AND contype = 'f' ORDER BY 1`);
});
