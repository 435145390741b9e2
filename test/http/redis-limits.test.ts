import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Redis } from "ioredis";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createMemoryLimits } from "../../src/adapters/http/rate-limit/memory.ts";
import { createRedisLimits } from "../../src/adapters/http/rate-limit/redis.ts";
import type { LimitStore } from "../../src/adapters/http/rate-limit/limiter.ts";
import { connectRedis } from "../../src/server/redis.ts";
import { freePort } from "../support/free-port.ts";

const clock = performance.now.bind(performance);

describe("Rate limits: Redis store", function () {
  let server: RedisServer | undefined;
  const open: Redis[] = [];
  const fallbacks: boolean[] = [];

  async function process(): Promise<LimitStore> {
    const redis = connectRedis(server?.url ?? "");
    open.push(redis);
    for (let wait = 0; wait < 100 && redis.status !== "ready"; wait++) await pause(20);
    const fallback = createMemoryLimits({ clock, seed: 1 });
    return createRedisLimits({ redis, fallback, clock, onFallback: (active) => fallbacks.push(active) });
  }

  before(async () => {
    if (hasRedis()) server = await startRedis();
  });

  after(async () => {
    for (const redis of open) redis.disconnect();
    await server?.stop();
  });

  it("allows exactly the limit across several processes", async () => {
    if (!server) return;
    const processes = await Promise.all([process(), process(), process()]);
    const decisions = await undisturbed((attempt) =>
      Promise.all(
        Array.from({ length: 120 }, (_, index) => spend(processes[index % 3], `203.0.113.1${String(attempt)}`, 5)),
      ),
    );
    expect(decisions.filter(({ allowed }) => allowed)).to.have.length(5);
  });

  it("reports the same waiting time as the in-memory store", async () => {
    if (!server) return;
    const limits = await process();
    for (let call = 0; call < 5; call++) expect((await spend(limits, "203.0.113.2", 5)).allowed).to.equal(true);
    const { allowed, wait } = await spend(limits, "203.0.113.2", 5);
    expect(allowed).to.equal(false);
    expect(wait).to.be.within(11_000, 12_000);
  });

  it("takes a token from all buckets or from none, and reports when all have one again", async () => {
    if (!server) return;
    const processes = await Promise.all([process(), process()]);
    const [a, b, last] = await undisturbed(async (attempt) => {
      const organization = `tools:o${String(attempt)}`;
      const ask = (connection: string, times: number) => {
        const both = [
          { key: `${organization} ${connection}`, perMinute: 5 },
          { key: organization, perMinute: 8 },
        ];
        return Promise.all(Array.from({ length: times }, async (_, index) => processes[index % 2]?.spendAll(both)));
      };
      return [await ask("a", 20), await ask("b", 20), await ask("a", 1)] as const;
    });
    expect(a.filter((decision) => decision?.allowed)).to.have.length(5);
    expect(b.filter((decision) => decision?.allowed)).to.have.length(3);
    expect(last[0]?.allowed).to.equal(false);
    expect(last[0]?.wait).to.be.within(11_000, 12_000);
  });

  it("reads the state of a bucket without taking a token", async () => {
    if (!server) return;
    const limits = await process();
    const bucket = { key: "203.0.113.6 refused", perMinute: 2 };
    for (let look = 0; look < 5; look++) expect(await limits.peek(bucket)).to.deep.equal({ allowed: true, wait: 0 });
    await limits.spendAll([bucket]);
    expect((await limits.peek(bucket)).allowed).to.equal(true);
    await limits.spendAll([bucket]);
    const { allowed, wait } = await limits.peek(bucket);
    expect(allowed).to.equal(false);
    expect(wait).to.be.within(29_000, 30_000);
  });

  it("counts a rejected call against the total of its address", async () => {
    if (!server) return;
    const limits = await process();
    const [decisions, next] = await undisturbed(async (attempt) => {
      const address = `203.0.113.3${String(attempt)}`;
      const all = await Promise.all(Array.from({ length: 1_050 }, () => spend(limits, address, 5)));
      return [all, await limits.spend({ key: address, perMinute: 1_000 }, null)] as const;
    });
    expect(decisions.filter(({ allowed }) => allowed)).to.have.length(5);
    expect(next.allowed).to.equal(false);
  });

  it("falls back to per-process limits while Redis is frozen, without delaying requests, and shares them again afterwards", async () => {
    if (!server) return;
    const limits = await process();
    fallbacks.length = 0;
    server.freeze();
    const decisions = [];
    const times: number[] = [];
    for (let call = 0; call < 40; call++) {
      const began = clock();
      decisions.push(await spend(limits, "203.0.113.4", 5));
      times.push(clock() - began);
    }
    // A call that waited for Redis would take its timeout of 50 ms; half of them are much faster on any machine.
    expect(times.toSorted((one, other) => one - other)[20]).to.be.below(50);
    expect(decisions.filter(({ allowed }) => allowed)).to.have.length(5);
    server.thaw();
    await untilShared(limits);
    expect(fallbacks.at(0)).to.equal(true);
    expect(fallbacks.at(-1)).to.equal(false);
  });

  it("keeps working when Redis is killed and restarts empty", async () => {
    if (!server) return;
    const limits = await process();
    await server.stop();
    fallbacks.length = 0;
    const decisions = [];
    for (let call = 0; call < 10; call++) decisions.push(await spend(limits, "203.0.113.5", 5));
    expect(decisions.filter(({ allowed }) => allowed)).to.have.length(5);
    await server.start();
    await untilShared(limits);
    expect(fallbacks.at(-1)).to.equal(false);
  });

  /** Repeats the work until Redis decides each call in time: on a busy machine, processes use their own limits for a while. */
  async function undisturbed<Result>(work: (attempt: number) => Promise<Result>): Promise<Result> {
    for (let attempt = 0; attempt < 10; attempt++) {
      fallbacks.length = 0;
      const result = await work(attempt);
      if (fallbacks.length === 0) return result;
      await pause(1_500);
    }
    throw new Error("Redis never responded in time.");
  }

  async function untilShared(limits: LimitStore): Promise<void> {
    const deadline = performance.now() + 5_000;
    while (fallbacks.at(-1) !== false && performance.now() < deadline) {
      await spend(limits, "203.0.113.99", 1_000);
      await pause(100);
    }
  }
});

