import { expect } from "chai";
import type { Caller } from "../../src/base/contract/caller.ts";
import { pageTexts } from "../../src/adapters/oauth/texts/page-texts.ts";
import { consentPage } from "../../src/adapters/oauth/pages/consent.ts";
import { beginConsent, redirectErrorOf, sendFields, ticked, register } from "../support/oauth/oauth.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  type Organization,
  type Person,
} from "../support/accounts/people.ts";
import { startService, type Service } from "../support/service.ts";

type Headers = Record<string, string>;

describe("OAuth pages: sign-in and consent", () => {
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
});

describe("OAuth pages behind TLS", () => {
  let service: Service;

  before(async () => {
    service = await startService({ env: { BASE_URL: "https://crm.example.com" } });
  });

  after(() => service.close());

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
