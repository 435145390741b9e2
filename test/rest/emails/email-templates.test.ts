import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { TRANSLATIONS } from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/email-templates";

describe("E-mail templates: /v1/email-templates", () => {
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });
  let names = 0;
  const create = (body: object = {}): Promise<Answer> =>
    fixture.crm.post(PATH, { name: `Template ${++names}`, translations: TRANSLATIONS, ...body });
  const withHtml = (html: string, more: object = {}): Promise<Answer> =>
    create({ translations: { en: { subject: "News", html } }, ...more });
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];

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

    it("returns 409 for a name that a live template has, ignoring case", async () => {
      const first = await create({ name: "Été" });
      const answer = await create({ name: "ÉTÉ" });
      expect([answer.status, answer.at("details.0.existing_id")]).to.deep.equal([409, first.at("data.id")]);
      await fixture.crm.delete(`${PATH}/${first.string("data.id")}`);
      expect((await create({ name: "été" })).status).to.equal(201);
      expect((await fixture.crm.post(`${PATH}/${first.string("data.id")}/restore`)).status).to.equal(409);
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
        expect(codes(answer), html).to.deep.equal([422, "/translations/en/html markup_not_allowed"]);
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
        const [status, ...problems] = codes(await withHtml(html));
        expect([status, ...new Set(problems)], html).to.deep.equal([422, "/translations/en/html unsafe_link"]);
      }
    });

    it("returns 422 for unknown and misplaced variables in every text", async () => {
      const en = { subject: "{{frist_name}}", preheader: "{{a}}", html: '<a href="https://{{email}}">{{b}}</a>' };
      const answer = await create({ translations: { en } });
      expect(codes(answer)).to.deep.equal([
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
      expect(codes(await withHtml("<p>A</p>", { own_variables }))).to.deep.equal([
        422,
        "/own_variables own_variables_marketing",
      ]);
      const taken = await withHtml("<p>A</p>", { kind: "transactional", own_variables: ["email"] });
      expect(codes(taken)).to.deep.equal([422, "/own_variables/0 variable_name_taken"]);
      expect((await withHtml("<p>A</p>", { kind: "transactional", own_variables: ["Not a name"] })).status).to.equal(
        400,
      );
    });

    it("returns 422 without texts in any language, and 400 for a text without a subject", async () => {
      expect(codes(await create({ translations: {} }))).to.deep.equal([422, "/translations no_translation"]);
      expect(codes(await create({ translations: { en: null } }))).to.deep.equal([422, "/translations no_translation"]);
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
      expect(codes(await fixture.crm.put(`${PATH}/${id}`, { translations: { fr: null } }))).to.deep.equal([
        422,
        "/translations no_translation",
      ]);
      const stale = await fixture.crm.put(`${PATH}/${id}`, { name: "Stale" }, { "If-Match": '"1"' });
      expect([stale.status, stale.at("details.0.current_version")]).to.deep.equal([412, 3]);
    });
  });
});