async function spend(limits: LimitStore | undefined, address: string, perMinute: number) {
  if (!limits) throw new TypeError("The process does not exist.");
  return await limits.spend({ key: address, perMinute: 1_000 }, { key: `${address} operation`, perMinute });
}

/** A redis-server for a single test file. */
export interface RedisServer {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Returns whether redis-server is installed; throws with CI=true if it is not. */
function hasRedis(): boolean {
  const installed = spawnSync("redis-server", ["--version"]).status === 0;
  if (installed) return true;
  const message = "redis-server is not installed (apt-get install redis-server): the Redis lane did not run.";
  if (process.env.CI === "true") throw new Error(message);
  process.stdout.write(`${message}\n`);
  return false;
}

/** Starts a redis-server without persistence on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${String(port)}`;
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    freeze: () => child?.kill("SIGSTOP"),
    thaw: () => child?.kill("SIGCONT"),
    async stop() {
      const ended = child && once(child, "exit");
      child?.kill("SIGKILL");
      await ended;
    },
    async start() {
      child = spawn(
        "redis-server",
        ["--port", String(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"],
        {
          stdio: "ignore",
        },
      );
      await untilReady(url);
    },
  };
  await server.start();
  return server;
}

async function untilReady(url: string): Promise<void> {
  const redis = connectRedis(url);
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if ((await redis.ping().catch(() => "")) === "PONG") return;
      await pause(50);
    }
    throw new Error("redis-server did not start.");
  } finally {
    redis.disconnect();
  }
}
