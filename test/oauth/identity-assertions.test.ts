import { randomUUID } from "node:crypto";
import { expect } from "chai";
import {
  assertionPlace,
  secondsNow,
  type Claims,
  ASSERTION_GRANT,
  type AssertionPlace,
} from "../support/oauth/assertions.ts";
import { toMcp } from "../support/accounts/connections.ts";
import { startProvider, type TestProvider, addressOf, refusedAddresses } from "../support/sign-in/identity-provider.ts";
import { type OauthAnswer, postForm } from "../support/oauth/oauth.ts";
import { createOrganization, signIn, type Person } from "../support/accounts/people.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
} from "../support/sign-in/single-sign-on.ts";
import { use, useFixture } from "../support/fixture.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";

describe("OAuth: enterprise-managed authorization (ID-JAG)", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  let ada: Person;
  const place = use(() => assertionPlace(fixture.service));
  beforeEach(async () => {
    ({ acme, ada } = await place.member());
  });

  const url = (): string => fixture.service.url;
  const claims = (more: Claims = {}): Claims => place.claims(ada, more);
  const send = (assertion: string, more: Record<string, string> = {}): Promise<OauthAnswer> =>
    place.send(assertion, more);
  const present = (more: Claims = {}): Promise<OauthAnswer> => send(place.provider.assertion(claims(more)));
  const policy = async (body: object): Promise<void> => {
    const answer = await acme.owner.put("/v1/ai-policy", body);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const tokenOf = async (answer: Promise<OauthAnswer>): Promise<string> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body["access_token"]);
  };
  const next = async (token: string): Promise<unknown> => (await toMcp(url(), { Authorization: `Bearer ${token}` }))[0];
  const lastEntry = async (): Promise<Record<string, unknown> | undefined> =>
    (await acme.owner.get("/v1/activity-log?action=connections.create&page_size=1")).list("data")[0];
  const connections = async (): Promise<Record<string, unknown>[]> =>
    (await acme.owner.get("/v1/connections?sort=created_at")).list("data");

  it("issues an access token for the MCP server without a refresh token, and opens a connection", async () => {
    const { status, body, headers } = await present();
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body).to.have.all.keys("access_token", "expires_in", "scope", "token_type");
    expect(body).to.include({ expires_in: 3_600, scope: "crm:read booking:read", token_type: "Bearer" });
    expect(headers.get("cache-control")).to.equal("no-store");
    expect(await next(String(body["access_token"]))).to.equal(200);
    const [connection] = await connections();
    expect(connection).to.deep.include({
      managed: true,
      blocked: false,
      status: "active",
      scopes: ["crm:read", "booking:read"],
      application: { kind: "oauth", client_id: place.clientId, name: "Assistant", uri: null, host: null },
    });
    const own = await signIn(url(), ada);
    expect((await own.get("/v1/me/connections")).at("data.0.id")).to.equal(connection?.["id"]);
    expect(await lastEntry()).to.deep.include({
      action: "connections.create",
      result: "success",
      channel: "mcp",
      application: "Assistant",
      user_id: ada.id,
      connection_id: connection?.["id"],
    });
  });

  it("links a member once, as a sign-in does, and then knows the person without an e-mail address", async () => {
    await tokenOf(present());
    const { host } = new URL(place.provider.issuer);
    expect((await accountEmailTo(fixture.service.dataDir, ada.email)).text, "the member is notified").to.include(host);
    const { email: _, ...anonymous } = claims();
    expect((await send(place.provider.assertion(anonymous))).status).to.equal(200);
    const bob = await acme.member(`bob.${randomUUID()}`);
    await signOn(fixture.service, place.provider, { person: { sub: "bob", email: bob.email } });
    const { email: _email, ...linked } = claims({ sub: "bob" });
    expect((await send(place.provider.assertion(linked))).status).to.equal(200);
    expect((await connections()).map(({ user }) => (user as { id: string }).id)).to.deep.equal([ada.id, bob.id]);
  });

  it("keeps one connection per application and member, with the scopes of the newest assertion", async () => {
    const first = await tokenOf(present({ scope: "crm:read crm:write" }));
    const second = await tokenOf(present({ scope: "crm:read" }));
    expect([await next(first), await next(second)]).to.deep.equal([200, 200]);
    const all = await connections();
    expect(all).to.have.length(1);
    expect(all[0]).to.deep.include({ scopes: ["crm:read"], version: 2 });
  });

  it("issues the intersection of the requested scopes, the assertion, the policy and the role", async () => {
    const scopeOf = async (more: Claims, requested: Record<string, string> = {}): Promise<unknown> =>
      (await send(place.provider.assertion(claims(more)), requested)).body["scope"];
    expect(await scopeOf({ scope: "crm:read crm:write" }, { scope: "crm:write booking:read" })).to.equal("crm:write");
    expect(await scopeOf({ scope: undefined })).to.equal("crm:read crm:write booking:read booking:write");
    await policy({ allowed_scopes: ["crm:read", "booking:read"] });
    expect(await scopeOf({ scope: "crm:read crm:write admin" })).to.equal("crm:read");
    await acme.owner.put(`/v1/members/${ada.id}`, { role: "read_only" });
    const { status, body } = await present({ scope: "crm:write" });
    expect([status, body["error"]]).to.deep.equal([400, "invalid_scope"]);
  });

  it("accepts each assertion once, also if it is presented twice at the same time", async () => {
    const assertion = place.provider.assertion(claims());
    const both = await Promise.all([send(assertion), send(assertion)]);
    expect(both.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
    const { status, body } = await send(assertion);
    expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
    expect(body["error_description"]).to.include("used before");
    expect(await lastEntry()).to.include({ result: "denied", error_code: "replayed", application: "Assistant" });
  });

  it("rejects suspended members, roles without AI applications, and owners of an unconfirmed provider", async () => {
    const denied = async (more: Claims = {}): Promise<unknown> => {
      const { status, body } = await present(more);
      expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
      return (await lastEntry())?.["error_code"];
    };
    const token = await tokenOf(present());
    await acme.owner.put(`/v1/members/${ada.id}`, { status: "suspended" });
    expect(await next(token)).to.equal(401);
    expect(await denied()).to.equal("suspended");
    const { status } = await acme.owner.post("/v1/roles", { name: "Clerk", permissions: ["entities:read"] });
    expect(status).to.equal(201);
    await acme.owner.put(`/v1/members/${ada.id}`, { status: "active", role: "Clerk" });
    expect(await denied()).to.equal("not_allowed");
    await acme.owner.put(`/v1/members/${ada.id}`, { role: "owner" });
    await fixture.service.database
      .pool("identity_providers")
      .where({ org_id: acme.organization.id })
      .update({ trusted_by_owner: false });
    expect(await denied()).to.equal("owner_not_trusted");
  });

  it("needs the switch of the policy, which needs single sign-on", async () => {
    await policy({ enterprise_managed: false });
    expect((await present()).body["error"]).to.equal("invalid_grant");
    await policy({ enterprise_managed: true });
    const token = await tokenOf(present());
    await policy({ enterprise_managed: false });
    expect(await next(token), "the connection has ended").to.equal(401);
    expect((await connections())[0]).to.include({ status: "revoked", revoke_reason: "policy_changed" });
    await policy({ enterprise_managed: true });
    await acme.set({ enabled: false });
    expect((await present()).body["error"]).to.equal("invalid_grant");
    const plain = await createOrganization(fixture.service);
    const owner = await signIn(url(), plain.owner);
    const refused = await owner.put("/v1/ai-policy", { enterprise_managed: true });
    expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "no_identity_provider"]);
  });

  it("applies the lists of applications", async () => {
    await policy({ denied_applications: [{ type: "client_id", value: place.clientId }] });
    const { status, body } = await present();
    expect([status, body["error"]]).to.deep.equal([400, "unauthorized_client"]);
    expect(await lastEntry()).to.include({ error_code: "application_not_allowed", application: "Assistant" });
    await policy({ denied_applications: [], allow_dynamic_registration: false });
    expect((await present()).body["error"]).to.equal("unauthorized_client");
  });

  it("ends with a revocation by the member or an administrator; older assertions do not reconnect", async () => {
    const before = place.provider.assertion(claims());
    const token = await tokenOf(present());
    const [connection] = await connections();
    const own = await signIn(url(), ada);
    expect((await own.delete(`/v1/me/connections/${String(connection?.["id"])}`)).status).to.equal(200);
    expect(await next(token)).to.equal(401);
    const { body } = await send(before);
    expect(body["error"]).to.equal("invalid_grant");
    expect(body["error_description"]).to.include("revoked");
    const later = { iat: secondsNow() + 5, exp: secondsNow() + 300 };
    const again = await tokenOf(present(later));
    expect(await next(again)).to.equal(200);
    const all = await connections();
    expect(all.map(({ status }) => status)).to.deep.equal(["revoked", "active"]);
    expect((await acme.owner.delete(`/v1/connections/${String(all[1]?.["id"])}`)).status).to.equal(200);
    expect(await next(again)).to.equal(401);
  });

  it("answers if the provider cannot be reached, and uses the keys that it knows for ten minutes", async () => {
    const other = await startProvider(`${url()}/sign-in/sso/callback`);
    try {
      const org = await signOnOrganization(fixture.service, other);
      await org.owner.put("/v1/ai-policy", { enterprise_managed: true });
      const eve = await org.member("eve");
      const asserted = (): string => other.assertion(claims({ sub: "eve", email: eve.email }));
      other.stop();
      const { status, body } = await send(asserted());
      expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
      other.resume();
      await tokenOf(send(asserted()));
      other.stop();
      await tokenOf(send(asserted()));
    } finally {
      await other.close();
    }
  });
});

