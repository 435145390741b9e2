import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect } from "chai";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { readBack } from "../support/db/readback.ts";
import { startWorkload, audit } from "../support/db/workload.ts";
import { startLoad } from "../support/programs/load.ts";
import { applyDiff, contributedSteps, copyProject } from "../support/programs/project-copy.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { SECRET_KEY } from "../support/service.ts";
import { LONG } from "../support/suite/length.ts";

const execute = promisify(execFile);
/** Milliseconds before, between and after the steps of the upgrade. */
const PHASE_MS = LONG ? 10_000 : 2_000;
/** Each statement locks a table that all writers use. */
const STATEMENTS = [
  "ALTER TABLE entities ADD next_step text",
  "ALTER TABLE changes ADD origin text NOT NULL DEFAULT 'unknown'",
  "CREATE INDEX entities_next_step ON entities (org_id, next_step)",
  "UPDATE entities SET next_step = 'Call' WHERE deleted_at IS NULL",
];

describe("Release that serves while the next one migrates its database (F16)", function () {
  this.timeout(300_000);
  const services: ServiceProcess[] = [];
  let database: TestDatabase;
  let root: string;
  let key: string;
  before(async () => {
    root = copyProject("next-release");
    const [field] = contributedSteps().filter(({ text }) => text.includes("next_step:"));
    if (field === undefined) throw new Error("CONTRIBUTING.md does not show how to add a field.");
    applyDiff(root, field.text);
    const migration = ["scripts/new-migration.ts", "next-step", "--sql", STATEMENTS.join(";\n")];
    await execute(process.execPath, migration, { cwd: root });
    await execute(process.execPath, ["scripts/generate.ts"], { cwd: root });
    database = await createDatabase();
    const { owner } = await createOrganization({ database });
    key = await createKey({ database }, { user: owner, mcp_access: true });
  });
  after(async () => {
    for (const service of services) service.signal("SIGKILL");
    await Promise.all(services.map(({ exit }) => exit));
    await database.drop();
  });
  const start = async (main?: string): Promise<ServiceProcess> => {
    const service = await spawnService({ database, ...(main === undefined ? {} : { main: join(root, main) }) });
    services.push(service);
    return service;
  };

  it("remains ready, and both releases execute calls on the new schema", async () => {
    const old = await start();
    const calls = await startWorkload(old.url, key);
    await pause(PHASE_MS);
    const before = calls.acknowledged.length;
    const env = { PATH: process.env["PATH"], DATABASE_URL: database.url, SECRET_KEY };
    const migrated = await execute(process.execPath, ["src/cli/crm.mjs", "migrate", "--json"], { cwd: root, env });
    expect((JSON.parse(migrated.stdout) as { migrations: string[] }).migrations).to.have.length(1);
    const next = await start("src/main.mjs");
    const load = startLoad(next.url, key);
    await pause(PHASE_MS);
    expect((await fetch(`${old.url}/readyz`)).status).to.equal(200);
    await Promise.all([calls.stop(), load.stop()]);
    const { acknowledged, slowest, statuses, strange } = calls;
    const counted = { before, after: acknowledged.length - before, slowest, ...Object.fromEntries(statuses) };
    process.stderr.write(`      old: ${JSON.stringify(counted)}; next: ${load.calls} calls\n`);
    expect([...strange, ...load.failures]).to.deep.equal([]);
    const { read, ...missing } = await readBack(callerAt(old.url, { "X-API-Key": key }), { acknowledged });
    expect(missing).to.deep.equal({ lost: [], sameVersion: [], older: [] });
    expect(read["create"]).to.be.above(0);
    const { lost, doubled } = await audit(database, load);
    expect([...lost, ...doubled.filter((name) => load.acknowledged.has(name))]).to.deep.equal([]);
    expect(load.acknowledged.size).to.be.above(0);
  });

  it("keeps the values of a new field when it changes a record", async () => {
    const [old = "", next = ""] = services.map(({ url }) => url);
    // The contract of this release, with which other helpers compare responses, does not have the field.
    const send = async (url: string, method: string, body?: object): Promise<Record<string, unknown>> => {
      const headers = { "X-API-Key": key, "Content-Type": "application/json" };
      const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      expect(answer.status, text).to.be.oneOf([200, 201]);
      return (JSON.parse(text) as { data: Record<string, unknown> }).data;
    };
    const contact = { entity_type: "contact", first_name: "New", next_step: "Write" };
    const path = `/v1/entities/${String((await send(`${next}/v1/entities`, "POST", contact))["id"])}`;
    expect(await send(`${old}${path}`, "PUT", { job_title: "Engineer" })).to.not.have.property("next_step");
    expect(await send(`${next}${path}`, "GET")).to.include({ next_step: "Write", job_title: "Engineer" });
  });
});
