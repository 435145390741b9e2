import { expect } from "chai";
import { assistantOf, namesIn } from "../support/mcp/assistant.ts";
import { storedEvent } from "../support/booking/booked-event.ts";
import { recordFactories, about, opportunityFactories } from "../support/record-factories.ts";
import { use, useFixture } from "../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("MCP: tools that read records", () => {
  const fixture = useFixture();
  const { task, note } = recordFactories(fixture);
  const { contact, company, opportunity } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));

  describe("tools/call search_crm", () => {
    it("finds all record types and returns the type of each hit", async () => {
      const ids = {
        contact: await contact({ first_name: "Zephyrine" }),
        company: await company({ name: "Zephyrine Mills" }),
        opportunity: await opportunity({ name: "Zephyrine machines" }),
        task: await task({ title: "Call Zephyrine" }),
      };
      await note({ body: "Zephyrine is a note, which is listed elsewhere." });
      const found = await crm.use("search_crm", { query: "zephyrine" });
      const hits = found.list("results").map(({ record_type, record_id }) => [record_type, record_id]);
      expect(hits).to.have.deep.members(Object.entries(ids));
      expect(found.json).to.include({ total: 4, page: 1, page_size: 10, has_more: false });
    });

    it("finds one ideograph and a name without a space, and names the shortest length of other queries", async () => {
      const id = await contact({ first_name: "太郎", last_name: "山田" });
      for (const query of ["山", "山田太郎", "太郎山田"]) {
        const hits = (await crm.use("search_crm", { query })).list("results").map(({ record_id }) => record_id);
        expect(hits, query).to.deep.equal([id]);
      }
      const refused = await crm.refused("search_crm", { query: "z" });
      expect(refused.list("details")[0]).to.include({ path: "/query", code: "too_short", limit: 2 });
    });

    it("filters by record type and returns pages", async () => {
      for (const first_name of ["Quill A", "Quill B", "Quill C"]) await contact({ first_name });
      await company({ name: "Quill" });
      const given = { query: "quill", record_types: ["contact"], page_size: 2 };
      expect((await crm.use("search_crm", given)).json).to.include({ total: 3, has_more: true });
      const last = await crm.use("search_crm", { ...given, page: 2 });
      expect(last.list("results")).to.have.lengthOf(1);
      expect(last.at("has_more")).to.equal(false);
    });
  });

  describe("tools/call list_crm_records", () => {
    it("combines filters with all or any and sorts", async () => {
      const tags = ["listed"];
      const low = await contact({ first_name: "Low", lead_score: 10, tags });
      const high = await contact({ first_name: "High", lead_score: 90, tags });
      await company({ name: "High", lead_score: 95, tags });
      const filters = [
        { field: "tags", operator: "has_any", value: ["listed"] },
        { field: "lead_score", operator: "gte", value: 50 },
      ];
      const listed = async (more: object): Promise<unknown[]> =>
        (await crm.use("list_crm_records", { record_type: "contact", filters, ...more }))
          .list("records")
          .map((r) => r["id"]);
      expect(await listed({})).to.deep.equal([high]);
      expect(await listed({ match: "any", sort_by: "lead_score", sort_direction: "asc" })).to.deep.equal([low, high]);
    });

    it("returns the requested fields with id, type and version", async () => {
      const id = await opportunity({ name: "Picked", amount: 12.5, tags: ["picked"] });
      const filters = [{ field: "name", operator: "eq", value: "Picked" }];
      const fields = ["name", "amount", "lost_reason"];
      const listed = await crm.use("list_crm_records", { record_type: "opportunity", filters, fields });
      expect(listed.at("records.0")).to.deep.equal({
        id,
        record_type: "opportunity",
        version: 1,
        name: "Picked",
        amount: 12.5,
        lost_reason: null,
      });
      const whole = (await crm.use("list_crm_records", { record_type: "opportunity", filters })).at("records.0");
      expect(whole)
        .to.include({ id, stage: "qualification" })
        .and.not.have.any.keys("lost_reason", "custom_fields", "created_by");
    });

    it("shortens long texts unless the field is requested", async () => {
      const description = "x".repeat(5_000);
      await task({ title: "Long", description });
      const filters = [{ field: "title", operator: "eq", value: "Long" }];
      const short = await crm.use("list_crm_records", { record_type: "task", filters });
      expect(short.string("records.0.description")).to.have.lengthOf(301);
      expect(short.at("records.0.truncated_fields")).to.deep.equal(["description"]);
      const long = await crm.use("list_crm_records", { record_type: "task", filters, fields: ["description"] });
      expect(long.at("records.0.description")).to.equal(description);
    });

    it("lists segments and campaigns", async () => {
      const segment = await fixture.crm.post("/v1/segments", { name: "Mine", entity_type: "contact", kind: "static" });
      const listed = await crm.use("list_crm_records", { record_type: "segment", sort_by: "name" });
      expect(listed.list("records").map(({ id }) => id)).to.include(segment.string("data.id"));
      expect((await crm.use("list_crm_records", { record_type: "campaign" })).at("total")).to.equal(0);
    });

    it("returns a remedy for each invalid argument", async () => {
      const refused = async (given: object) =>
        (await crm.refused("list_crm_records", { record_type: "contact", ...given })).list("details");
      expect((await refused({ sort_by: "last_nam" }))[0]).to.deep.include({ path: "/sort_by", code: "enum" });
      expect((await refused({ sort_by: "last_nam" }))[0]?.["allowed_values"]).to.include("last_name");
      const [misspelt] = await refused({ fields: ["email", "emial"] });
      expect(misspelt).to.deep.include({ path: "/fields/1", code: "unknown_field", did_you_mean: "email" });
      const sector = { entity_type: "contact", key: "sector", label: "Sector", type: "text" };
      await fixture.crm.post("/v1/custom-fields", sector);
      const [own] = await refused({ fields: ["custom_fields.sector", "custom_fields.secter"] });
      expect(own).to.include({ path: "/fields/1", did_you_mean: "custom_fields.sector" });
      const condition = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
      const good = condition("lead_score", "gte", 1);
      const [unknown] = await refused({ filters: [good, condition("lead_scor", "gte", 1)] });
      expect(unknown).to.include({ path: "/filters/1/field", did_you_mean: "lead_score" });
      const [operator] = await refused({ filters: [good, condition("email_consent", "gte", "unknown")] });
      expect(operator).to.include({ path: "/filters/1/operator", code: "operator_not_allowed" });
      const [value] = await refused({ match: "any", filters: [condition("lead_score", "gte", "many")] });
      expect(value).to.include({ path: "/filters/0/value" });
      const task = await crm.refused("list_crm_records", { record_type: "task", filters: [good] });
      expect(task.at("details.0")).to.include({ path: "/filters/0/field" });
      const deal = { record_type: "opportunity", filters: [condition("created_at", "gte", "2026-03-01T10:00:00")] };
      const naive = await crm.refused("list_crm_records", deal);
      expect(naive.at("details.0")).to.include({ path: "/filters/0/value", code: "timezone_required" });
    });
  });

  describe("tools/call get_crm_record", () => {
    it("returns a record like the REST API", async () => {
      const kinds: [string, string, string][] = [
        ["contact", "/v1/entities", await contact({ email: "get@people.example" })],
        ["company", "/v1/entities", await company()],
        ["opportunity", "/v1/opportunities", await opportunity()],
        ["task", "/v1/tasks", await task()],
      ];
      for (const [record_type, path, record_id] of kinds) {
        const { json } = await crm.use("get_crm_record", { record_type, record_id });
        const wire = (await fixture.crm.get(`${path}/${record_id}`)).at("data") as object;
        expect(json).to.deep.equal({
          record: { ...wire, ...(await namesIn(fixture.crm, wire)), record_type },
          related: {},
        });
      }
    });

    it("includes related records in short form", async () => {
      const firm = await company({ name: "Related" });
      const person = await contact({ first_name: "Related", company_id: firm });
      const deal = await opportunity({ name: "Related", company_id: firm, primary_contact_id: person });
      const related_to = [about("contact", person)];
      const due = await task({ title: "Due", due_at: "2031-01-01T10:00:00Z", related_to });
      const waiting = await task({ title: "Waiting", status: "waiting", related_to });
      await task({ title: "Done", status: "completed", related_to });
      const written = await note({ body: "b".repeat(2_000), related_to });
      const all = ["company", "contacts", "opportunities", "open_tasks", "recent_notes", "upcoming_events"];
      const of = async (record_type: string, record_id: string) =>
        await crm.use("get_crm_record", { record_type, record_id, include: all });

      const shown = await of("contact", person);
      expect(shown.at("related.company")).to.deep.include({ id: firm, record_type: "company", name: "Related" });
      expect(shown.at("related.opportunities")).to.deep.include({ total: 1 });
      expect(shown.at("related.opportunities.records.0")).to.include({ id: deal, stage: "qualification" });
      expect(shown.list("related.open_tasks.records").map(({ id }) => id)).to.deep.equal([due, waiting]);
      expect(shown.at("related.recent_notes.records.0.id")).to.equal(written);
      expect(shown.string("related.recent_notes.records.0.body")).to.have.lengthOf(501);
      expect(shown.at("related.upcoming_events")).to.deep.equal({ records: [], total: 0 });
      expect(shown.at("omitted")).to.deep.equal(["contacts"]);

      expect((await of("company", firm)).at("related.contacts.records.0.id")).to.equal(person);
      const ofDeal = await of("opportunity", deal);
      expect(ofDeal.at("related.contacts.records.0.id")).to.equal(person);
      expect(ofDeal.at("related.company.id")).to.equal(firm);
      expect((await of("task", due)).at("related.contacts.records.0.id")).to.equal(person);
      expect((await of("task", due)).at("omitted")).to.deep.equal([
        "company",
        "open_tasks",
        "recent_notes",
        "upcoming_events",
      ]);
    });

    it("includes the line items of an opportunity with their product, and the opportunity of a line item", async () => {
      const deal = await opportunity({ name: "With lines" });
      const product = (await fixture.crm.post("/v1/products", { name: "Engine", unit_price: 100 })).string("data.id");
      const line = { opportunity_id: deal, product_id: product, quantity: 2 };
      const item = (await fixture.crm.post("/v1/line-items", line)).string("data.id");
      const include = ["line_items", "product", "opportunity", "pipeline"];
      const ofDeal = await crm.use("get_crm_record", { record_type: "opportunity", record_id: deal, include });
      expect(ofDeal.at("related.line_items.total")).to.equal(1);
      expect(ofDeal.at("related.line_items.records.0")).to.include({ id: item, record_type: "line_item", quantity: 2 });
      expect(ofDeal.at("related.pipeline")).to.include({ record_type: "pipeline", is_default: true });
      expect(ofDeal.at("omitted")).to.deep.equal(["product", "opportunity"]);
      const ofItem = await crm.use("get_crm_record", { record_type: "line_item", record_id: item, include });
      expect(ofItem.at("related.product")).to.include({ id: product, record_type: "product", name: "Engine" });
      expect(ofItem.at("related.opportunity.id")).to.equal(deal);
    });

    it("includes upcoming events, the next one first", async () => {
      const firm = await company();
      const [person, deal] = [await contact({ company_id: firm }), await opportunity()];
      const event = async (days: number, more: object = {}): Promise<string> => {
        const start_at = new Date(Date.now() + days * 86_400_000).toISOString();
        const booked = { start_at, opportunity_id: deal, invitees: [{ contact_id: person }], ...more };
        return (await storedEvent(fixture, booked)).id;
      };
      const [later, next] = [await event(3, { status: "pending" }), await event(1, { title: "Demo" })];
      await event(-1);
      await event(2, { status: "cancelled" });
      for (const [record_type, record_id] of [
        ["contact", person],
        ["company", firm],
        ["opportunity", deal],
      ]) {
        const shown = await crm.use("get_crm_record", { record_type, record_id, include: ["upcoming_events"] });
        const events = shown.list("related.upcoming_events.records");
        expect(events.map(({ id }) => id)).to.deep.equal([next, later]);
        expect(events[0]).to.deep.include({ record_type: "event", title: "Demo", status: "confirmed" });
        expect(shown.at("related.upcoming_events.total")).to.equal(2);
      }
    });

    it("distinguishes an id of another type from an unknown id", async () => {
      const firm = await company();
      const kind = await crm.refused("get_crm_record", { record_type: "contact", record_id: firm });
      expect(kind.at("code")).to.equal("unprocessable");
      expect(kind.at("details.0")).to.deep.include({ path: "/record_type", allowed_values: ["company"] });
      for (const record_type of ["contact", "company", "opportunity", "task", "segment", "campaign"]) {
        const missing = await crm.refused("get_crm_record", { record_type, record_id: UNKNOWN_ID });
        expect(missing.at("code")).to.equal("not_found");
      }
    });

    it("returns a campaign with its texts", async () => {
      const body = { name: "Spring", subject: "Hello", text_body: "Spring is here." };
      const id = (await fixture.crm.post("/v1/campaigns", body)).string("data.id");
      const shown = await crm.use("get_crm_record", { record_type: "campaign", record_id: id });
      expect(shown.at("record")).to.include({ ...body, record_type: "campaign" });
    });
  });
});