describe("OAuth: rejected assertions of identity providers", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let place: AssertionPlace;
  let foreign: TestProvider;
  let acme: SignOnOrganization;
  let ada: Person;
  before(async () => {
    [place, foreign] = await Promise.all([assertionPlace(fixture.service), startProvider(`${url()}/callback`)]);
  });
  after(() => Promise.all([place.close(), foreign.close()]));
  beforeEach(async () => {
    ({ acme, ada } = await place.member());
  });

  const url = (): string => fixture.service.url;
  const claims = (more: Claims = {}): Claims => place.claims(ada, more);
  const send = (assertion: string, more: Record<string, string> = {}): Promise<OauthAnswer> =>
    place.send(assertion, more);
  const connections = async (): Promise<unknown[]> => (await acme.owner.get("/v1/connections")).list("data");
  const without = (name: string): Claims =>
    Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));

  const AUDIENCE = "aud must be exactly the issuer";
  const RESOURCE = "resource must be the URL";
  const TIME = "expired, too old or not valid yet";
  const MALFORMED = "not a valid ID-JAG";
  const SIGNATURE = "does not match a key";
  const UNTRUSTED = "no organization accepts assertions of this issuer for this person";
  const rejected: Readonly<Record<string, [claims: () => Claims, reason: string, header?: object]>> = {
    "for another audience": [() => claims({ aud: "https://other.example" }), AUDIENCE],
    "for several audiences": [() => claims({ aud: [url(), "https://other.example"] }), AUDIENCE],
    "for another client": [() => claims({ client_id: "https://other.example/client.json" }), "another client_id"],
    "for another resource": [() => claims({ resource: "https://other.example/mcp" }), RESOURCE],
    "for this and another resource": [() => claims({ resource: [`${url()}/mcp`, "https://a.example"] }), RESOURCE],
    "that is expired": [() => claims({ iat: secondsNow() - 400, exp: secondsNow() - 100 }), TIME],
    "that was issued long ago": [() => claims({ iat: secondsNow() - 7_200, exp: secondsNow() + 7_200 }), TIME],
    "of the future": [() => claims({ iat: secondsNow() + 300, exp: secondsNow() + 600 }), TIME],
    "that is not valid yet": [() => claims({ nbf: secondsNow() + 300 }), TIME],
    "of another type, such as an ID token": [claims, MALFORMED, { typ: "JWT" }],
    "without a type": [claims, MALFORMED, { typ: undefined }],
    "that is not signed": [claims, SIGNATURE, { alg: "none" }],
    "that names a symmetric algorithm": [claims, SIGNATURE, { alg: "HS256" }],
    "with an unknown key": [claims, SIGNATURE, { kid: "another" }],
    "without jti": [() => without("jti"), MALFORMED],
    "without exp": [() => without("exp"), MALFORMED],
    "without iat": [() => without("iat"), MALFORMED],
    "without client_id": [() => without("client_id"), MALFORMED],
    "without sub": [() => without("sub"), MALFORMED],
    "of an unknown user": [() => claims({ email: `nobody@${acme.domain}` }), "not an active member"],
    "of a person without an address who never signed in": [() => without("email"), UNTRUSTED],
    "with an address of another domain": [() => claims({ email: "ada@elsewhere.example" }), UNTRUSTED],
    ...Object.fromEntries(
      [false, 0, 1, "true", "no", null, undefined].map((email_verified) => [
        `whose email_verified is anything but true (${JSON.stringify(email_verified)})`,
        [() => claims({ email_verified }), "not an active member"],
      ]),
    ),
    ...Object.fromEntries(
      refusedAddresses("sso.example").map(([kind]) => [
        `whose address the API refuses too: ${kind}`,
        [() => claims({ email: addressOf(kind, acme.domain) }), UNTRUSTED],
      ]),
    ),
  };
  for (const [which, [made, reason, header]] of Object.entries(rejected)) {
    it(`an assertion ${which}`, async () => {
      const { status, body } = await send(place.provider.assertion(made(), header));
      expect([status, body["error"]], JSON.stringify(body)).to.deep.equal([400, "invalid_grant"]);
      expect(body["error_description"]).to.include(reason);
      expect(await connections()).to.deep.equal([]);
    });
  }

  it("texts that are no JWT, and requests without an assertion", async () => {
    for (const text of ["x", "a.b.c", `${place.provider.assertion(claims())}x`, "e30.e30."]) {
      const { status, body } = await send(text);
      expect([status, body["error"]], text).to.deep.equal([400, "invalid_grant"]);
    }
    const { status, body } = await postForm(`${url()}/oauth/token`, {
      grant_type: ASSERTION_GRANT,
      client_id: place.clientId,
    });
    expect([status, body["error"]]).to.deep.equal([400, "invalid_request"]);
    const other = await send(place.provider.assertion(claims()), { resource: "https://other.example/mcp" });
    expect([other.status, other.body["error"]]).to.deep.equal([400, "invalid_target"]);
  });

  it("an assertion of the identity provider of another organization", async () => {
    const theirs = await signOnOrganization(fixture.service, foreign);
    await theirs.owner.put("/v1/ai-policy", { enterprise_managed: true });
    for (const more of [{}, { iss: place.provider.issuer }]) {
      const { status, body } = await send(foreign.assertion(claims(more)));
      expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
    }
    expect(await connections()).to.deep.equal([]);
    // The same issuer in two organizations: the domain of the address decides.
    const twin = await signOnOrganization(fixture.service, place.provider);
    await twin.owner.put("/v1/ai-policy", { enterprise_managed: true });
    expect((await send(place.provider.assertion(claims()))).status).to.equal(200);
    expect((await twin.owner.get("/v1/connections")).at("meta.total")).to.equal(0);
    expect(await connections()).to.have.length(1);
  });
});
