import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { opportunityFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Contacts of opportunities: /v1/entities/{id}", () => {
  const fixture = useFixture();
  const { opportunity, contact, company, change, ids, changesOf } = opportunityFactories(fixture);

  const stageOf = async (id: string) => (await fixture.crm.get(`/v1/entities/${id}`)).at("data.lifecycle_stage");

  describe("POST /v1/opportunities (opportunities.create)", () => {
    it("advances the lifecycle stage to opportunity, and to customer when won", async () => {
      const [ada, bob, engines] = [await contact(), await contact(), await company()];
      const id = await opportunity({
        company_id: engines,
        primary_contact_id: ada,
        contacts: [{ contact_id: bob, role: "user" }],
      });
      expect(await Promise.all([ada, bob, engines].map(stageOf))).to.deep.equal([
        "opportunity",
        "opportunity",
        "opportunity",
      ]);
      const late = await contact();
      await change(id, { contacts: [{ contact_id: late, role: "user" }] });
      expect(await stageOf(late)).to.equal("opportunity");
      await change(id, { stage: "won" });
      expect(await Promise.all([ada, bob, engines, late].map(stageOf))).to.deep.equal([
        "customer",
        "opportunity",
        "customer",
        "customer",
      ]);
      const kinds = (await changesOf(ada)).map(({ kind, version }) => `${kind} ${version}`);
      expect(kinds).to.deep.equal([
        "contact.created 1",
        "contact.updated 2",
        "contact.lifecycle_stage_changed 2",
        "contact.updated 3",
        "contact.lifecycle_stage_changed 3",
      ]);
    });

    it("never moves the lifecycle stage backwards", async () => {
      const stages = ["customer", "evangelist", "other"];
      const people = await Promise.all(stages.map((lifecycle_stage) => contact({ lifecycle_stage })));
      const contacts = people.map((contact_id) => ({ contact_id, role: "user" }));
      const id = await opportunity({ contacts });
      await change(id, { stage: "won" });
      await change(id, { stage: "lost" });
      expect(await Promise.all(people.map(stageOf))).to.deep.equal(stages);
      const sold = await contact();
      await opportunity({ primary_contact_id: sold, stage: "won" });
      expect(await stageOf(sold)).to.equal("customer");
    });

    it("keeps the lifecycle stage if the opportunity is rejected", async () => {
      const ada = await contact();
      const refused = await fixture.crm.post("/v1/opportunities", {
        name: "Refused",
        primary_contact_id: ada,
        company_id: UNKNOWN_ID,
      });
      expect([refused.status, await stageOf(ada)]).to.deep.equal([422, "lead"]);
    });
  });

  describe("GET /v1/entities/{id} (entities.get)", () => {
    it("returns the open amount in the currency of the organization", async () => {
      const engines = await company();
      await opportunity({ company_id: engines, amount: 100.25 });
      await opportunity({ company_id: engines, amount: 50 });
      await opportunity({ company_id: engines, amount: 999, currency: "USD" });
      await opportunity({ company_id: engines, amount: 999, stage: "won" });
      const deleted = await opportunity({ company_id: engines, amount: 999 });
      await fixture.crm.delete(`/v1/opportunities/${deleted}`);
      expect((await fixture.crm.get(`/v1/entities/${engines}`)).at("data.open_opportunity_amount")).to.equal(150.25);
      const listed = (await fixture.crm.get("/v1/entities?entity_type=company&page_size=100")).list("data");
      expect(listed.find(({ id }) => id === engines)).to.include({ open_opportunity_amount: 150.25 });
    });
  });

  describe("GET /v1/entities/{id}/opportunities (entities.opportunities)", () => {
    it("returns opportunities of a company or a contact", async () => {
      const [ada, engines] = [await contact(), await company()];
      const first = await opportunity({ company_id: engines });
      const second = await opportunity({ primary_contact_id: ada, stage: "won" });
      const third = await opportunity({ contacts: [{ contact_id: ada, role: "user" }], company_id: engines });
      expect(await ids(`/v1/entities/${engines}/opportunities`)).to.deep.equal([third, first]);
      expect(await ids(`/v1/entities/${ada}/opportunities`)).to.deep.equal([third, second]);
      expect(await ids(`/v1/entities/${ada}/opportunities?status=won`)).to.deep.equal([second]);
      const walked = await fixture.crm.get(`/v1/entities/${ada}/opportunities?page_size=1&cursor=`);
      const next = encodeURIComponent(walked.string("meta.next_cursor"));
      expect(await ids(`/v1/entities/${ada}/opportunities?page_size=1&cursor=${next}`)).to.deep.equal([second]);
      expect((await fixture.crm.get(`/v1/entities/${UNKNOWN_ID}/opportunities`)).status).to.equal(404);
    });
  });

  describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
    it("purges contacts while their opportunity is won", async () => {
      const people = await Promise.all(Array.from({ length: 2 }, () => contact()));
      const ids = await Promise.all(people.map((id) => opportunity({ primary_contact_id: id })));
      const answers = await Promise.all([
        ...ids.map((id) => change(id, { stage: "won" })),
        ...people.map((id) => fixture.crm.post(`/v1/entities/${id}/purge`)),
      ]);
      expect(answers.map(({ status, text }) => (status === 200 ? "" : text)).join("")).to.equal("");
      const left = await Promise.all(ids.map((id) => fixture.crm.get(`/v1/opportunities/${id}`)));
      expect(left.map((one) => [one.at("data.status"), one.at("data.primary_contact_id")])).to.deep.equal(
        ids.map(() => ["won", null]),
      );
    });
  });

  describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
    it("moves each opportunity once to the merged record", async () => {
      const [from, to, engines, works] = [await contact(), await contact(), await company(), await company()];
      const id = await opportunity({
        company_id: engines,
        primary_contact_id: from,
        contacts: [
          { contact_id: from, role: "champion" },
          { contact_id: to, role: "user" },
        ],
      });
      const alone = await opportunity({ contacts: [{ contact_id: from, role: "evaluator" }] });
      const store = createStore(fixture.service.database.pool);
      const { created_by: actor } = (await fixture.crm.get(`/v1/opportunities/${id}`)).at("data") as {
        created_by: { type: "api_key"; id: string; name: string; application: null };
      };
      const move = (one: string, other: string) =>
        store.transaction((tx) => tx.opportunities.moveEntity(fixture.organization.id, one, other, actor));
      const moved = await move(from, to);
      expect(moved.map(({ before, after }) => [after.id, before.version, after.version])).to.deep.equal([
        [id, 1, 2],
        [alone, 1, 2],
      ]);
      await move(engines, works);
      expect((await fixture.crm.get(`/v1/opportunities/${id}`)).at("data")).to.deep.include({
        company_id: works,
        primary_contact_id: to,
        contacts: [{ contact_id: to, role: "user" }],
        version: 3,
      });
      expect((await fixture.crm.get(`/v1/opportunities/${alone}`)).at("data.contacts")).to.deep.equal([
        { contact_id: to, role: "evaluator" },
      ]);
      expect(await move(from, to)).to.deep.equal([]);
    });
  });
});
