import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import fc from "fast-check";
import { createFairQueue, type FairQueue } from "../../src/base/platform/fair-queue.ts";
import {
  fullBucket,
  isFull,
  retryAfterSeconds,
  spend,
  type Bucket,
} from "../../src/base/platform/rules/token-bucket.ts";
import { batched, batchedByKey } from "../../src/base/platform/sql/batch.ts";
import { until } from "../support/queue.ts";

const CONNECTIONS = 10;
/** Milliseconds after which a call counts as slow, with some reserve. */
const SLOW = 150;

describe("Fair queue of organizations", () => {
  let now = 0;
  let queue: FairQueue;
  let started: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    now = 0;
    queue = createFairQueue(CONNECTIONS, () => now);
    started = [];
    ends = new Map();
  });

  /** Starts calls named `a1`, `a2` … of organization `a`; each runs until the test ends it. */
  const call = (organization: string, from: number, to = from): Promise<unknown>[] =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const name = `${organization}${from + index}`;
      return queue
        .run(organization, () => {
          started.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        })
        .catch((error: unknown) => (error as { code?: string }).code);
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await pause(0);
  };

  it("leaves two connections for others while one organization is active, in the order of its calls", async () => {
    void call("a", 1, 12);
    expect(started).to.deep.equal(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    await end("a2");
    expect(started.slice(8)).to.deep.equal(["a9"]);
  });

  it("runs one quick call of each organization at once while several are active", async () => {
    void call("a", 1, 3);
    void call("b", 1, 2);
    void call("c", 1);
    expect(started).to.deep.equal(["a1", "a2", "a3", "b1", "c1"]);
    void call("a", 4);
    await end("a1");
    await end("a2");
    expect(started).to.not.include("a4");
    await end("a3");
    await end("b1");
    expect(started.slice(5)).to.deep.equal(["a4", "b2"]);
  });

  it("does not let a slow call delay the next ones, up to four", async () => {
    void call("b", 1);
    void call("a", 1, 9);
    expect(started).to.deep.equal(["b1", "a1"]);
    for (let slow = 0; slow < 6; slow += 1) await pause(SLOW);
    expect(started).to.deep.equal(["b1", "a1", "a2", "a3", "a4"]);
    await end("a3");
    expect(started.at(-1)).to.equal("a5");
  });

  it("gives the whole process to an organization a second after the others' last call", async () => {
    void call("b", 1);
    await end("b1");
    void call("a", 1, 3);
    expect(started).to.deep.equal(["b1", "a1"]);
    now = 1_000;
    void call("a", 4);
    await end("a1");
    expect(started).to.deep.equal(["b1", "a1", "a2", "a3", "a4"]);
  });

  it("rejects calls that wait too long, and those beyond 500 waiting ones", async () => {
    void call("b", 1);
    const waiting = call("a", 1, 502);
    expect(await waiting.at(-1)).to.equal("unavailable");
    now = 5_001;
    await end("a1");
    expect(await waiting[1]).to.equal("unavailable");
    void call("a", 503);
    expect(started.at(-1)).to.equal("a503");
  });

  it("continues after a call that fails", async () => {
    void call("b", 1);
    const failed = queue.run("a", () => Promise.reject(new Error("broken"))).catch(String);
    const next = call("a", 1);
    expect(await failed).to.equal("Error: broken");
    await pause(0);
    await end("a1");
    expect(await next[0]).to.equal("a1");
  });
});

const limits = fc.constantFrom(5, 10, 30, 60, 120, 1_000);
const MINUTE = 60_000;

describe("Token bucket", () => {
  it("allows a burst of exactly its full size", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 2e12 }), (limit, now) => {
        expect(allowedOf(repeat(limit + 5, now), limit)).to.equal(limit);
      }),
    );
  });

  it("allows a call after the time in Retry-After in any state", () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 }), (limit, gaps) => {
        let now = 1e12;
        let bucket: Bucket = fullBucket;
        for (const gap of gaps) {
          now += gap;
          const { allowed, bucket: after, wait } = spend(bucket, limit, now);
          bucket = after;
          if (!allowed) expect(spend(after, limit, now + retryAfterSeconds(wait) * 1_000).allowed).to.equal(true);
        }
      }),
    );
  });

  it("blocks a tight loop while it continues", () => {
    const times = Array.from({ length: 5_000 }, (_, index) => index * 100);
    expect(allowedOf(times, 5)).to.equal(5);
  });

  it("allows at most its size plus the refill within an hour", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1_000, max: 20_000 }), (limit, gap) => {
        const times = Array.from({ length: Math.floor((60 * MINUTE) / gap) }, (_, index) => index * gap);
        expect(allowedOf(times, limit)).to.be.at.most(limit * 61);
      }),
      { numRuns: 30 },
    );
  });

  it("takes no token for a rejected call", () => {
    let bucket = fullBucket;
    for (let call = 0; call < 5; call++) bucket = spend(bucket, 5, 0).bucket;
    const refused = spend(bucket, 5, 0);
    expect(refused.allowed).to.equal(false);
    expect(refused.bucket.fullAt).to.equal(bucket.fullAt);
  });

  it("restarts the pause with every call during it", () => {
    let bucket = fullBucket;
    for (let call = 0; call < 120; call++) bucket = spend(bucket, 120, 0).bucket;
    for (const now of [0, 900, 1_800, 2_700]) {
      const { allowed, bucket: after } = spend(bucket, 120, now);
      expect(allowed).to.equal(false);
      bucket = after;
    }
    expect(spend(bucket, 120, 3_700).allowed).to.equal(true);
  });

  it("can be discarded when it is full and not paused", () => {
    const { bucket } = spend(fullBucket, 5, 0);
    expect(isFull(bucket, 11_999)).to.equal(false);
    expect(isFull(bucket, 12_000)).to.equal(true);
    expect(isFull({ fullAt: 0, pausedUntil: 1_000 }, 999)).to.equal(false);
  });
});

