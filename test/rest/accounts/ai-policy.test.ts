import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { createKey, createOrganization, type Organization, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("AI policy: /v1/ai-policy", () => {
  const fixture = useFixture();
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const set = (policy: object, headers = {}): Promise<Answer> => owner.put("/v1/ai-policy", policy, headers);
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });
  const reasons = async (): Promise<unknown[]> =>
    (await owner.get("/v1/connections?sort=created_at")).list("data").map((row) => row["revoke_reason"]);

  describe("GET /v1/ai-policy (aiPolicy.get)", () => {
    it("allows everything by default", async () => {
      const policy = await owner.get("/v1/ai-policy");
      expect(policy.at("data")).to.deep.include({
        enabled: true,
        allowed_scopes: ["crm:read", "crm:write", "booking:read", "booking:write"],
        allow_api_keys: true,
        allow_dynamic_registration: true,
        version: 1,
      });
      expect(policy.headers.get("etag")).to.equal('"1"');
    });
  });

  describe("PUT /v1/ai-policy (aiPolicy.update)", () => {
    it("changes single fields and keeps the scopes in a fixed order", async () => {
      const changed = await set({ allowed_scopes: ["booking:read", "crm:read"], allow_dynamic_registration: false });
      expect(changed.at("data")).to.deep.include({
        enabled: true,
        allowed_scopes: ["crm:read", "booking:read"],
        allow_api_keys: true,
        allow_dynamic_registration: false,
        version: 2,
      });
      expect(changed.at("data.updated_by")).to.include({ type: "user", id: organization.owner.id });
      expect((await owner.get("/v1/ai-policy")).json).to.deep.equal(changed.json);
      expect((await owner.get("/v1/organization")).at("data.version")).to.equal(2);
      const log = (await owner.get("/v1/activity-log"))
        .list("data")
        .filter(({ action }) => action === "aiPolicy.update");
      expect(log).to.have.length(1);
    });

    it("writes nothing if only the order of the scopes differs", async () => {
      const same = await set({ allowed_scopes: ["booking:write", "booking:read", "crm:write", "crm:read"] });
      expect([same.status, same.at("data.version")]).to.deep.equal([200, 1]);
    });

    for (const [field, value] of [
      ["allowed_scopes", ["crm:delete"]],
      ["allowed_scopes", ["crm:read", "crm:read"]],
      ["enabled", "no"],
      ["allow_everything", true],
    ] as const) {
      it(`returns 400 for ${JSON.stringify(value)} in ${field}`, async () => {
        const refused = await set({ enabled: false, [field]: value });
        expect(refused.status).to.equal(400);
        expect(refused.list("details").every(({ path }) => String(path).startsWith(`/${field}`))).to.equal(true);
        expect((await owner.get("/v1/ai-policy")).at("data.version")).to.equal(1);
      });
    }

    it("revokes every connection when AI applications are turned off and restores none", async () => {
      const { token } = await connect(fixture.service, { user: organization.owner });
      const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
      await next(key);
      await set({ enabled: false });
      expect([await next(token), await next(key)]).to.deep.equal([
        [401, "invalid_token"],
        [403, "ai_disabled"],
      ]);
      expect(await reasons()).to.deep.equal(["organization_disabled", "organization_disabled"]);
      await set({ enabled: true });
      expect(await next(token)).to.deep.equal([401, "invalid_token"]);
      expect((await owner.get("/v1/connections?status=active&kind=oauth")).at("meta.total")).to.equal(0);
      const [allowed] = (await owner.get("/v1/connections?status=active")).list("data");
      expect(allowed, "the key may be used again, and has not been").to.deep.include({ last_used_at: null });
      expect(
        (await connect(fixture.service, { user: organization.owner }).then(({ token: fresh }) => next(fresh)))[0],
      ).to.equal(200);
    });

    it("revokes connections without a remaining scope and keeps the others", async () => {
      const user = organization.owner;
      const [one, other] = [
        await connect(fixture.service, { user, scopes: ["crm:read", "crm:write"] }),
        await connect(fixture.service, { user, scopes: ["booking:read", "crm:read"] }),
      ];
      await set({ allowed_scopes: ["booking:read", "booking:write"] });
      expect([await next(one.token), await next(other.token)]).to.deep.equal([
        [401, "invalid_token"],
        [200, undefined],
      ]);
      expect(await reasons()).to.deep.equal(["policy_changed", null]);
      await set({ allowed_scopes: ["crm:read"] });
      expect(await next(one.token)).to.deep.equal([401, "invalid_token"]);
    });

    it("records each revoked connection and each connection of an API key in the audit log", async () => {
      const user = organization.owner;
      const { id } = await connect(fixture.service, { user });
      const key = await createKey(fixture.service, { user, mcp_access: true });
      expect(await next(key)).to.deep.equal([200, undefined]);
      await set({ enabled: false });
      const all = (await owner.get("/v1/connections")).list("data").map((one) => one["id"]);
      expect(all).to.have.length(2);
      const log = (await owner.get("/v1/activity-log?record_type=mcp_connection")).list("data");
      const ended = log.filter(({ action }) => action === "connections.revoke");
      expect(ended.map((entry) => entry["connection_id"])).to.have.members(all);
      expect(ended.map(({ actor, user_id, result }) => [(actor as { id: string }).id, user_id, result])).to.deep.equal(
        Array.from({ length: 2 }, () => [user.id, user.id, "success"]),
      );
      const begun = log.filter(({ action }) => action === "connections.create");
      expect(begun.map(({ channel, user_id, connection_id }) => [channel, user_id, connection_id])).to.deep.equal([
        ["mcp", user.id, all.find((one) => one !== id)],
      ]);
    });

    it("does not affect another organization", async () => {
      const elsewhere = await createOrganization(fixture.service);
      const { token } = await connect(fixture.service, { user: elsewhere.owner });
      await set({ enabled: false });
      expect(await next(token)).to.deep.equal([200, undefined]);
      const theirs = await signIn(fixture.service.url, elsewhere.owner);
      expect((await theirs.get("/v1/ai-policy")).at("data.enabled")).to.equal(true);
    });

    it("revokes connections that are opened while AI applications are turned off", async () => {
      const user = organization.owner;
      const opened = Array.from({ length: 10 }, () => connect(fixture.service, { user }).catch(() => null));
      const off = set({ enabled: false });
      await Promise.all([...opened, off]);
      await set({ enabled: true });
      for (const connection of await Promise.all(opened)) {
        if (connection) expect(await next(connection.token)).to.deep.equal([401, "invalid_token"]);
      }
      expect((await owner.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
    });
  });
});
