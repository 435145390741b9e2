import { expect } from "chai";
import { pageVisitor, signInOnPage } from "../../support/sign-in/pages.ts";
import { createOrganization, type Organization } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

const OPEN = ["/sign-in", "/invitation", "/password-forgot", "/password-reset"];
const SIGNED_IN = ["/account", "/two-factor", "/confirm", "/sign-out"];

describe("Account pages: requests", () => {
  let service: Service;
  let organization: Organization;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
  });

  after(() => service.close());

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
  let service: Service;

  before(async () => {
    service = await startService({ atOwnUrl: true, rateLimits: "on" });
  });

  after(() => service.close());

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