function repeat(times: number, now: number): number[] {
  return Array.from({ length: times }, () => now);
}

function allowedOf(times: readonly number[], limit: number): number {
  let bucket: Bucket = fullBucket;
  let allowed = 0;
  for (const now of times) {
    const spending = spend(bucket, limit, now);
    bucket = spending.bucket;
    if (spending.allowed) allowed += 1;
  }
  return allowed;
}

interface Statement {
  readonly items: readonly number[];
  readonly answer: (answers: readonly string[]) => void;
  readonly fail: (error: Error) => void;
}

describe("Batching of concurrent queries", () => {
  /** A fake database that responds when the test calls answer(). */
  const slow = (serializeBy?: (item: number) => string) => {
    const asked: Statement[] = [];
    const ask = batched(
      (items: readonly number[]) =>
        new Promise<readonly string[]>((answer, fail) => asked.push({ items, answer, fail })),
      { statements: 2, maxBatchSize: 3, ...(serializeBy ? { serializeBy } : {}) },
    );
    const answer = (index: number): void => asked[index]?.answer(asked[index].items.map((item) => `${item}!`));
    const statements = (count: number): Promise<void> => until(() => asked.length === count, `${count} statements`);
    return { asked, ask, answer, statements, items: () => asked.map(({ items }) => items) };
  };

  it("combines queries of one turn of the event loop, and those that wait for a statement", async () => {
    const { ask, answer, items, statements } = slow();
    const first = ask(1);
    await statements(1);
    const others = [2, 3, 4, 5].map((item) => ask(item));
    answer(0);
    expect(await first).to.equal("1!");
    await statements(2);
    answer(1);
    await statements(3);
    answer(2);
    expect(await Promise.all(others)).to.deep.equal(["2!", "3!", "4!", "5!"]);
    expect(items()).to.deep.equal([[1], [2, 3, 4], [5]]);
  });

  it("does not wait for a statement that hangs, but never runs more statements than allowed", async () => {
    const { ask, answer, items, statements } = slow();
    const all = [1, 2, 3, 4, 5, 6, 7].map((item) => ask(item));
    await statements(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(items()).to.deep.equal([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    answer(1);
    await statements(3);
    answer(2);
    expect(await all[6]).to.equal("7!");
    answer(0);
    expect(await all[0]).to.equal("1!");
  });

  it("never has queries with the same key in two statements at the same time", async () => {
    const { ask, answer, items, statements } = slow((item) => (item % 2 === 0 ? "even" : "odd"));
    const all = [ask(2)];
    await statements(1);
    all.push(ask(4), ask(1), ask(6));
    await statements(2);
    answer(0);
    await statements(3);
    expect(items()).to.deep.equal([[2], [1], [4, 6]]);
    answer(1);
    answer(2);
    expect(await Promise.all(all)).to.deep.equal(["2!", "4!", "1!", "6!"]);
  });

  it("fails all queries of a batch without affecting later ones", async () => {
    const { asked, ask, answer, statements } = slow();
    const all = Promise.allSettled([1, 2, 3, 4].map((item) => ask(item)));
    await statements(1);
    asked[0]?.fail(new Error("gone"));
    await statements(2);
    answer(1);
    expect((await all).map(({ status }) => status)).to.deep.equal(["rejected", "rejected", "rejected", "fulfilled"]);
    const next = ask(5);
    await statements(3);
    answer(2);
    expect(await next).to.equal("5!");
  });

  it("keeps different keys apart and lets none wait for another", async () => {
    const asked: Statement[] = [];
    const ask = batchedByKey(
      (item: number) => (item % 2 === 0 ? "even" : "odd"),
      (items: readonly number[]) =>
        new Promise<readonly string[]>((answer, fail) => asked.push({ items, answer, fail })),
      { statements: 1, maxBatchSize: 3 },
    );
    const answer = (index: number): void => asked[index]?.answer(asked[index].items.map((item) => `${item}!`));
    const all = [2, 4, 1, 6, 3].map((item) => ask(item));
    await until(() => asked.length === 2, "a statement for each key");
    all.push(ask(8));
    answer(1);
    expect(await all[4]).to.equal("3!");
    answer(0);
    await until(() => asked.length === 3, "the rest");
    answer(2);
    expect(await Promise.all(all)).to.deep.equal(["2!", "4!", "1!", "6!", "3!", "8!"]);
    expect(asked.map(({ items }) => items)).to.deep.equal([[2, 4, 6], [1, 3], [8]]);
  });

  it("fails one query alone if its result is a promise that fails", async () => {
    const ask = batched((items: readonly number[]) =>
      Promise.resolve(items.map((item) => (item === 2 ? Promise.reject(new Error("two")) : item * 10))),
    );
    const all = await Promise.allSettled([1, 2, 3].map((item) => ask(item)));
    expect(all.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
  });
});
