import { expect } from "chai";
import { pageVisitor, signInOnPage, type PageVisitor } from "../../support/sign-in/pages.ts";
import { createOrganization, createPerson, signIn, type Person } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";
import { creationFor, register, softwarePasskey } from "../../support/sign-in/passkeys.ts";

const NEW_PASSWORD = "another staple of the horse";

describe("Account pages: password, profile and theme", () => {
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));

  const signedIn = async (): Promise<{ visitor: PageVisitor; person: Person }> => {
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    return { visitor, person };
  };

  it("change the password with the current one, and end the other sessions", async () => {
    const { visitor, person } = await signedIn();
    const other = pageVisitor(service.url);
    await signInOnPage(other, person);
    expect((await visitor.open("/account")).text).to.include('href="/password"');
    const fields = { current_password: person.password, new_password: NEW_PASSWORD };
    const changed = await visitor.fill("/password", fields);
    expect([changed.status, changed.location]).to.deep.equal([303, "/account?saved=password"]);
    const [message] = (await visitor.open("/account?saved=password")).messages;
    expect(message).to.equal("Your password was changed. Your other sessions have ended.");
    expect((await other.open("/account")).location).to.match(/^\/sign-in/);
    expect((await signInOnPage(pageVisitor(service.url), person)).status).to.equal(401);
    const again = await signInOnPage(pageVisitor(service.url), { email: person.email, password: NEW_PASSWORD });
    expect(again.status).to.equal(303);
  });

  it("show at the field why a password was not changed", async () => {
    const { visitor, person } = await signedIn();
    const attempts = [
      [{ current_password: "wrong", new_password: NEW_PASSWORD }, "The password is incorrect."],
      [{ current_password: "", new_password: NEW_PASSWORD }, "Enter your current password."],
      [{ current_password: person.password, new_password: "" }, "Enter a password."],
      [{ current_password: person.password, new_password: "short" }, "Use at least 8 characters."],
      [
        { current_password: person.password, new_password: "password123" },
        "This password is too common. Please choose another one.",
      ],
    ] as const;
    for (const [fields, message] of attempts) {
      const answer = await visitor.fill("/password", fields);
      expect([answer.status, answer.messages]).to.deep.equal([422, [message]]);
    }
    expect((await signInOnPage(pageVisitor(service.url), person)).status).to.equal(303);
  });

  it("set the first password only after the identity was confirmed", async () => {
    const { visitor, person } = await signedIn();
    const { pool } = service.database;
    await pool("users").where({ id: person.id }).update({ password_hash: null });
    expect((await visitor.open("/password")).title).to.equal("Set a password");
    await pool("sessions").where({ user_id: person.id }).update({ confirmed_at: "2026-01-01T00:00:00Z" });
    expect((await visitor.open("/password")).location).to.equal("/confirm?return_to=%2Fpassword");
    expect((await visitor.open("/confirm?return_to=%2Fpassword")).text).to.include("You have nothing to confirm with.");
    await pool("sessions").where({ user_id: person.id }).update({ confirmed_at: pool.fn.now() });
    expect((await visitor.fill("/password", { new_password: NEW_PASSWORD })).status).to.equal(303);
  });

  it("save name, language, time zone and theme", async () => {
    const { visitor, person } = await signedIn();
    const fields = { first_name: " Ada ", last_name: "", locale: "fr", timezone: "Asia/Tokyo", theme: "dark" };
    const saved = await visitor.fill("/profile", fields);
    expect([saved.status, saved.location]).to.deep.equal([303, "/account?saved=profile&lang=fr"]);
    const { user } = (await (await signIn(service.url, person)).get("/v1/me")).at("data") as { user: object };
    expect(user).to.include({ ...fields, first_name: "Ada", last_name: null });
    await visitor.open("/account?lang=fr");
    const page = await visitor.open("/profile");
    expect([page.title, page.text.includes('<html lang="fr" data-theme="dark">')]).to.deep.equal([
      "Votre profil",
      true,
    ]);
    const wrong = await visitor.fill("/profile", { ...fields, timezone: "Mars/Olympus" });
    expect(wrong.status).to.equal(422);
  });

  it("do not show password and profile in a support session", async () => {
    const { visitor, person } = await signedIn();
    await service.database.pool("sessions").where({ user_id: person.id }).update({ support: true });
    for (const path of ["/password", "/profile"]) expect((await visitor.open(path)).location).to.equal("/account");
  });

  it("show browsers a page at an unknown path, and programs JSON", async () => {
    const page = await pageVisitor(service.url, "fr").open("/nothing/here");
    expect([page.status, page.title]).to.deep.equal([404, "Page introuvable"]);
    for (const path of ["/v1/nothing", "/oauth/nothing", "/scim/nothing"]) {
      const { headers } = await pageVisitor(service.url).open(path);
      expect(headers.get("content-type"), path).to.match(/json/);
    }
    const { headers } = await fetch(`${service.url}/nothing`);
    expect(headers.get("content-type")).to.match(/json/);
  });
});

