import { expect } from "chai";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { createBearer } from "../../src/features/accounts/bearer.ts";
import { createConnections } from "../../src/features/accounts/connection-writes.ts";
import { type McpCaller, BearerRejected, mcpScopes } from "../../src/base/contract/mcp.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { createStore } from "../../src/base/store/store.ts";
import { MCP_URL, connect, toMcp } from "../support/accounts/connections.ts";
import { keyring } from "../support/accounts/log-rows.ts";
import { type Service, startService } from "../support/service.ts";
import { permissionsOfScopes } from "../../src/features/accounts/rules/mcp-scopes.ts";
import { toolServer } from "../../generated/tools.js";
import type { Caller } from "../support/caller.ts";
import { rpc, sendMcp } from "../support/mcp/mcp.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
} from "../support/accounts/people.ts";
import { until } from "../support/queue.ts";
import { use, useFixture } from "../support/fixture.ts";
import { sendUnchecked } from "../support/wire.ts";

/** Returns the caller that the tools receive for a token. */
async function knownCaller({ database }: Pick<Service, "database">, token: string): Promise<McpCaller> {
  const store = createStore(database.pool, undefined, storeSecrets(keyring));
  const { openForKey } = createConnections({ store, newId: () => newId() });
  const authenticate = createBearer({ store, dataRegion: "eu", mcpUrl: MCP_URL, openForKey });
  return await authenticate(token, { address: "192.0.2.7", userAgent: null, requestId: "test", locale: "en" });
}

const READING = ["entities", "opportunities", "products", "tasks", "notes", "segments", "campaigns"].map(
  (name) => `${name}:read`,
);

