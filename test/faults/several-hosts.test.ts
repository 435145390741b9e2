import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { until } from "../support/queue.ts";
import { freePort } from "../support/free-port.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { createKey, signIn, type Person, createOrganization } from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { type TestDatabase, createDatabase } from "../support/db/cluster.ts";
import { audit } from "../support/db/workload.ts";
import { startMailServer, type MailServer } from "../support/email/mail-server.ts";
import { startLoad, limitRounds } from "../support/programs/load.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts";

/** A running HAProxy with the configuration of scripts/deployment. */
export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const HOW = "haproxy is not installed: `apt-get install haproxy` (Debian, Ubuntu) or `brew install haproxy`.";
const EXAMPLE = fileURLToPath(new URL("../../scripts/deployment/haproxy.cfg", import.meta.url));

/** Returns whether haproxy is installed; throws with CI=true if it is not. */
function haproxyIsHere(): boolean {
  if (spawnSync("haproxy", ["-v"]).status === 0) return true;
  if (process.env["CI"] === "true") throw new Error(`${HOW} With CI=true that is a failure.`);
  process.stderr.write(`\n  The tests with several hosts do not run: ${HOW}\n`);
  return false;
}

/** Starts HAProxy in front of services. Of the example, only the addresses are replaced, and TLS is left out. */
async function startHaproxy(services: readonly { readonly url: string }[]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const addresses = services.map(({ url }) => new URL(url).host);
  const config = readFileSync(EXAMPLE, "utf8")
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace("bind :80", `bind 127.0.0.1:${plain}`)
    .replace(/10\.0\.0\.1(\d):3000/g, (_, number: string) => addresses[Number(number) - 1] ?? "");
  const file = join(mkdtempSync(join(tmpdir(), "crm-haproxy-")), "haproxy.cfg");
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const exit = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200, "HAProxy");
  return {
    url,
    async stop() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** The promised time until a revocation applies to every process, with a margin for the clock. */
const EFFECTIVE_MS = 1_000;

interface Place {
  readonly database: TestDatabase;
  /** One address per process. */
  readonly urls: readonly string[];
  readonly owner: Person;
}

/** Revokes an API key, a session and a connection on one process; each must be rejected by all others after a second. */
export async function checkRevocations({ database, urls, owner }: Place): Promise<void> {
  const [first = ""] = urls;
  const session = await signIn(first, owner);
  const other = await signIn(first, owner);
  const secret = await createKey({ database }, { user: owner });
  const { id: connection, token } = await connect({ database }, { user: owner });
  const uses: Readonly<Record<string, (url: string) => Promise<number>>> = {
    key: (url) => statusOf(callerAt(url, { "X-API-Key": secret })),
    session: (url) => statusOf(callerAt(url, session.headers)),
    connection: async (url) => (await toMcp(url, { Authorization: `Bearer ${token}`, Accept: ACCEPT }))[0],
  };
  for (const [name, use] of Object.entries(uses)) {
    expect(await Promise.all(urls.map(use)), `${name} before`).to.deep.equal(urls.map(() => 200));
  }
  const [key] = (await other.get("/v1/api-keys?sort=-created_at&page_size=1")).list("data");
  expect((await other.delete(`/v1/api-keys/${String(key?.["id"])}`)).status).to.equal(200);
  expect((await other.delete(`/v1/connections/${connection}`)).status).to.equal(200);
  expect((await session.delete("/v1/session")).status).to.equal(200);
  await pause(EFFECTIVE_MS);
  for (const [name, use] of Object.entries(uses)) {
    expect(await Promise.all(urls.map(use)), `${name} after`).to.deep.equal(urls.map(() => 401));
  }
}

const ACCEPT = "application/json, text/event-stream";

async function statusOf(caller: Caller): Promise<number> {
  return (await caller.get("/v1/entities?page_size=1")).status;
}

const HOSTS = 3;
/** HAProxy checks each second, and takes a host back after one successful check. */
const TAKEN_BACK_MS = 1_500;

if (redisIsHere() && haproxyIsHere()) {
  describe(`${HOSTS} hosts behind scripts/deployment/haproxy.cfg, as in src/server/README.md`, function () {
    this.timeout(180_000);
    let database: TestDatabase;
    let redis: RedisServer;
    let mail: MailServer;
    let receiver: Receiver;
    let proxy: Proxy;
    let owner: Person;
    let key = "";
    const hosts: ServiceProcess[] = [];
    const start = async (number: number): Promise<void> => {
      const { port } = new URL(hosts[number]?.url ?? "http://localhost:0");
      // In production a host stops accepting connections 3 s after it has announced that it stops.
      const own = { NODE_ENV: "production", TRUST_PROXY: "1", WEBHOOK_ALLOW_HTTP: "on", LOG_LEVEL: "warn" };
      hosts[number] = await spawnService({
        database,
        rateLimits: "on",
        env: { ...own, REDIS_URL: redis.url, SMTP_URL: mail.url },
        ...(port === "" || port === "0" ? {} : { port: Number(port) }),
      });
    };
    const end = async (number: number, signal: NodeJS.Signals): Promise<unknown> => {
      hosts[number]?.signal(signal);
      return await hosts[number]?.exit;
    };
    before(async () => {
      [database, redis, mail, receiver] = await Promise.all([
        createDatabase(),
        startRedis(),
        startMailServer(),
        startReceiver(),
      ]);
      ({ owner } = await createOrganization({ database }));
      key = await createKey({ database }, { user: owner });
      for (let number = 0; number < HOSTS; number += 1) await start(number);
      proxy = await startHaproxy(hosts);
      const webhook = { url: receiver.url, events: ["contact.created"] };
      expect((await (await signIn(proxy.url, owner)).post("/v1/webhooks", webhook)).status).to.equal(201);
    });
    after(async () => {
      await Promise.all(hosts.map((_, number) => end(number, "SIGKILL")));
      await Promise.all([proxy.stop(), redis.stop(), mail.close(), receiver.close()]);
      await database.drop();
    });

    it("apply one limit per client together", async () => {
      const adminUrls = hosts.map(({ adminUrl }) => adminUrl);
      expect(await limitRounds({ url: proxy.url, key, adminUrls }, 10)).to.deep.equal(Array<number>(10).fill(0));
    });

    it("all reject a revoked key, session and connection after a second", async () => {
      await checkRevocations({ database, owner, urls: hosts.map(({ url }) => url) });
    });

    it("lose no request and run each job once while they are restarted one after another", async () => {
      const sent = new Set<string>();
      const load = startLoad(proxy.url, key, async ({ emails }, name) => {
        const email = `${name.replaceAll(" ", ".")}@restart.example`;
        await emails.create({ body: { to: [{ email }], subject: name, text: "Hello" } });
        sent.add(email);
      });
      for (let number = 0; number < HOSTS; number += 1) {
        await pause(1_000);
        expect(await end(number, "SIGTERM"), "exit status").to.equal(0);
        await start(number);
        await pause(TAKEN_BACK_MS);
      }
      await load.stop();
      process.stderr.write(`      ${load.calls} calls, repeated attempts: ${JSON.stringify(load.repeated)}\n`);
      expect(load.failures).to.deep.equal([]);
      expect(await audit(database, load)).to.deep.include({ lost: [], doubled: [] });
      const contacts = await database.pool("changes").where({ kind: "contact.created" }).pluck<string[]>("id");
      const events = (): string[] => receiver.received.map(({ headers }) => String(headers["webhook-id"]));
      await until(() => mail.received.length >= sent.size && events().length >= contacts.length, "mails, events", 60);
      expect(mail.received.flatMap(({ to }) => to).sort()).to.deep.equal([...sent].sort());
      expect(events().sort()).to.deep.equal(contacts.sort());
    });

    it("lose no request when they are killed one after another", async () => {
      const load = startLoad(proxy.url, key);
      for (let number = 0; number < HOSTS; number += 1) {
        await pause(1_000);
        await end(number, "SIGKILL");
        await pause(500);
        await start(number);
        await pause(TAKEN_BACK_MS);
      }
      await load.stop();
      process.stderr.write(`      ${load.calls} calls, repeated attempts: ${JSON.stringify(load.repeated)}\n`);
      expect(load.failures).to.deep.equal([]);
      expect(await audit(database, load)).to.deep.include({ lost: [], doubled: [] });
    });
  });
}
