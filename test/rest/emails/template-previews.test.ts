import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { freshAddress, useCampaigns } from "../../support/email/campaigns.ts";
import { createTemplate, PNG, TRANSLATIONS, updateOrganization } from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/email-templates";

describe("Previews: /v1/email-templates/preview and /v1/email-templates/{id}/preview", () => {
  const fixture = useCampaigns({ env: { WORKERS: "0" } });
  const warnings = (answer: Answer): string[] =>
    answer.list("data.warnings").map(({ path, code }) => `${String(path)} ${String(code)}`);

  describe("POST /v1/email-templates/{id}/preview (emailTemplates.previewSaved)", () => {
    it("shows a message for a contact in their language, with the logo and the footer", async () => {
      const branding = { display_name: "Acme", logo: `data:image/png;base64,${PNG}`, colour: "#0a7d55" };
      await updateOrganization(fixture, { branding, postal_address: "12 rue de la Paix" });
      const id = await createTemplate(fixture);
      const contact_id = await fixture.contact(freshAddress(), { first_name: "Zoé", locale: "fr" });
      const answer = await fixture.crm.post(`${PATH}/${id}/preview`, { contact_id });
      expect(answer.at("data")).to.include({ locale: "fr", template_version: 1, subject: "Zoé, voici le printemps" });
      expect(answer.string("data.html"))
        .to.match(/^<!doctype html>/)
        .and.contain("Bonjour Zoé,")
        .and.contain(`src="data:image/png;base64,${PNG}"`)
        .and.contain('/u/test"')
        .and.not.match(/cid:|<script|<!--footer-->/);
      expect(answer.string("data.text")).to.match(/^Bonjour Zoé,\n\n--------\n/);
      const english = await fixture.crm.post(`${PATH}/${id}/preview`, { contact_id, locale: "en" });
      expect(english.at("data")).to.include({ locale: "en", preheader: "Engines and coffee" });
    });

    it("warns of missing languages and values, and of a missing address and unsubscribe link", async () => {
      await updateOrganization(fixture, { postal_address: null });
      const en = { subject: "{{first_name|Hello}}", preheader: "{{department}}", html: "<p>{{job_title}}</p>" };
      const id = await createTemplate(fixture, { translations: { en } });
      const contact_id = await fixture.contact(freshAddress(), { locale: "fr" });
      const answer = await fixture.crm.post(`${PATH}/${id}/preview`, { contact_id });
      expect(answer.at("data.locale")).to.equal("en");
      expect(warnings(answer)).to.deep.equal([
        "/translations/fr missing_translation",
        "/translations/en/preheader missing_value",
        "/translations/en/html missing_value",
        "/translations/en/html missing_unsubscribe",
        "/translations/en/html missing_postal_address",
      ]);
      expect(answer.string("data.warnings.1.message")).to.equal(
        "The variable department has no value here; a fallback, as in {{department|…}}, is shown instead of a gap.",
      );
      const french = callerAt(fixture.service.url, { ...fixture.crm.headers, "Accept-Language": "fr" });
      expect((await french.post(`${PATH}/${id}/preview`, {})).string("data.warnings.0.message")).to.equal(
        "Le texte ne contient pas {{unsubscribe_url}}\u202f; le pied de page contient le lien de désabonnement.",
      );
    });

    it("shows own values of a transactional template without an unsubscribe link", async () => {
      const translations = { en: { subject: "Invoice {{invoice}}", html: "<p>{{invoice}}</p>" } };
      const id = await createTemplate(fixture, { kind: "transactional", own_variables: ["invoice"], translations });
      const empty = await fixture.crm.post(`${PATH}/${id}/preview`, {});
      expect(warnings(empty)).to.deep.equal([
        "/translations/en/subject missing_value",
        "/translations/en/html missing_value",
      ]);
      const full = await fixture.crm.post(`${PATH}/${id}/preview`, { template_values: { invoice: "<b>114</b>" } });
      expect(full.at("data.subject")).to.equal("Invoice <b>114</b>");
      expect(full.string("data.html")).to.contain("&lt;b&gt;114&lt;/b&gt;").and.not.contain("unsubscribe");
      expect(warnings(full)).to.deep.equal([]);
    });

    it("returns 422 for an unknown contact and a company, and 403 without the right to read contacts", async () => {
      const id = await createTemplate(fixture);
      const company = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "A" })).string("data.id");
      for (const contact_id of [company, "01990000-0000-7000-8000-000000000000"]) {
        const answer = await fixture.crm.post(`${PATH}/${id}/preview`, { contact_id });
        expect([answer.status, answer.at("details.0.path")]).to.deep.equal([422, "/contact_id"]);
      }
      const user = fixture.organization.owner;
      const reader = await callerByKey(fixture.service, { user, scopes: ["campaigns:read"] });
      const contact_id = await fixture.contact(freshAddress());
      expect((await reader.post(`${PATH}/${id}/preview`, { contact_id })).status).to.equal(403);
      expect((await reader.post(`${PATH}/${id}/preview`, {})).status).to.equal(200);
    });
  });

  describe("POST /v1/email-templates/preview (emailTemplates.preview)", () => {
    it("renders texts that are not saved, without what is not permitted, and warns of it", async () => {
      const html =
        '<p onclick="alert(1)">{{nobody}} <b style="color:red">A</b></p><script>alert(1)</script><a href="javascript:alert(1)">B</a>';
      const body = { translations: { en: { subject: "{{first_name}}", html } }, locale: "en" };
      const answer = await fixture.crm.post(`${PATH}/preview`, body);
      expect(answer.at("data")).to.include({ template_version: null, subject: "Ada" });
      expect(answer.string("data.html")).not.to.match(/onclick|<script|javascript:|color:red|alert/);
      expect(answer.string("data.text")).to.match(/^\{\{nobody\}\} A\n\nB\n/);
      expect(warnings(answer).slice(0, 5)).to.deep.equal([
        "/translations/en/html unknown_variable",
        "/translations/en/html unsafe_link",
        "/translations/en/html markup_not_allowed",
        "/translations/en/html markup_not_allowed",
        "/translations/en/html markup_not_allowed",
      ]);
      expect((await fixture.crm.get(`${PATH}?page_size=1&q=nobody`)).at("meta.total")).to.equal(0);
    });

    it("shows sample values in each language and returns 422 without texts", async () => {
      for (const [locale, subject] of [
        ["en", "Ada, spring is here"],
        ["fr", "Sophie, voici le printemps"],
      ] as const) {
        const answer = await fixture.crm.post(`${PATH}/preview`, { translations: TRANSLATIONS, locale });
        expect(answer.at("data.subject")).to.equal(subject);
      }
      const none = await fixture.crm.post(`${PATH}/preview`, { translations: { en: null } });
      expect([none.status, none.at("details.0.code")]).to.deep.equal([422, "no_translation"]);
    });
  });
});