describe("MCP: tools about single records", () => {
  const fixture = useFixture();
  const { note } = recordFactories(fixture);
  const { contact, company, opportunity } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const read = async (path: string) => (await fixture.crm.get(path)).at("data");

  describe("tools/call get_crm_record_activity", () => {
    it("returns entries by type and time, newest first", async () => {
      const record_id = await contact({ first_name: "Reported" });
      await fixture.crm.put(`/v1/entities/${record_id}`, { job_title: "Engineer" });
      await note({ related_to: [about("contact", record_id)] });
      const given = { record_type: "contact", record_id };
      const timeline = await crm.use("get_crm_record_activity", given);
      expect(timeline.list("activities").map(({ type }) => type)).to.deep.equal([
        "note_added",
        "field_changed",
        "record_created",
      ]);
      expect(timeline.at("activities.1.changes")).to.deep.include({ field: "job_title", old: null, new: "Engineer" });
      const some = await crm.use("get_crm_record_activity", { ...given, types: ["record_created"] });
      expect(some.at("total")).to.equal(1);
      const later = await crm.use("get_crm_record_activity", { ...given, since: "2099-01-01T00:00:00Z" });
      expect(later.json).to.deep.equal({ activities: [], total: 0, page: 1, page_size: 10, has_more: false });
      const deal = await opportunity();
      const moved = await crm.use("get_crm_record_activity", { record_type: "opportunity", record_id: deal });
      expect(moved.at("activities.0.type")).to.equal("record_created");
    });

    it("rejects a time without zone, an unknown type and an id of another type", async () => {
      const record_id = await contact();
      const refused = (given: object) =>
        crm.refused("get_crm_record_activity", { record_type: "contact", record_id, ...given });
      expect((await refused({ since: "2026-03-01T10:00:00" })).at("details.0")).to.include({
        path: "/since",
        code: "timezone_required",
      });
      expect((await refused({ types: ["gossip"] })).at("details.0")).to.include({ path: "/types/0", code: "enum" });
      expect((await refused({ record_type: "company" })).at("code")).to.equal("unprocessable");
      expect((await refused({ record_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
    });
  });

  describe("tools/call list_crm_notes", () => {
    it("returns notes newest first, shortened on request", async () => {
      const record_id = await contact();
      const related_to = [about("contact", record_id)];
      const first = await note({ body: `One ${"é".repeat(200)}`, related_to });
      const second = await note({ body: "Two", title: "Call", related_to });
      await note({ body: "About somebody else" });
      const given = { record_type: "contact", record_id, body_max_chars: 50 };
      const listed = await crm.use("list_crm_notes", given);
      expect(listed.list("notes").map(({ id, truncated }) => [id, truncated])).to.deep.equal([
        [second, false],
        [first, true],
      ]);
      expect(listed.at("notes.1.body")).to.equal(`One ${"é".repeat(46)}…`);
      expect((await crm.use("list_crm_notes", { ...given, query: "call" })).at("total")).to.equal(1);
      const deal = await opportunity();
      expect((await crm.use("list_crm_notes", { record_type: "opportunity", record_id: deal })).at("total")).to.equal(
        0,
      );
      const missing = await crm.refused("list_crm_notes", { ...given, record_id: UNKNOWN_ID });
      expect(missing.at("code")).to.equal("not_found");
    });
  });

  describe("tools/call add_crm_note", () => {
    it("creates a note about a record", async () => {
      const cases: [string, string][] = [
        ["contact", await contact()],
        ["company", await company()],
        ["opportunity", await opportunity()],
      ];
      for (const [record_type, record_id] of cases) {
        const body = "Agreed:\n\n- **three** machines";
        const added = await crm.use("add_crm_note", { record_type, record_id, body, title: "Call" });
        expect(added.at("note")).to.deep.include({ body, title: "Call", related_to: [{ record_type, record_id }] });
        expect(await read(`/v1/notes/${added.string("note.id")}`)).to.deep.equal(added.at("note"));
      }
    });

    it("rejects an empty note and an unknown record", async () => {
      const given = { record_type: "contact", record_id: await contact(), body: "<p></p>" };
      const empty = await crm.refused("add_crm_note", given);
      expect(empty.at("details.0")).to.include({ path: "/body", code: "too_short" });
      const lost = await crm.refused("add_crm_note", { ...given, record_id: UNKNOWN_ID, body: "Hm." });
      expect(lost.at("code")).to.equal("not_found");
      const other = await crm.refused("add_crm_note", { ...given, record_type: "company", body: "Hm." });
      expect(other.at("details.0")).to.include({ path: "/record_type" });
    });
  });
});

describe("MCP: tool that finds duplicates", () => {
  const fixture = useFixture();
  const { contact } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));

  describe("tools/call find_crm_duplicates", () => {
    it("finds duplicates of a record, of a candidate and in groups", async () => {
      const one = await contact({ first_name: "Grace", last_name: "Hopper", phone: "+33612345678" });
      const two = await contact({ first_name: "Grace", last_name: "Hoper", phone: "+33612345678" });
      const record_type = "contact";
      const stored = await crm.use("find_crm_duplicates", { record_type, record_id: one });
      expect(stored.json).to.include({ total: 1, has_more: false });
      expect(stored.at("duplicates.0.record")).to.include({ id: two, full_name: "Grace Hoper" });
      expect(stored.at("duplicates.0.confidence")).to.be.within(0.7, 1);
      const candidate = { first_name: "Grace", last_name: "Hopper" };
      const asked = await crm.use("find_crm_duplicates", { record_type, candidate, min_confidence: 0.6 });
      expect(asked.at("duplicates.0.record.id")).to.equal(one);
      const groups = await crm.use("find_crm_duplicates", { record_type });
      expect(groups.json).to.include({ page: 1, has_more: false });
      expect(groups.at("total")).to.equal(groups.list("groups").length);
      expect(groups.at("groups.0")).to.include({ field: "phone", count: 2 });
      expect(groups.list("groups.0.records").map(({ id }) => id)).to.have.members([one, two]);
    });

    it("returns an error for invalid fields of a candidate", async () => {
      const refused = async (given: object) =>
        (await crm.refused("find_crm_duplicates", { record_type: "contact", ...given })).at("details.0");
      const misspelt = await refused({ candidate: { frist_name: "Ada" } });
      expect(misspelt).to.include({ path: "/candidate/frist_name", code: "unknown_field", did_you_mean: "first_name" });
      expect(await refused({ candidate: { domain: "a.example" } })).to.include({ path: "/candidate/domain" });
      expect(await refused({ candidate: { email: "nobody" } })).to.include({
        path: "/candidate/email",
        code: "format",
      });
      const both = { record_id: await contact(), candidate: { first_name: "Ada" } };
      expect(await refused(both)).to.include({ path: "/candidate", code: "not_together" });
      const company = await refused({ record_type: "company", record_id: await contact() });
      expect(company).to.include({ path: "/record_type" });
    });
  });
});

describe("MCP: tools that count and sum records", () => {
  const fixture = useFixture();
  const { contact, company, opportunity, pipeline } = opportunityFactories(fixture);
  let way = "";
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  before(async () => {
    way = await pipeline();
    await opportunity({ pipeline_id: way, stage: "talk", amount: 20, company_id: await company({ name: "Mills" }) });
    await opportunity({ pipeline_id: way, stage: "start", amount: 10.25 });
    await opportunity({ pipeline_id: way, stage: "talk", amount: 5, currency: "USD" });
  });
  const report = (more: object) =>
    crm.use("list_crm_records", {
      record_type: "opportunity",
      filters: [{ field: "pipeline_id", operator: "eq", value: way }],
      ...more,
    });

  describe("tools/call list_crm_records", () => {
    it("adds amounts per stage and currency, in the order of the pipeline", async () => {
      const { json } = await report({ group_by: ["stage"], measures: ["count", "sum_amount"] });
      expect(json).to.deep.equal({
        records: [],
        groups: [
          { stage: "start", stage_label: "Start", currency: "EUR", count: 1, sum_amount: 10.25 },
          { stage: "talk", stage_label: "Talk", currency: "EUR", count: 1, sum_amount: 20 },
          { stage: "talk", stage_label: "Talk", currency: "USD", count: 1, sum_amount: 5 },
        ],
        total: 3,
        page: 1,
        page_size: 100,
        has_more: false,
      });
    });

    it("groups by period and related record, and sorts by a measure", async () => {
      const found = await report({
        group_by: ["company_id", "created_at"],
        period: "year",
        measures: ["count", "max_amount"],
        sort_by: "max_amount",
        sort_direction: "desc",
      });
      const [first] = found.list("groups");
      expect(first).to.include({ company_id_label: "Mills", max_amount: 20 });
      expect(first?.["created_at_label"]).to.match(/^\d{4}$/);
    });

    it("counts contacts without companies, and names the possible fields", async () => {
      await contact({ source: "form" });
      const found = await crm.use("list_crm_records", { record_type: "contact", group_by: ["source"] });
      expect(found.at("groups")).to.deep.equal([{ source: "form", count: 1 }]);
      const refused = await crm.refused("list_crm_records", {
        record_type: "contact",
        group_by: ["industry"],
        measures: ["sum_amount"],
      });
      expect(refused.text).to.include("/group_by/0").and.to.include("/measures/0").and.to.include("lead_status");
      expect(refused.text).to.not.include("parent_company_id");
    });
  });
});
