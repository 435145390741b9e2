import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { startLoad, type Load, limitRounds, sendFrom } from "../support/programs/load.ts";
import { commandOf, runs, treeOf } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { until } from "../support/queue.ts";
import { identities, removeFolder, type Identity } from "./identity.ts";
import { end, run, start } from "./program.ts";
import { freshEnvironment, list, signIn, urlOf, valueOf, type Env } from "./started-service.ts";

const COUNT = 3;
const KILLS = 2;
const as = firstIdentity();

describe("npm start -- --processes", () => {
  for (const [parameters, status, message] of [
    ["--processes 2", 3, /PROCESSES \(--processes\) above 1 requires REDIS_URL: without it each process/],
    ["--processes=0", 3, /PROCESSES must be a whole number from 1 to 99, or auto/],
    ["--process 2", 2, /^crm: Unknown: --process 2\. Usage: npm start -- \[--processes N\]$/m],
  ] as const) {
    it(`${parameters} without Redis exits with ${status} and the reason`, async () => {
      const outcome = await run(["src/main.mjs", ...parameters.split(" ")], { as, env: { LOG_LEVEL: "warn" } });
      expect(outcome.status).to.equal(status);
      expect(outcome.stderr).to.match(message);
    });
  }
});

if (redisIsHere()) {
  describe(`npm start -- --processes ${COUNT}, with the embedded database`, function () {
    // PostgreSQL is set up, on a machine that is busy with other tests.
    this.timeout(180_000);
    let redis: RedisServer;
    let env: Env;
    let main: ChildProcess;
    let output = "";
    let key = "";
    before(async () => {
      redis = await startRedis();
      env = { ...(await freshEnvironment(as)), REDIS_URL: redis.url };
      await startAll();
      key = valueOf(output, "API key");
    });
    after(async () => {
      await end(main, "SIGKILL");
      await redis.stop();
      await removeFolder(env["DATA_DIR"] ?? "");
    });

    async function startAll(): Promise<void> {
      output = "";
      main = start(["src/main.mjs", "--processes", String(COUNT)], { as, env });
      for (const stream of [main.stdout, main.stderr]) {
        stream?.on("data", (chunk: Buffer) => void (output += chunk.toString()));
      }
      await until(() => output.includes("npx crm keys create"), "the banner", 120);
      await allReady();
    }
    const adminUrl = (): string => `http://127.0.0.1:${env["ADMIN_PORT"] ?? ""}`;
    /** Returns the sum of all values of a metric. */
    async function metric(start: string): Promise<number> {
      const lines = (await (await fetch(`${adminUrl()}/metrics`)).text()).split("\n");
      return lines.filter((line) => line.startsWith(start)).reduce((sum, line) => sum + Number(line.split(" ")[1]), 0);
    }
    async function allReady(): Promise<void> {
      await until(async () => (await metric('service_processes{state="ready"}')) === COUNT, "all processes", 60);
    }
    const processes = (): number[] =>
      treeOf(main.pid ?? 0).filter((pid) => commandOf(pid).includes("processes/service.ts"));
    /** No call failed, and each acknowledged contact exists once. */
    async function expectNoLoss(load: Load): Promise<void> {
      await load.stop();
      process.stderr.write(`      ${load.calls} calls, repeated attempts: ${JSON.stringify(load.repeated)}\n`);
      expect(load.failures).to.deep.equal([]);
      const crm = new Crm({ apiKey: key, baseUrl: urlOf(env) });
      const query = { entity_type: "contact", page_size: 100 } as const;
      const counts = new Map<string, number>();
      for await (const contact of crm.entities.list({ query })) {
        const name = "first_name" in contact ? String(contact.first_name) : "";
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      expect([...load.acknowledged].filter((name) => counts.get(name) !== 1)).to.deep.equal([]);
      expect(load.acknowledged.size).to.be.above(20);
    }

    it("prints one banner with the number of processes, and creates the demo and the key once", async () => {
      expect(output.match(/Customer Relationship Service/g)).to.have.length(1);
      expect(valueOf(output, "Processes")).to.equal(String(COUNT));
      expect(await signIn(env, valueOf(output, "Password"))).to.equal(200);
      expect((await list(env, key)).total).to.equal(500);
      expect(processes()).to.have.length(COUNT);
    });

    it("answers /livez and /readyz on ADMIN_PORT for all of them, and adds up their metrics", async () => {
      expect((await fetch(`${adminUrl()}/livez`)).status).to.equal(200);
      const ready = await fetch(`${adminUrl()}/readyz`);
      expect(ready.status).to.equal(200);
      expect(((await ready.json()) as { checks: object }).checks).to.include({ database: "ok", processes: "ok" });
      const call = (number: number): Promise<Response> =>
        sendFrom(`127.7.0.${String(number + 1)}`, `${urlOf(env)}/v1/tasks`, { headers: { "X-API-Key": key } });
      const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => call(number)));
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
      const count = 'http_server_request_duration_seconds_count{method="GET",route="/v1/tasks",status="200"}';
      await until(async () => (await metric(count)) === 60, "60 requests in the metrics");
      expect(await metric("rate_limiter_decisions_total")).to.be.at.least(60);
    });

    it("applies one limit per client to all of them", async () => {
      const rounds = await limitRounds({ url: urlOf(env), key, adminUrls: [adminUrl()] }, 20);
      expect(rounds).to.deep.equal(Array<number>(20).fill(0));
    });

    it("replaces a killed process; no call of a client that retries fails", async () => {
      const load = startLoad(urlOf(env), key);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await pause(500);
        const [victim = 0] = processes();
        process.kill(victim, "SIGKILL");
        await until(() => processes().length === COUNT && !processes().includes(victim), "a new process", 60);
        await allReady();
      }
      await expectNoLoss(load);
      expect(await metric("service_process_replacements_total")).to.equal(KILLS);
    });

    it("replaces all of them after SIGUSR2; no call fails", async () => {
      const before = processes();
      const load = startLoad(urlOf(env), key);
      await pause(500);
      main.kill("SIGUSR2");
      await until(
        () => processes().length === COUNT && !processes().some((pid) => before.includes(pid)),
        "new ones",
        90,
      );
      await allReady();
      await expectNoLoss(load);
      expect(output.match(/Customer Relationship Service/g), "one banner").to.have.length(1);
    });

    it("stops all of them and the database after SIGTERM, with exit status 0", async () => {
      const tree = treeOf(main.pid ?? 0);
      expect(await end(main, "SIGTERM"), output).to.equal(0);
      expect(tree.filter(runs)).to.deep.equal([]);
    });

    it("leaves no process behind when the main process is killed", async () => {
      await startAll();
      const tree = treeOf(main.pid ?? 0);
      await end(main, "SIGKILL");
      await until(() => !tree.some(runs), "the end of all processes", 60);
    });

    it("exits with the status of the processes when none of them can be started", async () => {
      await startAll();
      await writeFile(join(env["DATA_DIR"] ?? "", "secret.key"), `${Buffer.alloc(32, 1).toString("base64")}\n`);
      // Then all output has been read.
      const exited = once(main, "close");
      for (const pid of processes()) process.kill(pid, "SIGKILL");
      expect(await exited, output).to.deep.equal([3, null]);
      expect(output).to.match(
        /^crm: \d processes in a row have failed to start\. The messages above contain the reason\.$/m,
      );
      expect(output).to.contain("secret.key");
    });
  });
}

function firstIdentity(): Identity {
  const [first] = identities();
  if (!first) throw new Error("No user to run the tests as.");
  return first;
}
