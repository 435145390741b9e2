import { expect } from "chai";
import type { RequestListener } from "node:http";
import { createEncryption } from "../../src/base/platform/encryption.ts";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { countKeyUse, type KeyUse, renewKeyUse } from "../../src/server/key-rotation.ts";
import { createStore } from "../../src/base/store/store.ts";
import type { Caller } from "../support/caller.ts";
import { CLIENT, startProvider } from "../support/sign-in/identity-provider.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  type Organization,
  supportSession,
} from "../support/accounts/people.ts";
import {
  SINGLE_SIGN_ON,
  verifyDomain,
  openSignOn,
  signOnOrganization,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { accountEmailsIn, accountEmailTo } from "../support/email/account-emails.ts";
import { until } from "../support/queue.ts";
import { use, useFixture } from "../support/fixture.ts";
import { SECRET_KEY } from "../support/service.ts";
import { PUBLIC, listenHttp } from "../support/webhooks/listener.ts";
import type { Answer } from "../support/wire.ts";
import { browserAt, locationOf } from "../support/oauth/oauth.ts";

const PATH = "/v1/identity-provider";

describe("Identity provider: /v1/identity-provider", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let organization: Organization;
  let owner: Caller;
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const codeOf = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const settings = () => ({ issuer: provider.issuer, ...CLIENT });
  const withRole = async (permissions: readonly string[]): Promise<Caller> => {
    await owner.post("/v1/roles", { name: "editor", permissions });
    const person = await createPerson(fixture.service, { organization: organization.record, role: "editor" });
    return await signIn(fixture.service.url, person);
  };

  it("creates a provider with defaults, updates single fields and deletes it", async () => {
    expect((await owner.get(PATH)).status).to.equal(404);
    const created = await owner.put(PATH, settings());
    expect(created.at("data")).to.deep.include({
      version: 1,
      issuer: provider.issuer,
      client_id: "crm",
      client_secret_set: true,
      scopes: ["openid", "email", "profile"],
      groups_claim: null,
      group_roles: [],
      default_role: null,
      just_in_time: false,
      enforced: false,
      enabled: false,
      redirect_uri: `${fixture.service.url}/sign-in/sso/callback`,
    });
    const roles = [{ group: "staff", role: "member" }];
    const changed = await owner.put(PATH, { group_roles: roles, client_secret: null }, { "If-Match": '"1"' });
    expect(changed.at("data")).to.deep.include({ version: 2, group_roles: roles, client_secret_set: false });
    expect((await owner.put(PATH, { group_roles: roles })).at("data.version")).to.equal(2);
    expect((await owner.put(PATH, { enabled: true }, { "If-Match": '"1"' })).status).to.equal(412);
    expect((await owner.put(PATH, changed.at("data"))).status).to.equal(200);
    expect((await owner.delete(PATH)).status).to.equal(200);
    expect((await owner.get(PATH)).status).to.equal(404);
    expect((await owner.put(PATH, { enabled: true }, { "If-Match": '"2"' })).status).to.equal(404);
    const actions = (await owner.get("/v1/activity-log?record_type=identity_provider"))
      .list("data")
      .map(({ action }) => action);
    expect(actions).to.deep.equal(["identityProvider.delete", "identityProvider.update", "identityProvider.update"]);
  });

  it("stores the secret encrypted and never returns it", async () => {
    const answers = [await owner.put(PATH, settings()), await owner.get(PATH), await owner.post(`${PATH}/test`)];
    for (const { text } of answers) expect(text).to.not.contain(CLIENT.client_secret);
    const rows: unknown = await fixture.service.database.pool("identity_providers");
    expect(JSON.stringify(rows)).to.not.contain(CLIENT.client_secret);
    expect(fixture.service.log.join()).to.not.contain(CLIENT.client_secret);
    await owner.delete(PATH);
    const deleted = await fixture.service.database
      .pool("identity_providers")
      .where({ org_id: organization.id })
      .first<object>("client_secret");
    expect(deleted).to.include({ client_secret: null });
  });

  it("re-encrypts the secret with a new key", async () => {
    const id = (await owner.put(PATH, settings())).string("data.id");
    const other = Buffer.alloc(32, 9);
    const keyring = createKeyring(other, Buffer.from(SECRET_KEY, "base64"));
    const store = createStore(fixture.service.database.pool);
    const useOf = (uses: readonly KeyUse[]) => uses.find(({ name }) => name === "Secrets of identity providers");
    expect(useOf(await countKeyUse({ store, keyring }))).to.include({ current: 0, unreadable: 0 });
    expect(useOf(await renewKeyUse({ store, keyring }, () => undefined))).to.include({ previous: 0, unreadable: 0 });
    const { client_secret = null } = (await store.identityProviders.connection(organization.id)) ?? {};
    const renewed = createEncryption(createKeyring(other));
    const binding = `identity_providers.client_secret:${id}` as const;
    expect(renewed.decrypt(client_secret ?? "", binding)).to.equal(CLIENT.client_secret);
  });

  it("notifies owners and administrators of every change of the settings, and of nothing else", async () => {
    const to = organization.owner.email;
    await owner.put(PATH, settings());
    await accountEmailTo(fixture.service.dataDir, to, ({ subject }) => subject.includes("Single sign-on was changed"));
    await owner.put(PATH, { enabled: true });
    await owner.put(PATH, { enabled: true });
    const about = async (): Promise<number> =>
      (await accountEmailsIn(fixture.service.dataDir)).filter((email) => email.to.includes(to)).length;
    await until(async () => (await about()) === 2, "the second e-mail");
    const queued = await fixture.service.database.pool("jobs").where({ org_id: organization.id, status: "queued" });
    expect([queued.length, await about()]).to.deep.equal([0, 2]);
  });

  it("requires the issuer and client of a new provider", async () => {
    const refused = await owner.put(PATH, { enabled: true });
    expect(refused.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
      ["/issuer", "required"],
      ["/client_id", "required"],
    ]);
  });

  for (const [issuer, code] of [
    ["ftp://login.acme.example", "url_scheme"],
    ["https://user:password@login.acme.example", "url_credentials"],
    ["https://169.254.169.254", "url_not_public"],
    ["http://127.0.0.1:5432", "url_not_public"],
    ["https://[::1]", "url_not_public"],
    [`http://${PUBLIC}/?tenant=1`, "url_plain"],
    [`http://${PUBLIC}/#x`, "url_plain"],
    [`http://${PUBLIC}/.well-known/openid-configuration`, "url_plain"],
  ] as const) {
    it(`rejects the issuer ${issuer}`, async () => {
      expect(codeOf(await owner.put(PATH, { ...settings(), issuer }))).to.deep.equal([422, code]);
    });
  }

  it("can be enforced only with a verified domain", async () => {
    const enforced = { ...settings(), enabled: true, enforced: true };
    expect(codeOf(await owner.put(PATH, enforced))).to.deep.equal([422, "no_verified_domain"]);
    await verifyDomain(fixture.service, owner, `enforced-${organization.id}.example`);
    expect((await owner.put(PATH, enforced)).status).to.equal(200);
  });

  it("lets nobody assign a role with more permissions than their own", async () => {
    await owner.put(PATH, { ...settings(), default_role: "member" });
    const editor = await withRole(["identity:manage", "entities:read"]);
    for (const body of [
      { default_role: "manager" },
      { group_roles: [{ group: "all", role: "admin" }] },
      { groups_claim: "email" },
    ]) {
      expect(codeOf(await editor.put(PATH, body)), JSON.stringify(body)).to.deep.equal([422, "exceeds_own_rights"]);
    }
    expect(codeOf(await owner.put(PATH, { default_role: "no such role" }))).to.deep.equal([422, "reference_not_found"]);
  });

  it("lets only callers with all rights of an administrator choose the provider", async () => {
    const editor = await withRole(["identity:manage"]);
    expect(codeOf(await editor.put(PATH, settings()))).to.deep.equal([422, "exceeds_own_rights"]);
    await owner.put(PATH, settings());
    for (const body of [{ issuer: `http://${PUBLIC}:1` }, { client_id: "own" }, { client_secret: "own" }]) {
      expect(codeOf(await editor.put(PATH, body))).to.deep.equal([422, "exceeds_own_rights"]);
    }
    expect((await editor.put(PATH, { enabled: true })).status).to.equal(200);
  });

  it("renames assigned roles and keeps them from being deleted", async () => {
    const role = await owner.post("/v1/roles", { name: "desk", permissions: ["entities:read"] });
    const group_roles = [
      { group: "a", role: "DESK" },
      { group: "b", role: "member" },
    ];
    await owner.put(PATH, { ...settings(), group_roles, default_role: "desk" });
    const path = `/v1/roles/${role.string("data.id")}`;
    await owner.put(path, { name: "front desk" });
    expect((await owner.get(PATH)).at("data")).to.deep.include({
      group_roles: [
        { group: "a", role: "front desk" },
        { group: "b", role: "member" },
      ],
      default_role: "front desk",
    });
    expect(codeOf(await owner.delete(path))).to.deep.equal([409, "in_use"]);
  });

  it("refuses keys, support sessions and sessions without a recent proof of identity", async () => {
    await owner.put(PATH, settings());
    const support = await supportSession(fixture.service, organization.owner);
    const calls = (caller: Caller): Promise<Answer[]> =>
      Promise.all([caller.put(PATH, { enabled: true }), caller.delete(PATH)]);
    for (const answer of await calls(fixture.crm)) expect(codeOf(answer)).to.deep.equal([403, "session_required"]);
    for (const answer of await calls(support)) expect(codeOf(answer)).to.deep.equal([403, "support_session_forbidden"]);
    await fixture.service.database.pool("sessions").update({ confirmed_at: new Date(0) });
    for (const answer of await calls(owner)) expect(codeOf(answer)).to.deep.equal([403, "reauthentication_required"]);
    expect((await owner.get(PATH)).at("data.enabled")).to.equal(false);
  });

  describe("POST /v1/identity-provider/test (identityProvider.test)", () => {
    const test = async (): Promise<Record<string, unknown>> =>
      (await owner.post(`${PATH}/test`)).at("data") as Record<string, unknown>;

    it("reports the endpoints of a provider, and its problems", async () => {
      await owner.put(PATH, { ...settings(), scopes: ["openid", "payments"] });
      expect(await test()).to.deep.equal({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        userinfo_endpoint: `${provider.issuer}/me`,
        problems: ["scope_unsupported", "domain_missing"],
      });
      await owner.put(PATH, { scopes: ["email"] });
      await verifyDomain(fixture.service, owner, `tested-${organization.id}.example`);
      expect((await test())["problems"]).to.deep.equal([]);
    });

    it("reports an unreachable provider and one that names another issuer", async () => {
      await owner.put(PATH, { ...settings(), issuer: `http://${PUBLIC}:9` });
      expect((await test())["problems"]).to.deep.equal(["unreachable", "domain_missing"]);
      await owner.put(PATH, { issuer: `${provider.issuer}/` });
      expect((await test())["problems"]).to.deep.equal(["issuer_mismatch", "domain_missing"]);
    });

    it("returns 404 without a provider", async () => {
      expect((await owner.post(`${PATH}/test`)).status).to.equal(404);
    });
  });
});

