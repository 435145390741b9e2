import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../support/accounts/connections.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createOrganization, signIn, type Organization, type Person, createKey } from "../support/accounts/people.ts";
import { callTool, rpc, sendMcp, type McpTarget } from "../support/mcp/mcp.ts";
import { expectLimit, rush, expectLimitPerMinute, untilRefused } from "../support/limited-calls.ts";
import { appliesOwnLimits, spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { useFixture } from "../support/fixture.ts";
import { toolServer } from "../../generated/tools.js";
import { callerAt } from "../support/caller.ts";
import type { Answer } from "../support/wire.ts";

const OF_CONNECTION = 60;
const OF_ORGANIZATION = 300;
describe("MCP: rate limits of tool calls", () => {
  const fixture = useFixture({ rateLimits: "on" });
  const connection = async (user: Person): Promise<McpTarget> => ({
    url: fixture.service.url,
    token: (await connect(fixture.service, { user })).token,
  });

  it("accepts 60 calls a minute per connection and counts calls of a batch individually", async () => {
    const [one, other] = [await connection(fixture.organization.owner), await connection(fixture.organization.owner)];
    const first = await rush([one], OF_CONNECTION + 15);
    expectLimit(first, OF_CONNECTION);
    for (const body of first.refused) {
      expect(body).to.include({ error: "Too many calls. Please wait before the next one.", code: "rate_limited" });
      expect(body["retry_after_seconds"]).to.equal(1);
    }
    expectLimit(await rush([other], OF_CONNECTION + 15), OF_CONNECTION);
  });

  it("accepts calls again after the returned retry time", async () => {
    const target = await connection((await createOrganization(fixture.service)).owner);
    const { refused } = await rush([target], OF_CONNECTION + 15);
    await new Promise((done) => setTimeout(done, Number(refused[0]?.["retry_after_seconds"]) * 1_000));
    expect((await callTool(target, "search_crm", { query: "Ada" })).body["code"]).to.equal(undefined);
  });

  it("logs all accepted calls and the first rejected one of each minute", async () => {
    const { owner } = await createOrganization(fixture.service);
    const { passed, seconds } = await rush([await connection(owner)], OF_CONNECTION + 40);
    const browser = await signIn(fixture.service.url, owner);
    const entries = async (result: string) =>
      (await browser.get(`/v1/activity-log?channel=mcp&result=${result}&page_size=1`)).at("meta.total");
    expect(await entries("invalid")).to.equal(passed);
    expect(await entries("rate_limited")).to.be.within(1, 1 + Math.floor(seconds / 60));
  });

  it("counts tool calls only", async () => {
    const target = await connection((await createOrganization(fixture.service)).owner);
    await rush([target], OF_CONNECTION + 1);
    for (const method of ["ping", "tools/list"])
      expect((await sendMcp(target, rpc(method))).at("error")).to.equal(undefined);
    expect((await sendMcp(target, rpc("tools/list"))).list("result.tools")).not.to.be.empty;
  });

  it("accepts 300 calls a minute per organization without affecting others", async () => {
    const organization = await createOrganization(fixture.service);
    const targets = await Promise.all(Array.from({ length: 8 }, () => connection(organization.owner)));
    const all = await rush(targets, 55);
    expectLimit(all, OF_ORGANIZATION);
    expect(all.refused).not.to.be.empty;
    const other = await connection((await createOrganization(fixture.service)).owner);
    expect((await callTool(other, "search_crm", { query: "Ada" })).isError).to.equal(false);
  });
});

describe("MCP: tool calls with rate limits off", () => {
  const fixture = useFixture();
  it("accepts all tool calls", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner });
    expect((await rush([{ url: fixture.service.url, token }], 70)).refused).to.deep.equal([]);
  });
});

if (redisIsHere()) {
  describe("MCP: rate limits shared by several processes", () => {
    let redis: RedisServer;
    let database: TestDatabase;
    let services: ServiceProcess[] = [];
    let organization: Organization;
    before(async () => {
      redis = await startRedis();
      database = await createDatabase();
      organization = await createOrganization({ database });
      const options = { database, rateLimits: "on", env: { REDIS_URL: redis.url } } as const;
      services = await Promise.all([spawnService(options), spawnService(options)]);
    });
    after(async () => {
      for (const service of services) service.signal("SIGKILL");
      await Promise.all(services.map(({ exit }) => exit));
      await redis.stop();
      await database.drop();
    });

    it("accepts 60 calls of a connection over two processes", async () => {
      for (let attempt = 1; ; attempt += 1) {
        const { token } = await connect({ database }, { user: organization.owner });
        const targets = services.map(({ url }) => ({ url, token }));
        const outcome = await rush(targets, 45);
        // A process that waited too long for Redis has counted for itself; its next call asks Redis again.
        if (attempt < 10 && (await appliesOwnLimits(services))) {
          await pause(1_500);
          await rush(targets, 1);
        } else {
          expectLimit(outcome, OF_CONNECTION);
          break;
        }
      }
    });
  });
}

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
function expectLimitOf({ counted, statuses, seconds }: Rush, status: number): void {
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
    expectLimitOf(rush, 403);
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
    expectLimitOf(await rushOf(() => call(100), 100), 401);
  });
});
