import { expect } from "chai";
import {
  beginConsent,
  redirectErrorOf,
  sendFields,
  ticked,
  allScopes,
  formsOn,
  register,
} from "../support/oauth/oauth.ts";
import { createOrganization, createPerson, type Organization, type Person } from "../support/accounts/people.ts";
import { startService, type Service } from "../support/service.ts";

type Headers = Record<string, string>;

describe("OAuth forms: sign-in and consent", () => {
  let service: Service;
  let organization: Organization;
  let clientId: string;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
    clientId = String((await register(service.url)).body["client_id"]);
  });

  after(() => service.close());

  const begin = (person: Person | null, more: Headers = {}) => beginConsent(service.url, { clientId, person, more });
  const policy = async (change: object): Promise<void> => {
    const { pool } = service.database;
    await pool("organizations")
      .where({ id: organization.id })
      .update({ ai_policy: pool.raw("ai_policy || ?::jsonb", [JSON.stringify(change)]) });
  };

  it("are sent without caching, framing or scripts", async () => {
    const { shown } = await begin(organization.owner);
    const { headers, text } = await shown();
    expect(headers.get("content-security-policy")).to.equal(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("x-frame-options")).to.equal("DENY");
    expect(headers.get("referrer-policy")).to.equal("no-referrer");
    expect(headers.get("cache-control")).to.equal("no-store");
    expect(headers.get("x-content-type-options")).to.equal("nosniff");
    expect(text).to.not.match(/<script|style=|\son\w+=/);
  });

  it("use a style sheet from the same origin, which browsers may cache", async () => {
    const { shown } = await begin(null);
    const [, path = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec((await shown()).text) ?? [];
    const sheet = await fetch(service.url + path);
    expect(sheet.headers.get("content-type")).to.equal("text/css; charset=utf-8");
    expect(sheet.headers.get("cache-control")).to.include("immutable");
  });

  it("are rejected if the browser reports a cross-site request", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden } = await shown();
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: "null" },
      { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
    ] as Headers[]) {
      for (const action of ["consent", "deny"]) {
        const answer = await sendFields(browser, `${page}/${action}`, ticked(hidden, allScopes), headers);
        expect([action, answer.status]).to.deep.equal([action, 403]);
      }
    }
  });

  it("are rejected without valid tokens, also without Origin and Sec-Fetch headers", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden } = await shown();
    const other = await begin(organization.owner);
    const { hidden: others } = await other.shown();
    for (const [change, action] of [
      [{ token: "" }, "consent"],
      [{ token: others["token"] ?? "" }, "consent"],
      [{ csrf_token: "" }, "consent"],
      [{ csrf_token: others["csrf_token"] ?? "" }, "consent"],
      [{ token: "" }, "deny"],
    ] as [Headers, string][]) {
      const answer = await sendFields(browser, `${page}/${action}`, ticked({ ...hidden, ...change }, allScopes));
      expect([change, action, answer.status]).to.deep.equal([change, action, 403]);
    }
  });

  it("grant only what was displayed", async () => {
    const reader = await createPerson(service, { organization: organization.record, role: "read_only" });
    const { browser, page, shown } = await begin(reader);
    const { hidden, scopes, text } = await shown();
    expect(scopes).to.deep.equal(["crm:read", "booking:read"]);
    expect(text).to.include(
      "The application also requested the following, which your role or your organization does not allow:",
    );
    const other = await begin(reader, { scope: "crm:read" });
    const { hidden: others } = await other.shown();
    for (const [fields, query] of [
      [ticked(hidden, ["crm:read", "crm:write"]), ""],
      [ticked(hidden, ["crm:read", "crm:read"]), ""],
      [ticked(hidden, ["everything"]), ""],
      [ticked({ ...hidden, client_id: "another" }, scopes), ""],
      [ticked({ ...hidden, redirect_uri: "https://evil.example/cb" }, scopes), ""],
      [ticked(hidden, scopes), "?redirect_uri=https://evil.example/cb"],
      [ticked({ ...hidden, shown: others["shown"] ?? "" }, scopes), ""],
      [ticked({ ...hidden, shown: "" }, scopes), ""],
    ] as const) {
      const answer = await sendFields(browser, `${page}/consent${query}`, [...fields]);
      expect([fields, answer.status]).to.deep.equal([fields, 400]);
    }
    const answer = await sendFields(browser, `${page}/consent`, ticked(hidden, scopes));
    expect(await redirectErrorOf(browser, answer)).to.equal(null);
  });

  it("are displayed again if the offered scopes have changed", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden, scopes } = await shown();
    await policy({ allowed_scopes: ["crm:read"] });
    const again = await sendFields(browser, `${page}/consent`, ticked(hidden, scopes));
    expect(again.status).to.equal(400);
    const text = await again.text();
    expect(text).to.include("you can grant have changed");
    expect(formsOn(text).scopes).to.deep.equal(["crm:read"]);
    await policy({ allowed_scopes: allScopes });
  });

  it("are displayed again if no scope is selected", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden } = await shown();
    const answer = await sendFields(browser, `${page}/consent`, ticked(hidden));
    expect(answer.status).to.equal(400);
    expect(await answer.text()).to.include("Nothing is selected, so no access was granted.");
    expect(await redirectErrorOf(browser, await sendFields(browser, `${page}/deny`, ticked(hidden)))).to.equal(
      "access_denied",
    );
  });

  it("are accepted once", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden, scopes } = await shown();
    const fields = ticked(hidden, scopes);
    const answers = await Promise.all([1, 2, 3].map(() => sendFields(browser, `${page}/consent`, fields)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([303, 400, 400]);
  });

  it("are bound to the browser and expired without a request", async () => {
    const { page } = await begin(organization.owner);
    for (const url of [page, `${service.url}/oauth/interaction/unknown`]) {
      const answer = await fetch(url);
      expect(answer.status).to.equal(400);
      expect(await answer.text()).to.include("This page has expired");
    }
  });

  it("accept only POST requests of limited size with the form content type", async () => {
    const { browser, page, shown } = await begin(organization.owner);
    const { hidden } = await shown();
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await browser.open(`${page}/consent`, json)).status).to.equal(415);
    expect(
      (await sendFields(browser, `${page}/consent`, ticked({ ...hidden, x: "x".repeat(20_000) }))).status,
    ).to.equal(413);
    const wrong = await browser.open(`${page}/consent`, { method: "PUT" });
    expect([wrong.status, wrong.headers.get("allow")]).to.deep.equal([405, "POST"]);
    expect((await browser.open(page, { method: "HEAD" })).status).to.equal(200);
  });
});
