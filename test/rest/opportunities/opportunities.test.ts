import { expect } from "chai";
import { opportunityFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, fromOtherOrganization } = opportunityFactories(fixture);

  describe("POST /v1/opportunities (opportunities.create)", () => {
    it("defaults pipeline, stage, currency and owner", async () => {
      const created = await fixture.crm.post("/v1/opportunities", { name: " Two engines ", amount: 1000.5 });
      expect(created.status).to.equal(201);
      expect(created.headers.get("location")).to.equal(`/v1/opportunities/${created.string("data.id")}`);
      expect(created.at("data")).to.include({
        name: "Two engines",
        stage: "qualification",
        status: "open",
        amount: 1000.5,
        currency: "EUR",
        probability: 10,
        weighted_amount: 100.05,
        closed_at: null,
        owner_id: fixture.organization.owner.id,
        source: "api",
        version: 1,
      });
      expect(created.at("data.stage_changed_at")).to.equal(created.at("data.created_at"));
    });

    it("returns 422 for every unknown reference and writes nothing", async () => {
      const [ada, engines, other] = [await contact(), await company(), await fromOtherOrganization()];
      const foreign = (await other.post("/v1/entities", { entity_type: "contact", first_name: "Foreign" })).string(
        "data.id",
      );
      const deleted = await contact();
      await fixture.crm.delete(`/v1/entities/${deleted}`);
      const total = (await fixture.crm.get("/v1/opportunities")).at("meta.total");
      const refused = await fixture.crm.post("/v1/opportunities", {
        name: "Refused",
        pipeline_id: UNKNOWN_ID,
        company_id: ada,
        primary_contact_id: engines,
        contacts: [ada, foreign, deleted].map((contact_id) => ({ contact_id, role: "user" })),
        owner_id: UNKNOWN_ID,
      });
      expect([refused.status, refused.at("code")]).to.deep.equal([422, "unprocessable"]);
      expect(refused.list("details").map(({ path, code }) => [path, code])).to.deep.equal(
        [
          "/pipeline_id",
          "/company_id",
          "/primary_contact_id",
          "/contacts/1/contact_id",
          "/contacts/2/contact_id",
          "/owner_id",
        ].map((path) => [path, "reference_not_found"]),
      );
      expect((await fixture.crm.get("/v1/opportunities")).at("meta.total")).to.equal(total);
    });

    it("returns 400 for an unknown currency", async () => {
      for (const currency of ["EUX", "ZZZ"]) {
        const refused = await fixture.crm.post("/v1/opportunities", { name: "Engines", currency });
        expect([refused.status, refused.at("details.0.path")]).to.deep.equal([400, "/currency"]);
      }
      const company = { entity_type: "company", name: "Engines", currency: "EUX", billing_address: { country: "ZZ" } };
      const details = (await fixture.crm.post("/v1/entities", company)).list("details");
      expect(details.map(({ path }) => path)).to.have.members(["/currency", "/billing_address/country"]);
    });

    it("returns an error for a foreign stage, repeated contacts and tags and a fraction of a cent", async () => {
      const ada = await contact();
      const stray = await fixture.crm.post("/v1/opportunities", {
        name: "Stray",
        stage: "talk",
        company_id: UNKNOWN_ID,
      });
      expect(stray.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
        ["/stage", "not_of_pipeline"],
        ["/company_id", "reference_not_found"],
      ]);
      expect(stray.at("details.0.allowed_values")).to.deep.equal([
        "qualification",
        "meeting",
        "proposal",
        "negotiation",
        "won",
        "lost",
      ]);
      const doubled = await fixture.crm.post("/v1/opportunities", {
        name: "Doubled",
        amount: 1.005,
        tags: ["a", "A"],
        contacts: [
          { contact_id: ada, role: "user" },
          { contact_id: ada.toUpperCase(), role: "other" },
        ],
      });
      expect(doubled.status).to.equal(422);
      expect(doubled.list("details").map(({ path, code }) => [path, code])).to.have.deep.members([
        ["/amount", "too_many_decimals"],
        ["/tags/1", "not_unique"],
        ["/contacts/1/contact_id", "not_unique"],
      ]);
      const field = await fixture.crm.post("/v1/opportunities", { name: "Typo", stagee: "won" });
      expect([field.status, field.at("details.0.did_you_mean")]).to.deep.equal([400, "stage"]);
    });
  });
});
