import { expect } from "chai";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

/** The groups as `[keys..., measures...]`. */
const rowsOf = (answer: Answer): unknown[][] => {
  expect(answer.status, answer.text).to.equal(200);
  const groups = answer.at("data.groups") as { group: Record<string, { value: unknown }>; measures: Fields }[];
  return groups.map(({ group, measures }) => [
    ...Object.values(group).map(({ value }) => value),
    ...Object.values(measures),
  ]);
};

const about = (tag: string) => ({ op: "and", conditions: [{ field: "tags", operator: "has_any", value: [tag] }] });

/** Reports group by every kind of value that the organization chooses: tags, and custom fields of each type. */
describe("All operations: groups of reports by tags and custom fields", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, opportunity, keyWith, fromOtherOrganization } = opportunityFactories(fixture);
  const report = (body: Fields, path = "/v1/entities"): Promise<Answer> => fixture.crm.post(`${path}/aggregate`, body);
  const define = async (entity_type: string, key: string, more: Fields): Promise<void> => {
    const made = await fixture.crm.post("/v1/custom-fields", { entity_type, key, label: `Label of ${key}`, ...more });
    expect(made.status, made.text).to.equal(201);
  };
  before(async () => {
    await define("contact", "size", { type: "select", options: ["small", "medium", "Large"] });
    await define("contact", "sports", { type: "multi_select", options: ["tennis", "Judo", "chess"] });
    await define("contact", "trained", { type: "boolean" });
    await define("contact", "joined", { type: "date" });
    await define("contact", "seen", { type: "datetime" });
    await define("contact", "team", { type: "text" });
    await define("contact", "shoe", { type: "number" });
    await define("opportunity", "region", { type: "select", options: ["north", "south"] });
    // Companies have another kind of field with the same key.
    await define("company", "trained", { type: "text" });
  });

  describe("POST /v1/entities/aggregate (entities.aggregate)", () => {
    it("counts a record in the group of each of its tags, ignoring case, and says that groups overlap", async () => {
      for (const tags of [["VIP", "Lyon"], ["vip"], ["Lyon", "Émile"], []])
        await contact({ tags, description: "tagged" });
      const filter = { op: "and", conditions: [{ field: "description", operator: "eq", value: "tagged" }] };
      const answer = await report({ filter, group_by: ["tags"] });
      expect(rowsOf(answer)).to.deep.equal([
        ["Émile", 1],
        ["Lyon", 2],
        ["VIP", 2],
        [null, 1],
      ]);
      expect(answer.at("meta")).to.include({ total: 4, records: 4, overlapping: true, truncated: false });
      const first = await report({ filter, group_by: ["tags"], sort: "-count,tags", limit: 1 });
      expect(rowsOf(first)).to.deep.equal([["Lyon", 2]]);
      expect(first.at("meta")).to.include({ total: 4, records: 4, overlapping: true, truncated: true });
      const stages = await report({ filter, group_by: ["tags", "lifecycle_stage"] });
      expect(rowsOf(stages)[0]).to.deep.equal(["Émile", "lead", 1]);
      expect((await report({ filter, group_by: ["lifecycle_stage"] })).at("meta.overlapping")).to.equal(false);
      const other = await fromOtherOrganization();
      expect(rowsOf(await other.post("/v1/entities/aggregate", { group_by: ["tags"] }))).to.deep.equal([]);
    });

    it("groups by custom fields of each type: options in their order, dates by period, empty values last", async () => {
      const tag = "custom-groups";
      for (const custom_fields of [
        { size: "Large", sports: ["Judo", "tennis"], trained: true, joined: "2031-01-31", team: "Äpfel" },
        { size: "small", sports: ["Judo"], trained: false, joined: "2031-02-01", team: "Zoo" },
        { size: "small", trained: true, seen: "2031-01-31T23:30:00Z", team: "Bau" },
        {},
      ])
        await contact({ tags: [tag], custom_fields });
      await company({ tags: [tag], custom_fields: { trained: "by us" } });
      const grouped = async (key: string, more: Fields = {}): Promise<unknown[][]> =>
        rowsOf(await report({ filter: about(tag), group_by: [`custom_fields.${key}`], ...more }));
      expect(await grouped("size")).to.deep.equal([
        ["small", 2],
        ["Large", 1],
        [null, 2],
      ]);
      expect(await grouped("sports")).to.deep.equal([
        ["tennis", 1],
        ["Judo", 2],
        [null, 3],
      ]);
      expect(await grouped("trained", { sort: "-custom_fields.trained" })).to.deep.equal([
        [true, 2],
        [false, 1],
        [null, 2],
      ]);
      expect(await grouped("joined")).to.deep.equal([
        ["2031-01-01", 1],
        ["2031-02-01", 1],
        [null, 3],
      ]);
      expect((await grouped("seen"))[0]).to.deep.equal(["2031-02-01", 1]);
      expect((await grouped("seen", { timezone: "UTC" }))[0]).to.deep.equal(["2031-01-01", 1]);
      expect((await grouped("team")).map(([team]) => team)).to.deep.equal(["Äpfel", "Bau", "Zoo", null]);
      const both = await report({
        filter: about(tag),
        group_by: ["custom_fields.sports", "custom_fields.size"],
        measures: ["count", "sum_lead_score"],
      });
      expect(rowsOf(both)[0]).to.deep.equal(["tennis", "Large", 1, 0]);
      expect(both.at("meta")).to.include({ total: 5, records: 5, overlapping: true });
      const ofCompanies = await report({
        filter: { op: "and", conditions: [{ field: "entity_type", operator: "eq", value: "company" }, about(tag)] },
        group_by: ["custom_fields.trained"],
      });
      expect(rowsOf(ofCompanies)).to.deep.equal([["by us", 1]]);
    });

    it("refuses unknown custom fields and kinds without groups, and names those that can be used", async () => {
      const unknown = await report({ group_by: ["lifecycle_stage", "custom_fields.siez"] });
      expect(unknown.problems).to.deep.equal([422, "/group_by/1 unknown_custom_field"]);
      expect(unknown.at("details.0.did_you_mean")).to.equal("custom_fields.size");
      const number = await report({ group_by: ["custom_fields.shoe"] });
      expect([number.status, number.at("details.0.code")]).to.deep.equal([422, "enum"]);
      expect(number.at("details.0.allowed_values"))
        .to.include("custom_fields.size")
        .and.not.include("custom_fields.shoe");
      const misspelt = await report({ group_by: ["tagz"] });
      expect([misspelt.status, misspelt.at("details.0.did_you_mean")]).to.deep.equal([400, "tags"]);
      const malformed = await report({ group_by: ["custom_fields.Size"] });
      expect([malformed.status, malformed.at("details.1.message")]).to.deep.equal([
        400,
        "This must be the name of a custom field, such as custom_fields.size.",
      ]);
      const other = await fromOtherOrganization();
      expect((await other.post("/v1/entities/aggregate", { group_by: ["custom_fields.size"] })).status).to.equal(422);
    });

    it("needs the permission to read the records, and no other", async () => {
      const key = await keyWith(["entities:read"]);
      const body = { filter: about("custom-groups"), group_by: ["custom_fields.size"] };
      expect(rowsOf(await key.post("/v1/entities/aggregate", body))[0]).to.deep.equal(["small", 2]);
      expect((await (await keyWith(["tasks:read"])).post("/v1/entities/aggregate", body)).status).to.equal(403);
    });
  });

  describe("POST /v1/opportunities/aggregate (opportunities.aggregate)", () => {
    it("adds amounts per custom field and tag", async () => {
      for (const [region, amount, tags] of [
        ["south", 10, ["Big", "urgent"]],
        ["south", 5, ["big"]],
        ["north", 1, []],
      ] as const)
        await opportunity({ amount, custom_fields: { region }, tags, name: "Regional" });
      const filter = { op: "and", conditions: [{ field: "name", operator: "eq", value: "Regional" }] };
      const measures = ["count", "sum_amount"];
      const regions = await report({ filter, group_by: ["custom_fields.region"], measures }, "/v1/opportunities");
      expect(rowsOf(regions)).to.deep.equal([
        ["north", 1, 1],
        ["south", 2, 15],
      ]);
      const tags = await report({ filter, group_by: ["tags"], measures, sort: "-sum_amount" }, "/v1/opportunities");
      expect(rowsOf(tags)).to.deep.equal([
        ["Big", 2, 15],
        ["urgent", 1, 10],
        [null, 1, 1],
      ]);
    });
  });

  describe("tools/call list_crm_records", () => {
    it("groups by tags and custom fields, and says that groups overlap or are left out", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const filters = [{ field: "name", operator: "eq", value: "Regional" }];
      const grouped = async (field: string): Promise<unknown> =>
        (await crm.use("list_crm_records", { record_type: "opportunity", filters, group_by: [field] })).json;
      expect(await grouped("tags")).to.deep.include({
        groups: [
          { tags: "Big", count: 2 },
          { tags: "urgent", count: 1 },
          { tags: null, count: 1 },
        ],
        overlapping: true,
        total: 3,
        has_more: false,
      });
      expect(await grouped("custom_fields.region")).to.deep.include({
        groups: [
          { "custom_fields.region": "north", count: 1 },
          { "custom_fields.region": "south", count: 2 },
        ],
      });
      const tags = Array.from({ length: 50 }, (_, index) => `left out ${String(index)}`);
      await opportunity({ name: "Regional", tags });
      await opportunity({ name: "Regional", tags: tags.map((tag) => `${tag} too`) });
      expect(await grouped("tags")).to.deep.include({ groups_total: 103, has_more: true });
    });
  });
});
