import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../support/accounts/connections.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createOrganization, signIn, type Organization, type Person } from "../support/accounts/people.ts";
import { callTool, rpc, sendMcp, type McpTarget } from "../support/mcp/mcp.ts";
import { expectLimit, rush } from "../support/limited-calls.ts";
import { appliesOwnLimits, spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../support/programs/redis.ts";
import { useFixture } from "../support/fixture.ts";

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
