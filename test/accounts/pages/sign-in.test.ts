import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { formsOn } from "../../support/oauth/oauth.ts";
import { pageVisitor, signInOnPage } from "../../support/sign-in/pages.ts";
import { createOrganization, createPerson, type Organization, supportSession } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

const FAILED = "The e-mail address or password is incorrect.";

describe("Account pages: signing in and out", () => {
  let service: Service;
  let organization: Organization;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
  });

  after(() => service.close());

  const cookieOf = (headers: Headers, name: string): string =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";

  it("send browsers and curl from the start page to the sign-in, and programs that expect JSON a 404", async () => {
    const visitor = pageVisitor(service.url);
    expect((await visitor.open("/")).location).to.equal("/sign-in");
    await signInOnPage(visitor, organization.owner);
    expect((await visitor.open("/")).text).to.include('<div id="console">');
    const program = await callerAt(service.url).get("/", { Accept: "application/json" });
    expect([program.status, program.at("code")]).to.deep.equal([404, "no_such_route"]);
    const curl = await fetch(service.url, { headers: { Accept: "*/*" }, redirect: "manual" });
    expect([curl.status, curl.headers.get("location")]).to.deep.equal([303, "/sign-in"]);
  });

  it("show the account after signing in, and the form after signing out", async () => {
    const visitor = pageVisitor(service.url);
    const answer = await signInOnPage(visitor, organization.owner);
    expect([answer.status, answer.location]).to.deep.equal([303, "/"]);
    const account = await visitor.open("/account");
    expect(account.status).to.equal(200);
    expect(account.text).to.include(organization.owner.email).and.to.include(organization.record.name);
    expect((await visitor.open("/sign-out")).title).to.equal("Sign out");
    const out = await visitor.fill("/sign-out", {});
    expect(out.location).to.equal("/sign-in?reason=signed_out");
    expect((await visitor.open("/sign-in?reason=signed_out")).messages).to.deep.equal(["You are signed out."]);
    expect((await visitor.open("/account")).location).to.match(/^\/sign-in\?return_to=%2Faccount/);
  });

  it("do not reveal which accounts exist", async () => {
    const suspended = await createPerson(service, { organization: organization.record, role: "member" });
    await service.database.pool("users").where({ id: suspended.id }).update({ status: "suspended" });
    const attempts = [
      [organization.owner.email, "wrong"],
      [suspended.email, suspended.password],
      ["nobody@people.example", "wrong"],
      ["no address", "wrong"],
      ["\u0000@x.example", "wrong\u0000"],
      [`${"a".repeat(300)}@x.example`, "x".repeat(300)],
    ];
    for (const [email = "", password = ""] of attempts) {
      const { status, messages } = await signInOnPage(pageVisitor(service.url), { email, password });
      expect([email, status, messages]).to.deep.equal([email, 401, [FAILED]]);
    }
  });

  it("name each missing field", async () => {
    const { status, text, messages } = await signInOnPage(pageVisitor(service.url, "fr"), { email: " ", password: "" });
    expect(status).to.equal(422);
    expect(messages).to.deep.equal(["Saisissez votre adresse e-mail.", "Saisissez votre mot de passe."]);
    expect(text).to.match(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"[^>]*autofocus/);
    expect(text).to.match(/id="password"[^>]*autocomplete="current-password"/);
  });

  it("replace the session and end the previous one", async () => {
    const visitor = pageVisitor(service.url);
    const first = cookieOf((await signInOnPage(visitor, organization.owner)).headers, "crs_session").split(";")[0];
    const second = cookieOf((await signInOnPage(visitor, organization.owner)).headers, "crs_session");
    expect(second).to.match(/^crs_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    expect(second).to.not.include(first);
    expect((await callerAt(service.url, { Cookie: first ?? "" }).get("/v1/me")).status).to.equal(401);
  });

  it("do not accept a session cookie that another site chose", async () => {
    const fixed = "A".repeat(43);
    const page = await fetch(`${service.url}/sign-in`);
    const [form = ""] = cookieOf(page.headers, "crs_form").split(";");
    const { hidden } = formsOn(await page.text());
    const { email, password } = organization.owner;
    const body = new URLSearchParams({ ...hidden, email, password });
    const headers = { Cookie: `${form}; crs_session=${fixed}` };
    const answer = await fetch(page.url, { method: "POST", body, headers, redirect: "manual" });
    expect(answer.status).to.equal(303);
    expect(cookieOf(answer.headers, "crs_session"))
      .to.match(/^crs_session=[\w-]{43};/)
      .and.not.include(fixed);
    expect((await callerAt(service.url, { Cookie: `crs_session=${fixed}` }).get("/v1/me")).status).to.equal(401);
  });

  it("continue only at addresses of this service", async () => {
    const cases: [string, string][] = [
      ["/two-factor", "/two-factor"],
      ["/account?x=1#y", "/account?x=1#y"],
      ["//evil.example", "/"],
      ["https://evil.example/", "/"],
      ["/\\evil.example", "/"],
      ["/\t/evil.example", "/"],
      ["/\n/evil.example", "/"],
      ["/.//evil.example", "/"],
      ["/a/..//evil.example", "/"],
      ["javascript:alert(1)", "/"],
      ["account", "/"],
      ["/é", "/"],
      [`/${"a".repeat(3_000)}`, "/"],
    ];
    const { email, password } = organization.owner;
    for (const [returnTo, expected] of cases) {
      const visitor = pageVisitor(service.url);
      const path = `/sign-in?${new URLSearchParams({ return_to: returnTo }).toString()}`;
      const { forms } = await visitor.open(path);
      const [action = "", hidden] = [...forms][0] ?? [];
      for (const target of [action, path]) {
        const { location } = await visitor.send(target, { ...hidden, email, password });
        expect([returnTo, location]).to.deep.equal([returnTo, expected]);
      }
    }
  });

  it("switch the language with a link and keep it", async () => {
    const visitor = pageVisitor(service.url);
    const { text } = await visitor.open("/sign-in?return_to=%2Ftwo-factor");
    const [, link = ""] = /class="language"\s+href="([^"]*)"/.exec(text) ?? [];
    const switched = await visitor.open(link.replaceAll("&#38;", "&"));
    expect([switched.status, switched.location]).to.deep.equal([303, "/sign-in?return_to=%2Ftwo-factor"]);
    const french = await visitor.open("/sign-in");
    expect(french.headers.get("content-language")).to.equal("fr");
    expect(french.title).to.equal("Connexion");
    expect((await visitor.open("/password-forgot")).title).to.equal("Mot de passe oublié\u202f?");
  });

  it("end other sessions", async () => {
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    const [here, there, elsewhere] = [1, 2, 3].map(() => pageVisitor(service.url)) as [
      ReturnType<typeof pageVisitor>,
      ReturnType<typeof pageVisitor>,
      ReturnType<typeof pageVisitor>,
    ];
    for (const visitor of [there, elsewhere, here]) await signInOnPage(visitor, person);
    expect((await here.fill("/account", {}, "/account/sessions/end")).location).to.equal("/account");
    const states = await Promise.all([there, elsewhere].map(async (one) => (await one.open("/account")).status));
    expect(states.toSorted()).to.deep.equal([200, 303]);
    expect((await here.fill("/account", {}, "/account/sessions/end-others")).location).to.equal("/account");
    expect((await elsewhere.open("/account")).status).to.equal(303);
    expect((await there.open("/account")).status).to.equal(303);
    const hidden = (await here.open("/account")).forms.get("/sign-out") ?? {};
    for (const id of ["x", "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04"]) {
      expect((await here.send("/account/sessions/end", { ...hidden, id })).status).to.equal(404);
    }
  });

  it("show a support session neither sessions nor sign-in settings", async () => {
    await supportSession(service, organization.owner);
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, organization.owner);
    await service.database.pool("sessions").where({ user_id: organization.owner.id }).update({ support: true });
    const { text, messages, forms } = await visitor.open("/account");
    expect(messages[0]).to.match(/^This is a support session/);
    expect([...forms.keys()]).to.deep.equal(["/sign-out"]);
    expect(text).to.not.include("/two-factor");
    for (const path of ["/two-factor", "/confirm"]) expect((await visitor.open(path)).location).to.equal("/account");
    const token = forms.get("/sign-out") ?? {};
    expect((await visitor.send("/two-factor/app", token)).location).to.equal("/account");
    await service.database.pool("sessions").where({ user_id: organization.owner.id }).delete();
  });
});
