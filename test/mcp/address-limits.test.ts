import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { toolServer } from "../../generated/tools.js";
import { callerAt } from "../support/caller.ts";
import { connect } from "../support/accounts/connections.ts";
import { expectLimitPerMinute, untilRefused } from "../support/limited-calls.ts";
import { rpc, sendMcp, type McpTarget } from "../support/mcp/mcp.ts";
import { createKey, createOrganization, signIn, type Person } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

interface Rush {
  /** Requests rejected for their credentials. */
  readonly counted: number;
  /** Requests rejected with 429. */
  readonly refused: readonly Answer[];
  readonly statuses: ReadonlySet<number>;
  readonly seconds: number;
}

/** At most as many requests as database connections, because this test does not measure waiting. */
const AT_ONCE = 10;

/** Sends the given number of requests. */
async function rushOf(call: (index: number) => Promise<Answer>, calls: number): Promise<Rush> {
  const start = performance.now();
  const answers: Answer[] = [];
  for (let first = 0; first < calls; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, calls - first) }, (_, index) => call(first + index));
    answers.push(...(await Promise.all(some)));
  }
  const refused = answers.filter(({ status }) => status === 429);
  const statuses = new Set(answers.map(({ status }) => status));
  return { counted: calls - refused.length, refused, statuses, seconds: (performance.now() - start) / 1_000 };
}

/** Tokens that were refilled during the requests are not an error. */
function expectLimit({ counted, statuses, seconds }: Rush, status: number): void {
  const limit = toolServer.limits.refusalsPerMinuteAndAddress;
  expect(statuses).to.deep.equal(new Set([status, 429]));
  expect(counted).to.be.within(limit, limit + Math.ceil((seconds * limit) / 60));
}

describe("MCP: rate limits of addresses", () => {
  const fixture = useFixture({ rateLimits: "on", env: { TRUST_PROXY: "1" } });
  const send = (target: McpTarget, address: string): Promise<Answer> =>
    sendMcp(target, rpc("ping"), { headers: { "X-Forwarded-For": address } });

  /** Creates a key that the AI policy rejects. `log` counts its rejections in the audit log. */
  const refusedKey = async (user: Person) => {
    const target = { url: fixture.service.url, token: await createKey(fixture.service, { user, mcp_access: true }) };
    const browser = await signIn(fixture.service.url, user);
    const policy = (change: object) => browser.put("/v1/ai-policy", change);
    await policy({ allow_api_keys: false });
    const log = async () =>
      (await browser.get("/v1/activity-log?channel=mcp&result=denied&page_size=1")).at("meta.total");
    return { target, policy, log };
  };

  it("counts MCP requests together with all other requests of an address", async () => {
    const target = { url: fixture.service.url, token: fixture.key };
    const [here, elsewhere] = ["203.0.113.1", "203.0.113.2"];
    const entities = async (address: string): Promise<number> =>
      (await callerAt(target.url, { "X-API-Key": fixture.key, "X-Forwarded-For": address }).get("/v1/entities")).status;
    const calls = await untilRefused(() => send({ url: target.url }, here), 100);
    expectLimitPerMinute(calls, 1_000);
    for (const { json, headers } of calls.refused) {
      expect(Object.keys(json as object)).to.deep.equal(["error"]);
      expect(headers.get("www-authenticate")).to.equal(null);
      expect(Number(headers.get("retry-after"))).to.be.at.least(1);
    }
    expect([await entities(here), await entities(elsewhere)]).to.deep.equal([429, 200]);
    expect((await send(target, elsewhere)).status).to.equal(401);
  });

  it("logs at most 60 rejections of a key a minute and does not block other keys of the address", async () => {
    const { owner } = await createOrganization(fixture.service);
    const { target, policy, log } = await refusedKey(owner);
    const rush = await rushOf(() => send(target, "203.0.113.3"), 100);
    expectLimit(rush, 403);
    for (const { json, headers } of rush.refused) {
      expect(Object.keys(json as object)).to.deep.equal(["error"]);
      expect(headers.get("retry-after")).to.equal("1");
    }
    expect(await log()).to.equal(rush.counted);
    const { token } = await connect(fixture.service, { user: owner });
    expect((await send({ ...target, token }, "203.0.113.3")).status, "another one there").to.equal(200);
    expect((await send(target, "203.0.113.4")).status, "elsewhere").to.equal(403);
    await policy({ allow_api_keys: true });
    await pause(1_000);
    expect((await send(target, "203.0.113.3")).status, "the same one, once it is good").to.equal(200);
  });

  it("logs at most 60 rejections of a key a minute from any number of addresses", async () => {
    const { target, log } = await refusedKey((await createOrganization(fixture.service)).owner);
    const { statuses, seconds } = await rushOf((index) => send(target, `198.51.100.${index}`), 100);
    expect(statuses).to.deep.equal(new Set([403]));
    expect(await log()).to.be.within(60, 60 + Math.ceil(seconds));
  });

  it("rejects a key with too many rejections without a database query", async () => {
    const { target } = await refusedKey((await createOrganization(fixture.service)).owner);
    const from = "203.0.113.6";
    await rushOf(() => send(target, from), 70);
    const underLock = async (): Promise<number | undefined> => {
      await rushOf(() => send(target, from), 5);
      const lock = await fixture.service.database.pool.transaction();
      await lock.raw("LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE");
      const answer = send(target, from);
      const first = await Promise.race([answer, pause(500)]);
      await lock.rollback();
      await answer;
      return first?.status;
    };
    // Once a second one more request reaches the database, possibly at this moment.
    expect([await underLock(), await underLock()]).to.include(429);
  });

  it("returns 401 for every unknown token of one address", async () => {
    const from = "203.0.113.5";
    const call = (index: number): Promise<Answer> =>
      send({ url: fixture.service.url, token: `no-token-of-anybody-${index}` }, from);
    expect((await rushOf(call, 100)).statuses).to.deep.equal(new Set([401]));
    expectLimit(await rushOf(() => call(100), 100), 401);
  });
});
