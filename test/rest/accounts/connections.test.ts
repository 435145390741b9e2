import { expect } from "chai";
import { type Caller, callerAt } from "../../support/caller.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { connectApplication, authorize, pkce, register, storedUnder } from "../../support/oauth/oauth.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
  callerByKey,
  supportSession,
} from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";
import { callTool, rpc, sendMcp, toolCall, type McpTarget } from "../../support/mcp/mcp.ts";
import { rush, expectLimit } from "../../support/limited-calls.ts";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, type TestDatabase } from "../../support/db/cluster.ts";
import { appliesOwnLimits, spawnService, type ServiceProcess } from "../../support/programs/process.ts";
import { redisIsHere, startRedis, type RedisServer } from "../../support/programs/redis.ts";

describe("Connections: /v1/connections", () => {
  const fixture = useFixture({ atOwnUrl: true });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const member = async (role = "member"): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: organization.record, role });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const open = (user: Person, name = "Assistant", id = "client-1") =>
    connect(fixture.service, { user, client: { id, name, uri: "https://assistant.example" }, resource: resource() });
  const resource = (): string => `${fixture.service.url}/mcp`;
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });
  const changes = async (id: string): Promise<Record<string, unknown>[]> =>
    await fixture.service.database
      .pool("changes")
      .where({ record_id: id })
      .orderBy("id")
      .select("kind", "data", "actor");

  describe("GET /v1/connections (connections.list)", () => {
    it("returns user, application, scopes and creation time", async () => {
      const { person } = await member();
      const { id } = await open(person);
      const list = await owner.get("/v1/connections");
      expect(list.at("meta.total")).to.equal(1);
      expect(list.list("data")[0]).to.deep.include({
        id,
        version: 1,
        status: "active",
        last_used_at: null,
        last_ip: null,
        user: { id: person.id, name: list.at("data.0.user.name"), email: person.email },
        application: {
          kind: "oauth",
          client_id: "client-1",
          name: "Assistant",
          uri: "https://assistant.example",
          host: "application.example",
        },
        managed: false,
        blocked: false,
        calls: 0,
        refused_calls: 0,
        scopes: ["crm:read", "crm:write", "booking:read", "booking:write"],
        revoked_at: null,
        revoked_by: null,
        revoke_reason: null,
      });
      expect(list.at("data.0.granted_at")).to.equal(list.at("data.0.created_at"));
      const days = (Date.parse(list.string("data.0.expires_at")) - Date.now()) / 86_400_000;
      expect(days).to.be.closeTo(30, 0.1);
    });

    it("filters by user, application, kind and status", async () => {
      const { person } = await member();
      const [one, other] = [await open(person, "One", "client-1"), await open(organization.owner, "Two", "client-2")];
      await createKey(fixture.service, { user: person, mcp_access: true }).then(next);
      await owner.delete(`/v1/connections/${other.id}`);
      const over = await open(organization.owner, "Three", "client-3");
      await fixture.service.database
        .pool("oauth_records")
        .where({ grant_id: over.grantId })
        .update({ expires_at: fixture.service.database.pool.raw("now() - interval '1 second'") });
      await fixture.service.database
        .pool("mcp_connections")
        .where({ id: over.id })
        .update({ expires_at: fixture.service.database.pool.raw("now() - interval '1 second'") });
      const found = async (query: string): Promise<unknown[]> =>
        (await owner.get(`/v1/connections?${query}`))
          .list("data")
          .map((row) => (row["application"] as { name: string }).name);
      expect(await found(`user_id=${person.id}&kind=oauth`)).to.deep.equal(["One"]);
      expect(await found("client_id=client-2")).to.deep.equal(["Two"]);
      expect(await found("kind=api_key")).to.have.length(1);
      expect(await found("status=revoked")).to.deep.equal(["Two"]);
      expect(await found("status=expired")).to.deep.equal(["Three"]);
      expect(await found("status=active&sort=created_at"))
        .to.include("One")
        .and.have.length(2);
      expect(one.id).to.be.a("string");
    });

    it("lets neither API keys nor support sessions revoke a connection", async () => {
      const { id } = await open(organization.owner);
      const key = await callerByKey(fixture.service, { user: organization.owner });
      const guest = await supportSession(fixture.service, organization.owner);
      for (const path of ["/v1/connections", `/v1/connections/${id}`, `/v1/me/connections/${id}`]) {
        const [byKey, byGuest] = [await key.delete(path), await guest.delete(path)];
        expect([byKey.status, byKey.at("code")], path).to.deep.equal([403, "permission_denied"]);
        expect([byGuest.status, byGuest.at("code")], path).to.deep.equal([403, "support_session_forbidden"]);
      }
      expect((await guest.get("/v1/connections")).at("data.0.status")).to.equal("active");
      expect((await key.get("/v1/connections")).status).to.equal(403);
    });

    it("records the start by consent and the end by a refresh token replay", async () => {
      const { tokens, refresh } = await connectApplication(fixture.service.url, organization.owner, {
        scopes: ["crm:read", "booking:read"],
      });
      expect(await next(tokens.access_token)).to.deep.equal([200, undefined]);
      const [opened] = (await owner.get("/v1/connections")).list("data");
      expect(opened).to.deep.include({ status: "active", scopes: ["crm:read", "booking:read"] });
      const renewed = await refresh(tokens.refresh_token);
      await refresh(tokens.refresh_token);
      expect(await next(String(renewed.body["access_token"]))).to.deep.equal([401, "invalid_token"]);
      const [cut] = (await owner.get("/v1/connections")).list("data");
      expect(cut).to.deep.include({ status: "revoked", revoked_by: null, revoke_reason: "refresh_replay" });
      const log = (await owner.get(`/v1/activity-log?record_id=${String(opened?.["id"])}`)).list("data");
      expect(log.map(({ action, channel, error_code }) => [action, channel, error_code])).to.deep.equal([
        ["connections.revoke", "system", "refresh_replay"],
        ["connections.create", "console", null],
      ]);
    });
  });

  describe("DELETE /v1/connections/{id} (connections.revoke)", () => {
    it("revokes the connection with all of its tokens", async () => {
      const { person } = await member();
      const { id, token, grantId } = await open(person);
      const other = await open(person, "Other");
      const ended = await owner.delete(`/v1/connections/${id}`);
      expect(ended.status).to.equal(200);
      expect((await owner.delete(`/v1/connections/${id}`)).json).to.deep.equal(ended.json);
      expect(await fixture.service.database.pool("oauth_records").where({ grant_id: grantId })).to.deep.equal([]);
      expect([await next(token), await next(other.token)]).to.deep.equal([
        [401, "invalid_token"],
        [200, undefined],
      ]);
      const [shown] = (await owner.get("/v1/connections?status=revoked")).list("data");
      expect(shown).to.deep.include({ id, status: "revoked", version: 2, revoke_reason: "admin" });
      expect(shown?.["revoked_at"]).to.equal(ended.at("data.deleted_at"));
      expect(shown?.["revoked_by"]).to.include({ type: "user", id: organization.owner.id });
      const published = await changes(id);
      expect(published.map(({ kind }) => kind)).to.deep.equal(["mcp_connection.created", "mcp_connection.revoked"]);
      // The refused call is counted after the response to it, and thus after the change.
      expect(published[1]?.["data"]).to.deep.equal({ ...shown, refused_calls: 0 });
      const log = (await owner.get(`/v1/activity-log?record_id=${id}`)).list("data");
      expect(log.map(({ action, connection_id }) => [action, connection_id])).to.deep.equal([
        ["connections.revoke", id],
      ]);
    });
  });

  describe("DELETE /v1/connections (connections.revokeAll)", () => {
    it("revokes all connections of the organization and of no other one", async () => {
      const elsewhere = await createOrganization(fixture.service);
      const away = await open(elsewhere.owner);
      const { person } = await member();
      const tokens = [(await open(person)).token, (await open(organization.owner)).token];
      const key = await createKey(fixture.service, { user: person, mcp_access: true });
      await next(key);
      expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 3 });
      expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 0 });
      for (const token of [...tokens, key]) expect(await next(token)).to.deep.equal([401, "invalid_token"]);
      expect(await next(away.token)).to.deep.equal([200, undefined]);
      expect((await owner.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
    });
  });
});