describe("MCP: authentication", () => {
  const fixture = useFixture({ env: { TRUST_PROXY: "1" } });
  let organization: Organization;
  let owner: Caller;
  const second = use(() => startService({ database: fixture.service.database }));
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const known = (token: string): Promise<McpCaller> => knownCaller(fixture.service, token);
  const permissions = async (token: string): Promise<string[]> => [...(await known(token)).caller.permissions].sort();
  const next = (token: string, more: Readonly<Record<string, string>> = {}): Promise<unknown[]> =>
    toMcp(fixture.service.url, { Authorization: `Bearer ${token}`, ...more });
  const member = (role: string): Promise<Person> =>
    createPerson(fixture.service, { organization: organization.record, role });
  const mcpKey = (user = organization.owner, more: Partial<Parameters<typeof createKey>[1]> = {}): Promise<string> =>
    createKey(fixture.service, { user, mcp_access: true, ...more });

  describe("with a token", () => {
    it("limits permissions to role, connection, token and policy", async () => {
      const user = await member("member");
      const { id, token } = await connect(fixture.service, { user, scopes: ["crm:read", "crm:write", "booking:read"] });
      const who = await known(token);
      expect([who.connectionId, who.kind, who.caller.channel]).to.deep.equal([id, "oauth", "mcp"]);
      const deniedByScopes = new Set(["booking:write"]);
      expect(who.caller.credential).to.deep.equal({ kind: "oauth", id, deniedByScopes });
      expect(who.caller.actor).to.include({ type: "mcp", id: user.id, application: "Test client" });
      expect([...who.grantedScopes]).to.deep.equal(["crm:read", "crm:write", "booking:read"]);
      expect([...who.caller.permissions]).to.have.members([
        ...READING,
        "entities:write",
        "opportunities:write",
        "products:write",
        "tasks:write",
        "notes:write",
        "booking:read",
      ]);
      expect([...who.rolePermissions]).to.have.members([...who.caller.permissions, "booking:write"]);
      expect(who.caller.deletesOthers).to.equal(false);

      await owner.put(`/v1/members/${user.id}`, { role: "read_only" });
      expect(await permissions(token)).to.have.members([...READING, "booking:read"]);
      await owner.put("/v1/ai-policy", { allowed_scopes: ["booking:read", "booking:write"] });
      expect(await permissions(token)).to.deep.equal(["booking:read"]);
      await owner.put("/v1/ai-policy", { allowed_scopes: ["crm:read", "booking:read"] });
      expect(await permissions(token)).to.have.members([...READING, "booking:read"]);
    });

    it("limits scopes to those of token and connection", async () => {
      const user = organization.owner;
      const fewer = await connect(fixture.service, {
        user,
        scopes: ["crm:read", "crm:write"],
        tokenScopes: ["crm:read"],
      });
      expect([...(await known(fewer.token)).grantedScopes]).to.deep.equal(["crm:read"]);
      const more = await connect(fixture.service, {
        user,
        scopes: ["crm:read"],
        tokenScopes: ["crm:read", "crm:write"],
      });
      expect([...(await known(more.token)).grantedScopes]).to.deep.equal(["crm:read"]);
      expect(await permissions(more.token)).to.have.members(READING);
    });

    it("rejects a role without permission to connect applications", async () => {
      const role = (await owner.post("/v1/roles", { name: "Apart", permissions: ["entities:read"] })).string(
        "data.name",
      );
      const user = await member("member");
      const { token } = await connect(fixture.service, { user });
      expect(await next(token)).to.deep.equal([200, undefined]);
      await owner.put(`/v1/members/${user.id}`, { role });
      expect(await next(token)).to.deep.equal([403, "permission_denied"]);
    });

    it("rejects a revoked connection from the next request on, in every process", async () => {
      for (const cut of [
        (id: string) => owner.delete(`/v1/connections/${id}`),
        (id: string) => owner.delete(`/v1/me/connections/${id}`),
        () => owner.delete("/v1/connections"),
        () => owner.put("/v1/ai-policy", { enabled: false }),
      ]) {
        await owner.put("/v1/ai-policy", { enabled: true });
        const { id, token } = await connect(fixture.service, { user: organization.owner });
        const other = (): Promise<unknown[]> => toMcp(second.url, { Authorization: `Bearer ${token}` });
        expect([await next(token), await other()]).to.deep.equal([
          [200, undefined],
          [200, undefined],
        ]);
        expect((await cut(id)).status).to.equal(200);
        expect([await other(), await next(token)]).to.deep.equal([
          [401, "invalid_token"],
          [401, "invalid_token"],
        ]);
        const log = (await owner.get("/v1/activity-log?result=denied&channel=mcp")).list("data");
        const refused = log.filter(({ connection_id }) => connection_id === id);
        expect(refused.map(({ action, error_code }) => [action, error_code])).to.deep.equal([
          ["mcp.call", "invalid_token"],
          ["mcp.call", "invalid_token"],
        ]);
      }
    });

    it("reports an ended connection only to holders of its token", async () => {
      const { id, token } = await connect(fixture.service, { user: organization.owner });
      await owner.delete(`/v1/connections/${id}`);
      const said = async (shown: string, language: string): Promise<string> =>
        (
          await sendMcp({ url: fixture.service.url, token: shown }, rpc("ping"), {
            headers: { "Accept-Language": language },
          })
        ).string("error");
      expect(await said(token, "en")).to.equal("This connection has ended. The application must be connected again.");
      expect(await said(token, "fr")).to.equal(
        "Cette connexion a été coupée. L’application doit être connectée de nouveau.",
      );
      expect(await said("no-token-of-anybody", "en")).to.include("A valid access token or API key");
    });

    it("rejects a suspended user and does not restore the connection", async () => {
      const user = await member("manager");
      const { token } = await connect(fixture.service, { user });
      expect((await next(token))[0]).to.equal(200);
      await owner.put(`/v1/members/${user.id}`, { status: "suspended" });
      expect(await next(token)).to.deep.equal([401, "invalid_token"]);
      await owner.put(`/v1/members/${user.id}`, { status: "active" });
      expect(await next(token)).to.deep.equal([401, "invalid_token"]);
    });
  });

  describe("with an API key", () => {
    it("limits permissions to key, creator and policy", async () => {
      const user = await member("manager");
      const key = await mcpKey(user, { scopes: ["entities:read", "entities:write", "webhooks:read", "booking:read"] });
      const who = await known(key);
      expect([who.kind, who.caller.channel, who.caller.credential.kind]).to.deep.equal(["api_key", "mcp", "api_key"]);
      expect([...who.grantedScopes]).to.deep.equal([...mcpScopes]);
      expect([...who.caller.permissions]).to.have.members(["entities:read", "entities:write", "booking:read"]);
      expect(who.rolePermissions).to.deep.equal(who.caller.permissions);
      await owner.put(`/v1/members/${user.id}`, { role: "read_only" });
      expect(await permissions(key)).to.have.members(["entities:read", "booking:read"]);
      await owner.put("/v1/ai-policy", { allowed_scopes: ["crm:read"] });
      expect(await permissions(key)).to.deep.equal(["entities:read"]);
    });

    it("creates one connection for concurrent first calls of a key", async () => {
      const key = await mcpKey();
      const calls = await Promise.all(Array.from({ length: 8 }, () => next(key)));
      expect(new Set(calls.map(([status]) => status))).to.deep.equal(new Set([200]));
      const connections = await owner.get("/v1/connections?kind=api_key");
      expect(connections.at("meta.total")).to.equal(1);
      expect((await known(key)).connectionId).to.equal(connections.at("data.0.id"));
    });

    it("accepts a key from its allowed addresses only", async () => {
      const key = await mcpKey(organization.owner, { allowed_ips: ["203.0.113.0/24"] });
      expect(await next(key, { "X-Forwarded-For": "203.0.113.9" })).to.deep.equal([200, undefined]);
      expect(await next(key, { "X-Forwarded-For": "203.0.114.9" })).to.deep.equal([403, "ip_not_allowed"]);
    });

    it("returns the reason of a rejection for a correct secret", async () => {
      const expired = await mcpKey(organization.owner, { expires_at: new Date(Date.now() - 1_000).toISOString() });
      expect(await next(expired)).to.deep.equal([401, "key_expired"]);
      const revoked = await owner.post("/v1/api-keys", { name: "MCP", scopes: ["entities:read"], mcp_access: true });
      expect((await next(revoked.string("data.secret")))[0]).to.equal(200);
      await owner.delete(`/v1/api-keys/${revoked.string("data.id")}`);
      expect(await next(revoked.string("data.secret"))).to.deep.equal([401, "key_revoked"]);
      const key = await mcpKey();
      await fixture.service.database.pool("organizations").where({ id: organization.id }).update({ plan: "free" });
      expect(await next(key)).to.deep.equal([403, "plan_required"]);
    });

    it("ends the connection of a key and keeps the key valid for REST", async () => {
      const created = await owner.post("/v1/api-keys", { name: "Both", scopes: ["entities:read"], mcp_access: true });
      const [id, secret] = [created.string("data.id"), created.string("data.secret")];
      await next(secret);
      const connection = (await owner.get("/v1/connections?kind=api_key")).string("data.0.id");
      await owner.delete(`/v1/connections/${connection}`);
      expect(await next(secret)).to.deep.equal([401, "invalid_token"]);
      expect((await owner.get(`/v1/api-keys/${id}`)).at("data.mcp_access")).to.equal(false);
      const rest = await sendUnchecked(fixture.service.url, {
        method: "GET",
        path: "/v1/entities",
        headers: { "X-API-Key": secret },
      });
      expect(rest.status).to.equal(200);
      await owner.put(`/v1/api-keys/${id}`, { mcp_access: true });
      expect(await next(secret)).to.deep.equal([200, undefined]);
    });
  });

  it("returns an error for an organization in another region", async () => {
    const elsewhere = await createOrganization(fixture.service, { dataRegion: "us" });
    const { token } = await connect(fixture.service, { user: elsewhere.owner });
    for (const credential of [token, await mcpKey(elsewhere.owner)]) {
      const refused = await known(credential).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(BearerRejected).and.include({ status: 421, code: "misdirected" });
    }
  });

  it("describes each scope with the texts of the contract", () => {
    for (const scope of mcpScopes) {
      expect([...permissionsOfScopes([scope])]).to.deep.equal([...toolServer.scopes[scope].permissions]);
    }
  });

  it("records the time and address of the last use at most once a minute", async () => {
    const { id, token } = await connect(fixture.service, { user: organization.owner });
    const noted = async (): Promise<unknown[]> => {
      const [row] = (await owner.get("/v1/connections")).list("data");
      return [row?.["id"], row?.["last_ip"], row?.["last_used_at"] !== null];
    };
    await next(token, { "X-Forwarded-For": "203.0.113.9" });
    await until(async () => (await noted())[2] === true, "the use");
    await next(token, { "X-Forwarded-For": "203.0.113.10" });
    expect(await noted()).to.deep.equal([id, "203.0.113.9", true]);
  });
});
