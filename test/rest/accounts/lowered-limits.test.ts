import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../../support/accounts/connections.ts";
import { createKey, createOrganization, signIn, type Organization } from "../../support/accounts/people.ts";
import type { Caller } from "../../support/caller.ts";
import { createDatabase, type TestDatabase } from "../../support/db/cluster.ts";
import { useFixture } from "../../support/fixture.ts";
import type { McpTarget } from "../../support/mcp/mcp.ts";
import { expectLimit, rush } from "../../support/limited-calls.ts";
import { appliesOwnLimits, spawnService, type ServiceProcess } from "../../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../../support/programs/redis.ts";

describe("MCP: limits that an organization lowers", () => {
  const fixture = useFixture({ rateLimits: "on" });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });
  const connection = async (): Promise<McpTarget> => ({
    url: fixture.service.url,
    token: (await connect(fixture.service, { user: organization.owner })).token,
  });
  const set = async (limits: object): Promise<void> => {
    const answer = await owner.put("/v1/ai-policy", limits);
    if (answer.status !== 200) throw new Error(answer.text);
  };

  it("are those of the service by default, and can be raised up to them again", async () => {
    const policy = await owner.get("/v1/ai-policy");
    const service = policy.at("data.service_limits") as Record<string, number>;
    for (const [name, limit] of Object.entries(service)) {
      expect(policy.at(`data.${name}`)).to.equal(null);
      const refused = await owner.put("/v1/ai-policy", { [name]: limit + 1 });
      expect([refused.status, refused.at("details.0.code"), refused.at("details.0.path")]).to.deep.equal([
        400,
        "maximum",
        `/${name}`,
      ]);
      expect((await owner.put("/v1/ai-policy", { [name]: 0 })).status).to.equal(400);
      expect((await owner.put("/v1/ai-policy", { [name]: limit })).at(`data.${name}`)).to.equal(limit);
      expect((await owner.put("/v1/ai-policy", { [name]: null })).at(`data.${name}`)).to.equal(null);
    }
  });

  it("apply to the calls of a connection and of an API key at once", async () => {
    const target = await connection();
    expect((await rush([target], 10)).refused).to.deep.equal([]);
    await set({ connection_calls_per_minute: 6 });
    expectLimit(await rush([await connection()], 20), 6);
    const token = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    expectLimit(await rush([{ url: fixture.service.url, token }], 20), 6);
    await set({ connection_calls_per_minute: null });
    expectLimit(await rush([await connection()], 75), 60);
  });

  it("apply to all connections of the organization together, and to no other one", async () => {
    await set({ organization_calls_per_minute: 20 });
    const targets = await Promise.all(Array.from({ length: 4 }, connection));
    expectLimit(await rush(targets, 10), 20);
    const other = await connect(fixture.service, { user: (await createOrganization(fixture.service)).owner });
    expect((await rush([{ url: fixture.service.url, token: other.token }], 30)).refused).to.deep.equal([]);
  });
});

if (redisIsHere()) {
  describe("MCP: a lowered limit that several processes share", () => {
    let redis: RedisServer;
    let database: TestDatabase;
    let services: ServiceProcess[] = [];
    before(async () => {
      redis = await startRedis();
      database = await createDatabase();
      const options = { database, rateLimits: "on", env: { REDIS_URL: redis.url } } as const;
      services = await Promise.all([spawnService(options), spawnService(options)]);
    });
    after(async () => {
      for (const service of services) service.signal("SIGKILL");
      await Promise.all(services.map(({ exit }) => exit));
      await redis.stop();
      await database.drop();
    });

    it("takes effect on all of them after one of them has changed the policy", async () => {
      const organization = await createOrganization({ database });
      const owner = await signIn(services[0]?.url ?? "", organization.owner);
      await owner.put("/v1/ai-policy", { connection_calls_per_minute: 12 });
      for (let attempt = 1; ; attempt += 1) {
        const { token } = await connect({ database }, { user: organization.owner });
        const targets = services.map(({ url }) => ({ url, token }));
        const outcome = await rush(targets, 20);
        // A process that waited too long for Redis has counted for itself; its next call asks Redis again.
        if (attempt === 10 || !(await appliesOwnLimits(services))) {
          expectLimit(outcome, 12);
          break;
        }
        await pause(1_500);
        await rush(targets, 1);
      }
    });
  });
}
