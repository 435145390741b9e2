import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { changesWith, untilFeedIsComplete } from "../support/webhooks/change-feed.ts";
import { createEmptyDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { fillDatabase } from "../support/db/filled-database.ts";
import { signIn } from "../support/accounts/people.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY, startService, type Service } from "../support/service.ts";
import type { Tenant } from "../support/tenant.ts";
import { identities } from "../server/identity.ts";
import { crm, end, start, type Outcome } from "../server/program.ts";
import { expectSame, prepared, triggersOff, waiting } from "./restored-database.ts";
import { tablesOf } from "./table-rows.ts";

const TIMEOUT_MS = 600_000;
const [self] = identities();
if (!self) throw new Error("No user to run the tests as.");
const as = self;

describe("crm backup and crm restore", function () {
  this.timeout(TIMEOUT_MS);
  let folder: string;
  let backup: string;
  let service: Service;
  let tenant: Tenant;
  let cursor: string;
  const databases: TestDatabase[] = [];
  const command = (url: string, line: readonly string[], env: Record<string, string> = {}): Promise<Outcome> =>
    crm(line, { as, env: { DATABASE_URL: url, SECRET_KEY, ...env } });
  const restore = (target: TestDatabase, ...more: readonly string[]): Promise<Outcome> =>
    command(target.url, ["restore", backup, "--json", ...more]);
  async function empty(owner?: string): Promise<TestDatabase> {
    const database = await createEmptyDatabase(owner);
    databases.push(database);
    return database;
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "crm-backup-"));
    backup = join(folder, "one");
    ({ service, world: tenant } = await fillDatabase());
    await untilFeedIsComplete(service.database);
    const page = await tenant.owner.get("/v1/changes?from=now");
    cursor = page.string("meta.next_cursor");
    // Stops the background jobs, so that the two databases can be compared.
    await service.close();
    const saved = await command(service.database.url, ["backup", "--out", backup, "--json", "--no-files"]);
    expect(saved.status, saved.stderr).to.equal(0);
  });
  after(async () => {
    for (const database of databases) await database.drop();
    await service.database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("writes a folder with owner-only permissions and without the secret key", async () => {
    expect(await readdir(folder)).to.deep.equal(["one"]);
    const manifest = await readFile(join(backup, "manifest.json"), "utf8");
    expect(JSON.parse(manifest))
      .to.have.property("key_fingerprint")
      .that.match(/^[0-9a-f]{16}$/);
    expect(manifest).not.to.contain(SECRET_KEY);
    const checked = await command(service.database.url, ["restore", backup, "--check"]);
    expect(checked.status, checked.stderr).to.equal(0);
    expect(checked.stdout).to.match(/^\d+ rows in \d+ tables from 20.*Z verified\.\n$/);
  });

  for (const owner of [undefined, "crm_plain"]) {
    it(`restores every row of every table${owner === undefined ? "" : " for a user without superuser rights"}`, async () => {
      const target = await empty(owner);
      const restored = await restore(target);
      expect(restored.status, restored.stderr).to.equal(0);
      await expectSame(service.database, target);
      // This row was inserted by the test, so that every table has a row to compare.
      await target.pool("activity_log_anchors").delete();
      const audit = await command(target.url, ["audit", "verify"]);
      expect(audit.status, audit.stdout).to.equal(0);
      expect(await triggersOff(target), "disabled triggers").to.equal(0);
    });
  }

  it("keeps the cursors of the change feed valid without lost or repeated changes", async () => {
    const target = await empty();
    expect((await restore(target)).status).to.equal(0);
    const again = await startService({ database: target });
    try {
      const owner = await signIn(again.url, tenant.organization.owner);
      const made = await owner.post("/v1/entities", {
        entity_type: "contact",
        first_name: "After",
        last_name: "Restore",
      });
      expect(made.status, made.text).to.equal(201);
      const newer = await changesWith(owner, made.string("data.id"), `/v1/changes?cursor=${cursor}`);
      expect(newer.filter(({ record_id }) => record_id === made.string("data.id"))).to.have.length(1);
      const all = await everything(owner);
      expect(new Set(all).size).to.equal(all.length);
      expect(all.at(-1)).to.equal(newer.at(-1)?.["id"]);
    } finally {
      await again.close();
    }
  });

  it("resumes a killed restore, and the service does not start before it is complete", async () => {
    const target = await empty();
    const env = { DATABASE_URL: target.url, SECRET_KEY };
    const child = start(["src/cli/crm.mjs", "restore", backup], { as, env });
    await until(() => prepared(target), "the schema", 120);
    const lock = await target.pool.transaction();
    try {
      await lock.raw("LOCK TABLE tasks");
      await until(async () => (await waiting(target)) > 0, "the locked table", 60);
    } finally {
      await end(child, "SIGKILL");
      await lock.rollback();
    }
    const early = await command(target.url, ["migrate"]);
    expect(early.status).to.equal(5);
    expect(early.stderr).to.contain("To continue, run the same command again: crm restore");
    const restored = await restore(target);
    expect(restored.status, restored.stderr).to.equal(0);
    await expectSame(service.database, target);
  });

  it("resumes a restore that was killed after the newer migrations", async () => {
    const target = await empty();
    expect((await restore(target)).status).to.equal(0);
    // As if the backup came from an earlier release, and the process had been killed before its last statement.
    const files = ["manifest.json", "manifest.json.sha256"].map((name) => join(backup, name));
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    const manifest = JSON.parse(texts[0] ?? "") as { id: string; migrations: string[]; tables: { name: string }[] };
    const earlier = JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(0, -1) });
    const sum = createHash("sha256").update(earlier).digest("hex");
    await Promise.all([earlier, sum].map((text, index) => writeFile(files[index] ?? "", text)));
    await target.pool.raw("CREATE TABLE restore_progress AS SELECT ?::text AS source, ?::text[] AS done", [
      manifest.id,
      manifest.tables.map(({ name }) => name),
    ]);
    const resumed = await restore(target);
    await Promise.all(texts.map((text, index) => writeFile(files[index] ?? "", text)));
    expect(resumed.status, resumed.stderr).to.equal(0);
    await expectSame(service.database, target);
  });

  it("rejects a database that is not empty", async () => {
    const refused = await restore(service.database);
    expect(refused.status).to.equal(5);
    expect(refused.stderr).to.contain("The database is not empty");
  });

  it("rejects a different secret key unless --other-key is set", async () => {
    const target = await empty();
    const other = { SECRET_KEY: randomBytes(32).toString("base64") };
    const refused = await command(target.url, ["restore", backup], other);
    expect(refused.status).to.equal(3);
    expect(refused.stderr).to.match(/requires the secret key with the fingerprint [0-9a-f]{16}/);
    expect(await tablesOf(target.pool)).to.deep.equal([]);
    expect((await command(target.url, ["restore", backup, "--other-key"], other)).status).to.equal(0);
    expect((await command(target.url, ["audit", "verify"], other)).status).to.equal(3);
  });

  it("rejects a damaged, incomplete or invalid backup before writing anything", async () => {
    const target = await empty();
    const file = join(backup, "entities.copy.gz");
    const whole = await readFile(file);
    const damaged = Buffer.from(whole);
    damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1;
    for (const [content, how] of [
      [damaged, "does not match its checksum"],
      [whole.subarray(0, 100), "has 100 bytes instead of"],
    ] as const) {
      await writeFile(file, content);
      const refused = await restore(target);
      expect(refused.status, refused.stderr).to.equal(5);
      expect(refused.stderr).to.contain("entities.copy.gz").and.to.contain(how);
    }
    await writeFile(file, whole);
    const nothing = await command(target.url, ["restore", folder]);
    expect(nothing.status).to.equal(5);
    expect(nothing.stderr).to.contain("is not a backup");
    expect(await tablesOf(target.pool)).to.deep.equal([]);
  });

  it("does not overwrite an existing folder and names a missing parent folder", async () => {
    const taken = await command(service.database.url, ["backup", "--out", backup]);
    expect(taken.status).to.equal(5);
    expect(taken.stderr).to.contain("already exists");
    const nowhere = await command(service.database.url, ["backup", "--out", join(folder, "missing", "one")]);
    expect(nowhere.status).to.equal(5);
    expect(nowhere.stderr).to.contain(`The folder ${join(folder, "missing")} for the backup does not exist`);
    expect(existsSync(join(folder, "missing"))).to.equal(false);
  });

  it("keeps the change feed in order in a database restored with another program", async () => {
    const target = await empty();
    expect((await restore(target)).status).to.equal(0);
    // The state after pg_restore on a new server: the functions add no offset, and transaction numbers in the rows
    // are far ahead.
    await target.pool
      .raw(`CREATE OR REPLACE FUNCTION change_xid() RETURNS xid8 LANGUAGE sql RETURN pg_current_xact_id();
      CREATE OR REPLACE FUNCTION change_horizon() RETURNS xid8 LANGUAGE sql STABLE RETURN pg_snapshot_xmin(pg_current_snapshot());`);
    expect((await command(target.url, ["org", "create", "--name", "Later"])).status).to.equal(0);
    const { rows } = await target.pool.raw<{ rows: { ahead: boolean }[] }>(
      "SELECT change_xid() > (SELECT xid FROM changes ORDER BY xid DESC LIMIT 1) AS ahead",
    );
    expect(rows).to.deep.equal([{ ahead: true }]);
  });

  async function everything(owner: Awaited<ReturnType<typeof signIn>>): Promise<unknown[]> {
    const ids: unknown[] = [];
    for (let next = ""; ;) {
      const page = await owner.get(`/v1/changes?page_size=50&cursor=${next}`);
      ids.push(...page.list("data").map(({ id }) => id));
      if (page.at("meta.has_more") !== true) return ids;
      next = page.string("meta.next_cursor");
    }
  }
});
