import { expect } from "chai";
import { migrations } from "../../src/base/db/migrations.ts";
import { migrate, runMigrations } from "../../src/base/db/migrate.ts";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY } from "../support/service.ts";
import { dumpSchema } from "../db/schema-dump.ts";
import { identities } from "../server/identity.ts";
import { crm, end, start } from "../server/program.ts";
import { tablesOf } from "../cli/table-rows.ts";
import { LONG } from "../support/suite/length.ts";

/** The process is killed when this number of migrations is complete, i.e. during the next one. */
const KILLED_AFTER = LONG ? [0, 1, 3, 6, 10, 15, 20, 25, 30] : [2, 12];

describe("Migration", () => {
  const [as] = identities();
  const databases: TestDatabase[] = [];
  const empty = async (): Promise<TestDatabase> => {
    const database = await createEmptyDatabase();
    databases.push(database);
    return database;
  };
  let expected: string;
  before(async () => {
    const complete = await createDatabase();
    databases.push(complete);
    expected = await dumpSchema(complete.pool);
  });
  after(async () => {
    for (const database of databases) await database.drop();
  });

  it(`that is killed ${KILLED_AFTER.length} times completes when it runs again (F16)`, async function () {
    this.timeout(300_000);
    if (!as) throw new Error("No user to run the command as.");
    const database = await empty();
    const env = { DATABASE_URL: database.url, SECRET_KEY };
    const done = async (): Promise<number> =>
      (await tablesOf(database.pool)).includes("knex_migrations")
        ? Number((await database.pool("knex_migrations").count("id as count"))[0]?.["count"])
        : 0;
    for (const count of KILLED_AFTER) {
      const child = start(["src/cli/crm.mjs", "migrate"], { as, env });
      await until(async () => child.exitCode !== null || (await done()) > count, "migrations", 120);
      await end(child, "SIGKILL");
    }
    const last = await crm(["migrate"], { as, env });
    expect(last.status, last.stderr).to.equal(0);
    expect(await dumpSchema(database.pool)).to.equal(expected);
  });

  it("that cannot lock a table fails within seconds, changes nothing and completes later (F16)", async function () {
    this.timeout(120_000);
    const database = await empty();
    const names = migrations.map(({ name }) => name);
    await runMigrations(database.pool, names.slice(0, Math.ceil(names.length / 2)));
    const before = await dumpSchema(database.pool);
    const reader = await database.pool.transaction();
    for (const table of await tablesOf(database.pool)) await reader.raw("LOCK TABLE ?? IN ACCESS SHARE MODE", [table]);
    const outcome = await migrate(database.pool).then(
      () => "completed",
      (error: unknown) => String((error as { code?: string }).code),
    );
    expect(outcome).to.equal("55P03");
    // Migrations that need no lock of these tables are complete; each other one has left nothing.
    await reader.rollback();
    expect((await dumpSchema(database.pool)).length).to.be.at.least(before.length);
    await migrate(database.pool);
    expect(await dumpSchema(database.pool)).to.equal(expected);
  });
});
