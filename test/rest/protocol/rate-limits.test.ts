import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { callerAt } from "../../support/caller.ts";
import { expectLimitPerMinute, untilRefused } from "../../support/limited-calls.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("All operations: rate limits", () => {
  const fixture = useFixture({ rateLimits: "on", env: { TRUST_PROXY: "1" } });
  let addresses = 0;
  const fromSomewhere = (): Record<string, string> => {
    const [high, low] = [Math.trunc(++addresses / 250), addresses % 250];
    return { "X-Forwarded-For": `203.0.${high}.${low}`, "X-API-Key": fixture.key };
  };

  it("accepts requests up to the limit and returns 429 with Retry-After for the next", async () => {
    const caller = callerAt(fixture.service.url, fromSomewhere());
    const calls = await untilRefused(() => caller.get("/v1/entities?page_size=1"), 130);
    expectLimitPerMinute(calls, 120);
    expect(new Set(calls.accepted.map(({ status }) => status))).to.deep.equal(new Set([200]));
    for (const answer of calls.refused) expect(Object.keys(answer.json as object)).to.deep.equal(["error"]);
  });

  it("returns the error in French", async () => {
    const caller = callerAt(fixture.service.url, { ...fromSomewhere(), "Accept-Language": "fr" });
    const refused = await firstRefusal(() => caller.delete("/v1/entities/01990000-0000-7000-8000-000000000000"));
    expect(refused.headers.get("content-language")).to.equal("fr");
    const english = callerAt(fixture.service.url, fromSomewhere());
    const other = await firstRefusal(() => english.delete("/v1/entities/01990000-0000-7000-8000-000000000000"));
    expect(refused.at("error")).to.not.equal(other.at("error"));
  });

  it("accepts a request after the time in Retry-After", async () => {
    const caller = callerAt(fixture.service.url, fromSomewhere());
    const refused = await firstRefusal(() => caller.get("/v1/entities?page_size=1"));
    await pause(Number(refused.headers.get("retry-after")) * 1_000);
    expect((await caller.get("/v1/entities?page_size=1")).status).to.equal(200);
  });

  it("rejects a client that retries without waiting", async () => {
    const caller = callerAt(fixture.service.url, fromSomewhere());
    await firstRefusal(() => caller.get("/v1/entities?page_size=1"));
    const end = Date.now() + 2_000;
    while (Date.now() < end) {
      expect((await caller.get("/v1/entities?page_size=1")).status).to.equal(429);
      await pause(100);
    }
  });

  it("counts each operation separately, independently of ids in the path", async () => {
    const caller = callerAt(fixture.service.url, fromSomewhere());
    let number = 0;
    const id = (): string => `01990000-0000-7000-8000-${String(++number).padStart(12, "0")}`;
    await firstRefusal(() => caller.delete(`/v1/entities/${id()}`));
    expect(number).to.be.within(11, 12);
    expect((await caller.get("/v1/entities")).status).to.equal(200);
    expect((await caller.post(`/v1/entities/${id()}/purge`)).status).to.equal(404);
  });

  it("counts addresses separately and an IPv6 /64 network as one", async () => {
    const from = (address: string): ReturnType<typeof callerAt> =>
      callerAt(fixture.service.url, { "X-API-Key": fixture.key, "X-Forwarded-For": address });
    let host = 0;
    const gone = "/v1/entities/01990000-0000-7000-8000-000000000000";
    await firstRefusal(() => from(`2001:db8:1:2::${(++host).toString(16)}`).delete(gone));
    expect(host).to.be.within(11, 12);
    expect((await from("2001:db8:1:3::1").delete(gone)).status).to.equal(404);
  });

  it("ignores X-Forwarded-For entries that the trusted proxy did not add", async () => {
    let spoofed = 0;
    const { "X-Forwarded-For": real = "" } = fromSomewhere();
    const gone = "/v1/entities/01990000-0000-7000-8000-000000000000";
    const refused = await firstRefusal(() => {
      const chain = `198.51.100.${++spoofed}, ${real}`;
      return callerAt(fixture.service.url, { "X-API-Key": fixture.key, "X-Forwarded-For": chain }).delete(gone);
    });
    expect(refused.status).to.equal(429);
    expect(spoofed).to.be.within(11, 12);
  });

  it("counts unauthenticated and malformed requests", async () => {
    const caller = callerAt(fixture.service.url, { "X-Forwarded-For": fromSomewhere()["X-Forwarded-For"] ?? "" });
    const statuses = await Promise.all(Array.from({ length: 35 }, () => caller.post("/v1/entities", "{")));
    expect(new Set(statuses.map(({ status }) => status))).to.deep.equal(new Set([401, 429]));
  });

  it("limits an address to 1,000 requests of any kind", async () => {
    const caller = callerAt(fixture.service.url, fromSomewhere());
    let number = 0;
    expectLimitPerMinute(await untilRefused(() => caller.get(`/v1/nowhere/${++number}`), 100), 1_000);
    expect((await caller.get("/v1/entities")).status).to.equal(429);
  });

  /** Calls one at a time; returns the first refusal. */
  const firstRefusal = async (call: () => Promise<Answer>): Promise<Answer> =>
    (await untilRefused(call, 1)).refused[0] as Answer;
});
