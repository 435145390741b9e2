import { expect } from "chai";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities", () => {
  const fixture = useFixture();
  const { opportunity, contact, company, pipeline, change, ids, fromOtherOrganization, keyWith } =
    opportunityFactories(fixture);

  describe("GET /v1/opportunities (opportunities.list)", () => {
    it("combines filters with AND", async () => {
      const [ada, engines, way] = [await contact(), await company(), await pipeline()];
      const id = await opportunity({
        name: "Différence n° 2",
        description: "With a crank",
        pipeline_id: way,
        stage: "talk",
        amount: 77.5,
        expected_close_date: "2031-05-05",
        company_id: engines,
        primary_contact_id: ada,
        tags: ["Brass"],
      });
      const matching = [
        "q=difference+crank",
        `pipeline_id=${way}&stage=talk&status=open`,
        `owner_id=${fixture.organization.owner.id}&pipeline_id=${way}`,
        `company_id=${engines}`,
        `contact_id=${ada}`,
        "tag=brass",
        `amount_min=77.5&amount_max=77.5&pipeline_id=${way}`,
        "expected_close_after=2031-05-05&expected_close_before=2031-05-06",
        `created_after=2020-01-01T00:00:00Z&updated_after=2020-01-01T00:00:00Z&pipeline_id=${way}`,
      ];
      const found = await Promise.all(matching.map((query) => ids(`/v1/opportunities?${query}`)));
      found.forEach((ids, index) => expect(ids, matching[index]).to.deep.equal([id]));
      const missing = [
        "q=difference+steam",
        `pipeline_id=${way}&status=won`,
        `contact_id=${engines}`,
        "expected_close_before=2031-05-05&expected_close_after=2031-05-01",
        `created_before=2020-01-01T00:00:00Z&pipeline_id=${way}`,
        `updated_before=2020-01-01T00:00:00Z&pipeline_id=${way}`,
        `pipeline_id=${way}&amount_min=77.51`,
      ];
      const none = await Promise.all(missing.map((query) => ids(`/v1/opportunities?${query}`)));
      none.forEach((ids, index) => expect(ids, missing[index]).to.deep.equal([]));
    });

    it("returns sorted opportunities by page and by cursor", async () => {
      const way = await pipeline();
      const made: string[] = [];
      for (const amount of [30, null, 10, 20]) made.push(await opportunity({ pipeline_id: way, amount }));
      const [thirty, none, ten, twenty] = made;
      const path = `/v1/opportunities?pipeline_id=${way}`;
      expect(await ids(path)).to.deep.equal([twenty, ten, none, thirty]);
      expect(await ids(`${path}&sort=amount`)).to.deep.equal([ten, twenty, thirty, none]);
      expect(await ids(`${path}&sort=-amount&page=2&page_size=2`)).to.deep.equal([ten, none]);
      const walked: unknown[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page = await fixture.crm.get(`${path}&sort=-amount&page_size=1&cursor=${encodeURIComponent(cursor)}`);
        expect(page.at("meta.total")).to.equal(4);
        walked.push(...page.list("data").map(({ id }) => id));
        cursor = page.at("meta.next_cursor") as string | null;
      }
      expect(walked).to.deep.equal([thirty, twenty, ten, none]);
    });

    it("returns nothing of another organization", async () => {
      const other = await fromOtherOrganization();
      const foreign = (await other.post("/v1/opportunities", { name: "Foreign" })).string("data.id");
      expect(await ids("/v1/opportunities?q=foreign")).to.not.include(foreign);
      for (const answer of [
        await fixture.crm.get(`/v1/opportunities/${foreign}`),
        await change(foreign, { amount: 1 }),
        await fixture.crm.delete(`/v1/opportunities/${foreign}`),
        await fixture.crm.post(`/v1/opportunities/${foreign}/restore`),
      ]) {
        expect(answer.status).to.equal(404);
      }
    });
  });

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
