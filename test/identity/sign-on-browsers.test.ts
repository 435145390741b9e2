import { expect } from "chai";
import { singleSignOnFor } from "../../src/features/sign-in/single-sign-on/single-sign-on.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createProtectedPerson } from "../support/sign-in/authenticator-app.ts";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import { signIn } from "../support/accounts/people.ts";
import { browserAt, formsOn, locationOf } from "../support/oauth/oauth.ts";
import {
  openSignOn,
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  startSignOn,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { use, useFixture } from "../support/fixture.ts";

describe("Single sign-on: browsers and enforcement", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider);
  });
  afterEach(() => provider.resume());

  const ada = () => ({ sub: `ada-${acme.domain}`, email: `ada@${acme.domain}` });

  it("redirects only to paths of this service afterwards", async () => {
    const targets: readonly (readonly [string, string])[] = [
      ["/contacts?page=2#top", "/contacts?page=2#top"],
      ["https://other.example/", "/"],
      ["//other.example/", "/"],
      ["/\\other.example", "/"],
      ["/\t/other.example", "/"],
      ["/.//other.example", "/"],
      ["/a/..//other.example", "/"],
      ["javascript:alert(1)", "/"],
      ["contacts", "/"],
      [`/${"x".repeat(2_001)}`, "/"],
      ["/contacts\r\nSet-Cookie: a=b", "/"],
    ];
    for (const [return_to, expected] of targets) {
      const { answer } = await signOn(fixture.service, provider, { person: ada(), return_to });
      expect([answer.status, answer.headers.get("location")], return_to).to.deep.equal([303, expected]);
    }
  });

  it("asks before it starts: a page of another site cannot sign a visitor in as somebody else", async () => {
    const slug = acme.organization.record.slug;
    const victim = browserAt(fixture.service.url);
    await victim.signIn(acme.organization.owner);
    for (const query of [{ organization: slug }, { email: ada().email }, { email: ada().email, proof: "forged" }]) {
      const path = `/sign-in/sso?${new URLSearchParams(query).toString()}`;
      const page = await victim.open(path, { headers: { "Sec-Fetch-Site": "cross-site" } });
      expect([page.status, page.headers.get("location")]).to.deep.equal([200, null]);
      expect(victim.cookies().join()).to.not.include("crs_sso");
      const text = await page.text();
      const { hidden } = formsOn(text);
      const [name = ""] = acme.organization.owner.email.split("@");
      expect(text).to.include("this session ends").and.to.include(name);
      const other = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      for (const [fields, headers] of [
        [{}, {}],
        [{ token: "forged" }, {}],
        [hidden, other],
      ] as const) {
        const answer = await victim.open(path, { method: "POST", body: new URLSearchParams(fields), headers });
        expect(answer.status).to.equal(403);
      }
      const stranger = await browserAt(fixture.service.url).post(path, hidden);
      expect(stranger.status, "the token of another browser").to.equal(403);
    }
    expect(await userOf(victim)).to.include({ email: acme.organization.owner.email });
    expect(await fixture.service.database.pool("single_sign_ons").count()).to.deep.equal([{ count: 0 }]);
  });

  it("does not replace a session that began after the person had agreed to sign in", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    await browser.signIn(acme.organization.owner);
    const answer = await browser.open((await provider.signIn(location, ada())).href);
    expect(answer.status).to.equal(400);
    expect(await userOf(browser)).to.include({ email: acme.organization.owner.email });
  });

  it("ends the browser's previous session and issues a new token", async () => {
    const browser = browserAt(fixture.service.url);
    await browser.signIn(acme.organization.owner);
    const location = locationOf(await openSignOn(browser, { email: ada().email })).href;
    const before = await fixture.service.database
      .pool("sessions")
      .where({ user_id: acme.organization.owner.id })
      .orderBy("id", "desc")
      .first<{ id: string }>("id");
    await browser.open((await provider.signIn(location, ada())).href);
    expect(await userOf(browser)).to.include({ email: ada().email });
    expect(await fixture.service.database.pool("sessions").where({ id: before.id })).to.deep.equal([]);
  });

  it("sets its cookie with protection, uses PKCE, and stores no secret", async () => {
    const answer = await openSignOn(browserAt(fixture.service.url), { email: ada().email });
    expect(answer.headers.getSetCookie().join()).to.match(
      /^crs_sso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
    );
    const sent = new URL(answer.headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(sent)).to.include({
      code_challenge_method: "S256",
      response_type: "code",
      login_hint: ada().email,
    });
    const rows: unknown = await fixture.service.database.pool("single_sign_ons");
    const secrets = [
      sent.get("state"),
      sent.get("nonce"),
      /crs_sso=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1],
    ];
    for (const secret of secrets) expect(JSON.stringify(rows)).to.not.contain(String(secret));
    expect(fixture.service.log.join()).to.not.contain(String(sent.get("state")));
  });

  it("does not reveal whether an address has an account", async () => {
    const member = await acme.member("known");
    const answers = await Promise.all(
      [member.email, `unknown@${acme.domain}`].map((email) => openSignOn(browserAt(fixture.service.url), { email })),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([303, 303]);
    const none = await openSignOn(browserAt(fixture.service.url), { email: "a@no-sso.example" }, "fr");
    expect([none.status, none.headers.get("content-language")]).to.deep.equal([404, "fr"]);
    const page = await none.text();
    expect(page)
      .to.contain("La connexion n’a pas abouti")
      .and.to.contain(String(none.headers.get("x-request-id")));
  });

  it("offers single sign-on by the verified domain of an address alone", async () => {
    const offer = singleSignOnFor({ store: createStore(fixture.service.database.pool) });
    const expected = { url: `/sign-in/sso?email=nobody%40${acme.domain}` };
    expect(await offer(`nobody@${acme.domain}`)).to.deep.equal(expected);
    for (const email of ["a@no-sso.example", "not an address", `a@b@${acme.domain}`, ""]) {
      expect(await offer(email), email).to.equal(null);
    }
    await acme.set({ enabled: false });
    expect(await offer(`nobody@${acme.domain}`)).to.equal(null);
  });

  it("starts with the slug of an organization and reports a provider that is down", async () => {
    const slug = acme.organization.record.slug;
    const { location } = await startSignOn(fixture.service, { organization: slug });
    expect(location).to.contain(provider.issuer);
    provider.stop();
    const answer = await openSignOn(browserAt(fixture.service.url), { organization: slug });
    expect(answer.status).to.equal(503);
    await acme.set({ enabled: false });
    expect((await openSignOn(browserAt(fixture.service.url), { organization: slug })).status).to.equal(404);
  });

  it("passes on that the provider refused the person", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    const state = new URL(location).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error: "access_denied", state, iss: provider.issuer }).toString();
    const answer = await browser.open(`/sign-in/sso/callback?${query}`);
    expect([answer.status, await answer.text()].join())
      .to.contain("403")
      .and.contain("did not sign you in");
  });

  describe("enforced", () => {
    it("accepts the password of owners only, also while the provider is down", async () => {
      const member = await acme.member("bob");
      await acme.set({ enforced: true });
      provider.stop();
      const refused = await fixture.anonymous.post("/v1/session", { email: member.email, password: member.password });
      expect([refused.status, refused.at("code")]).to.deep.equal([403, "single_sign_on_required"]);
      const wrong = await fixture.anonymous.post("/v1/session", { email: member.email, password: "a wrong password" });
      expect([wrong.status, wrong.at("code")]).to.deep.equal([401, "unauthenticated"]);
      const owner = await signIn(fixture.service.url, acme.organization.owner);
      expect((await owner.get("/v1/me")).status).to.equal(200);
      await owner.put("/v1/identity-provider", { enabled: false });
      expect((await signIn(fixture.service.url, member)).headers["Cookie"]).to.contain("crs_session");
    });

    it("refuses a right password before it asks for the second factor, and a sign-in that was waiting for it", async () => {
      const { person, freshCode } = await createProtectedPerson(fixture.service, {
        organization: acme.organization,
      });
      const { email, password } = person;
      const asked = await fixture.anonymous.post("/v1/session", { email, password });
      expect(asked.at("code")).to.equal("second_factor_required");
      await acme.set({ enforced: true });
      const again = await fixture.anonymous.post("/v1/session", { email, password });
      expect([again.status, again.at("code")]).to.deep.equal([403, "single_sign_on_required"]);
      const challenge = asked.string("details.0.challenge");
      const waiting = { challenge, code: await freshCode() };
      const completed = await fixture.anonymous.post("/v1/session/second-factor", waiting);
      expect([completed.status, completed.at("code")]).to.deep.equal([403, "single_sign_on_required"]);
    });

    it("lets members sign in with the provider, and does not accept invitations with a password", async () => {
      await acme.set({ enforced: true });
      const email = `invited@${acme.domain}`;
      await acme.owner.post("/v1/members", { email, role: "member" });
      const { token } = await accountEmailTo(fixture.service.dataDir, email);
      const accepted = await fixture.anonymous.post("/v1/invitations/accept", {
        token,
        password: "a new long sentence",
      });
      expect([accepted.status, accepted.at("code")]).to.deep.equal([403, "single_sign_on_required"]);
      const { browser } = await signOn(fixture.service, provider, { person: ada() });
      expect(await userOf(browser)).to.include({ email: ada().email });
    });
  });
});
