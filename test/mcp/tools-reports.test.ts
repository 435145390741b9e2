import { expect } from "chai";
import { assistantOf, type Assistant } from "../support/mcp/assistant.ts";
import { opportunityFactories } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

describe("MCP: tools that count and sum records", () => {
  const fixture = useFixture();
  const { contact, company, opportunity, pipeline } = opportunityFactories(fixture);
  let crm: Assistant;
  let way = "";
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
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
