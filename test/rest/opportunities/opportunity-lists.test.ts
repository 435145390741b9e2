import { expect } from "chai";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities", () => {
  const fixture = useFixture();
  const { opportunity, company, pipeline, keyWith } = opportunityFactories(fixture);

  describe("POST /v1/opportunities/search (opportunities.search)", () => {
    it("searches by a filter tree", async () => {
      const [way, engines] = [await pipeline(), await company({ industry: "Machinery" })];
      const id = await opportunity({ pipeline_id: way, amount: 5000, tags: ["Brass"], company_id: engines });
      await opportunity({ pipeline_id: way, amount: 50 });
      const search = (...conditions: Fields[]) =>
        fixture.crm.post("/v1/opportunities/search", {
          filter: { op: "and", conditions: [{ field: "pipeline_id", operator: "eq", value: way }, ...conditions] },
        });
      const conditions = [
        { field: "amount", operator: "gte", value: 1000 },
        { field: "weighted_amount", operator: "eq", value: 750 },
        { field: "tags", operator: "has_any", value: ["brass"] },
        { field: "company.industry", operator: "eq", value: "machinery" },
        { field: "company_id", operator: "is_not_empty" },
      ];
      for (const condition of conditions) {
        const found = await search(condition);
        expect(
          found.list("data").map((one) => one["id"]),
          condition.field,
        ).to.deep.equal([id]);
      }
      expect((await search()).at("meta.total")).to.equal(2);
      const refused = await search({ field: "contacts", operator: "eq", value: id });
      expect(refused.status).to.be.oneOf([400, 422]);
    });

    it("returns 403 for filters on records that the caller cannot read", async () => {
      const [seller, clerk] = await Promise.all([keyWith(["opportunities:read"]), keyWith(["entities:read"])]);
      const filter = (field: string, value: unknown) => ({
        filter: { op: "and", conditions: [{ field, operator: "eq", value }] },
      });
      const companies = await seller.post("/v1/opportunities/search", filter("company.industry", "Machinery"));
      expect([companies.status, companies.at("details.0.code")]).to.deep.equal([403, "required_scope"]);
      const sales = await clerk.post("/v1/entities/search", filter("opportunities.count", 1));
      expect([sales.status, sales.at("details.0.code")]).to.deep.equal([403, "required_scope"]);
    });
  });
});
