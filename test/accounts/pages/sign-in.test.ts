import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { formsOn, beginConsent, locationOf, register } from "../../support/oauth/oauth.ts";
import { pageVisitor, signInOnPage, codeOfApp, type PageVisitor } from "../../support/sign-in/pages.ts";
import {
  createOrganization,
  createPerson,
  supportSession,
  signIn,
  type Person,
} from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";
import { accountEmailTo } from "../../support/email/account-emails.ts";

const FAILED = "The e-mail address or password is incorrect.";

describe("Account pages", () => {
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));

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

  describe("invitations and passwords", () => {
    let invited = 0;

    const invite = async () => {
      const owner = await signIn(service.url, organization.owner);
      const email = `invited.${++invited}@people.example`;
      await owner.post("/v1/members", { email, role: "member", first_name: "Grace", locale: "en" });
      const { token, text } = await accountEmailTo(service.dataDir, email);
      return { email, token, link: /https?:\S+/.exec(text)?.[0] ?? "" };
    };

    it("accept an invitation with the token or the whole pasted link, once", async () => {
      for (const pasted of ["token", "link"] as const) {
        const invitation = await invite();
        const visitor = pageVisitor(service.url);
        const fields = { link: ` ${invitation[pasted]} `, new_password: PASSWORD, last_name: "Hopper" };
        const answer = await visitor.fill("/invitation", fields);
        expect([answer.status, answer.location]).to.deep.equal([303, "/"]);
        const { title, text } = await visitor.open("/account");
        expect(title).to.include("Grace Hopper");
        expect(text).to.include(invitation.email);
        const again = await pageVisitor(service.url).fill("/invitation", fields);
        expect([again.status, again.messages]).to.deep.equal([422, [UNUSABLE]]);
        const back = await signInOnPage(pageVisitor(service.url), { email: invitation.email, password: PASSWORD });
        expect(back.status).to.equal(303);
      }
    });

    it("keep the entered names and link, but not the password, if a field is wrong", async () => {
      const { token } = await invite();
      const visitor = pageVisitor(service.url);
      const cases: [string, string][] = [
        ["", "Enter a password."],
        ["short", "Use at least 8 characters."],
        ["password1", "This password is too common. Please choose another one."],
      ];
      for (const [password, message] of cases) {
        const fields = { link: token, first_name: "Ada", new_password: password };
        const { status, messages, text } = await visitor.fill("/invitation", fields);
        expect([password, status, messages]).to.deep.equal([password, 422, [message]]);
        expect(text).to.match(/id="new_password"[^>]*autocomplete="new-password"[^>]*value=""[^>]*autofocus/);
        expect(text).to.match(/name="first_name"[^>]*value="Ada"/);
        expect(text).to.match(new RegExp(`name="link"[^>]*value="${token}"`));
      }
      const missing = await visitor.fill("/invitation", { link: "", new_password: PASSWORD });
      expect(missing.messages).to.deep.equal(["Paste the link from the e-mail."]);
    });

    it("send a link for a new password and answer the same for unknown addresses", async () => {
      const answers = await Promise.all(
        [organization.owner.email, "nobody@people.example"].map(async (email) => {
          const { status, text } = await pageVisitor(service.url).fill("/password-forgot", { email });
          return [status, text];
        }),
      );
      expect(answers[0]).to.deep.equal(answers[1]);
      expect(answers[0]?.[1]).to.include("Check your e-mail");
      const wrong = await pageVisitor(service.url).fill("/password-forgot", { email: "no address" });
      expect(wrong.messages).to.deep.equal(["Enter a complete e-mail address, such as ada@example.com."]);
    });

    it("set a new password once, which ends all sessions and signs nobody in", async () => {
      const { email, token } = await invite();
      const visitor = pageVisitor(service.url);
      await visitor.fill("/invitation", { link: token, new_password: PASSWORD });
      await pageVisitor(service.url).fill("/password-forgot", { email });
      const reset = await accountEmailTo(service.dataDir, email, (received) => received.token !== token);
      const other = pageVisitor(service.url);
      const fields = { link: reset.token, new_password: "another staple" };
      const answer = await other.fill("/password-reset", fields);
      expect(answer.location).to.equal("/sign-in?reason=password_changed");
      expect((await other.open("/account")).status).to.equal(303);
      expect((await visitor.open("/account")).location).to.match(/reason=ended$/);
      expect((await other.fill("/password-reset", fields)).messages).to.deep.equal([UNUSABLE]);
      expect((await signInOnPage(other, { email, password: "another staple" })).status).to.equal(303);
    });

    it("accept no token of another purpose", async () => {
      const { token, email } = await invite();
      const { status, messages } = await pageVisitor(service.url).fill("/password-reset", {
        link: token,
        new_password: PASSWORD,
      });
      expect([status, messages]).to.deep.equal([422, [UNUSABLE]]);
      const me = await callerAt(service.url).post("/v1/session", { email, password: PASSWORD });
      expect(me.status).to.equal(401);
    });
  });

  describe("second factor", () => {
    const member = () => createPerson(service, { organization: organization.record, role: "member" });

    /** Turns the authenticator app on; returns its secret and the recovery codes. */
    const enroll = async (visitor: PageVisitor, page = "/two-factor") => {
      const { text, forms } = await visitor.fill(page, {}, page.replace("/two-factor", "/two-factor/app"));
      const action = page.replace("/two-factor", "/two-factor/app/confirm");
      const hidden = forms.get(action) ?? {};
      const secret = hidden["secret"] ?? "";
      expect(text)
        .to.include(secret.slice(0, 4))
        .and.to.match(/<img src="data:image\/svg\+xml;base64,[^"]+"\s+alt="QR code/);
      const done = await visitor.send(action, { ...hidden, code: codeOfApp(secret) });
      expect(done.status).to.equal(200);
      const codes = [...done.text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = ""]) => code);
      return { secret, codes, text: done.text };
    };

    const nextCode = (secret: string): string => codeOfApp(secret, Date.now() + 30_000);

    const enrolled = async (): Promise<{ person: Person; secret: string; codes: string[]; visitor: PageVisitor }> => {
      const person = await member();
      const visitor = pageVisitor(service.url);
      await signInOnPage(visitor, person);
      return { person, visitor, ...(await enroll(visitor)) };
    };

    it("set up an authenticator app and show ten recovery codes once", async () => {
      const { codes, visitor } = await enrolled();
      expect(new Set(codes).size).to.equal(10);
      const { text, headers } = await visitor.open("/two-factor");
      expect(headers.get("cache-control")).to.equal("no-store");
      expect(text)
        .to.match(/Set up on \d+ \w+ \d{4}\./)
        .and.to.include("10 codes are left");
      for (const code of codes) expect(text).to.not.include(code);
    });

    it("ask for the code again after a wrong one, without the QR code", async () => {
      const person = await member();
      const visitor = pageVisitor(service.url);
      await signInOnPage(visitor, person);
      const { forms } = await visitor.fill("/two-factor", {}, "/two-factor/app");
      const hidden = forms.get("/two-factor/app/confirm") ?? {};
      for (const [code, message] of [
        ["000000", WRONG_CODE],
        ["x", WRONG_CODE],
        ["", "Enter a code."],
      ] as const) {
        const { status, messages, text } = await visitor.send("/two-factor/app/confirm", { ...hidden, code });
        expect([code, status, messages]).to.deep.equal([code, 422, [message]]);
        expect(text)
          .to.match(/id="code"[^>]*autocomplete="one-time-code"/)
          .and.to.include(hidden["secret"]?.slice(0, 4));
      }
      const code = codeOfApp(hidden["secret"] ?? "");
      expect((await visitor.send("/two-factor/app/confirm", { ...hidden, code })).title).to.equal(
        "Save your recovery codes",
      );
    });

    it("complete a sign-in with a code, once, and continue at the page", async () => {
      const { person, secret } = await enrolled();
      const visitor = pageVisitor(service.url);
      const { email, password } = person;
      const first = await visitor.fill("/sign-in", { email, password });
      expect(first.location).to.equal("/two-factor");
      expect(first.headers.getSetCookie().join()).to.not.include("crs_session");
      expect((await visitor.open("/account")).status).to.equal(303);
      const wrong = await visitor.fill("/two-factor", { code: "000000" });
      expect([wrong.status, wrong.messages]).to.deep.equal([422, [WRONG_CODE]]);
      expect((await visitor.fill("/two-factor", { code: "" })).messages).to.deep.equal(["Enter a code."]);
      const code = nextCode(secret);
      const { forms } = await visitor.open("/two-factor");
      const done = await visitor.send("/two-factor?return_to=%2Faccount", { ...forms.get("/two-factor"), code });
      expect([done.status, done.location]).to.deep.equal([303, "/account"]);
      expect((await visitor.open("/account")).status).to.equal(200);

      const other = pageVisitor(service.url);
      await other.fill("/sign-in", { email, password });
      expect((await other.fill("/two-factor", { code })).messages).to.deep.equal([WRONG_CODE]);
    });

    it("accept a recovery code once", async () => {
      const { person, codes } = await enrolled();
      const [code = ""] = codes;
      for (const status of [303, 422]) {
        const visitor = pageVisitor(service.url);
        await signInOnPage(visitor, person);
        expect((await visitor.fill("/two-factor", { code: code.toUpperCase() })).status).to.equal(status);
      }
    });

    it("start again after too many wrong codes and with a foreign challenge", async () => {
      const { person } = await enrolled();
      const visitor = pageVisitor(service.url);
      await signInOnPage(visitor, person);
      const locations: (string | null)[] = [];
      for (let round = 0; round < 6; round++) {
        const { forms } = await visitor.open("/two-factor");
        const hidden = forms.get("/two-factor") ?? {};
        locations.push((await visitor.send("/two-factor", { ...hidden, code: "000000" })).location);
      }
      expect(locations.at(-1)).to.equal("/sign-in?reason=expired");
      const { messages } = await visitor.open("/sign-in?reason=expired");
      expect(messages[0]).to.include("too long or had too many attempts");
      expect((await visitor.open("/two-factor")).location).to.match(/^\/sign-in/);
    });

    it("require a confirmed identity for changes", async () => {
      const { person, visitor, secret } = await enrolled();
      await service.database
        .pool("sessions")
        .where({ user_id: person.id })
        .update({ confirmed_at: service.database.pool.raw("now() - interval '11 minutes'") });
      const asked = await visitor.fill("/two-factor", {}, "/two-factor/recovery-codes");
      expect(asked.location).to.equal("/confirm?return_to=%2Ftwo-factor");
      const path = asked.location ?? "";
      const wrong = await visitor.fill(path, { password: "wrong" });
      expect([wrong.status, wrong.messages]).to.deep.equal([422, ["The password is incorrect."]]);
      expect((await visitor.fill(path, { code: "000000" })).messages).to.deep.equal([WRONG_CODE]);
      expect((await visitor.fill(path, { code: nextCode(secret) })).location).to.equal("/two-factor");
      const codes = await visitor.fill("/two-factor", {}, "/two-factor/recovery-codes");
      expect(codes.title).to.equal("Save your recovery codes");
      expect((await visitor.fill("/two-factor", {}, "/two-factor/app/remove")).location).to.equal("/two-factor");
      expect((await visitor.open("/two-factor")).text).to.include("Set up an app");
    });

    it("are required for authorizing an application too", async () => {
      const { person, secret } = await enrolled();
      const clientId = String((await register(service.url)).body["client_id"]);
      const { page } = await beginConsent(service.url, { clientId, person: null });
      const { pathname } = new URL(page);
      const visitor = pageVisitor(service.url);
      const signIn = await visitor.open(pathname);
      expect(signIn.status).to.equal(400);
      const address = `/sign-in?${new URLSearchParams({ return_to: pathname }).toString()}`;
      const shown = await visitor.open(address);
      expect(shown.text).to.include("<bdi>Assistant</bdi> is requesting access to your CRM");
      expect(shown.headers.get("cross-origin-opener-policy")).to.equal("unsafe-none");
      const { email, password } = person;
      const step = await visitor.fill(address, { email, password });
      expect(step.location).to.equal(`/two-factor?${new URLSearchParams({ return_to: pathname }).toString()}`);
      const done = await visitor.fill(step.location ?? "", { code: nextCode(secret) });
      expect(done.location).to.equal(pathname);
    });

    describe("in an organization that requires it", () => {
      const require = async (required: boolean): Promise<void> => {
        const policy = {
          two_factor_required: required,
          two_factor_required_since: "2026-01-01",
          two_factor_grace_days: 0,
        };
        await service.database.pool("organizations").where({ id: organization.id }).update(policy);
      };

      afterEach(() => require(false));

      it("lead to the enrolment and nowhere else", async () => {
        await require(true);
        const visitor = pageVisitor(service.url);
        expect((await signInOnPage(visitor, await member())).location).to.equal("/two-factor");
        expect((await visitor.open("/account")).location).to.equal("/two-factor");
        const { messages, forms, text } = await visitor.open("/two-factor");
        expect(messages).to.deep.equal([
          "Your organization requires a second factor. Set up an authenticator app or a passkey to continue.",
        ]);
        expect([...forms.keys()]).to.deep.equal(["/two-factor/app", "/two-factor/passkeys"]);
        expect(text).to.include('href="/sign-out"');
        const { codes } = await enroll(visitor);
        expect(codes).to.have.length(10);
        expect((await visitor.open("/account")).status).to.equal(200);
      });

      it("do not show the consent page to a session that must still enrol", async () => {
        const person = await member();
        const clientId = String((await register(service.url)).body["client_id"]);
        const { browser, page, shown } = await beginConsent(service.url, { clientId, person });
        const { hidden, scopes } = await shown();
        expect(scopes.length).to.be.greaterThan(0);
        await require(true);
        const { pathname } = new URL(page);
        const redirect = locationOf(await browser.open(page));
        expect(redirect.pathname + redirect.search).to.equal(
          `/two-factor?${new URLSearchParams({ return_to: pathname }).toString()}`,
        );
        const consent = await browser.post(`${page}/consent`, { ...hidden, scope: scopes });
        const back = locationOf(await browser.open(locationOf(consent).href));
        expect(back.searchParams.get("error")).to.equal("access_denied");
      });
    });
  });
});

const PASSWORD = "a staple of the horse";
const UNUSABLE = "This link is no longer valid. It can be used once and expires after a while.";

const WRONG_CODE = "This code is incorrect or was already used. Enter a new one.";
