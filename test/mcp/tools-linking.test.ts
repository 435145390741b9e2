import { expect } from "chai";
import { assistantOf, type Assistant } from "../support/mcp/assistant.ts";
import { opportunityFactories } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("MCP: tool that links contacts to companies", () => {
  const fixture = useFixture();
  const { contact, company } = opportunityFactories(fixture);
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });
  const read = async (path: string) => (await fixture.crm.get(path)).at("data");

  describe("tools/call link_contact_to_company", () => {
    it("links, returns the previous company and replaces it on request only", async () => {
      const [contact_id, first, second] = [await contact(), await company(), await company({ name: "Second" })];
      const linked = await crm.use("link_contact_to_company", { contact_id, company_id: first });
      expect(linked.json).to.deep.equal({
        contact_id,
        company_id: first,
        previous_company_id: null,
        changed: true,
      });
      const again = await crm.use("link_contact_to_company", { contact_id, company_id: first });
      expect(again.json).to.include({ previous_company_id: first, changed: false });
      const refused = await crm.refused("link_contact_to_company", { contact_id, company_id: second });
      expect(refused.at("code")).to.equal("state_conflict");
      expect(refused.at("details.0")).to.include({
        path: "/company_id",
        code: "linked_elsewhere",
        existing_id: first,
      });
      const replaced = await crm.use("link_contact_to_company", {
        contact_id,
        company_id: second,
        replace_existing: true,
      });
      expect(replaced.json).to.include({ company_id: second, previous_company_id: first, changed: true });
      expect(await read(`/v1/entities/${contact_id}`)).to.include({ company_id: second, version: 3 });
    });

    it("returns an error for a missing or wrong record", async () => {
      const [contact_id, company_id] = [await contact(), await company()];
      const refused = (given: object) => crm.refused("link_contact_to_company", { contact_id, company_id, ...given });
      expect((await refused({ contact_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
      expect((await refused({ contact_id: company_id })).at("details.0")).to.include({ path: "/contact_id" });
      const lost = { path: "/company_id", code: "reference_not_found" };
      expect((await refused({ company_id: UNKNOWN_ID })).at("details.0")).to.include(lost);
      expect((await refused({ company_id: contact_id })).at("details.0")).to.include(lost);
    });
  });
});
