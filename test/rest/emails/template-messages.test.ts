import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { freshAddress, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";
import { bodyOf, createTemplate, linksIn, PNG, updateOrganization } from "../../support/email/templates.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { until } from "../../support/queue.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/notifications/emails";
const INVOICE = {
  kind: "transactional",
  own_variables: ["invoice", "pay_url"],
  translations: {
    en: {
      subject: "Invoice {{invoice}}",
      html: '<p>Dear {{first_name|customer}}, {{invoice}}</p><a class="button" href="{{pay_url}}">Pay</a>',
    },
    fr: { subject: "Facture {{invoice}}", html: '<p>Bonjour {{first_name}}</p><a href="{{pay_url}}">Payer</a>' },
  },
};

describe("Messages with an e-mail template: /v1/notifications/emails", () => {
  const fixture = useCampaigns();
  const template_values = { invoice: "2026-114", pay_url: "https://pay.example/?id=1&b=2" };
  const send = (email: string, body: object): Promise<Answer> => fixture.crm.post(PATH, { to: [{ email }], ...body });
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];
  const mailTo = async (email: string): Promise<ReceivedMail> => {
    await until(() => fixture.mailsTo(email).length > 0);
    const [mail] = fixture.mailsTo(email);
    if (!mail) throw new Error("Nothing came.");
    return mail;
  };
  before(async () => {
    const branding = { display_name: "Acme", logo: `data:image/png;base64,${PNG}`, colour: "#0a7d55" };
    await updateOrganization(fixture, { branding, postal_address: "12 rue de la Paix", default_locale: "en" });
  });

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("renders the template in the language of the contact, and stores the rendered message", async () => {
      const email = freshAddress();
      await fixture.contact(email, { first_name: "Zoé", locale: "fr-CA" });
      const template_id = await createTemplate(fixture, INVOICE);
      const answer = await send(email, { template_id, template_values });
      expect(answer.status, answer.text).to.equal(202);
      expect(answer.at("data")).to.include({ subject: "Facture 2026-114", category: "transactional" });
      expect(answer.at("data")).to.include({ template_id, template_version: 1 });
      await fixture.crm.put(`/v1/email-templates/${template_id}`, { translations: { fr: null } });
      const received = await mailTo(email);
      const stored = await fixture.crm.get(`${PATH}/${answer.string("data.id")}`);
      expect(received.mail.html?.replaceAll("\r\n", "\n").trim()).to.equal(stored.string("data.html").trim());
      expect(linksIn(received)).to.deep.equal([template_values.pay_url]);
      expect(received.mail.text?.replaceAll("\r\n", "\n").trimEnd()).to.equal(
        `Bonjour Zoé\n\nPayer (${template_values.pay_url})\n\n${fixture.organization.record.name}, 12 rue de la Paix`,
      );
      expect(received.mail.attachments).to.have.length(1);
      expect(received.mail.attachments[0]).to.include({ contentId: "<organization-logo>", mimeType: "image/png" });
      expect(unsubscribeLinkOf(received)).to.equal("");
    });

    it("prefers the requested language, then that of the organization, then the other one", async () => {
      const email = freshAddress();
      const template_id = await createTemplate(fixture, INVOICE);
      const message = { template_id, template_values };
      expect((await send(email, message)).at("data.subject")).to.equal("Invoice 2026-114");
      expect((await send(email, { ...message, template_locale: "fr" })).at("data.subject")).to.equal(
        "Facture 2026-114",
      );
      await fixture.crm.put(`/v1/email-templates/${template_id}`, { translations: { en: null } });
      expect((await send(email, message)).at("data.subject")).to.equal("Facture 2026-114");
    });

    it("uses the values of the given contact, and keeps attached files next to the logo", async () => {
      const [known, email] = [freshAddress(), freshAddress()];
      const contact_id = await fixture.contact(known, { first_name: "Ada" });
      const template_id = await createTemplate(fixture, INVOICE);
      const attachments = [{ filename: "a.txt", content_type: "text/plain", content: "SGVsbG8=" }];
      const to = [{ email, contact_id }];
      await fixture.crm.post(PATH, { to, template_id, template_values, attachments });
      const { mail } = await mailTo(email);
      expect(mail.html).to.contain("Dear Ada, 2026-114");
      expect(mail.attachments.map(({ filename }) => filename).sort()).to.deep.equal(["a.txt", "logo.png"]);
    });

    it("adds the footer of each recipient to marketing messages, also for a link in the text", async () => {
      const [plain, linked] = [freshAddress(), freshAddress()];
      const without = await createTemplate(fixture);
      const own = '<p>News</p><a href="{{unsubscribe_url}}">Enough</a><p>{{postal_address}}</p>';
      const withLink = await createTemplate(fixture, { translations: { en: { subject: "News", html: own } } });
      expect((await send(plain, { template_id: without })).at("data.category")).to.equal("marketing");
      await send(linked, { template_id: withLink });
      const first = await mailTo(plain);
      expect(linksIn(first).at(-1)).to.equal(unsubscribeLinkOf(first));
      expect(bodyOf(first)).to.match(/class="crm-foot[^>]*>\s*<div lang="en"/);
      const second = await mailTo(linked);
      expect(linksIn(second)).to.deep.equal([unsubscribeLinkOf(second)]);
      expect(second.mail.text)
        .to.contain(`Enough (${unsubscribeLinkOf(second)})`)
        .and.not.contain("sent this message");
      expect(`${bodyOf(first)}${bodyOf(second)}`).not.to.match(/unsubscribe\/recipient|<!--footer-->/);
      expect((await fetch(unsubscribeLinkOf(second), { method: "POST" })).status).to.equal(200);
      expect(codes(await send(linked, { template_id: withLink }))[0]).to.equal(422);
    });

    it("replaces the unsubscribe link in a transactional message by that of the recipient", async () => {
      const email = freshAddress();
      const translations = { en: { subject: "Hello", html: '<a href="{{unsubscribe_url}}">Unsubscribe</a>' } };
      await send(email, { template_id: await createTemplate(fixture, { kind: "transactional", translations }) });
      const [link = ""] = linksIn(await mailTo(email));
      expect((await fetch(link, { method: "POST" })).status).to.equal(200);
      const listed = await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`);
      expect(listed.at("data.0.reason")).to.equal("unsubscribed");
    });

    it("escapes own values, and returns 422 for values that are no web address", async () => {
      const email = freshAddress();
      const template_id = await createTemplate(fixture, INVOICE);
      const invoice = `<script>alert(1)</script>"' {{email}}`;
      const answer = await send(email, { template_id, template_values: { ...template_values, invoice } });
      expect(answer.at("data.subject")).to.equal(`Invoice ${invoice}`);
      expect(bodyOf(await mailTo(email))).to.contain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; {{email}}");
      for (const pay_url of ["javascript:alert(1)", "data:text/html,a", "//a.example", "pay", "https://"]) {
        const refused = await send(email, { template_id, template_values: { ...template_values, pay_url } });
        expect(codes(refused), pay_url).to.deep.equal([422, "/template_values/pay_url format"]);
      }
      const header = await send(email, {
        template_id,
        template_values: { ...template_values, invoice: "1\r\nBcc: a@b.example" },
      });
      expect(header.status).to.equal(400);
    });

    it("returns 422 for missing and unknown values, texts, copies and another category", async () => {
      const template_id = await createTemplate(fixture, INVOICE);
      const [email, other] = [freshAddress(), freshAddress()];
      expect(codes(await send(email, { template_id, template_values: { invoice: " ", extra: "1" } }))).to.deep.equal([
        422,
        "/template_values/invoice required",
        "/template_values/pay_url required",
        "/template_values/extra unknown_variable",
      ]);
      const message = { template_id, template_values, subject: "A", text: "B", category: "marketing" };
      const copies = { to: [{ email }, { email: other }], cc: [{ email: freshAddress() }] };
      expect(codes(await fixture.crm.post(PATH, { ...message, ...copies }))).to.deep.equal([
        422,
        "/subject template_texts",
        "/text template_texts",
        "/to too_many",
        "/cc too_many",
        "/category template_kind",
      ]);
      expect(codes(await send(email, { template_id: "01990000-0000-7000-8000-000000000000" }))).to.deep.equal([
        422,
        "/template_id reference_not_found",
      ]);
      expect(codes(await send(email, { text: "Without a subject" }))).to.deep.equal([422, "/subject required"]);
    });

    it("returns 403 to keys that cannot read templates and contacts", async () => {
      const template_id = await createTemplate(fixture, INVOICE);
      const user = fixture.organization.owner;
      const sender = await callerByKey(fixture.service, { user, scopes: ["emails:send", "emails:read"] });
      const message = { to: [{ email: freshAddress() }], template_id, template_values };
      const refused = await sender.post(PATH, message);
      expect([refused.status, refused.at("code")]).to.deep.equal([403, "insufficient_scope"]);
      expect(refused.at("details.0.required") ?? refused.text).to.satisfy((text: unknown) =>
        JSON.stringify(text).includes("campaigns:read"),
      );
      const { to } = message;
      expect((await sender.post(PATH, { to, subject: "A", text: "B" })).status).to.equal(202);
    });
  });
});
