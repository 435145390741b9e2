import { expect } from "chai";
import { freshAddress, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";
import { bodyOf, createTemplate, linksIn, PNG, updateOrganization } from "../../support/email/templates.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { until } from "../../support/queue.ts";

const NO_TEXTS = { subject: null, html_body: null };
const ADDRESS = "12 rue de la Paix\n75002 Paris";

describe("Campaigns with an e-mail template: /v1/campaigns", () => {
  const fixture = useCampaigns();
  const mailTo = (email: string): ReceivedMail => {
    const mail = fixture.mailsTo(email).at(-1);
    if (!mail) throw new Error("Nothing came.");
    return mail;
  };
  const branding = { display_name: "Acme", logo: `data:image/png;base64,${PNG}`, colour: "#f2b705" };
  before(() => updateOrganization(fixture, { branding, postal_address: ADDRESS, default_locale: "en" }));

  async function sendTo(people: readonly (readonly [email: string, contact: object])[], body: object): Promise<string> {
    for (const [email, contact] of people) await fixture.contact(email, contact);
    const segment = await fixture.segmentOf(people.map(([email]) => email));
    const id = await fixture.begin({ ...NO_TEXTS, segment_ids: [segment], ...body });
    await fixture.ends(id);
    return id;
  }

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("sends each recipient the texts in their language, in the layout of the organization", async () => {
      const [ada, zoe, otto] = [freshAddress(), freshAddress(), freshAddress()];
      const template_id = await createTemplate(fixture);
      const people = [
        [ada, { first_name: "Ada", locale: "en-GB" }],
        [zoe, { first_name: "Zoé", locale: "fr" }],
        [otto, { first_name: "Otto", locale: "de" }],
      ] as const;
      const id = await sendTo(people, { template_id });
      const english = mailTo(ada);
      expect(english.mail.subject).to.equal("Ada, spring is here");
      expect(english.mail.html)
        .to.contain('<html lang="en" dir="ltr">')
        .and.contain("<p style=")
        .and.contain("Dear Ada,");
      expect(english.mail.html).to.match(/<body[^>]*><div style="display:none[^"]*">Engines and coffee<\/div>/);
      const [link] = linksIn(english);
      expect(link).to.equal(`https://www.acme.example/spring?to=${encodeURIComponent(ada)}`);
      const { name } = fixture.organization.record;
      const unsubscribe = unsubscribeLinkOf(english);
      expect(linksIn(english)).to.deep.equal([link, unsubscribe]);
      expect(english.mail.text?.replaceAll("\r\n", "\n").trimEnd()).to.equal(
        [
          `Spring\n\nDear Ada,\n\n1. Engines\n2. Coffee\n\nRead more (${link ?? ""})\n\n--------`,
          `${name} sent this message to ${ada}.\n${name}, 12 rue de la Paix, 75002 Paris\nUnsubscribe: ${unsubscribe}`,
        ].join("\n"),
      );
      const french = mailTo(zoe);
      expect(french.mail.subject).to.equal("Zoé, voici le printemps");
      expect(french.mail.html).to.contain('<html lang="fr" dir="ltr">').and.contain(">Se désabonner</a>");
      expect(mailTo(otto).mail.subject, "the language of the organization").to.equal("Otto, spring is here");
      const sent = await fixture.get(id);
      expect([sent.at("data.template_id"), sent.at("data.template_version")]).to.deep.equal([template_id, 1]);
    });

    it("attaches the logo to the HTML part and shows it in place of the name", async () => {
      const email = freshAddress();
      await sendTo([[email, {}]], { template_id: await createTemplate(fixture) });
      const { mail, raw } = mailTo(email);
      expect(mail.attachments).to.have.length(1);
      expect(mail.attachments[0]).to.include({
        contentId: "<organization-logo>",
        mimeType: "image/png",
        related: true,
      });
      expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString("base64")).to.equal(PNG);
      expect(mail.html).to.match(/<img\s+src="cid:organization-logo"\s+alt="Acme"/);
      expect(mail.html).not.to.match(/src="(?!cid:)/);
      expect(raw).to.match(/multipart\/alternative[\s\S]+multipart\/related/);
    });

    it("keeps the texts that the campaign had when it was scheduled", async () => {
      const email = freshAddress();
      const template_id = await createTemplate(fixture);
      await fixture.contact(email, { first_name: "Ada" });
      const body = { name: "Copy", template_id, from: { email: "news@crm.example" } };
      const segment_ids = [await fixture.segmentOf([email])];
      const id = await fixture.crm.create("/v1/campaigns", { ...body, segment_ids });
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const scheduled = await fixture.crm.post(`/v1/campaigns/${id}/schedule`, { scheduled_at: at });
      expect(scheduled.at("data.template_version")).to.equal(1);
      const en = { subject: "Changed", html: "<p>Changed</p>" };
      await fixture.crm.put(`/v1/email-templates/${template_id}`, { translations: { en } });
      await fixture.crm.delete(`/v1/email-templates/${template_id}`);
      const preview = await fixture.crm.post(`/v1/campaigns/${id}/preview`, {});
      expect(preview.at("data.template_version")).to.equal(1);
      expect(preview.string("data.text")).to.contain("Spring\n\nDear Ada,");
      expect((await fixture.crm.post(`/v1/campaigns/${id}/send`)).status).to.equal(200);
      await fixture.ends(id);
      expect(mailTo(email).mail.subject).to.equal("Ada, spring is here");
    });

    it("takes a new copy after the campaign was a draft again", async () => {
      const template_id = await createTemplate(fixture);
      const email = freshAddress();
      const segment_ids = [await fixture.segmentOf([email])];
      const body = { name: "Again", template_id, from: { email: "news@crm.example" }, segment_ids };
      const id = await fixture.crm.create("/v1/campaigns", body);
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await fixture.crm.post(`/v1/campaigns/${id}/schedule`, { scheduled_at: at });
      expect((await fixture.crm.post(`/v1/campaigns/${id}/unschedule`)).at("data.template_version")).to.equal(null);
      const en = { subject: "Second version", html: "<p>Text</p>" };
      await fixture.crm.put(`/v1/email-templates/${template_id}`, { translations: { en } });
      await fixture.crm.post(`/v1/campaigns/${id}/send`);
      await fixture.ends(id);
      expect(mailTo(email).mail.subject).to.equal("Second version");
    });

    it("writes values into no markup, no link target and no header", async () => {
      const email = freshAddress();
      const evil = `"><img src=x onerror=alert(1)>'&{{email}}<!--footer-->`;
      const contact = { first_name: evil, last_name: "B", job_title: "javascript:alert(1)", department: "</style>" };
      const html = [
        '<p title="{{first_name}}">{{first_name}}</p><p>{{department}}</p>',
        '<a href="https://a.example/{{first_name}}?q={{job_title}}">{{job_title}}</a>',
        '<img src="https://a.example/{{first_name}}.png" alt="{{first_name}}">',
        "</td></table></div><p>After</p>",
      ].join("");
      const en = { subject: "{{first_name}} {{last_name}}", preheader: "{{first_name}}", html };
      await sendTo([[email, contact]], { template_id: await createTemplate(fixture, { translations: { en } }) });
      const received = mailTo(email);
      const body = bodyOf(received);
      expect(received.mail.subject).to.equal(`${evil} B`);
      expect(body.match(/<img [^>]*src="(?!cid:)[^"]*"/g)).to.have.length(1);
      expect(body).not.to.match(/<img src=x|<\/style|onerror=alert\(1\)>/);
      expect(body.match(/<!--footer-->/g)).to.equal(null);
      const link = `https://a.example/${encodeURIComponent(evil)}?q=javascript%3Aalert(1)`;
      expect(linksIn(received)[0]).to.equal(link.replaceAll("'", "&#39;"));
      // The content cannot close the table around it.
      expect(body.match(/<table/g)?.length).to.equal(body.match(/<\/table>/g)?.length);
      expect(body.indexOf("After")).to.be.below(body.indexOf('class="crm-foot'));
    });

    it("tracks links and opens, and adds UTM parameters, as without a template", async () => {
      const email = freshAddress();
      await updateOrganization(fixture, { email_tracking: { opens: true, clicks: true } });
      const utm = { source: "news", medium: null, campaign: null, term: null, content: null };
      await sendTo([[email, {}]], { template_id: await createTemplate(fixture), utm });
      await updateOrganization(fixture, { email_tracking: { opens: false, clicks: false } });
      const received = mailTo(email);
      expect(linksIn(received)[0]).to.match(/\/v1\/public\/click\//);
      expect(received.mail.html).to.match(/<img src="[^"]+\/v1\/public\/open\/[^"]+" width="1"/);
      expect(received.mail.text).to.contain("utm_source=news");
    });
  });

  describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
    it("sends the current template in the language of the contact", async () => {
      const email = freshAddress();
      await fixture.contact(email, { first_name: "Zoé", locale: "fr" });
      const body = { name: "Try", from: { email: "news@crm.example" }, template_id: await createTemplate(fixture) };
      const id = await fixture.crm.create("/v1/campaigns", body);
      expect((await fixture.crm.post(`/v1/campaigns/${id}/test`, { to: [email] })).status).to.equal(202);
      await until(() => fixture.mailsTo(email).length > 0);
      const { mail } = mailTo(email);
      expect(mail.subject).to.equal("Zoé, voici le printemps");
      expect(mail.html).to.contain("/u/test");
      expect(mail.attachments).to.have.length(1);
    });
  });

  describe("PUT /v1/campaigns/{id} (campaigns.update)", () => {
    it("returns 422 for a template in addition to texts, and for one of another kind", async () => {
      const template_id = await createTemplate(fixture);
      const both = await fixture.crm.post("/v1/campaigns", { name: "x", template_id, subject: "A", text_body: "B" });
      expect(both.problems).to.deep.equal([422, "/subject template_texts", "/text_body template_texts"]);
      const id = await fixture.crm.create("/v1/campaigns", { name: "x", subject: "A" });
      expect((await fixture.crm.put(`/v1/campaigns/${id}`, { template_id })).problems).to.deep.equal([
        422,
        "/subject template_texts",
      ]);
      expect((await fixture.crm.put(`/v1/campaigns/${id}`, { template_id, subject: null })).status).to.equal(200);
      const single = await createTemplate(fixture, { kind: "transactional" });
      const wrong = await fixture.crm.put(`/v1/campaigns/${id}`, { template_id: single });
      expect(wrong.problems).to.deep.equal([422, "/template_id template_kind"]);
      expect(wrong.string("details.0.message")).to.contain("marketing");
    });

    it("returns 422 when a campaign is scheduled whose template was deleted", async () => {
      const template_id = await createTemplate(fixture);
      const segment_ids = [await fixture.segmentOf([freshAddress()])];
      const body = { name: "x", template_id, from: { email: "news@crm.example" }, segment_ids };
      const id = await fixture.crm.create("/v1/campaigns", body);
      await fixture.crm.delete(`/v1/email-templates/${template_id}`);
      expect((await fixture.crm.post(`/v1/campaigns/${id}/send`)).problems).to.deep.equal([
        422,
        "/template_id reference_not_found",
      ]);
      expect((await fixture.crm.post(`/v1/campaigns/${id}/preview`, {})).problems).to.deep.equal([
        422,
        "/template_id reference_not_found",
      ]);
    });
  });
});
