import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import {
  TRANSLATIONS,
  createTemplate,
  PNG,
  updateOrganization,
  bodyOf,
  linksIn,
} from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";
import { callerByKey } from "../../support/accounts/people.ts";
import { freshAddress, useCampaigns, unsubscribeLinkOf } from "../../support/email/campaigns.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { until } from "../../support/queue.ts";

const PATH = "/v1/email-templates";

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

describe("E-mail templates: /v1/email-templates", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  let names = 0;
  const create = (body: object = {}): Promise<Answer> =>
    fixture.crm.post(PATH, { name: `Template ${++names}`, translations: TRANSLATIONS, ...body });
  const withHtml = (html: string, more: object = {}): Promise<Answer> =>
    create({ translations: { en: { subject: "News", html } }, ...more });

  describe("POST /v1/email-templates (emailTemplates.create)", () => {
    it("stores normalized texts and lists their variables", async () => {
      const en = { subject: "  {{first_name}} ", html: "<p>{{company_name|you}}</p>" };
      const answer = await create({ description: "March", translations: { en } });
      expect(answer.status, answer.text).to.equal(201);
      expect(answer.at("data")).to.deep.include({
        description: "March",
        kind: "marketing",
        translations: { en: { subject: "{{first_name}}", preheader: null, html: en.html }, fr: null },
        own_variables: [],
        used_variables: ["company_name", "first_name"],
        version: 1,
      });
      const read = await fixture.crm.get(`${PATH}/${answer.string("data.id")}`);
      expect(read.json).to.deep.equal(answer.json);
      expect(read.headers.get("etag")).to.equal('"1"');
    });

    it("returns 422 for markup that an e-mail cannot contain, and names it in the caller's language", async () => {
      for (const [html, markup] of [
        ["<p>A</p><script>alert(1)</script>", "<script>"],
        ['<form action="https://a.example"></form>', "<form>"],
        ["<style>p { display: none }</style>", "<style>"],
        ["<svg onload=alert(1)>", "<svg>"],
        ['<p onclick="alert(1)">A</p>', "onclick"],
        ['<p style="color: #000">A</p>', "color"],
        ['<p style="margin: -99px">A</p>', "margin"],
        ['<p style="background: url(https://a.example)">A</p>', "background"],
        ['<p class="crm-foot">A</p>', "class"],
      ] as const) {
        const answer = await withHtml(html);
        expect(answer.problems, html).to.deep.equal([422, "/translations/en/html markup_not_allowed"]);
        expect(answer.string("details.0.message")).to.contain(`E-mails cannot contain ${markup};`);
      }
      const several = await withHtml("<form></form><script>alert(1)</script>");
      expect(several.list("details").map(({ message }) => String(message).split(";")[0])).to.deep.equal([
        "E-mails cannot contain <form>",
        "E-mails cannot contain <script>",
      ]);
      const french = callerAt(fixture.service.url, { "X-API-Key": fixture.key, "Accept-Language": "fr" });
      const translations = { fr: { subject: "A", html: "<style></style>" } };
      const answer = await french.post(PATH, { name: "Mise en page", translations });
      expect(answer.string("details.0.message")).to.contain("Un e-mail ne peut pas contenir <style>\u202f;");
    });

    it("returns 422 for links that run code, other schemes and pictures that are not loaded over https", async () => {
      for (const html of [
        '<a href="javascript:alert(1)">A</a>',
        '<a href=" java\nscript:alert(1)">A</a>',
        '<a href="data:text/html,A">A</a>',
        '<a href="/page">A</a>',
        '<a href="ftp://a.example">A</a>',
        '<img src="http://a.example/a.png">',
        '<img src="data:image/svg+xml,A">',
      ]) {
        const [status, ...problems] = (await withHtml(html)).problems;
        expect([status, ...new Set(problems)], html).to.deep.equal([422, "/translations/en/html unsafe_link"]);
      }
    });

    it("returns 422 for unknown and misplaced variables in every text", async () => {
      const en = { subject: "{{frist_name}}", preheader: "{{a}}", html: '<a href="https://{{email}}">{{b}}</a>' };
      const answer = await create({ translations: { en } });
      expect(answer.problems).to.deep.equal([
        422,
        "/translations/en/subject unknown_variable",
        "/translations/en/preheader unknown_variable",
        "/translations/en/html unknown_variable",
        "/translations/en/html variable_in_host",
      ]);
      expect(answer.at("details.0.did_you_mean")).to.equal("first_name");
    });

    it("accepts own variables of transactional templates only", async () => {
      const html = '<p>{{invoice}}</p><a class="button" href="{{pay_url}}">Pay</a>';
      const own_variables = ["invoice", "pay_url"];
      const answer = await withHtml(html, { kind: "transactional", own_variables });
      expect([answer.status, answer.at("data.used_variables")]).to.deep.equal([201, own_variables]);
      expect((await withHtml("<p>A</p>", { own_variables })).problems).to.deep.equal([
        422,
        "/own_variables own_variables_marketing",
      ]);
      const taken = await withHtml("<p>A</p>", { kind: "transactional", own_variables: ["email"] });
      expect(taken.problems).to.deep.equal([422, "/own_variables/0 variable_name_taken"]);
      expect((await withHtml("<p>A</p>", { kind: "transactional", own_variables: ["Not a name"] })).status).to.equal(
        400,
      );
    });

    it("returns 422 without texts in any language, and 400 for a text without a subject", async () => {
      expect((await create({ translations: {} })).problems).to.deep.equal([422, "/translations no_translation"]);
      expect((await create({ translations: { en: null } })).problems).to.deep.equal([
        422,
        "/translations no_translation",
      ]);
      expect((await create({ translations: { en: { html: "<p>A</p>" } } })).status).to.equal(400);
      expect((await create({ translations: { en: { subject: "A\r\nBcc: b@c.example", html: "A" } } })).status).to.equal(
        400,
      );
      expect((await create({ translations: { de: { subject: "A", html: "A" } } })).status).to.equal(400);
    });
  });

  describe("PUT /v1/email-templates/{id} (emailTemplates.update)", () => {
    it("replaces the languages that are sent, and counts versions", async () => {
      const id = (await create()).string("data.id");
      const fr = { subject: "Salut", preheader: null, html: "<p>{{job_title}}</p>" };
      const changed = await fixture.crm.put(`${PATH}/${id}`, { translations: { fr } });
      expect(changed.at("data.translations")).to.deep.equal({ ...TRANSLATIONS, fr });
      expect(changed.at("data.used_variables")).to.deep.equal(["email", "first_name", "job_title"]);
      const single = await fixture.crm.put(`${PATH}/${id}`, { translations: { en: null } });
      expect(single.at("data.translations")).to.deep.equal({ en: null, fr });
      expect((await fixture.crm.put(`${PATH}/${id}`, { translations: { fr: null } })).problems).to.deep.equal([
        422,
        "/translations no_translation",
      ]);
      const stale = await fixture.crm.put(`${PATH}/${id}`, { name: "Stale" }, { "If-Match": '"1"' });
      expect([stale.status, stale.at("details.0.current_version")]).to.deep.equal([412, 3]);
    });
  });
});

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
      const company = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "A" });
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

