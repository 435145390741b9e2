import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { findEmbedded } from "../../src/base/db/embedded.ts";
import { folderOf, identities, removeFolder } from "../server/identity.ts";
import { crm, end, linesUntil, start } from "../server/program.ts";
import { urlOf, type TestDatabase } from "../support/db/cluster.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { audit, startWriters } from "../support/db/workload.ts";
import { freePort } from "../support/free-port.ts";
import { LONG } from "../support/suite/length.ts";

const CRASHES = LONG ? 5 : 2;
/** Milliseconds; an idle machine takes 2 to 4 seconds. */
const MAX_OUTAGE = 10_000;

describe("Embedded database crashing under npm start", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  let env: Record<string, string>;
  let service: ChildProcess;
  let ports: string[];
  let dataDir: string;
  const startService = async (): Promise<void> => {
    service = start(["src/main.mjs"], { as, env });
    await linesUntil(service, /^ {2}Database/);
  };
  before(async () => {
    dataDir = folderOf(as);
    const [port, adminPort] = [await freePort(), await freePort()];
    ports = [port, adminPort].map((number) => `http://127.0.0.1:${number}`);
    const quiet = { DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "fatal", HOST: "127.0.0.1" };
    env = { DATA_DIR: dataDir, PORT: String(port), ADMIN_PORT: String(adminPort), ...quiet };
    await startService();
  });
  after(async () => {
    await end(service, "SIGKILL");
    await removeFolder(dataDir);
  });

  const owner = async (): Promise<{ postmaster: number }> =>
    JSON.parse(await readFile(join(dataDir, "owner.json"), "utf8")) as { postmaster: number };
  const crash = async (): Promise<number> => {
    const { postmaster } = await owner();
    process.kill(postmaster, "SIGKILL");
    return postmaster;
  };

  it(`${CRASHES} crashes are recovered within seconds without closing ports or losing acknowledged writes`, async function () {
    this.timeout(120_000);
    const database = await openDatabase();
    const key = await createKey({ database }, { user: (await createOrganization({ database })).owner });
    const writers = startWriters(ports[0] ?? "", key, 8);
    for (let count = 0; count < CRASHES; count += 1) {
      await pause(500);
      // A busy server process does not notice that its postmaster is gone.
      const busy = database.pool.raw("SELECT count(*) FROM generate_series(1, 1000000000)").catch(() => "ended");
      await pause(100);
      const crashed = await crash();
      const outage = watchOutage(key, crashed);
      const command = count === 0 ? crm(["migrate"], { as, env }) : null;
      expect(await outage).to.be.below(MAX_OUTAGE);
      expect(await busy).to.equal("ended");
      if (command) expect(await command).to.include({ status: 0 });
    }
    await pause(500);
    await writers.stop();
    expect(writers.strange).to.deep.equal([]);
    expect(await audit(database, writers)).to.deep.equal({ lost: [], doubled: [], unlogged: 0 });
    expect(writers.acknowledged.size).to.be.greaterThan(20);
    await database.pool.destroy();
    // A process restarts its server at most five times within ten minutes.
    expect(await end(service, "SIGTERM")).to.equal(0);
    await startService();
  });

  it("exits with 0 if stopped while the database is being restarted", async () => {
    await crash();
    await pause(50);
    expect(await end(service, "SIGTERM")).to.equal(0);
    expect(await findEmbedded(dataDir)).to.equal(null);
    await startService();
  });

  it("exits with 1 at once if the database cannot be restarted", async () => {
    await writeFile(join(dataDir, "pg", "global", "pg_control"), "no more");
    const exited = once(service, "exit");
    const crashed = performance.now();
    await crash();
    expect(await exited).to.deep.equal([1, null]);
    expect(performance.now() - crashed).to.be.below(5_000);
  });

  async function openDatabase(): Promise<TestDatabase> {
    const address = await findEmbedded(dataDir);
    if (!address) throw new Error("The embedded database does not run.");
    const pool = connect({ address, poolSize: 2, timeouts: "maintenance" });
    return { address, pool, url: urlOf(address), drop: () => pool.destroy() };
  }

  /**
   * Sends requests to both ports from the crash until the new server responds, and returns the elapsed milliseconds.
   * A request in between waits until it is served or gets 503; rejects on a refused connection.
   */
  async function watchOutage(key: string, crashed: number): Promise<number> {
    const began = performance.now();
    const headers = { "X-API-Key": key };
    const urls = [...ports.map((port) => `${port}/readyz`), `${ports[0] ?? ""}/v1/entities?page_size=1`];
    for (;;) {
      const { postmaster } = await owner();
      const answers = await Promise.all(urls.map((url) => fetch(url, { headers })));
      const away = answers.filter(({ status }) => status !== 200);
      for (const answer of away) expect([answer.status, answer.headers.has("retry-after")]).to.deep.equal([503, true]);
      if (postmaster !== crashed && away.length === 0) return performance.now() - began;
      await pause(50);
    }
  }
});