describe("Own connections: /v1/me/connections", () => {
  const fixture = useFixture({ atOwnUrl: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  const member = async (role = "member"): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const open = (user: Person) => connect(fixture.service, { user, resource: `${fixture.service.url}/mcp` });
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });

  describe("DELETE /v1/me/connections/{id} (me.revokeConnection)", () => {
    it("returns 404 for the connection of another member and 403 for the administrative endpoints", async () => {
      const [one, other] = [await member(), await member("read_only")];
      const [mine, theirs] = [await open(one.person), await open(other.person)];
      expect((await one.caller.get("/v1/me/connections")).list("data").map(({ id }) => id)).to.deep.equal([mine.id]);
      const refused = await one.caller.delete(`/v1/me/connections/${theirs.id}`);
      expect([refused.status, refused.at("code")]).to.deep.equal([404, "not_found"]);
      for (const path of ["/v1/connections", `/v1/connections/${theirs.id}`]) {
        expect((await one.caller.delete(path)).status).to.equal(403);
      }
      expect((await one.caller.get("/v1/connections")).status).to.equal(403);
      expect(await next(theirs.token)).to.deep.equal([200, undefined]);
      expect((await other.caller.delete(`/v1/me/connections/${theirs.id}`)).status).to.equal(200);
      expect(await next(theirs.token)).to.deep.equal([401, "invalid_token"]);
      const [shown] = (await other.caller.get("/v1/me/connections")).list("data");
      expect(shown?.["revoke_reason"]).to.equal("user");
    });

    it("lists and revokes own connections with any role", async () => {
      const { person, caller } = await member();
      const { id, token } = await open(person);
      await owner.post("/v1/roles", { name: "Unconnected", permissions: ["entities:read"] });
      await owner.put(`/v1/members/${person.id}`, { role: "Unconnected" });
      expect(await next(token)).to.deep.equal([403, "permission_denied"]);
      expect((await caller.get("/v1/me/connections")).list("data").map((one) => one["id"])).to.deep.equal([id]);
      expect((await caller.delete(`/v1/me/connections/${id}`)).status).to.equal(200);
      expect(await next(token)).to.deep.equal([401, "invalid_token"]);
    });
  });

  describe("DELETE /v1/me/connections (me.revokeConnections)", () => {
    it("revokes all connections of the user and of nobody else, also those of keys", async () => {
      const [one, other] = [await member(), await member()];
      const mine = [(await open(one.person)).token, (await open(one.person)).token];
      const [used, unused] = [
        await createKey(fixture.service, { user: one.person, mcp_access: true }),
        await createKey(fixture.service, { user: one.person, mcp_access: true }),
      ];
      await next(used);
      const theirs = [
        (await open(other.person)).token,
        await createKey(fixture.service, { user: other.person, mcp_access: true }),
      ];
      expect((await one.caller.delete("/v1/me/connections")).at("data")).to.deep.equal({ revoked: 4 });
      for (const token of [...mine, used, unused]) expect(await next(token)).to.deep.equal([401, "invalid_token"]);
      for (const token of theirs) expect(await next(token)).to.deep.equal([200, undefined]);
      const ended = (await one.caller.get("/v1/me/connections?status=revoked")).list("data");
      expect(ended.map(({ revoke_reason }) => revoke_reason)).to.deep.equal(["user", "user", "user"]);
      expect((await one.caller.delete("/v1/me/connections")).at("data")).to.deep.equal({ revoked: 0 });
    });
  });
});

