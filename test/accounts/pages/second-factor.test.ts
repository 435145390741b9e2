import { expect } from "chai";
import { beginConsent, locationOf, register } from "../../support/oauth/oauth.ts";
import { codeOfApp, pageVisitor, signInOnPage, type PageVisitor } from "../../support/sign-in/pages.ts";
import { createOrganization, createPerson, type Organization, type Person } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

const WRONG_CODE = "This code is incorrect or was already used. Enter a new one.";

describe("Account pages: second factor", () => {
  let service: Service;
  let organization: Organization;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
  });

  after(() => service.close());

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
