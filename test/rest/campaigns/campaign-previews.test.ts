import { expect } from "chai";
import { freshAddress, useCampaigns } from "../../support/email/campaigns.ts";
import { createTemplate, PNG, TRANSLATIONS, updateOrganization } from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";

describe("Previews of campaigns: /v1/campaigns/{id}/preview", () => {
  const fixture = useCampaigns();
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];
  before(() => {
    const branding = { display_name: "Acme", logo: `data:image/png;base64,${PNG}`, colour: "#f2b705" };
    return updateOrganization(fixture, { branding, postal_address: "12 rue de la Paix", default_locale: "en" });
  });

  describe("POST /v1/campaigns/{id}/preview (campaigns.preview)", () => {
    it("renders a campaign without a template, with its footer and without tracking", async () => {
      await updateOrganization(fixture, { email_tracking: { opens: true, clicks: true } });
      const email = freshAddress();
      const contact_id = await fixture.contact(email, { first_name: "Zoé", locale: "fr" });
      const html_body = '<p>{{first_name}} {{job_title}}</p><a href="https://a.example/">A</a>';
      const body = { name: "x", subject: "For {{first_name}}", preview_text: "News", html_body };
      const id = (await fixture.crm.post("/v1/campaigns", body)).string("data.id");
      const preview = await fixture.crm.post(`/v1/campaigns/${id}/preview`, { contact_id });
      await updateOrganization(fixture, { email_tracking: { opens: false, clicks: false } });
      expect(preview.at("data")).to.include({
        locale: "fr",
        template_version: null,
        subject: "For Zoé",
        preheader: "News",
      });
      expect(preview.string("data.html")).to.contain("<p>Zoé </p>").and.contain('href="https://a.example/"');
      expect(preview.string("data.html")).to.contain("/u/test").and.contain("Se désabonner");
      expect(preview.list("data.warnings").map(({ path, code }) => `${String(path)} ${String(code)}`)).to.deep.equal([
        "/html_body missing_value",
        "/html_body missing_unsubscribe",
      ]);
      expect(fixture.mailsTo(email)).to.have.length(0);
    });

    it("returns 422 for a campaign without texts", async () => {
      const id = (await fixture.crm.post("/v1/campaigns", { name: "x" })).string("data.id");
      expect(codes(await fixture.crm.post(`/v1/campaigns/${id}/preview`, {}))).to.deep.equal([
        422,
        "/subject required",
        "/html_body required",
      ]);
    });

    it("renders the current template of a draft in the requested language", async () => {
      const body = { name: "x", template_id: await createTemplate(fixture) };
      const id = (await fixture.crm.post("/v1/campaigns", body)).string("data.id");
      const preview = await fixture.crm.post(`/v1/campaigns/${id}/preview`, { locale: "fr" });
      expect(preview.at("data")).to.include({
        locale: "fr",
        template_version: 1,
        subject: "Sophie, voici le printemps",
      });
      expect(preview.string("data.html")).to.contain(`src="data:image/png;base64,${PNG}"`);
      expect(preview.list("data.warnings").map(({ path, code }) => `${String(path)} ${String(code)}`)).to.deep.equal([
        "/translations/fr/html missing_unsubscribe",
      ]);
      expect(TRANSLATIONS.fr.preheader).to.equal(preview.at("data.preheader"));
    });
  });
});
