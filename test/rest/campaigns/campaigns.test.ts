import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { freshAddress, useCampaigns } from "../../support/email/campaigns.ts";
import { createTemplate, PNG, TRANSLATIONS, updateOrganization } from "../../support/email/templates.ts";

const PATH = "/v1/campaigns";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Campaigns: /v1/campaigns", () => {
  const fixture = useFixture({ oracle: true });
  let names = 0;
  const create = (body: object = {}): Promise<Answer> =>
    fixture.crm.post(PATH, { name: `Campaign ${++names}`, ...body });
  const created = async (body: object = {}): Promise<string> => (await create(body)).string("data.id");
  const segment = async (body: object = {}): Promise<string> => {
    const given = { name: `Segment ${++names}`, entity_type: "contact", kind: "static", ...body };
    return await fixture.crm.create("/v1/segments", given);
  };
  const count = async (): Promise<unknown> => (await fixture.crm.get(`${PATH}?page_size=1`)).at("meta.total");
  const changesOf = (id: string) =>
    createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id);

  describe("POST /v1/campaigns (campaigns.create)", () => {
    it("creates a draft with all fields", async () => {
      const [newsletter, customers] = [await segment(), await segment()];
      const answer = await create({
        name: " Spring ",
        subject: " {{first_name|Hello}}, it is spring ",
        preview_text: "News for {{company_name}}",
        from: { email: "News@Mail.example", name: " The team " },
        reply_to: "Answers@Mail.example",
        html_body: "<p>Dear {{full_name}}</p>\n",
        text_body: "Dear {{full_name}}",
        segment_ids: [newsletter.toUpperCase()],
        exclude_segment_ids: [customers],
        utm: { source: "newsletter", medium: " " },
        tags: [" spring "],
      });
      expect(answer.status).to.equal(201);
      expect(answer.at("data")).to.deep.include({
        name: "Spring",
        type: "email",
        status: "draft",
        subject: "{{first_name|Hello}}, it is spring",
        preview_text: "News for {{company_name}}",
        from: { email: "news@mail.example", name: "The team" },
        reply_to: "answers@mail.example",
        html_body: "<p>Dear {{full_name}}</p>",
        text_body: "Dear {{full_name}}",
        segment_ids: [newsletter],
        exclude_segment_ids: [customers],
        utm: { source: "newsletter", medium: null, campaign: null, term: null, content: null },
        owner_id: fixture.organization.owner.id,
        tags: ["spring"],
        scheduled_at: null,
        started_at: null,
        completed_at: null,
        version: 1,
      });
      expect(answer.at("data.stats")).to.include({ recipients: 0, sent: 0, open_rate: null, unsubscribe_rate: null });
    });

    it("requires a name only", async () => {
      expect((await create()).at("data")).to.deep.include({
        subject: null,
        from: null,
        html_body: null,
        segment_ids: [],
      });
      expect((await fixture.crm.post(PATH, { name: "  " })).problems).to.deep.equal([400, "/name too_short"]);
    });

    it("returns 422 for unknown variables", async () => {
      const before = await count();
      const answer = await create({
        subject: "{{frist_name}}",
        html_body: "{{x}} {{email}}",
        text_body: "{{last name}}",
      });
      expect(answer.problems).to.deep.equal([
        422,
        "/subject unknown_variable",
        "/html_body unknown_variable",
        "/text_body unknown_variable",
      ]);
      expect(answer.at("details.0")).to.include({
        did_you_mean: "first_name",
        message: "The variable frist_name does not exist.",
      });
      expect(answer.at("details.0.allowed_values")).to.include("company_name");
      expect(await count()).to.equal(before);
    });

    it("returns 422 for unknown owners, unknown segments and company segments", async () => {
      const companies = await segment({ entity_type: "company" });
      const contacts = await segment();
      const before = await count();
      const answer = await create({
        owner_id: UNKNOWN_ID,
        segment_ids: [contacts, UNKNOWN_ID],
        exclude_segment_ids: [companies],
      });
      expect(answer.problems).to.deep.equal([
        422,
        "/owner_id reference_not_found",
        "/segment_ids/1 reference_not_found",
        "/exclude_segment_ids/0 segment_of_companies",
      ]);
      expect(await count()).to.equal(before);
      const twice = await create({ segment_ids: [contacts, contacts.toUpperCase()] });
      expect(twice.problems).to.deep.equal([422, "/segment_ids/1 not_unique"]);
    });

    it("returns 400 for line breaks in header fields and for a body that is too long", async () => {
      for (const body of [
        { from: { email: "a@mail.example", name: "A\nB" } },
        { from: { email: "a@mail.example, b@mail.example" } },
        { reply_to: "a@mail.example\nX" },
        { html_body: "x".repeat(500_001) },
      ]) {
        expect((await create(body)).status).to.equal(400);
      }
      const large = await create({ html_body: "é\n".repeat(250_000), text_body: '"'.repeat(500_000) });
      expect(large.status).to.equal(201);
    });
  });

  describe("PUT /v1/campaigns/{id} (campaigns.update)", () => {
    it("changes single fields and publishes the changed ones", async () => {
      const id = await created({ subject: "One", utm: { source: "a" }, html_body: "x".repeat(300) });
      const answer = await fixture.crm.put(`${PATH}/${id}`, { subject: "Two", utm: null, html_body: "y".repeat(300) });
      expect(answer.at("data")).to.include({ subject: "Two", utm: null, version: 2 });
      const [first, second, ...more] = await changesOf(id);
      expect([first?.kind, second?.kind, more.length]).to.deep.equal(["campaign.created", "campaign.updated", 0]);
      expect(Object.keys(second?.changes ?? {})).to.have.members(["subject", "utm", "html_body"]);
      expect(second?.changes?.["subject"]).to.deep.equal({ old: "One", new: "Two" });
      expect(JSON.stringify(second?.changes?.["html_body"]).length).to.be.below(500);
      expect(second?.data).to.not.have.any.keys("html_body", "text_body", "created_by_user");
    });
  });

  describe("POST /v1/campaigns/search (campaigns.search)", () => {
    it("searches by a filter tree", async () => {
      const list = await segment();
      const id = await created({ name: "Sought", segment_ids: [list], tags: ["a", "b"] });
      const search = async (...conditions: object[]): Promise<unknown[]> =>
        (await fixture.crm.post(`${PATH}/search`, { filter: { op: "and", conditions }, sort: "name" }))
          .list("data")
          .map((one) => one["id"]);
      const named = { field: "name", operator: "eq", value: "sought" };
      expect(await search(named, { field: "segment_ids", operator: "has_any", value: [list] })).to.deep.equal([id]);
      expect(await search(named, { field: "tags", operator: "has_all", value: ["A", "B"] })).to.deep.equal([id]);
      expect(await search(named, { field: "status", operator: "neq", value: "draft" })).to.deep.equal([]);
      expect(await search(named, { field: "scheduled_at", operator: "is_empty" })).to.deep.equal([id]);
      const stats = { field: "stats", operator: "is_empty" };
      const refused = await fixture.crm.post(`${PATH}/search`, { filter: { op: "and", conditions: [stats] } });
      expect(refused.status).to.equal(422);
    });
  });
});

