import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { connectApplication } from "../../support/oauth/oauth.ts";
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

    it("returns 404 for a connection of another organization", async () => {
      const elsewhere = await createOrganization(fixture.service);
      const { id, token } = await open(elsewhere.owner);
      expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(404);
      expect((await owner.get(`/v1/connections?user_id=${elsewhere.owner.id}`)).at("meta.total")).to.equal(0);
      expect(await next(token)).to.deep.equal([200, undefined]);
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