describe("Connections: /v1/connections after changes of keys and the policy", () => {
  const fixture = useFixture({ atOwnUrl: true });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const open = (user: Person, name = "Assistant", id = "client-1") =>
    connect(fixture.service, { user, client: { id, name, uri: "https://assistant.example" }, resource: resource() });
  const resource = (): string => `${fixture.service.url}/mcp`;
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });

  describe("GET /v1/changes (changes.list)", () => {
    it("returns mcp_connection events to users who can manage connections only", async () => {
      const { id } = await open(organization.owner);
      const published = async (secret: string): Promise<unknown[]> => {
        const feed = await callerAt(fixture.service.url, { "X-API-Key": secret }).get("/v1/changes");
        return feed.list("data").map(({ type, record_id }) => [type, record_id]);
      };
      const every = await createKey(fixture.service, { user: organization.owner });
      // The feed returns changes that are older than every open transaction of the server, including those of other
      // tests.
      await until(async () => (await published(every)).length > 0);
      expect(await published(every)).to.deep.equal([["mcp_connection.created", id]]);
      const some = await createKey(fixture.service, { user: organization.owner, scopes: ["entities:read"] });
      expect(await published(some)).to.deep.equal([]);
    });
  });

  describe("DELETE /v1/api-keys/{id} (apiKeys.revoke)", () => {
    it("revokes the connection of a key that is revoked or loses mcp_access", async () => {
      for (const [end, reason] of [
        [(id: string) => owner.delete(`/v1/api-keys/${id}`), "key_revoked"],
        [(id: string) => owner.put(`/v1/api-keys/${id}`, { mcp_access: false }), "user"],
      ] as const) {
        const key = await owner.post("/v1/api-keys", { name: reason, scopes: ["entities:read"], mcp_access: true });
        await next(key.string("data.secret"));
        await end(key.string("data.id"));
        const [shown] = (await owner.get(`/v1/connections?client_id=${key.string("data.id")}`)).list("data");
        expect(shown).to.deep.include({ status: "revoked", revoke_reason: reason, scopes: ["crm:read"] });
      }
    });
  });

  describe("PUT /v1/ai-policy (aiPolicy.update)", () => {
    it("rejects new connections while AI applications are off and records the attempt", async () => {
      const { browser, tokens } = await connectApplication(fixture.service.url, organization.owner);
      await owner.put("/v1/ai-policy", { enabled: false });
      expect(await storedUnder(fixture.service, tokens.refresh_token)).to.equal(null);
      const clientId = String((await register(fixture.service.url)).body["client_id"]);
      const { challenge } = pkce();
      const asked = { client_id: clientId, code_challenge: challenge, code_challenge_method: "S256" };
      expect((await authorize(browser, asked)).searchParams.get("error")).to.equal("access_denied");
      const [entry] = (await owner.get("/v1/activity-log?result=denied")).list("data");
      expect(entry).to.deep.include({
        action: "connections.create",
        application: "Assistant",
        error_code: "ai_disabled",
      });
      expect((await owner.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
    });
  });
});