describe("Previews of campaigns: /v1/campaigns/{id}/preview", () => {
  const fixture = useCampaigns();
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
      const id = await fixture.crm.create("/v1/campaigns", body);
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
      const id = await fixture.crm.create("/v1/campaigns", { name: "x" });
      expect((await fixture.crm.post(`/v1/campaigns/${id}/preview`, {})).problems).to.deep.equal([
        422,
        "/subject required",
        "/html_body required",
      ]);
    });

    it("renders the current template of a draft in the requested language", async () => {
      const body = { name: "x", template_id: await createTemplate(fixture) };
      const id = await fixture.crm.create("/v1/campaigns", body);
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

describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
  const fixture = useFixture({ oracle: true });
  const contact = async (body: object): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", ...body });
  const complete = { subject: "Hello", from: { email: "news@mail.example" }, html_body: "<p>Hello</p>" };
  const draft = async (body: object): Promise<string> =>
    await fixture.crm.create(PATH, { name: "Campaign", ...complete, ...body });
  const act = (id: string, action: string, body?: object): Promise<Answer> =>
    fixture.crm.post(`${PATH}/${id}/${action}`, body);

  it("sends test messages with the values of each contact", async () => {
    const company_id = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "Müller & Co" });
    await contact({ first_name: "Ada", email: "ada@trial.example", company_id });
    const id = await draft({
      subject: "{{first_name|Hello}}!",
      html_body: "<b>{{company_name|your company}}</b>",
      text_body: "{{organization_name}} {{email}} {{job_title|x}}",
      segment_ids: [],
    });
    const answer = await act(id, "test", { to: ["Ada@trial.example", "other@trial.example"] });
    expect(answer.status).to.equal(202);
    const accepted = answer.list("data.messages").map(({ email, status }) => `${String(email)} ${String(status)}`);
    expect(accepted).to.deep.equal(["ada@trial.example queued", "other@trial.example queued"]);
    const [first, second] = await Promise.all(
      answer.list("data.messages").map((one) => fixture.crm.get(`/v1/notifications/emails/${String(one["id"])}`)),
    );
    expect(first?.string("data.html")).to.match(/^<b>Müller &amp; Co<\/b><div /);
    const { name } = fixture.organization.record;
    expect(first?.string("data.text")).to.include(`${name} ada@trial.example x\n\n--------\n`);
    expect(first?.at("data")).to.deep.include({
      subject: "Ada!",
      category: "transactional",
      from: { email: "news@mail.example", name: null },
      metadata: { campaign_id: id },
    });
    expect(second?.text).to.include('"subject":"Person!"').and.include('"html":"<b>your company</b><div ');
    expect((await fixture.crm.get(`${PATH}/${id}`)).at("data")).to.include({ status: "draft", version: 1 });
    const twice = await act(id, "test", { to: ["a@trial.example", "A@trial.example"] });
    expect(twice.problems).to.deep.equal([422, "/to/1 not_unique"]);
    const empty = await fixture.crm.create(PATH, { name: "Empty" });
    expect((await act(empty, "test", { to: ["a@trial.example"] })).problems).to.deep.equal([
      422,
      "/subject required",
      "/from required",
      "/html_body required",
    ]);
  });
});
