import { expect } from "chai";
import { requestPath, allScopes, locationOf, register } from "../support/oauth/oauth.ts";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import { pageVisitor, type PageVisitor, type ReceivedPage, signInOnPage } from "../support/sign-in/pages.ts";
import {
  SINGLE_SIGN_ON,
  signOnOrganization,
  type SignOnOrganization,
  signOn,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { use, useFixture } from "../support/fixture.ts";
import { signIn, createPerson } from "../support/accounts/people.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";
import { callerAt } from "../support/caller.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { scimClient } from "../support/sign-in/scim-client.ts";

const OPENER = "cross-origin-opener-policy";

describe("Single sign-on: pages", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider);
  });

  const ada = () => ({ sub: `ada-${acme.domain}`, email: `ada@${acme.domain}` });
  /** Follows the address of the button to the provider, signs in there, and returns the response of the service. */
  const throughProvider = async (visitor: PageVisitor, start: string | null): Promise<ReceivedPage> => {
    const { location } = await visitor.open(start ?? "");
    return await visitor.open((await provider.signIn(location ?? "", ada())).href);
  };

  it("lead from the sign-in page through the provider to the account", async () => {
    const visitor = pageVisitor(fixture.service.url);
    const { email } = ada();
    const token = (await visitor.open("/sign-in")).forms.get("/sign-in") ?? {};
    const started = await visitor.send("/sign-in/single-sign-on", { ...token, email, password: "" });
    expect(started.status).to.equal(303);
    expect(started.location)
      .to.match(/^\/sign-in\/sso\?email=[^&]*&proof=[\w.-]+$/)
      .and.include(encodeURIComponent(email));
    const finished = await throughProvider(visitor, started.location);
    expect([finished.status, finished.location]).to.deep.equal([303, "/"]);
    expect((await visitor.open("/")).status).to.equal(200);
    expect((await visitor.open("/account")).text).to.include(email);
  });

  it("lead to the consent of an application, whose window keeps its opener", async () => {
    const visitor = pageVisitor(fixture.service.url);
    const clientId = String((await register(fixture.service.url)).body["client_id"]);
    const consent = locationOf(await visitor.browser.open(requestPath(clientId))).pathname;
    const { location: signInPage } = await visitor.open(consent);
    expect(signInPage).to.include("/sign-in?return_to=%2Foauth%2F");
    const { forms, text } = await visitor.open(signInPage ?? "");
    const hidden = forms.get((signInPage ?? "").replace(/^https?:\/\/[^/]+/, "")) ?? {};
    const action = /formaction="([^"]*)"/.exec(text)?.[1] ?? "";
    const started = await visitor.send(action, { ...hidden, email: ada().email, password: "" });
    const atStart = await visitor.open(started.location ?? "");
    const callback = await provider.signIn(atStart.location ?? "", ada());
    const finished = await visitor.open(callback.href);
    expect([finished.status, finished.location]).to.deep.equal([303, consent]);
    for (const { headers } of [atStart, finished]) expect(headers.get(OPENER)).to.equal("unsafe-none");
    const allowed = await visitor.browser.decide(consent, "allow", allScopes);
    const target = locationOf(await visitor.browser.open(locationOf(allowed).href));
    expect(target.searchParams.get("code")).to.match(/^[\w-]{20,}$/);
  });

  it("keep the address to continue at in the link of a rejection", async () => {
    const visitor = pageVisitor(fixture.service.url);
    const start = (returnTo: string) =>
      visitor.fill(`/sign-in/sso?${new URLSearchParams({ email: ada().email, return_to: returnTo }).toString()}`, {});
    await acme.set({ just_in_time: false });
    const { location } = await start("/oauth/interaction/x");
    const rejected = await visitor.open((await provider.signIn(location ?? "", ada())).href);
    expect(rejected.status).to.equal(403);
    expect(rejected.headers.get(OPENER)).to.equal("unsafe-none");
    expect(rejected.text).to.include('href="/sign-in?return_to=%2Foauth%2Finteraction%2Fx"');
    expect((await start("/account")).headers.get(OPENER)).to.equal("same-origin");
  });

  it("show a rejection like the other account pages, in both languages", async () => {
    const visitor = pageVisitor(fixture.service.url);
    const english = await visitor.fill("/sign-in/sso?email=a%40no-sso.example", {});
    expect([english.status, english.title]).to.deep.equal([404, "You are not signed in"]);
    expect(english.headers.get("content-security-policy")).to.include("form-action 'self'");
    expect(english.text).to.match(/<title>You are not signed in – Customer Relationship Service/);
    expect(english.text).to.include('<a href="/sign-in">').and.to.include(english.headers.get("x-request-id"));
    const [, link = ""] = /class="language"\s+href="([^"]*)"/.exec(english.text) ?? [];
    const switched = await visitor.open(link.replaceAll("&#38;", "&"));
    const french = await visitor.open(switched.location ?? "");
    expect([french.status, french.title]).to.deep.equal([200, "Se connecter par l’authentification unique"]);
    const expired = await visitor.open("/sign-in/sso/callback?state=x&code=y");
    expect([expired.status, expired.title]).to.deep.equal([400, "La connexion n’a pas abouti"]);
    expect(expired.text).to.not.include('class="language"');
  });

  it("answer a wrong method with a page that leads to the sign-in", async () => {
    const answer = await pageVisitor(fixture.service.url).send("/sign-in/sso/callback", {});
    expect([answer.status, answer.headers.get("allow")]).to.deep.equal([405, "GET"]);
    expect(answer.text).to.include('<a href="/sign-in">');
  });

  it("explain an enforced single sign-on after a correct password, with the link that starts it", async () => {
    const member = await acme.member("bob");
    await acme.set({ enforced: true });
    const visitor = pageVisitor(fixture.service.url);
    const refused = await signInOnPage(visitor, member);
    expect([refused.status, refused.messages]).to.deep.equal([403, ["Your organization uses single sign-on."]]);
    const href = `/sign-in/sso?email=${encodeURIComponent(member.email)}`;
    const [, link = ""] =
      /<a class="button primary" href="([^"]*)">Continue with single sign-on<\/a>/.exec(refused.text) ?? [];
    expect(link).to.include(href);
    expect((await visitor.open(link.replaceAll("&#38;", "&"))).location).to.include(provider.issuer);
    const wrong = await signInOnPage(visitor, { ...member, password: "a wrong password" });
    expect(wrong.text).to.not.include(href);
  });
});

