import { expect } from "chai";
import { assistantOf, type Assistant } from "../support/mcp/assistant.ts";
import { recordFactories, about, opportunityFactories } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("MCP: tools about single records", () => {
  const fixture = useFixture();
  const { note } = recordFactories(fixture);
  const { contact, company, opportunity } = opportunityFactories(fixture);
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });
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