describe("Account pages: changes of passkeys", () => {
  const service = use(() => startService({ atOwnUrl: "localhost" }));

  const passkeysOf = async (user_id: string): Promise<string[]> =>
    (await service.database.pool("passkeys").where({ user_id }).pluck("name")) as string[];

  const member = async (): Promise<Person> => {
    const organization = await createOrganization(service);
    return await createPerson(service, { organization: organization.record, role: "member" });
  };
  /** Makes the last proof of identity too old. */
  const wait = async ({ id }: Person): Promise<void> => {
    const stale = { confirmed_at: new Date(Date.now() - 11 * 60_000) };
    await service.database.pool("sessions").where({ user_id: id }).update(stale);
  };
  const confirmation = [303, "/confirm?return_to=%2Ftwo-factor"];

  it("require a recent proof of identity to add one", async () => {
    const person = await member();
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    const { options, challenge } = await creationFor(await signIn(service.url, person));
    const passkey = JSON.stringify(softwarePasskey(service.url).create(options));
    const { forms } = await visitor.open("/two-factor");
    const fields = { ...forms.get("/two-factor/passkeys"), challenge, passkey, name: "Attacker" };
    await wait(person);
    const { status, location } = await visitor.send("/two-factor/passkeys", fields);
    expect([status, location]).to.deep.equal(confirmation);
    expect(await passkeysOf(person.id)).to.deep.equal([]);
  });

  it("require a recent proof of identity to remove one", async () => {
    const person = await member();
    const added = await register(await signIn(service.url, person), softwarePasskey(service.url));
    const [code = ""] = added.at("data.recovery_codes") as string[];
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    const { token = "" } = (await visitor.open("/two-factor")).forms.get("/two-factor") ?? {};
    expect((await visitor.send("/two-factor", { token, code })).location).to.equal("/");
    const { forms } = await visitor.open("/two-factor");
    const fields = forms.get("/two-factor/passkeys/remove") ?? {};
    await wait(person);
    const { status, location } = await visitor.send("/two-factor/passkeys/remove", fields);
    expect([status, location]).to.deep.equal(confirmation);
    expect(await passkeysOf(person.id)).to.deep.equal(["Laptop"]);
  });
});

const OPEN = ["/sign-in", "/invitation", "/password-forgot", "/password-reset"];
const SIGNED_IN = ["/account", "/two-factor", "/confirm", "/sign-out"];

