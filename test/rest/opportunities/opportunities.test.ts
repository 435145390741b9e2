import { expect } from "chai";
import { opportunityFactories, UNKNOWN_ID, type Fields } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Opportunities: /v1/opportunities", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, fromOtherOrganization } = opportunityFactories(fixture);

  describe("POST /v1/opportunities (opportunities.create)", () => {
    it("defaults pipeline, stage, currency and owner", async () => {
      const created = await fixture.crm.post("/v1/opportunities", { name: " Two engines ", amount: 1000.5 });
      expect(created.status).to.equal(201);
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
      const foreign = await other.create("/v1/entities", { entity_type: "contact", first_name: "Foreign" });
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

describe("Opportunities: /v1/opportunities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, pipeline, changesOf } = opportunityFactories(fixture);

  describe("POST /v1/opportunities/{id}/restore (opportunities.restore)", () => {
    it("restores to a stage that still exists", async () => {
      const way = await pipeline();
      const id = await opportunity({ pipeline_id: way, stage: "done" });
      await fixture.crm.delete(`/v1/opportunities/${id}`);
      expect((await fixture.crm.delete(`/v1/pipelines/${way}`)).status).to.equal(200);
      const restored = await fixture.crm.post(`/v1/opportunities/${id}/restore`);
      expect(restored.at("data")).to.include({ stage: "won", status: "won", version: 3 });
      expect((await changesOf(id)).at(-1)).to.deep.include({
        kind: "opportunity.restored",
        fields: ["stage", "pipeline_id", "stage_changed_at"],
      });
    });
  });
});

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
      expect((await search({ field: "contacts", operator: "eq", value: id })).status).to.be.oneOf([400, 422]);
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

describe("Changes of opportunities: /v1/opportunities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, contact, pipeline, change, changesOf } = opportunityFactories(fixture);

  describe("PUT /v1/opportunities/{id} (opportunities.update)", () => {
    it("uses the probability of the stage unless an open opportunity has its own", async () => {
      const id = await opportunity({ amount: 100 });
      const after = async (body: Fields) => {
        const { probability, weighted_amount, status } = (await change(id, body)).at("data") as Fields;
        return [status, probability, weighted_amount];
      };
      expect(await after({ stage: "meeting" })).to.deep.equal(["open", 25, 25]);
      expect(await after({ probability: 40 })).to.deep.equal(["open", 40, 40]);
      expect(await after({ name: "Still forty" })).to.deep.equal(["open", 40, 40]);
      expect(await after({ probability: null })).to.deep.equal(["open", 25, 25]);
      expect(await after({ stage: "proposal", probability: 60 })).to.deep.equal(["open", 60, 60]);
      expect(await after({ stage: "won", probability: 60 })).to.deep.equal(["won", 100, 100]);
      expect(await after({ stage: "lost" })).to.deep.equal(["lost", 0, 0]);
      expect(await after({ stage: "Closed Won" })).to.deep.equal(["won", 100, 100]);
      expect(await after({ stage: " PROPOSAL " })).to.deep.equal(["open", 50, 50]);
      expect(await after({ stage: "closed-lost" })).to.deep.equal(["lost", 0, 0]);
      expect(await after({ stage: "negotiation" })).to.deep.equal(["open", 75, 75]);
      expect(await after({ amount: null })).to.deep.equal(["open", 75, null]);
    });

    it("sets closed_at when won or lost and clears it when reopened", async () => {
      const id = await opportunity();
      const won = await change(id, { stage: "won" });
      expect(won.at("data.closed_at")).to.equal(won.at("data.stage_changed_at")).and.to.be.a("string");
      expect((await change(id, { next_step: "Invoice" })).at("data.closed_at")).to.equal(won.at("data.closed_at"));
      const lost = await change(id, { stage: "lost", lost_reason: " Too expensive " });
      expect(lost.at("data")).to.include({ status: "lost", lost_reason: "Too expensive" });
      const open = await change(id, { stage: "meeting" });
      expect(open.at("data")).to.include({ status: "open", lost_reason: null, closed_at: null });
    });

    it("requires lost_reason if the pipeline does and rejects it for other statuses", async () => {
      const strict = await pipeline({ require_lost_reason: true });
      const id = await opportunity({ pipeline_id: strict });
      expect((await change(id, { stage: "gone" })).problems).to.deep.equal([422, "/lost_reason required"]);
      expect((await change(id, { stage: "gone", lost_reason: "No budget" })).status).to.equal(200);
      expect((await change(id, { lost_reason: null })).status).to.equal(422);
      expect((await change(id, { name: "Renamed" })).status).to.equal(200);
      const early = await change(await opportunity(), { lost_reason: "Not yet" });
      expect([early.status, early.at("details.0.code")]).to.deep.equal([422, "not_lost"]);
    });

    it("moves to the first open stage of another pipeline or to the given one", async () => {
      const other = await pipeline();
      const id = await opportunity({ stage: "proposal" });
      const moved = await change(id, { pipeline_id: other });
      expect(moved.at("data")).to.include({ pipeline_id: other, stage: "start", probability: 15, status: "open" });
      const second = await change(await opportunity(), { pipeline_id: other, stage: "done" });
      expect(second.at("data")).to.include({ stage: "done", status: "won", probability: 100 });
      const stray = await change(await opportunity(), { pipeline_id: other, stage: "won" });
      expect([stray.status, stray.at("details.0.path")]).to.deep.equal([422, "/stage"]);
    });

    it("creates one version for a change and none if nothing changes", async () => {
      const [ada, bob] = [await contact(), await contact()];
      const contacts = [{ contact_id: ada, role: "user" }];
      const id = await opportunity({ contacts, tags: ["a"], amount: 5 });
      const same = await change(id, { contacts, tags: ["a"], amount: 5.0, name: " Engines " });
      expect(same.at("data.version")).to.equal(1);
      const role = {
        contacts: [
          { contact_id: bob, role: "evaluator" },
          { contact_id: ada, role: "champion" },
        ],
      };
      const changed = await fixture.crm.put(`/v1/opportunities/${id}`, role, { "If-Match": '"1"' });
      expect(changed.at("data")).to.deep.include({ ...role, version: 2, amount: 5, tags: ["a"] });
      expect((await change(id, { contacts: [], tags: [] })).at("data")).to.deep.include({ contacts: [], tags: [] });
    });

    it("keeps a contact that was deleted since", async () => {
      const ada = await contact();
      const id = await opportunity({ primary_contact_id: ada, contacts: [{ contact_id: ada, role: "user" }] });
      await fixture.crm.delete(`/v1/entities/${ada}`);
      const kept = await change(id, { primary_contact_id: ada, amount: 7 });
      expect([kept.status, kept.at("data.primary_contact_id")]).to.deep.equal([200, ada]);
      await fixture.crm.post(`/v1/entities/${ada}/purge`);
      const left = await fixture.crm.get(`/v1/opportunities/${id}`);
      expect(left.at("data")).to.deep.include({ primary_contact_id: null, contacts: [], version: 3 });
    });

    it("publishes stage, won and lost events in addition to the update", async () => {
      const id = await opportunity();
      await change(id, { amount: 10 });
      await change(id, { stage: "meeting" });
      await change(id, { stage: "won" });
      await change(id, { stage: "lost" });
      await fixture.crm.delete(`/v1/opportunities/${id}`);
      await fixture.crm.post(`/v1/opportunities/${id}/restore`);
      const kinds = (await changesOf(id)).map(({ kind, version }) => `${kind} ${version}`);
      expect(kinds).to.deep.equal([
        "opportunity.created 1",
        "opportunity.updated 2",
        "opportunity.updated 3",
        "opportunity.stage_changed 3",
        "opportunity.updated 4",
        "opportunity.stage_changed 4",
        "opportunity.won 4",
        "opportunity.updated 5",
        "opportunity.stage_changed 5",
        "opportunity.lost 5",
        "opportunity.deleted 6",
        "opportunity.restored 7",
      ]);
      expect((await changesOf(id))[1]?.fields).to.have.members(["amount", "weighted_amount"]);
    });

    it("applies concurrent changes without losing one", async () => {
      const id = await opportunity();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => change(id, { tags: [`tag ${index}`], next_step: `Step ${index}` })),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200]);
      expect((await fixture.crm.get(`/v1/opportunities/${id}`)).at("data.version")).to.equal(7);
    });
  });
});
