import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createKey, createOrganization, signIn, type Person } from "../support/accounts/people.ts";
import { createDatabase, type TestDatabase } from "../support/database/cluster.ts";
import { audit } from "../support/database/writers.ts";
import { startMailServer, type MailServer } from "../support/mail/mail-server.ts";
import { haproxyIsHere, startHaproxy, type Proxy } from "../support/programs/haproxy.ts";
import { startLoad } from "../support/programs/load.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { checkRevocations } from "../support/programs/revocations.ts";
import { limitRounds } from "../support/programs/rounds.ts";
import { until } from "../support/queue.ts";
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts";

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