describe("Account pages: requests", () => {
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));

  it("are answered without caching, framing, referrers and foreign scripts", async () => {
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, organization.owner);
    for (const path of [...OPEN, ...SIGNED_IN]) {
      const { status, headers, text } = await visitor.open(path);
      expect([path, status]).to.deep.equal([path, 200]);
      expect(headers.get("cache-control"), path).to.equal("no-store");
      expect(headers.get("referrer-policy"), path).to.equal("no-referrer");
      expect(headers.get("x-frame-options"), path).to.equal("DENY");
      const policy = headers.get("content-security-policy") ?? "";
      const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
      expect(policy.includes("script-src 'self'"), path).to.equal(scripts.length > 0);
      for (const attributes of scripts) expect(attributes).to.match(/src="\/pages\/account\.[\da-f]{12}\.js" defer/);
      expect(policy.includes("form-action 'self'"), path).to.equal(path !== "/sign-in");
      expect(text).to.not.match(/style=|\son\w+=/);
      const title = /<title>([^<]*) – Customer Relationship Service/.exec(text)?.[1];
      expect(title, path).to.be.a("string").and.not.equal("");
    }
  });

  it("load files that browsers may cache permanently", async () => {
    const { text } = await pageVisitor(service.url).open("/sign-in");
    const files = [...text.matchAll(/(?:href|src)="(\/pages\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(files).to.have.length(2);
    for (const path of files) {
      const answer = await fetch(service.url + path);
      expect(answer.status).to.equal(200);
      expect(answer.headers.get("cache-control")).to.equal("public, max-age=31536000, immutable");
    }
    expect((await fetch(`${service.url}/pages/pages.000000000000.css`)).status).to.equal(404);
  });

  it("are rejected if another site submits a form", async () => {
    const visitor = pageVisitor(service.url);
    const { forms } = await visitor.open("/sign-in");
    const fields = { ...forms.get("/sign-in"), email: organization.owner.email, password: organization.owner.password };
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: "null" },
    ] as Readonly<Record<string, string>>[]) {
      const { status, title } = await visitor.send("/sign-in", fields, headers);
      expect([status, title]).to.deep.equal([403, "This request did not come from our page"]);
    }
  });

  it("are rejected without the token of this browser or session", async () => {
    const [visitor, other] = [pageVisitor(service.url), pageVisitor(service.url)];
    const { email, password } = organization.owner;
    const { forms: others } = await other.open("/sign-in");
    await visitor.open("/sign-in");
    for (const token of ["", others.get("/sign-in")?.["token"] ?? ""]) {
      expect((await visitor.send("/sign-in", { token, email, password })).status).to.equal(403);
    }
    await signInOnPage(visitor, organization.owner);
    await signInOnPage(other, organization.owner);
    const foreign = (await other.open("/sign-out")).forms.get("/sign-out") ?? {};
    for (const fields of [{}, { csrf_token: "" }, foreign]) {
      for (const path of ["/sign-out", "/two-factor/app", "/account/sessions/end-others"]) {
        expect((await visitor.send(path, fields)).status, path).to.equal(403);
      }
    }
    expect((await visitor.open("/account")).status).to.equal(200);
  });

  it("are rejected with unknown or repeated fields", async () => {
    const visitor = pageVisitor(service.url);
    const hidden = (await visitor.open("/password-forgot")).forms.get("/password-forgot") ?? {};
    const body = new URLSearchParams({ ...hidden, email: "a@b.example" }).toString();
    for (const more of ["&admin=1", "&email=c%40d.example"]) {
      const answer = await visitor.browser.open("/password-forgot", {
        method: "POST",
        body: body + more,
        headers: { "Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "fr" },
      });
      expect(answer.status).to.equal(400);
      const text = await answer.text();
      expect(text).to.include("Cette demande n’est pas valable");
      expect(text).to.match(/Requête\u00a0: [\w-]{8,}/);
    }
  });

  it("are limited to 16 kB, the form content type and the methods of the page", async () => {
    const visitor = pageVisitor(service.url);
    expect((await visitor.send("/sign-in", { email: "x".repeat(20_000) })).status).to.equal(413);
    const headers = { "Content-Type": "application/json" };
    expect((await visitor.browser.open("/sign-in", { method: "POST", body: "{}", headers })).status).to.equal(415);
    const cases: [string, string, string][] = [
      ["/sign-in", "PUT", "GET, HEAD, POST"],
      ["/account", "POST", "GET, HEAD"],
      ["/two-factor/app", "GET", "POST"],
      ["/sign-in/passkey", "DELETE", "POST"],
    ];
    for (const [path, method, allow] of cases) {
      const answer = await visitor.browser.open(path, { method });
      expect([path, answer.status, answer.headers.get("allow")]).to.deep.equal([path, 405, allow]);
    }
    const options = await visitor.browser.open("/sign-in", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).to.deep.equal([204, "GET, HEAD, POST"]);
    const head = await visitor.browser.open("/sign-in", { method: "HEAD" });
    expect([head.status, await head.text()]).to.deep.equal([200, ""]);
    for (const path of ["/Sign-in", "/sign-in/"]) expect((await visitor.open(path)).status).to.equal(404);
  });

  it("leave neither queries nor passwords in the log", async () => {
    const visitor = pageVisitor(service.url);
    await visitor.open("/sign-in?return_to=%2Fcanary-7351");
    await visitor.fill("/sign-in", { email: "canary-7351@x.example", password: "canary-7351" });
    await visitor.fill("/password-reset", { link: "canary-7351-canary-7351", new_password: "canary-7351" });
    const lines = service.log.filter((line) => line.includes('"/sign-in"'));
    expect(lines.length).to.be.greaterThan(1);
    expect(service.log.join("\n")).to.not.include("canary-7351");
  });
});

describe("Account pages: rate limits", () => {
  const service = use(() => startService({ atOwnUrl: true, rateLimits: "on" }));

  it("count attempts to sign in together with those at /v1/session", async () => {
    const { owner } = await createOrganization(service);
    const visitor = pageVisitor(service.url);
    await visitor.browser.signIn(owner);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      const { status, headers, messages } = await signInOnPage(visitor, { email: owner.email, password: "wrong" });
      statuses.push(status);
      if (status !== 429) continue;
      expect(Number(headers.get("retry-after"))).to.be.within(1, 60);
      expect(messages[0]).to.match(/Too many attempts\. Please wait \d+ seconds?/);
    }
    expect(statuses).to.deep.equal([401, 401, 401, 401, 429]);
    const statusesOfForgot: number[] = [];
    for (let round = 0; round < 6; round++) {
      statusesOfForgot.push((await visitor.fill("/password-forgot", { email: "a@b.example" })).status);
    }
    expect(statusesOfForgot).to.deep.equal([200, 200, 200, 200, 200, 429]);
  });
});
