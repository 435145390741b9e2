import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Jobs: change log of /v1/entities", () => {
  const fixture = useFixture();

  const create = async (body: Record<string, unknown>): Promise<string> =>
    (await fixture.crm.post("/v1/entities", body)).string("data.id");

  async function published(id: string): Promise<[string, number, unknown][]> {
    const store = createStore(fixture.service.database.pool);
    const changes = await store.changes.ofRecord(fixture.organization.id, id);
    return changes.map(({ kind, version, changes: fields }) => [kind, version, fields]);
  }

  it("records one change for each version with old and new values", async () => {
    const id = await create({ entity_type: "contact", first_name: "Ada" });
    await fixture.crm.put(`/v1/entities/${id}`, { first_name: "Augusta", lead_score: 0 });
    await fixture.crm.put(`/v1/entities/${id}`, { first_name: "Augusta" });
    await fixture.crm.delete(`/v1/entities/${id}`);
    await fixture.crm.post(`/v1/entities/${id}/restore`);
    await fixture.crm.post(`/v1/entities/${id}/restore`);
    const names = { first_name: { old: "Ada", new: "Augusta" }, full_name: { old: "Ada", new: "Augusta" } };
    expect(await published(id)).to.deep.equal([
      ["contact.created", 1, null],
      ["contact.updated", 2, names],
      ["contact.deleted", 3, null],
      ["contact.restored", 4, null],
    ]);
  });

  it("records changes of companies with their own types", async () => {
    const id = await create({ entity_type: "company", name: "Engines" });
    await fixture.crm.put(`/v1/entities/${id}`, { name: "Analytical Engines" });
    await fixture.crm.delete(`/v1/entities/${id}`);
    await fixture.crm.post(`/v1/entities/${id}/restore`);
    const kinds = ["company.created", "company.updated", "company.deleted", "company.restored"];
    expect((await published(id)).map(([kind]) => kind)).to.deep.equal(kinds);
  });

  it("records changes of stage and company in addition to the update", async () => {
    const company = await create({ entity_type: "company", name: "Engines" });
    const id = await create({ entity_type: "contact", first_name: "Ada" });
    await fixture.crm.put(`/v1/entities/${id}`, { company_id: company, lifecycle_stage: "customer" });
    await fixture.crm.put(`/v1/entities/${id}`, { company_id: null });
    expect((await published(id)).map(([kind]) => kind)).to.deep.equal([
      "contact.created",
      "contact.updated",
      "contact.lifecycle_stage_changed",
      "contact.company_linked",
      "contact.updated",
      "contact.company_unlinked",
    ]);
  });

  it("records the data that the API returned", async () => {
    const created = await fixture.crm.post("/v1/entities", {
      entity_type: "company",
      name: "Engines",
      employee_count: 7,
    });
    const store = createStore(fixture.service.database.pool);
    const [change] = await store.changes.ofRecord(fixture.organization.id, created.string("data.id"));
    expect(change?.data).to.deep.equal(created.at("data"));
    expect(change?.actor).to.deep.equal(created.at("data.created_by"));
    expect(change?.occurred_at).to.equal(created.at("data.created_at"));
  });

  it("records nothing for a rejected change", async () => {
    await create({ entity_type: "contact", email: "taken@mail.example" });
    const id = await create({ entity_type: "contact", email: "free@mail.example" });
    const { status } = await fixture.crm.put(`/v1/entities/${id}`, { email: "taken@mail.example" });
    expect(status).to.equal(409);
    expect((await published(id)).map(([kind]) => kind)).to.deep.equal(["contact.created"]);
  });

  it("erases everything except the id when the record is purged", async () => {
    const company = await create({ entity_type: "company", name: "Engines" });
    const id = await create({ entity_type: "contact", first_name: "Ada", company_id: company });
    await fixture.crm.post(`/v1/entities/${company}/purge`);
    const store = createStore(fixture.service.database.pool);
    const changes = await store.changes.ofRecord(fixture.organization.id, company);
    expect(changes.map(({ kind }) => kind)).to.deep.equal(["company.created", "company.deleted"]);
    expect(JSON.stringify(changes.map(({ data }) => data))).not.to.include("Engines");
    const contact = await fixture.crm.get(`/v1/entities/${id}`);
    expect(contact.at("data")).to.include({ company_id: null, version: 2 });
  });
});
