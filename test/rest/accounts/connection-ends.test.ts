import { expect } from "chai";
import { callerAt, type Caller } from "../../support/caller.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { authorize, connectApplication, pkce, register, storedUnder } from "../../support/oauth/oauth.ts";
import {
  createKey,
  createOrganization,
  type Organization,
  type Person,
  signIn,
} from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

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
      const callback = await authorize(browser, asked);
      expect(callback.searchParams.get("error")).to.equal("access_denied");
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