describe("GET /v1/sign-in-settings (signInSettings.get)", () => {
  const fixture = useFixture();
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));

  it("returns null for what an organization has not set up, and afterwards the same as their own operations", async () => {
    const none = await owner.get("/v1/sign-in-settings");
    expect([none.status, none.at("data")]).to.deep.equal([200, { identity_provider: null, scim: null }]);
    const provider = {
      issuer: `https://${PUBLIC}/settings`,
      client_id: "crm",
      client_secret: "a secret of the provider",
    };
    expect((await owner.put("/v1/identity-provider", provider)).status).to.equal(200);
    const token = await owner.post("/v1/scim-token");
    const both = await owner.get("/v1/sign-in-settings");
    expect(both.at("data.identity_provider")).to.deep.equal((await owner.get("/v1/identity-provider")).at("data"));
    expect(both.at("data.scim")).to.deep.equal((await owner.get("/v1/scim-token")).at("data"));
    for (const secret of [provider.client_secret, token.string("data.secret")])
      expect(both.text).to.not.contain(secret);
  });
});

const NAME = { first_name: "Zoë", last_name: "Lindström" };

describe("The first booking_slug of everybody who becomes a member", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  const acme = use(() => signOnOrganization(fixture.service, provider));

  const slugOf = async (email: string): Promise<unknown> => {
    const { database } = fixture.service;
    const row = await database.pool("users").where({ email }).first<{ booking_slug: unknown }>("booking_slug");
    return row.booking_slug;
  };
  /** Users of the command line and of the demo. */
  const provisioned = async (name: object, email: string): Promise<unknown> => {
    await createPerson(fixture.service, { organization: acme.organization.record, role: "member", ...name, email });
    return await slugOf(email);
  };
  const accepted = async (email: string, more: object = {}): Promise<number> => {
    await acme.owner.post("/v1/members", { email, role: "member", ...NAME });
    const { token } = await accountEmailTo(fixture.service.dataDir, email);
    const body = { token, password: "a long enough passphrase", ...more };
    return (await callerAt(fixture.service.url).post("/v1/invitations/accept", body)).status;
  };

  it("is the name, with a number if another user of any organization has it", async () => {
    expect(await provisioned(NAME, "zoe@made.example")).to.equal("zoe-lindstrom");
    const scim = scimClient(fixture.service.url, (await acme.owner.post("/v1/scim-token")).string("data.secret"));
    const userName = `zoe@${acme.domain}`;
    const added = await scim.post("/Users", { userName, name: { givenName: "Zoë", familyName: "Lindström" } });
    expect(added.status, added.text).to.equal(201);
    expect(await slugOf(userName)).to.equal("zoe-lindstrom-2");
    const other = await signOnOrganization(fixture.service, provider);
    const person = { sub: "zoe", email: `zoe@${other.domain}`, email_verified: true };
    const { browser } = await signOn(fixture.service, provider, {
      person: { ...person, given_name: "Zoë", family_name: "Lindström" },
    });
    expect(await userOf(browser)).to.include({ booking_slug: "zoe-lindstrom-3" });
    expect(await accepted("zoe@invited.example")).to.be.within(200, 201);
    expect(await slugOf("zoe@invited.example")).to.equal("zoe-lindstrom-4");
  });

  it("is the beginning of the address if the name has no Latin letters, and never a path of the service", async () => {
    const name = { first_name: "太郎", last_name: "山田" };
    expect(await provisioned(name, "yamada.taro@made.example")).to.equal("yamada-taro");
    expect(await provisioned(name, "山@made.example")).to.equal("meet");
    expect(await provisioned({ first_name: "Unsubscribe", last_name: null }, "x@made.example")).to.equal(
      "unsubscribe-2",
    );
    const long = await provisioned({ first_name: "A".repeat(100), last_name: "B" }, "long@made.example");
    expect(String(long)).to.match(/^a{63}$/);
  });

  it("differs for people of one name who accept their invitations at once", async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `bo.${index}@at-once.example`);
    const names = { first_name: "Bo", last_name: "Diallo" };
    const statuses = await Promise.all(addresses.map((email) => accepted(email, names)));
    expect(statuses).to.deep.equal(addresses.map(() => 200));
    const slugs = await Promise.all(addresses.map(slugOf));
    const expected = ["bo-diallo", ...[2, 3, 4, 5, 6, 7, 8].map((number) => `bo-diallo-${number}`)];
    expect(slugs).to.have.members(expected);
  });
});
