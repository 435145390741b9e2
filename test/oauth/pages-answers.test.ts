import { expect } from "chai";
import { pageTexts } from "../../src/i18n/page-texts.ts";
import { beginConsent, errorToldTo, sendFields, ticked } from "../support/consent.ts";
import { register } from "../support/oauth.ts";
import { createOrganization, createPerson, signIn, type Organization, type Person } from "../support/people.ts";
import { startService, type Service } from "../support/service.ts";

type Headers = Record<string, string>;

describe("The pages of sign-in and consent", () => {
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

  describe("where nothing may be allowed", () => {
    const refusal = async (person: Person, prepare = (): Promise<unknown> => Promise.resolve()) => {
      const { browser, page, shown } = await begin(person);
      await prepare();
      const { status, text, hidden } = await shown();
      expect(status).to.equal(403);
      const back = await sendFields(browser, `${page}/deny`, ticked(hidden));
      expect(await errorToldTo(browser, back)).to.equal("access_denied");
      return /role="alert">([^<]*)/.exec(text)?.[1];
    };

    it("say that AI applications are off, and so does the answer to a form sent before", async () => {
      const { browser, page, shown } = await begin(organization.owner);
      const { hidden, scopes } = await shown();
      await policy({ enabled: false });
      const late = await sendFields(browser, `${page}/consent`, ticked(hidden, scopes));
      expect(await errorToldTo(browser, late)).to.equal("access_denied");
      expect(await refusal(organization.owner)).to.include("switched AI applications off");
      await policy({ enabled: true });
    });

    it("say that applications that registered themselves are not admitted", async () => {
      await policy({ allow_dynamic_registration: false });
      expect(await refusal(organization.owner)).to.include("registered themselves");
      await policy({ allow_dynamic_registration: true });
    });

    it("say that a role does not allow it", async () => {
      const owner = await signIn(service.url, organization.owner);
      await owner.post("/v1/roles", { name: "clerk", permissions: ["entities:read"] });
      const clerk = await createPerson(service, { organization: organization.record, role: "clerk" });
      expect(await refusal(clerk)).to.include("Your role does not allow you to connect AI applications");
    });

    it("say that a support session may not", async () => {
      const guest = await createPerson(service, { organization: organization.record, role: "admin" });
      const sessions = service.database.pool("sessions").where({ user_id: guest.id });
      expect(await refusal(guest, () => sessions.update({ support: true }))).to.include("support session");
    });
  });

  describe("speak the language", () => {
    const languageOf = async (person: Person | null, headers: Headers, more = {}) => {
      const { shown } = await begin(person, more);
      const answer = await shown(headers);
      expect(answer.text).to.include(`<html lang="${answer.headers.get("content-language")}">`);
      return answer.headers.get("content-language");
    };

    it("that the application asks for, before that of the browser", async () => {
      const headers = { "Accept-Language": "en-US,en;q=0.9" };
      expect(await languageOf(null, headers)).to.equal("en");
      expect(await languageOf(null, headers, { ui_locales: "de fr-CA en" })).to.equal("fr");
      expect(await languageOf(organization.owner, headers, { ui_locales: "xx" })).to.equal("en");
    });

    it("of the browser, before that of the person", async () => {
      const person = await createPerson(service, { organization: organization.record, role: "member" });
      await service.database.pool("users").where({ id: person.id }).update({ locale: "fr" });
      expect(await languageOf(person, { "Accept-Language": "en" })).to.equal("en");
      expect(await languageOf(person, { "Accept-Language": "" })).to.equal("fr");
    });

    it("with the same sentences in each", () => {
      const shape = (value: unknown): unknown =>
        typeof value === "string"
          ? (value.match(/\{\w+\}/g) ?? []).sort()
          : Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, shape(member)]));
      expect(shape(pageTexts("fr"))).to.deep.equal(shape(pageTexts("en")));
    });
  });
});