describe("Messages with an e-mail template: /v1/notifications/emails", () => {
  const PATH = "/v1/notifications/emails";

  const fixture = useCampaigns();
  const template_values = { invoice: "2026-114", pay_url: "https://pay.example/?id=1&b=2" };
  const send = (email: string, body: object): Promise<Answer> => fixture.crm.post(PATH, { to: [{ email }], ...body });
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
      expect((await send(linked, { template_id: withLink })).problems[0]).to.equal(422);
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
        expect(refused.problems, pay_url).to.deep.equal([422, "/template_values/pay_url format"]);
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
      expect(
        (await send(email, { template_id, template_values: { invoice: " ", extra: "1" } })).problems,
      ).to.deep.equal([
        422,
        "/template_values/invoice required",
        "/template_values/pay_url required",
        "/template_values/extra unknown_variable",
      ]);
      const message = { template_id, template_values, subject: "A", text: "B", category: "marketing" };
      const copies = { to: [{ email }, { email: other }], cc: [{ email: freshAddress() }] };
      expect((await fixture.crm.post(PATH, { ...message, ...copies })).problems).to.deep.equal([
        422,
        "/subject template_texts",
        "/text template_texts",
        "/to too_many",
        "/cc too_many",
        "/category template_kind",
      ]);
      expect((await send(email, { template_id: "01990000-0000-7000-8000-000000000000" })).problems).to.deep.equal([
        422,
        "/template_id reference_not_found",
      ]);
      expect((await send(email, { text: "Without a subject" })).problems).to.deep.equal([422, "/subject required"]);
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