describe("MCP: calls and refusals of a connection", () => {
  const fixture = useFixture({ rateLimits: "on" });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });
  const open = (more: object = {}) => connect(fixture.service, { user: organization.owner, ...more });
  const at = (token: string): McpTarget => ({ url: fixture.service.url, token });
  const numbers = async (path: string, id: string): Promise<[unknown, unknown]> => {
    const found = (await owner.get(path)).list("data").find((one) => one["id"] === id);
    return [found?.["calls"], found?.["refused_calls"]];
  };
  /** Waits until the numbers are written. */
  const expectNumbers = async (id: string, expected: readonly [number, number]): Promise<void> => {
    const { pool } = fixture.service.database;
    const counted = async (): Promise<string> => {
      const row = await pool("mcp_connections").where({ id }).first<Record<string, number>>("calls", "refused_calls");
      return Object.values(row).join();
    };
    await until(async () => (await counted()) === expected.join(), `${id}: ${expected.join()}`);
    for (const path of ["/v1/connections", "/v1/me/connections"])
      expect(await numbers(path, id)).to.deep.equal(expected);
  };

  it("count every tool call, and no other request", async () => {
    const { id, token } = await open();
    expect(await numbers("/v1/connections", id)).to.deep.equal([0, 0]);
    await sendMcp(at(token), rpc("tools/list"));
    await callTool(at(token), "search_crm", { query: "ada" });
    await callTool(at(token), "search_crm", { query: "" });
    await callTool(at(token), "search_crm", { query: "bob" });
    await expectNumbers(id, [3, 0]);
  });

  it("count calls without rights and calls beyond a limit as refused", async () => {
    const reader = await open({ scopes: ["crm:read"] });
    await sendMcp(at(reader.token), toolCall("create_crm_record", { record_type: "contact", email: "a@b.example" }));
    await callTool(at(reader.token), "search_crm", { query: "ada" });
    await expectNumbers(reader.id, [2, 1]);
    await owner.put("/v1/ai-policy", { connection_calls_per_minute: 5 });
    const eager = await open();
    const { passed, refused } = await rush([at(eager.token)], 12);
    expect(passed + refused.length).to.equal(12);
    await expectNumbers(eager.id, [12, refused.length]);
  });

  it("count rejected credentials as refused", async () => {
    const { id, token } = await open();
    await callTool(at(token), "search_crm", { query: "ada" });
    await owner.put("/v1/ai-policy", { applications: "allowed" });
    await sendMcp(at(token), toolCall("search_crm", { query: "ada" }));
    await owner.delete(`/v1/connections/${id}`);
    await sendMcp(at(token), toolCall("search_crm", { query: "ada" }));
    await expectNumbers(id, [1, 2]);
  });

  it("count the calls with an API key from its first use", async () => {
    const token = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    expect((await owner.get("/v1/connections")).at("data.0.calls")).to.equal(0);
    await callTool(at(token), "search_crm", { query: "ada" });
    const id = (await owner.get("/v1/connections")).string("data.0.id");
    await expectNumbers(id, [1, 0]);
  });
});

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
