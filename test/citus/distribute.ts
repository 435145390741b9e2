import { expect } from "chai";
import { placements } from "../../src/base/db/distribution/tables.ts";
import { identities } from "../server/identity.ts";
import { crm, end, start, type Outcome, type ProgramOptions } from "../server/program.ts";
import { until } from "../support/queue.ts";
import { createUndistributed, type UndistributedDatabase } from "../support/db/citus.ts";
import { SECRET_KEY } from "../support/service.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

const ORGANIZATION = "01990000-0000-7000-8000-000000000001";
const ACTOR = `'{"type": "system", "id": null, "name": "System"}'`;
const RECORDS = `
  INSERT INTO organizations (id, name, slug, plan, default_locale, timezone, currency, data_region, ai_policy, created_by, updated_by)
    VALUES ('${ORGANIZATION}', 'Old', 'old', 'professional', 'en', 'UTC', 'EUR', 'eu', '{}', ${ACTOR}, ${ACTOR});
  INSERT INTO users (org_id, id, email, role, status, created_by, updated_by)
    VALUES ('${ORGANIZATION}', '${ORGANIZATION}', 'ada@old.example', 'owner', 'active', ${ACTOR}, ${ACTOR});
  INSERT INTO entities (org_id, id, entity_type, lifecycle_stage, last_name, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
    SELECT '${ORGANIZATION}', ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'contact', 'lead', 'n', 1, now(), now(),
      ${ACTOR}, ${ACTOR}, '${ORGANIZATION}', 'n', 'n' FROM generate_series(1, 7) AS n`;

const COMMANDS = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'crm-command'`;

describe("crm distribute", function () {
  this.timeout(300_000);
  let database: UndistributedDatabase;
  before(async () => {
    database = await createUndistributed();
    await database.pool.raw(RECORDS);
  });
  after(() => database.drop());

  const options = (): ProgramOptions => ({ as, env: { DATABASE_URL: database.url, SECRET_KEY } });
  const run = (...line: string[]): Promise<Outcome> => crm(["distribute", "--shards", "8", ...line], options());
  const first = async (query: string): Promise<unknown> => {
    const { rows } = await database.pool.raw<{ rows: unknown[] }>(query);
    return rows[0];
  };
  const placed = (): Promise<unknown> => first("SELECT count(*)::int AS tables FROM pg_dist_partition");

  it("lists with --dry-run where each table would be, and changes nothing", async () => {
    const { status, stdout, stderr } = await run("--dry-run", "--json");
    expect(status, stderr).to.equal(0);
    const { distributed, tables } = JSON.parse(stdout) as { distributed: boolean; tables: Record<string, unknown>[] };
    expect(distributed).to.equal(false);
    const listed = tables.map(({ table, placement }) => [table, placement]);
    expect(listed).to.have.deep.members([...placements]);
    expect(await placed()).to.deep.equal({ tables: 0 });
  });

  it("refuses while a process of the service is connected", async () => {
    const { pool } = database;
    await pool.transaction(async (tx) => {
      await tx.raw("SET LOCAL application_name = 'crm'");
      const { status, stderr } = await run();
      expect(status).to.equal(5);
      expect(stderr).to.contain("Stop all of its processes first");
    });
  });

  it("changes nothing if it is killed", async () => {
    const child = start(["src/cli/crm.ts", "distribute", "--shards", "8"], options());
    await until(async () => (await first(`${COMMANDS} AND query ~ 'create_distributed_table'`)) !== undefined);
    await end(child, "SIGKILL");
    // The server notices it after the statement.
    await until(async () => (await first(COMMANDS)) === undefined);
    expect(await placed()).to.deep.equal({ tables: 0 });
  });

  it("distributes the tables once, with their rows, when two processes run it", async () => {
    const { xid: before } = (await first("SELECT change_xid()::text AS xid")) as { xid: string };
    const outcomes = await Promise.all([run(), run()]);
    for (const { status, stderr } of outcomes) expect(status, stderr).to.equal(0);
    expect(await first(`SELECT n FROM entity_count WHERE org_id = '${ORGANIZATION}'`)).to.deep.equal({ n: 7 });
    expect(
      await first(`SELECT count(*)::int AS tables, count(DISTINCT colocationid)::int AS groups,
        (SELECT count(*)::int FROM pg_dist_shard WHERE logicalrelid = 'entities'::regclass) AS shards
        FROM pg_dist_partition AS d JOIN pg_class AS c ON c.oid = d.logicalrelid
        WHERE d.partmethod = 'h' AND NOT c.relispartition`),
    ).to.deep.equal({
      tables: [...placements.values()].filter((placement) => placement === "distributed").length,
      groups: 1,
      shards: 8,
    });
    const { xid: after } = (await first(
      "SELECT min(result::numeric)::text AS xid FROM run_command_on_workers('SELECT change_xid()')",
    )) as { xid: string };
    expect(BigInt(after) > BigInt(before), "new changes come after those that clients have seen").to.equal(true);
  });

  it("says afterwards on which workers the database is, for any requested number of shards", async () => {
    const workers = database.workers.map((url) => new URL(url).host);
    const { status, stdout } = await run("--shards", "16");
    const sentence = `The database is already distributed: 8 shards on ${workers.join(", ")}. Nothing to do.\n`;
    expect([status, stdout]).to.deep.equal([0, sentence]);
    const { stdout: json } = await run("--shards", "16", "--json");
    expect(JSON.parse(json)).to.deep.equal({ distributed: true, shards: 8, workers, tables: [] });
  });
});
