import { expect } from "chai";
import type { Caller } from "../../src/base/contract/caller.ts";
import { pageTexts } from "../../src/adapters/oauth/texts/page-texts.ts";
import { consentPage } from "../../src/adapters/oauth/pages/consent.ts";
import {
  beginConsent,
  redirectErrorOf,
  sendFields,
  ticked,
  register,
  allScopes,
  formsOn,
  locationOf,
} from "../support/oauth/oauth.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  type Person,
  confirmedMinutesAgo,
} from "../support/accounts/people.ts";
import { startService } from "../support/service.ts";
import { use, useFixture } from "../support/fixture.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";

type Headers = Record<string, string>;

describe("OAuth: sign-in and consent", () => {
  let clientId: string;

  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  before(async () => {
    clientId = String((await register(service.url)).body["client_id"]);
  });

  const begin = (person: Person | null, more: Headers = {}) => beginConsent(service.url, { clientId, person, more });
  const policy = async (change: object): Promise<void> => {
    const { pool } = service.database;
    await pool("organizations")
      .where({ id: organization.id })
      .update({ ai_policy: pool.raw("ai_policy || ?::jsonb", [JSON.stringify(change)]) });
  };

  describe("without grantable access", () => {
    const denialShown = async (person: Person, prepare = (): Promise<unknown> => Promise.resolve()) => {
      const { browser, page, shown } = await begin(person);
      await prepare();
      const { status, text, hidden } = await shown();
      expect(status).to.equal(403);
      const back = await sendFields(browser, `${page}/deny`, ticked(hidden));
      expect(await redirectErrorOf(browser, back)).to.equal("access_denied");
      return /role="alert">([^<]*)/.exec(text)?.[1];
    };

    it("report that AI applications are disabled, also for a form loaded earlier", async () => {
      const { browser, page, shown } = await begin(organization.owner);
      const { hidden, scopes } = await shown();
      await policy({ enabled: false });
      const late = await sendFields(browser, `${page}/consent`, ticked(hidden, scopes));
      expect(await redirectErrorOf(browser, late)).to.equal("access_denied");
      expect(await denialShown(organization.owner)).to.include("turned off AI applications");
      await policy({ enabled: true });
    });

    it("report that self-registered applications are not allowed", async () => {
      await policy({ allow_dynamic_registration: false });
      expect(await denialShown(organization.owner)).to.include("registered themselves");
      await policy({ allow_dynamic_registration: true });
    });

    it("report that the role does not allow it", async () => {
      const owner = await signIn(service.url, organization.owner);
      await owner.post("/v1/roles", { name: "clerk", permissions: ["entities:read"] });
      const clerk = await createPerson(service, { organization: organization.record, role: "clerk" });
      expect(await denialShown(clerk)).to.include("Your role does not allow you to connect AI applications");
    });

    it("report that a support session is not allowed", async () => {
      const guest = await createPerson(service, { organization: organization.record, role: "admin" });
      const sessions = service.database.pool("sessions").where({ user_id: guest.id });
      expect(await denialShown(guest, () => sessions.update({ support: true }))).to.include("support session");
    });
  });

  describe("language", () => {
    const languageOf = async (person: Person | null, headers: Headers, more = {}) => {
      const { shown } = await begin(person, more);
      const answer = await shown(headers);
      expect(answer.text).to.include(`<html lang="${answer.headers.get("content-language")}"`);
      return answer.headers.get("content-language");
    };

    it("follows ui_locales before the browser", async () => {
      const headers = { "Accept-Language": "en-US,en;q=0.9" };
      expect(await languageOf(null, headers)).to.equal("en");
      expect(await languageOf(null, headers, { ui_locales: "de fr-CA en" })).to.equal("fr");
      expect(await languageOf(organization.owner, headers, { ui_locales: "xx" })).to.equal("en");
    });

    it("follows the browser before the user's setting", async () => {
      const person = await createPerson(service, { organization: organization.record, role: "member" });
      await service.database.pool("users").where({ id: person.id }).update({ locale: "fr" });
      expect(await languageOf(person, { "Accept-Language": "en" })).to.equal("en");
      expect(await languageOf(person, { "Accept-Language": "" })).to.equal("fr");
    });

    it("has the same texts in each locale", () => {
      const shape = (value: unknown): unknown =>
        typeof value === "string"
          ? (value.match(/\{\w+\}/g) ?? []).sort()
          : Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, shape(member)]));
      expect(shape(pageTexts("fr"))).to.deep.equal(shape(pageTexts("en")));
    });
  });

  describe("forms", () => {
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
});

