import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

interface Entry {
  readonly type: string;
  readonly summary: string;
  readonly changes: unknown;
  readonly related: unknown;
}

describe("Timelines: /v1/entities/{id}/activity", () => {
  const fixture = useFixture();

  const create = async (body: object): Promise<string> => await fixture.crm.create("/v1/entities", body);
  const contact = (more: object = {}): Promise<string> =>
    create({ entity_type: "contact", first_name: "Ada", ...more });
  const company = (name: string): Promise<string> => create({ entity_type: "company", name });
  const note = async (related_to: object[]): Promise<string> =>
    await fixture.crm.create("/v1/notes", { body: "We spoke.", related_to });
  const task = async (related_to: object[]): Promise<string> =>
    await fixture.crm.create("/v1/tasks", { title: "Call", related_to });
  const timeline = async (id: string, query = ""): Promise<Entry[]> =>
    (await fixture.crm.get(`/v1/entities/${id}/activity${query}`)).list("data") as unknown as Entry[];
  const types = async (id: string, query = ""): Promise<string[]> =>
    (await timeline(id, query)).map(({ type }) => type);

  describe("GET /v1/entities/{id}/activity (entities.activity)", () => {
    it("returns related notes and tasks and updates last_activity_at without a new version", async () => {
      const [id, firm] = [await contact(), await company("Engines")];
      const related_to = [
        { record_type: "contact", record_id: id },
        { record_type: "company", record_id: firm },
      ];
      expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data.last_activity_at")).to.equal(null);
      const noteId = await note(related_to);
      const taskId = await task(related_to);
      await fixture.crm.post(`/v1/tasks/${taskId}/complete`);
      const entries = (await timeline(id)).map(({ type, related }) => [type, related]);
      expect(entries).to.deep.equal([
        ["task_completed", { type: "task", id: taskId }],
        ["task_created", { type: "task", id: taskId }],
        ["note_added", { type: "note", id: noteId }],
        ["record_created", null],
      ]);
      expect(await types(firm)).to.deep.equal(["task_completed", "task_created", "note_added", "record_created"]);
      const [newest] = (await fixture.crm.get(`/v1/entities/${id}/activity`)).list("data");
      const after = (await fixture.crm.get(`/v1/entities/${id}`)).at("data");
      expect(after).to.include({ last_activity_at: newest?.["occurred_at"], version: 1 });
    });

    it("returns the creation and all changes, newest first", async () => {
      const id = await contact();
      await fixture.crm.put(`/v1/entities/${id}`, { job_title: "Mathematician", lifecycle_stage: "customer" });
      await fixture.crm.put(`/v1/entities/${id}`, { job_title: "Mathematician" });
      const entries = await timeline(id);
      expect(entries.map(({ type, changes }) => [type, changes])).to.deep.equal([
        ["lifecycle_changed", [{ field: "lifecycle_stage", old: "lead", new: "customer" }]],
        ["field_changed", [{ field: "job_title", old: null, new: "Mathematician" }]],
        ["record_created", null],
      ]);
    });

    it("returns company changes in the timelines of contact and companies", async () => {
      const [first, second] = [await company("First"), await company("Second")];
      const id = await contact({ company_id: first });
      await fixture.crm.put(`/v1/entities/${id}`, { company_id: second });
      await fixture.crm.put(`/v1/entities/${id}`, { company_id: null });
      const linked = (await timeline(id)).map(({ type, related }) => [type, related]);
      expect(linked).to.deep.equal([
        ["unlinked", { type: "company", id: second }],
        ["linked", { type: "company", id: second }],
        ["record_created", null],
      ]);
      expect(await types(first)).to.deep.equal(["unlinked", "linked", "record_created"]);
      const [last] = await timeline(second);
      expect(last).to.deep.include({ type: "unlinked", related: { type: "contact", id } });
    });

    it("returns a stage change of a company separately from other fields", async () => {
      const id = await company("Engines");
      await fixture.crm.put(`/v1/entities/${id}`, { industry: "Machinery", lifecycle_stage: "customer" });
      expect((await types(id)).sort()).to.deep.equal(["field_changed", "lifecycle_changed", "record_created"]);
    });

    it("returns summaries in the language of the caller", async () => {
      const id = await contact();
      await fixture.crm.put(`/v1/entities/${id}`, { job_title: "Mathematician" });
      const [english] = await timeline(id);
      expect(english?.summary).to.match(/ changed job title\.$/);
      const french = await fixture.crm.get(`/v1/entities/${id}/activity`, { "Accept-Language": "fr" });
      expect(french.string("data.0.summary")).to.match(/ a modifié la fonction\.$/);
    });

    it("returns summaries with the names of stages, pipelines and custom fields instead of their keys", async () => {
      const stage = (key: string, label: string, type = "open", probability = 50) => ({
        key,
        label,
        type,
        probability,
      });
      const ends = [stage("won", "Signed", "won", 100), stage("lost", "Gone", "lost", 0)];
      const pipeline = async (name: string, label: string): Promise<string> => {
        const stages = [stage("first_call", label), stage("in_review", "Under review"), ...ends];
        return await fixture.crm.create("/v1/pipelines", { name, stages });
      };
      const [pipeline_id, other] = [
        await pipeline("Renewals", "Renewal call"),
        await pipeline("New business", "First call"),
      ];
      const field = { entity_type: "company", key: "tier_code", label: "Tier of service", type: "text" };
      expect((await fixture.crm.post("/v1/custom-fields", field)).status).to.equal(201);
      const company_id = await company("Engines");
      await fixture.crm.put(`/v1/entities/${company_id}`, { custom_fields: { tier_code: "A" } });
      const deal = { name: "Deal", company_id, pipeline_id, stage: "first_call" };
      const id = await fixture.crm.create("/v1/opportunities", deal);
      for (const change of [{ stage: "in_review" }, { stage: "won" }, { pipeline_id: other, stage: "first_call" }])
        expect((await fixture.crm.put(`/v1/opportunities/${id}`, change)).status).to.equal(200);
      await fixture.service.database
        .pool("activities")
        .where({ record_id: id, type: "record_created" })
        .update({
          actor: JSON.stringify({ id: null, name: "crm seed", type: "system", application: null }),
        });
      const summaries = async (path: string, language: string): Promise<string> =>
        (await fixture.crm.get(`${path}/activity?page_size=50`, { "Accept-Language": language }))
          .list("data")
          .map(({ summary }) => summary)
          .join("\n");
      const english = await summaries(`/v1/opportunities/${id}`, "en");
      expect(english).to.include("from Under review to Signed.").and.include("from Signed to First call.");
      expect(english).to.include("The command line created this record.");
      const french = await summaries(`/v1/opportunities/${id}`, "fr");
      expect(french).to.include("de l’étape Under review à l’étape Signed.").and.include("La ligne de commande a créé");
      const ofCompany = await summaries(`/v1/entities/${company_id}`, "en");
      expect(ofCompany).to.include("changed “Tier of service”.").and.include("to Under review.");
      for (const text of [english, french, ofCompany]) expect(text).not.to.match(/[a-z]_[a-z]|[0-9a-f]{8}-|\bcrm /);
    });

    it("filters by type and time and pages by number and cursor", async () => {
      const id = await contact();
      for (const lead_score of [1, 2, 3]) await fixture.crm.put(`/v1/entities/${id}`, { lead_score });
      expect(await types(id, "?type=record_created")).to.deep.equal(["record_created"]);
      const [newest] = (await fixture.crm.get(`/v1/entities/${id}/activity`)).list("data");
      const at = encodeURIComponent(String(newest?.["occurred_at"]));
      expect((await types(id, `?since=${at}`))[0]).to.equal("field_changed");
      expect(await types(id, `?until=2020-01-01T00:00:00Z`)).to.deep.equal([]);
      const second = await fixture.crm.get(`/v1/entities/${id}/activity?page=2&page_size=3`);
      expect(second.at("meta")).to.deep.equal({ total: 4, page: 2, page_size: 3 });
      expect(second.list("data")).to.have.length(1);
      const seen: unknown[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page = await fixture.crm.get(`/v1/entities/${id}/activity?page_size=2&cursor=${cursor}`);
        seen.push(...page.list("data"));
        cursor = page.at("meta.next_cursor") as string | null;
      }
      expect(seen).to.have.length(4);
    });

    it("deletes the entries when the record is purged", async () => {
      const id = await contact();
      await fixture.crm.post(`/v1/entities/${id}/purge`);
      const left = await fixture.service.database.pool("activities").where({ record_id: id });
      expect(left).to.deep.equal([]);
    });

    it("omits entries about records that the caller cannot read", async () => {
      const id = await contact();
      await note([{ record_type: "contact", record_id: id }]);
      const blind = await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: ["entities:read"] });
      const seen = await blind.get(`/v1/entities/${id}/activity`);
      expect(seen.list("data").map(({ type }) => type)).to.deep.equal(["record_created"]);
      expect(seen.at("meta.total")).to.equal(1);
      expect(await types(id)).to.deep.equal(["note_added", "record_created"]);
    });

    it("returns 400 for unknown types and times without offset", async () => {
      const id = await contact();
      const refused = await fixture.crm.get(`/v1/entities/${id}/activity?type=gossip&since=2026-03-01T09:30:00`);
      expect(refused.status).to.equal(400);
      const codes = refused.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);
      expect(codes).to.have.members(["type enum", "since timezone_required"]);
    });
  });

  describe("GET /v1/opportunities/{id}/activity (opportunities.activity)", () => {
    it("returns entries that also appear in the timelines of company and contacts", async () => {
      const [id, firm] = [await contact(), await company("Engines")];
      const body = { name: "Deal", company_id: firm, primary_contact_id: id };
      const deal = await fixture.crm.create("/v1/opportunities", body);
      await fixture.crm.put(`/v1/opportunities/${deal}`, { stage: "proposal", amount: 10 });
      await fixture.crm.put(`/v1/opportunities/${deal}`, { primary_contact_id: null });
      const own = await fixture.crm.get(`/v1/opportunities/${deal}/activity`);
      const ofDeal = own.list("data").map(({ type, related }) => [type, related]);
      expect(ofDeal).to.deep.equal([
        ["field_changed", null],
        ["stage_changed", null],
        ["field_changed", null],
        ["record_created", null],
      ]);
      const related = { type: "opportunity", id: deal };
      const ofContact = (await timeline(id, "?type=linked&type=unlinked&type=stage_changed")).map((entry) => [
        entry.type,
        entry.related,
      ]);
      expect(ofContact).to.deep.equal([
        ["unlinked", related],
        ["stage_changed", related],
        ["linked", related],
      ]);
      expect(await types(firm, "?type=linked&type=stage_changed")).to.deep.equal(["stage_changed", "linked"]);
      expect((await timeline(firm, "?type=stage_changed"))[0]?.changes).to.deep.equal([
        { field: "stage", old: "qualification", new: "proposal" },
      ]);
    });
  });
});
