import { expect } from "chai";
import { requestPath, allScopes, locationOf, register } from "../support/oauth/oauth.ts";
import { startProvider, type TestProvider } from "../support/sign-in/identity-provider.ts";
import { pageVisitor, type PageVisitor, type ReceivedPage, signInOnPage } from "../support/sign-in/pages.ts";
import { SINGLE_SIGN_ON, signOnOrganization, type SignOnOrganization } from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";

const OPENER = "cross-origin-opener-policy";

describe("Single sign-on: pages", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let provider: TestProvider;
  let acme: SignOnOrganization;
  before(async () => {
    provider = await startProvider(`${fixture.service.url}/sign-in/sso/callback`);
  });
  after(() => provider.close());
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