describe("OAuth pages behind TLS", () => {
  const service = use(() => startService({ env: { BASE_URL: "https://crm.example.com" } }));

  it("set a host-bound secure cookie and accept forms only from the public origin", async () => {
    const { owner } = await createOrganization(service);
    const clientId = String((await register(service.url)).body["client_id"]);
    const { browser, page, shown } = await beginConsent(service.url, { clientId, person: null });
    const { headers, hidden } = await shown();
    expect(headers.get("strict-transport-security")).to.include("max-age=");
    const fields = [...ticked(hidden), ["email", owner.email], ["password", owner.password]] as const;
    const address = `/sign-in?return_to=${encodeURIComponent(new URL(page).pathname)}`;
    const signIn = (origin: string) => sendFields(browser, address, fields, { Origin: origin });
    expect((await signIn(service.url)).status).to.equal(403);
    const answer = await signIn("https://crm.example.com");
    expect(answer.status).to.equal(303);
    expect(new URL(page).pathname).to.equal(answer.headers.get("location"));
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).to.match(/^__Host-crs_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/);
  });

  it("explain an invalid link to users and return its code to programs", async () => {
    const url = `${service.url}/oauth/authorize?client_id=%22%3E%3Cscript%3E`;
    const page = await fetch(url, { headers: { Accept: "text/html,*/*;q=0.8", "Accept-Language": "fr" } });
    expect(page.status).to.equal(400);
    expect(page.headers.get("content-security-policy")).to.match(/^default-src 'none'; style-src 'self';/);
    const text = await page.text();
    expect(text).to.include("Le lien de l’application n’est pas valable").and.to.include("invalid_client");
    expect(text).to.not.include("<script");
    expect(await (await fetch(url)).json()).to.have.property("error", "invalid_client");
  });
});

describe("Consent page", () => {
  it("names the host of the client metadata document", () => {
    const client = { id: "https://tools.example/client.json", name: "Tools", kind: "document" } as const;
    const user = {
      id: "1",
      email: "a@b.example",
      first_name: null,
      last_name: null,
      locale: "en",
      role: "owner",
    } as const;
    const organization = { name: "Acme" } as Caller["organization"];
    const urls = { url: "/", consentUrl: "/c", denyUrl: "/d", otherAccountUrl: "/o" };
    const signed = { token: "t", csrfToken: "c", shown: "s" };
    const where = { redirectHost: "tools.example", loopback: false };
    const scopes = { offered: ["crm:read"], deniedByPolicy: [] } as const;
    const asked = { client, person: { user, organization }, fault: null, ...where, ...urls, ...signed };
    const { document } = consentPage({ ...asked, ...scopes, ticked: new Set(["crm:read"] as const) }, "en");
    expect(document).to.include("It is described at <bdi>tools.example</bdi>.");
  });
});

describe("OAuth: lasting access for an application needs a recent confirmation and is reported", () => {
  const fixture = useFixture({ atOwnUrl: true });
  const begin = async () => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
    const clientId = String((await register(fixture.service.url)).body["client_id"]);
    return { person, ...(await beginConsent(fixture.service.url, { clientId, person })) };
  };

  it("asks for the confirmation when the user allows, and then shows the request again", async () => {
    const { person, browser, page } = await begin();
    await confirmedMinutesAgo(fixture.service, person, 11);
    const path = new URL(page).pathname;
    const allowed = await browser.decide(page, "allow", allScopes);
    expect([allowed.status, allowed.headers.get("location")]).to.deep.equal([
      303,
      `/confirm?${new URLSearchParams({ return_to: path }).toString()}`,
    ]);
    expect(await fixture.service.database.pool("mcp_connections").where({ user_id: person.id })).to.deep.equal([]);
    await confirmedMinutesAgo(fixture.service, person, 0);
    const again = await browser.decide(page, "allow", allScopes);
    expect(await redirectErrorOf(browser, again)).to.equal(null);
  });

  it("does not ask a user who denies", async () => {
    const { person, browser, page } = await begin();
    await confirmedMinutesAgo(fixture.service, person, 11);
    const denied = await browser.decide(page, "deny", []);
    expect(locationOf(denied).pathname).to.not.equal("/confirm");
  });

  it("tells the user by e-mail, in their language, which application can act in their name", async () => {
    for (const [locale, subject] of [
      ["en", /^An application can now act in your name/],
      ["fr", /^Une\sapplication\speut\sdésormais\sagir\sen\svotre\snom/],
    ] as const) {
      const { person, browser, page } = await begin();
      await fixture.service.database.pool("users").where({ id: person.id }).update({ locale });
      const allowed = await browser.decide(page, "allow", allScopes);
      expect(await redirectErrorOf(browser, allowed)).to.equal(null);
      const { text } = await accountEmailTo(fixture.service.dataDir, person.email, (email) =>
        subject.test(email.subject),
      );
      expect(text).to.include("Assistant").and.to.include("/me/connections");
    }
  });
});
