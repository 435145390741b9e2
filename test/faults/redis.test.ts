import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { expect } from "chai";
import { Redis } from "ioredis";
import { callerAt } from "../support/caller.ts";
import { OWN_LIMITS } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { until } from "../support/queue.ts";
import { startService, type Service } from "../support/service.ts";

/** A TCP proxy that delays everything that the server sends. */
interface SlowProxy {
  readonly port: number;
  /** Milliseconds. */
  delay: number;
  close(): Promise<void>;
}

/** Starts a proxy to a port of this machine. */
async function startSlowProxy(target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => [client, server].forEach((one) => one.destroy()));
    }
    client.pipe(server);
    server.on("data", (chunk: Buffer) => void setTimeout(() => client.write(chunk), proxy.delay));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const proxy: SlowProxy = {
    port: (listener.address() as AddressInfo).port,
    delay: 0,
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, "close");
    },
  };
  return proxy;
}

/** Attempts to sign in per minute and address. */
const LIMIT = 5;
const ATTEMPTS = 8;
/** Milliseconds by which a slow Redis answers late. */
const SLOW = 2_000;

describe("Redis failing under the rate limits (F5)", () => {
  let redis: RedisServer | undefined;
  let proxy: SlowProxy;
  let service: Service;
  let addresses = 0;
  before(async () => {
    if (!redisIsHere()) return;
    redis = await startRedis();
    proxy = await startSlowProxy(Number(new URL(redis.url).port));
    const env = { REDIS_URL: `redis://127.0.0.1:${proxy.port}`, TRUST_PROXY: "1" };
    service = await startService({ rateLimits: "on", env });
  });
  after(async () => {
    if (!redis) return;
    await service.close();
    await proxy.close();
    await redis.stop();
  });

  const faults: Readonly<
    Record<string, { begin: (server: RedisServer) => unknown; end: (server: RedisServer) => unknown }>
  > = {
    killed: { begin: (server) => server.signal("SIGKILL"), end: (server) => server.restart() },
    frozen: { begin: (server) => server.signal("SIGSTOP"), end: (server) => server.signal("SIGCONT") },
    slow: { begin: () => (proxy.delay = SLOW), end: () => (proxy.delay = 0) },
  };
  for (const [fault, { begin, end }] of Object.entries(faults)) {
    it(`${fault}: each process applies the limits itself until Redis is back, without waiting for it`, async () => {
      if (!redis) return;
      await begin(redis);
      const started = performance.now();
      expect(await attempts()).to.deep.equal(expected);
      // Much less than one wait for Redis per request.
      expect(performance.now() - started).to.be.below((ATTEMPTS * SLOW) / 2);
      await until(appliesOwnLimits, "the metric");
      await end(redis);
      await untilShared();
      expect(await undisturbed(() => attempts())).to.deep.equal(expected);
    });
  }

  it("flushed: the limits continue with full buckets", async () => {
    if (!redis) return;
    const operator = new Redis(redis.url);
    const [before, after] = await undisturbed(async () => {
      const address = newAddress();
      const first = await attempts(ATTEMPTS, address);
      await operator.flushall();
      // Removes the scripts too.
      await operator.script("FLUSH");
      return [first, await attempts(ATTEMPTS, address)] as const;
    });
    operator.disconnect();
    expect(before).to.deep.equal(expected);
    expect(after).to.deep.equal(expected);
  });

  const expected = [...Array<number>(LIMIT).fill(400), ...Array<number>(ATTEMPTS - LIMIT).fill(429)];
  const newAddress = (): string => {
    addresses += 1;
    return `198.18.${Math.floor(addresses / 256)}.${addresses % 256}`;
  };

  /** Tries to sign in without a password several times from a new address; returns the statuses. */
  async function attempts(count = ATTEMPTS, address = newAddress()): Promise<number[]> {
    const crm = callerAt(service.url, { "X-Forwarded-For": address });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < count; attempt += 1) {
      statuses.push((await crm.post("/v1/session", {})).status);
    }
    return statuses;
  }

  /** Repeats calls until Redis decides them all in time: on a busy machine, the service applies its own limits for a second. */
  async function undisturbed<Result>(calls: () => Promise<Result>): Promise<Result> {
    for (let round = 0; round < 10; round += 1) {
      const result = await calls();
      if (!(await appliesOwnLimits())) return result;
      await untilShared();
    }
    throw new Error("Redis never responded in time.");
  }

  const untilShared = (): Promise<void> =>
    until(async () => (await attempts(1), !(await appliesOwnLimits())), "shared limits");

  async function appliesOwnLimits(): Promise<boolean> {
    return OWN_LIMITS.test(await (await fetch(`${service.adminUrl}/metrics`)).text());
  }
});
