import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createFairQueue, type FairQueue } from "../../src/base/platform/fair-queue.ts";

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