describe("Single sign-on: requests to providers", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let answer: RequestListener;
  const inside = use(() => listenHttp((_request, response) => response.end("{}"), "127.0.0.1"));
  const outside = use(() => listenHttp((request, response) => answer(request, response), PUBLIC));

  const issuer = (): string => `http://${PUBLIC}:${String(outside.port)}`;
  const internal = (): string => `http://127.0.0.1:${String(inside.port)}`;
  /** Serves a discovery document for every path. */
  const serve = (change: object): void => {
    const endpoints = { authorization_endpoint: `${issuer()}/auth`, token_endpoint: `${issuer()}/token` };
    const document = {
      issuer: issuer(),
      ...endpoints,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ["code"],
      ...change,
    };
    answer = (_request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(document));
    };
  };
  const problems = async (acme: Awaited<ReturnType<typeof signOnOrganization>>): Promise<unknown> =>
    (await acme.owner.post("/v1/identity-provider/test")).at("data.problems");

  it("does not reach internal addresses that a discovery document names", async () => {
    serve({ token_endpoint: `${internal()}/token`, jwks_uri: `${internal()}/jwks` });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["keys_missing"]);
    const browser = browserAt(fixture.service.url);
    const started = locationOf(await openSignOn(browser, { email: `ada@${acme.domain}` }));
    const query = new URLSearchParams({ code: "code", state: started.searchParams.get("state") ?? "" }).toString();
    const finished = await browser.open(`/sign-in/sso/callback?${query}`);
    expect([finished.status, await userOf(browser), inside.hits()]).to.deep.equal([503, null, 0]);
  });

  it("does not follow redirects", async () => {
    answer = (_request, response) => response.writeHead(302, { Location: `${internal()}/` }).end();
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["unreachable"]);
    expect(inside.hits()).to.equal(0);
  });

  it("redirects browsers only to http URLs of the provider", async () => {
    serve({ authorization_endpoint: "javascript:alert(1)" });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    const started = await openSignOn(browserAt(fixture.service.url), { email: `ada@${acme.domain}` });
    expect([started.status, started.headers.get("location")]).to.deep.equal([400, null]);
  });

  it("refuses issuers with several tenants and documents that are too large", async () => {
    serve({ issuer: `${issuer()}/{tenantid}/v2.0` });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["issuer_mismatch"]);
    serve({ padding: "x".repeat(600_000) });
    expect(await problems(acme)).to.deep.equal(["unreachable"]);
  });

  it("reports missing endpoints and features", async () => {
    serve({
      token_endpoint: undefined,
      response_types_supported: ["id_token"],
      code_challenge_methods_supported: ["plain"],
      scopes_supported: ["openid"],
    });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal([
      "endpoint_missing",
      "code_unsupported",
      "pkce_unsupported",
      "scope_unsupported",
      "keys_missing",
    ]);
  });
});
