import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createOrganization } from "../support/accounts/people.ts";
import { SECRET_KEY } from "../support/service.ts";
import { jobCalled, until } from "../support/queue.ts";
import { freePort } from "../support/free-port.ts";
import { use } from "../support/fixture.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { createStore } from "../../src/base/store/store.ts";
import { cleanUp } from "../../src/server/job-handlers.ts";
import { folderOf, identities, removeFolder } from "./identity.ts";
import { crm, end, linesUntil, start, type Outcome } from "./program.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("crm export", () => {
  let database: TestDatabase;
  let folder: string;
  const run = (...line: readonly string[]): Promise<Outcome> =>
    crm(["export", ...line], { as, env: { DATABASE_URL: database.url, SECRET_KEY } });
  before(async () => {
    folder = folderOf(as);
    database = await createDatabase();
    await createOrganization({ database });
    await crm(["seed", "--contacts", "1200"], { as, env: { DATABASE_URL: database.url, SECRET_KEY } });
  });
  after(async () => {
    await database.drop();
    await removeFolder(folder);
  });

  it("writes every record to a file and shows its progress", async () => {
    const out = join(folder, "contacts.csv");
    const { status, stdout, stderr } = await run("--entity-type", "contact", "--out", out, "--json");
    expect(status, stderr).to.equal(0);
    const rows: Record<string, string>[] = parse(await readFile(out), { columns: true });
    expect(JSON.parse(stdout)).to.include({ entity_type: "contact", rows: 1_200, file: out });
    expect(new Set(rows.map(({ id }) => id)).size).to.equal(1_200);
    expect(rows[0]).to.include.keys("first_name", "email", "address.city", "created_at");
    expect(stderr).to.match(/Records: 1200 of 1200/);
    expect(await readdir(folder)).to.deep.equal(["contacts.csv"]);
    expect((await stat(out)).mode & 0o777, "only the owner can read it").to.equal(0o600);
  });

  it("writes filtered records with selected fields to standard output", async () => {
    const filter = '{"op":"and","conditions":[{"field":"lead_score","operator":"gte","value":50}]}';
    const line = ["--entity-type", "contact", "--out", "-", "--filter", filter, "--fields", "lead_score,email"];
    const { status, stdout } = await run(...line);
    const rows: Record<string, string>[] = parse(stdout, { columns: true });
    expect(status).to.equal(0);
    expect(rows.length).to.be.within(1, 1_199);
    expect(rows.every((row) => Number(row["lead_score"]) >= 50)).to.equal(true);
    expect(Object.keys(rows[0] ?? {})).to.deep.equal(["lead_score", "email"]);
  });

  it("reports an unwritable path in one sentence and exits with 2", async () => {
    const { status, stderr } = await run("--entity-type", "contact", "--out", "/nonexistent/x");
    expect([status, stderr]).to.deep.equal([
      2,
      "crm: /nonexistent/x cannot be written: the file or folder does not exist.\n",
    ]);
  });

  it("reports an invalid filter or field and leaves no file", async () => {
    const out = join(folder, "wrong.csv");
    const line = ["--entity-type", "company", "--out", out];
    const wrong: [string[], number, RegExp][] = [
      [["--fields", "nmae"], 5, /fields\/0/],
      [["--filter", '{"op":"xor","conditions":[]}'], 5, /filter\/op/],
      [["--filter", "{"], 2, /JSON/],
      [["--org", "nowhere"], 5, /The organization "nowhere" does not exist/],
    ];
    for (const [more, expected, sentence] of wrong) {
      const { status, stderr } = await run(...line, ...more);
      expect(status, stderr).to.equal(expected);
      expect(stderr).to.match(sentence);
    }
    expect(await readdir(folder)).to.deep.equal(["contacts.csv"]);
  });
});

describe("crm worker", () => {
  let port = 0;
  const worker = async () => {
    port = await freePort();
    const env = { DATABASE_URL: database.url, SECRET_KEY, ADMIN_PORT: String(port), WORKERS: "0" };
    const child = start(["src/cli/crm.mjs", "worker"], { as, env });
    await linesUntil(child, /^Running up to 1 concurrent job\. Health: http:/);
    return child;
  };
  const database = use(() => createDatabase());
  const organization = use(() => createOrganization({ database }));

  it("runs jobs, reports readiness and exits with 0 on SIGTERM", async () => {
    const child = await worker();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).to.equal(200);
    const job = jobCalled("01990000-0000-7000-8000-000000000000");
    const { id, kind, payload } = job;
    await database.pool("jobs").insert({ id, kind, payload, org_id: organization.id, max_attempts: 3 });
    await until(async () => (await database.pool("jobs").where({ id }).first()) === undefined);
    expect(await end(child, "SIGTERM")).to.equal(0);
  });

  it("schedules the cleanup once for any number of workers", async () => {
    const children = [await worker(), await worker()];
    const found = database.pool("jobs").where({ kind: "cleanup.run" });
    const next = found.clone().where({ status: "queued" }).whereRaw("available_at > now()");
    await until(async () => (await next.clone()).length === 1, "the first cleanup", 30);
    await pause(100);
    const rows: unknown = await found.select("attempts", "every_seconds");
    expect(rows).to.deep.equal([{ attempts: 0, every_seconds: 3_600 }]);
    await Promise.all(children.map((child) => end(child, "SIGTERM")));
  });
});

describe("Cleanup job", () => {
  const database = use(() => createDatabase());
  const organization = use(() => createOrganization({ database }));

  const days = (count: number): unknown => database.pool.raw("now() - ? * interval '1 day'", [count]);
  const ids = async (table: string): Promise<unknown> =>
    (await database.pool(table).orderBy("id").pluck("id")) as unknown;

  async function job(finishedDaysAgo: number | null): Promise<string> {
    const id = newId();
    const status = finishedDaysAgo === null ? "queued" : "completed";
    const finished_at = finishedDaysAgo === null ? null : days(finishedDaysAgo);
    const row = { id, org_id: organization.id, kind: "export.run", payload: "{}", max_attempts: 1 };
    await database.pool("jobs").insert({ ...row, started_by: organization.owner.id, status, finished_at });
    return id;
  }
  async function exported(jobId: string, expiredDaysAgo: number): Promise<string> {
    const id = newId();
    const row = { org_id: organization.id, id, job_id: jobId, entity_type: "contact", created_by: "{}" };
    await database.pool("exports").insert({ ...row, created_at: days(0), expires_at: days(expiredDaysAgo) });
    const content = Buffer.from("x");
    await database.pool("export_chunks").insert({ org_id: organization.id, export_id: id, seq: 0, content });
    return id;
  }
  async function change(daysAgo: number): Promise<string> {
    const id = newId();
    const row = { org_id: organization.id, id, record_type: "contact", record_id: id, kind: "contact.created" };
    await database.pool("changes").insert({ ...row, version: 1, actor: "{}", data: "{}", occurred_at: days(daysAgo) });
    return id;
  }

  it("deletes jobs and changes after 30 days and expired exports with their files, and nothing else", async () => {
    const kept = { waiting: await job(null), recent: await job(29), exporting: await job(1) };
    const old = await job(31);
    await exported(old, 23);
    const fresh = await exported(kept.exporting, -6);
    await change(31);
    const known = await change(29);
    await cleanUp(createStore(database.pool));
    expect(await ids("jobs")).to.deep.equal(Object.values(kept));
    expect(await ids("exports")).to.deep.equal([fresh]);
    expect(await database.pool("export_chunks").pluck("export_id")).to.deep.equal([fresh]);
    expect(await ids("changes")).to.deep.equal([known]);
  });
});
