import { expect } from "chai";
import { createMemoryLimits } from "../../src/adapters/http/rate-limit/memory.ts";
import {
  createToolCallLimits,
  type LimitDecision,
  type LimitStore,
} from "../../src/adapters/http/rate-limit/limiter.ts";

const GLOBAL = 1_000;

describe("Rate limits: in-memory store", () => {
  it("counts each operation of an address separately, and all of them together", () => {
    const limits = createMemoryLimits({ clock: () => 0, seed: 1 });
    const allowed = (operation: string, calls: number): number =>
      Array.from({ length: calls }, () => call(limits, "192.0.2.1", operation)).filter((one) => one.allowed).length;
    expect(allowed("a", 50)).to.equal(30);
    expect(allowed("b", 50)).to.equal(30);
  });

  it("counts a rejected call against the total of its address", () => {
    const limits = createMemoryLimits({ clock: () => 0, seed: 1 });
    for (let index = 0; index < GLOBAL; index++) call(limits, "192.0.2.1", "a");
    expect(call(limits, "192.0.2.1", "b").allowed).to.equal(false);
    expect(call(limits, "192.0.2.2", "b").allowed).to.equal(true);
  });

  it("enforces limits under a flood of addresses with bounded memory", () => {
    let now = 0;
    const limits = createMemoryLimits({ clock: () => now, seed: 7, capacity: 1_000 });
    for (let index = 0; index < 20_000; index++) {
      call(limits, `198.51.${String(index >> 8)}.${String(index & 255)}`, "a");
      now += 0.01;
    }
    const late = Array.from({ length: 60 }, () => call(limits, "203.0.113.9", "a"));
    expect(late.filter(({ allowed }) => allowed).length).to.be.at.most(30);
    expect(late[0]?.allowed).to.equal(true);
  });

  it("does not grant a new allowance to an address that was evicted", () => {
    let now = 0;
    const limits = createMemoryLimits({ clock: () => now, seed: 7, capacity: 2 });
    call(limits, "192.0.2.1", "a");
    const first = Array.from({ length: 40 }, () => call(limits, "192.0.2.2", "a"));
    expect(first.filter(({ allowed }) => allowed).length).to.equal(30);
    now = 20_000;
    for (let index = 0; index < 10; index++) call(limits, "192.0.2.3", "a");
    const again = Array.from({ length: 40 }, () => call(limits, "192.0.2.2", "a"));
    expect(again.filter(({ allowed }) => allowed).length).to.be.at.most(11);
  });
});

function call(limits: LimitStore, address: string, operation: string): LimitDecision {
  const decision = limits.spend({ key: address, perMinute: GLOBAL }, { key: `${address} ${operation}`, perMinute: 30 });
  if (decision instanceof Promise) throw new TypeError("The in-memory store is synchronous.");
  return decision;
}

/** The organization does not lower the limits. */
const SERVICE = { connection: null, organization: null };

describe("Rate limits: tool calls", () => {
  const ceilings = {
    callsPerMinuteAndConnection: 3,
    callsPerMinuteAndOrganization: 5,
    loggedExcessPerMinuteAndConnection: 1,
  };
  const limited = (now: () => number) =>
    createToolCallLimits(createMemoryLimits({ clock: now, seed: 1 }), ceilings, () => undefined);

  it("are exact per connection and per organization", async () => {
    const spend = limited(() => 0);
    const passed = async (connection: string, calls: number): Promise<number> => {
      const decisions = await Promise.all(Array.from({ length: calls }, () => spend(connection, "o", SERVICE)));
      return decisions.filter(({ allowed }) => allowed).length;
    };
    expect(await passed("a", 4)).to.equal(3);
    expect(await passed("b", 4)).to.equal(2);
    expect(await passed("c", 1)).to.equal(0);
    expect((await spend("a", "other", SERVICE)).allowed).to.equal(true);
  });

  it("log the first rejected call per connection and minute", async () => {
    let now = 0;
    const spend = limited(() => now);
    const rush = async (connection: string) => {
      const decisions = await Promise.all(Array.from({ length: 10 }, () => spend(connection, "o", SERVICE)));
      return [decisions.filter(({ allowed }) => allowed).length, decisions.filter(({ logged }) => logged).length];
    };
    expect([await rush("a"), await rush("a"), await rush("b")]).to.deep.equal([
      [3, 4],
      [0, 0],
      [2, 3],
    ]);
    now = 60_000;
    expect(await rush("a")).to.deep.equal([3, 4]);
  });

  it("do not count rejected calls and refill continuously", async () => {
    let now = 0;
    const spend = limited(() => now);
    for (let call = 0; call < 100; call++) await spend("a", "o", SERVICE);
    expect((await spend("b", "o", SERVICE)).allowed).to.equal(true);
    const { allowed, wait } = await spend("a", "o", SERVICE);
    expect([allowed, Math.round(wait)]).to.deep.equal([false, 20_000]);
    now = 19_999;
    expect((await spend("a", "o", SERVICE)).allowed).to.equal(false);
    now = 20_000;
    expect((await spend("a", "o", SERVICE)).allowed).to.equal(true);
    expect((await spend("a", "o", SERVICE)).allowed).to.equal(false);
  });
});
