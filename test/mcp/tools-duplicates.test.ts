import { expect } from "chai";
import { assistantOf, type Assistant } from "../support/mcp/assistant.ts";
import { opportunityFactories } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

describe("MCP: tool that finds duplicates", () => {
  const fixture = useFixture();
  const { contact } = opportunityFactories(fixture);
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });

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
