import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createKey, createOrganization, signIn } from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { untilServed } from "../support/contract/requests.ts";
import { expectAbandonedReadsToEnd, expectOthersToBeServed } from "../support/db/abandoned-reads.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { readBack } from "../support/db/readback.ts";
import { startWorkload } from "../support/db/workload.ts";
import { until } from "../support/queue.ts";
import { startReceiver } from "../support/webhooks/receiver.ts";
import { startPgBouncer, type PgBouncer } from "../support/programs/pgbouncer.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { environmentOf } from "../support/service.ts";
import { identities } from "./identity.ts";
import { crm } from "./program.ts";

/** The PgBouncer under test. */
interface PoolerChoice {
  readonly program: string;
  /** Whether it supports named statements. */
  readonly namedStatements: boolean;
  /** Milliseconds of the workload. */
  readonly duration: number;
}

const CONNECTIONS = 4;
const PROCESSES = 2;
const CLIENTS = 100;
const WRITES = ["create", "put with If-Match", "batch", "merge", "tool create", "booking"];

/** Defines the tests of a service whose requests go through PgBouncer in transaction mode. */
export function testPooler({ program, namedStatements, duration }: PoolerChoice): void {
  let database: TestDatabase;
  /** The name of the database in SQL. */
  let name: string;
  let pooler: PgBouncer;
  let services: ServiceProcess[] = [];
  let key: string;
  let reader: Caller;

  const start = (more: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
    const names = namedStatements ? {} : { DATABASE_NAMED_STATEMENTS: "off" };
    const env = { DATABASE_POOLER_URL: pooler.url, DATABASE_POOL: "20", WEBHOOK_ALLOW_HTTP: "on", ...names, ...more };
    return spawnService({ database, env });
  };
  const failureOf = async (more: Readonly<Record<string, string>> = {}): Promise<string> =>
    await start(more).then(
      (service) => {
        services.push(service);
        return "the service started";
      },
      (error: unknown) => String(error),
    );

  before(async () => {
    database = await createDatabase();
    const { pool } = database;
    name =
      (await pool.raw<{ rows: { name: string }[] }>("SELECT quote_ident(current_database()) AS name")).rows[0]?.name ??
      "";
    await pool.raw(`ALTER DATABASE ${name} SET TimeZone = 'Europe/Paris'`);
    const settings = namedStatements ? { max_prepared_statements: 500 } : {};
    pooler = await startPgBouncer(database, { program, connections: CONNECTIONS, settings });
  });
  after(async () => {
    for (const service of services) service.signal("SIGKILL");
    await Promise.all(services.map(({ exit }) => exit));
    await pooler.stop();
    await database.drop();
  });

  it("does not start before the role has the settings, and prints the statements that set them", async () => {
    const output = await failureOf();
    expect(output).to.contain("DATABASE_POOLER_URL: the settings of the role are missing");
    const statements = output.match(/ALTER ROLE \S+ IN DATABASE \S+ SET \w+ = '\w+';/g) ?? [];
    expect(statements).to.have.length(4);
    for (const statement of statements) await database.pool.raw(statement);
    await pooler.console("RECONNECT");
    services = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
    const { owner } = await createOrganization({ database });
    key = await createKey({ database }, { user: owner, mcp_access: true });
    reader = callerAt(services[0]?.url ?? "", { "X-API-Key": key });
    expect((await reader.get("/v1/entities")).status).to.equal(200);
  });

  if (!namedStatements) {
    it("does not start with named statements if the pooler does not support them", async () => {
      const output = await failureOf({ DATABASE_NAMED_STATEMENTS: "on" });
      expect(output).to.contain("the pooler does not support named statements. Use PgBouncer 1.21 or newer");
    });
  }

  it(`executes every kind of call of two processes with ${String(CONNECTIONS)} connections to the server`, async function () {
    this.timeout(120_000 + duration);
    const receiver = await startReceiver();
    const { owner } = await createOrganization({ database });
    const own = await createKey({ database }, { user: owner, mcp_access: true });
    const admin = await signIn(services[0]?.url ?? "", owner);
    const made = await admin.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    expect(made.status, made.text).to.equal(201);
    const workloads = await Promise.all(services.map(({ url }) => startWorkload(url, own)));
    await pause(duration);
    const kinds = () => workloads.map((workload) => new Set(workload.acknowledged.map(({ kind }) => kind)));
    await until(() => kinds().every((some) => WRITES.every((kind) => some.has(kind))), "each kind of write", 60);
    const servers = await pooler.console("SHOW SERVERS");
    await Promise.all(workloads.map((workload) => workload.stop()));
    expect(workloads.flatMap(({ strange }) => strange)).to.deep.equal([]);
    const acknowledged = workloads.flatMap((workload) => workload.acknowledged);
    const owned = callerAt(services[0]?.url ?? "", { "X-API-Key": own });
    const { read, ...missing } = await readBack(owned, { acknowledged });
    expect(missing).to.deep.equal({ lost: [], sameVersion: [], older: [] });
    expect(servers.length, "connections to the server").to.be.within(1, CONNECTIONS);
    const waiting = () => database.pool("webhook_deliveries").whereNot({ status: "delivered" }).first("id");
    await until(async () => (await waiting()) === undefined, "all webhooks", 60);
    expect(receiver.received.length).to.be.at.least(read["create"] ?? 0);
    const unfinished = () =>
      database.pool("exports").join("jobs", "jobs.id", "exports.job_id").whereNot("status", "completed");
    await until(async () => (await unfinished()).length === 0, "all exports", 60);
    await receiver.close();
    if (duration < 5_000) return;
    const counted = workloads.map(({ statuses }) => Object.fromEntries(statuses));
    console.log(
      `      ${JSON.stringify({ counted, read, servers: servers.length, stats: await pooler.console("SHOW STATS") })}`,
    );
  });

  it(`serves ${String(CLIENTS)} clients at once with ${String(CONNECTIONS)} connections`, async () => {
    const calls = Array.from({ length: CLIENTS }, (_, index) => {
      const { url = "" } = services[index % PROCESSES] ?? {};
      const caller = callerAt(url, { "X-API-Key": key });
      return untilServed(() => caller.get("/v1/entities?page_size=5"));
    });
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect((await pooler.console("SHOW SERVERS")).length).to.be.within(1, CONNECTIONS);
  });

  it("ends the statements of reads whose clients disconnect, and no others (REL-04)", async () => {
    const served = { database, url: services[0]?.url ?? "", key };
    await expectAbandonedReadsToEnd(served, CONNECTIONS / 2);
    await expectOthersToBeServed(served, 50);
  });

  it("ends a statement after the timeout of the role, with 503", async () => {
    const { pool } = database;
    // Lower than the lock timeout and the driver's own timeout, so that only this limit can end the statement.
    await pool.raw(`ALTER ROLE CURRENT_USER IN DATABASE ${name} SET statement_timeout = '500ms'`);
    await pooler.console("RECONNECT");
    await pool.transaction(async (tx) => {
      await tx.raw("LOCK TABLE entities");
      const answer = await reader.get("/v1/entities");
      expect(answer.status, answer.text).to.equal(503);
      const waiting = pool("pg_stat_activity")
        .where({ wait_event_type: "Lock", application_name: "crm" })
        .whereRaw("datname = current_database()");
      await until(async () => (await waiting.clone()).length === 0, "the server has ended the statements");
    });
    expect((await reader.get("/v1/entities")).status).to.equal(200);
    const log = (): string => services.map((service) => service.output()).join("");
    await until(() => log().includes("57014"), "the SQLSTATE of the timeout in the log");
  });

  it("executes commands on a direct connection, with which the timeouts of the role do not apply", async () => {
    const folder = await mkdtemp(join(tmpdir(), "crm-pooler-"));
    const names: Record<string, string> = namedStatements ? {} : { DATABASE_NAMED_STATEMENTS: "off" };
    const variables = { ...environmentOf(database), ...names, DATABASE_POOLER_URL: pooler.url, DATA_DIR: folder };
    const [as] = identities();
    if (!as) throw new Error("There is no user.");
    const doctor = await crm(["doctor"], { as, env: variables });
    expect(doctor.stdout).to.contain("✓ Timeouts: set for each connection");
    expect(doctor.stdout).to.contain(`✓ Pooler: timeouts of the role, ${namedStatements ? "" : "no "}named statements`);
    // The timeout of the role is 500 ms.
    const listed = await whileLocked("organizations", () => crm(["org", "list"], { as, env: variables }));
    expect(listed.status, listed.stderr).to.equal(0);
    const backup = await crm(["backup", "--out", join(folder, "backup")], { as, env: variables });
    expect(backup.status, backup.stderr).to.equal(0);
    await database.pool.raw(`ALTER ROLE CURRENT_USER IN DATABASE ${name} RESET lock_timeout`);
    await pooler.console("RECONNECT");
    const missing = await crm(["doctor"], { as, env: variables });
    expect(missing.stdout).to.match(
      /✗ Pooler: the settings of the role are missing\n +→ Run .* SET lock_timeout = '3000ms';/,
    );
    const wrong = await crm(["doctor"], { as, env: { ...variables, DATABASE_URL: pooler.url } });
    expect(wrong.stdout).to.contain("✗ Database: unsupported startup parameter");
    expect(wrong.stdout).to.contain("→ DATABASE_URL is the address of a pooler.");
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command and locks a table until a statement of the command has waited for it for 700 ms. */
  async function whileLocked<Result>(table: string, command: () => Promise<Result>): Promise<Result> {
    const { pool } = database;
    const waits = pool("pg_stat_activity")
      .where({ wait_event_type: "Lock", application_name: "crm-command" })
      .whereRaw("datname = current_database() AND query_start < now() - interval '700 ms'");
    let running: Promise<Result> | undefined;
    await pool.transaction(async (tx) => {
      await tx.raw("LOCK TABLE ??", [table]);
      running = command();
      await until(async () => (await waits.clone()).length > 0, "the command to wait", 60);
    });
    if (!running) throw new Error("The command was not started.");
    return await running;
  }
}
