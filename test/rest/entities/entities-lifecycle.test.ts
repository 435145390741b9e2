import { expect } from "chai";
import { dataOf } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { createStore } from "../../../src/base/store/store.ts";
import type { Answer } from "../../support/wire.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { document, type Schema } from "../../support/contract/document.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

const address = { street: "1 rue de la Paix", city: "Lyon", region: "ARA", postal_code: "69001", country: "FR" };

describe("Entities: /v1/entities", () => {
  const fixture = useFixture({ oracle: true });
  const unknownId = "01990000-0000-7000-8000-000000000000";

  describe("POST /v1/entities (entities.create)", () => {
    it("creates a contact with all fields and returns them", async () => {
      const body = {
        entity_type: "contact",
        first_name: "Ada",
        last_name: "Lovelace",
        email: "Ada@Analytical.example",
        additional_emails: ["countess@analytical.example"],
        phone: "+33123456789",
        job_title: "Mathematician",
        lead_score: 40,
        lead_status: "new",
        source: "referral",
        email_consent: "opted_in",
        do_not_call: true,
        timezone: "Europe/Paris",
        locale: "fr",
        address: { street: "12 rue des Lilas", city: "Paris", region: null, postal_code: "75020", country: "FR" },
        birthday: "1990-12-10",
        website: "https://analytical.example/",
        description: "First line\nsecond line",
        tags: ["newsletter", "VIP"],
        external_ids: { erp: "40017" },
      } as const;
      const created = await fixture.crm.post("/v1/entities", body);
      expect(created.status).to.equal(201);
      const id = created.string("data.id");
      expect(created.headers.get("location")).to.equal(`/v1/entities/${id}`);
      expect(created.json).to.deep.nested.include({ "data.address": body.address, "data.tags": body.tags });
      expect(created.at("data")).to.include({
        full_name: "Ada Lovelace",
        email: "ada@analytical.example",
        lifecycle_stage: "lead",
        email_deliverability: "ok",
        birthday: "1990-12-10",
        version: 1,
        owner_id: fixture.organization.owner.id,
        deleted_at: null,
      });
      expect(created.at("data.email_consent_at")).to.be.a("string");
      expect((await fixture.crm.get(`/v1/entities/${id}`)).json).to.deep.equal(created.json);
    });

    it("reduces the domain of a company to the host name", async () => {
      const company = dataOf(
        await fixture.api.POST("/v1/entities", {
          body: {
            entity_type: "company",
            name: "Analytical Engines",
            domain: "https://WWW.Analytical.example/about?x=1",
            employee_count: 42,
            annual_revenue: 1_250_000.5,
            currency: "EUR",
            type: "customer",
          },
        }),
      );
      expect(company).to.include({ annual_revenue: 1_250_000.5, employee_count: 42, contact_count: 0 });
      expect(company)
        .to.have.property("domain")
        .that.matches(/^(www\.)?analytical\.example$/);
    });

    it("derives created_at from the id and sets created_by", async () => {
      const contact = dataOf(
        await fixture.api.POST("/v1/entities", { body: { entity_type: "contact", first_name: "Grace" } }),
      );
      const milliseconds = Number.parseInt(contact.id.replaceAll("-", "").slice(0, 12), 16);
      expect(Date.parse(contact.created_at)).to.equal(milliseconds);
      expect(contact.updated_at).to.equal(contact.created_at);
      expect(contact.created_by.type).to.equal("api_key");
      expect(contact.updated_by).to.deep.equal(contact.created_by);
    });

    it("returns 409 duplicate for an e-mail address that another contact has", async () => {
      const first = await fixture.crm.post("/v1/entities", { entity_type: "contact", email: "one@unique.example" });
      const id = first.string("data.id");
      for (const body of [
        { email: "ONE@unique.example" },
        { first_name: "x", additional_emails: ["one@unique.example"] },
      ]) {
        const second = await fixture.crm.post("/v1/entities", { entity_type: "contact", ...body });
        expect([second.status, second.at("code"), second.at("details.0.existing_id")]).to.deep.equal([
          409,
          "duplicate",
          id,
        ]);
      }
      await fixture.crm.delete(`/v1/entities/${id}`);
      const reused = await fixture.crm.post("/v1/entities", { entity_type: "contact", email: "one@unique.example" });
      expect(reused.status).to.equal(201);
      const restored = await fixture.crm.post(`/v1/entities/${id}/restore`);
      expect([restored.status, restored.at("code")]).to.deep.equal([409, "duplicate"]);
    });

    it("returns 409 duplicate for a domain that another company has", async () => {
      const first = await fixture.crm.post("/v1/entities", {
        entity_type: "company",
        name: "One",
        domain: "one-domain.example",
      });
      const second = await fixture.crm.post("/v1/entities", {
        entity_type: "company",
        name: "Two",
        domain: "http://one-domain.example/",
      });
      expect([second.status, second.at("details.0.existing_id")]).to.deep.equal([409, first.at("data.id")]);
    });

    it("returns 422 for unknown references and cyclic parent companies", async () => {
      const contact = { entity_type: "contact", first_name: "Lost", company_id: unknownId };
      const lost = await fixture.crm.post("/v1/entities", contact);
      expect([lost.status, lost.at("details.0.code")]).to.deep.equal([422, "reference_not_found"]);
      const parent = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "Parent" });
      const child = await fixture.crm.create("/v1/entities", {
        entity_type: "company",
        name: "Child",
        parent_company_id: parent,
      });
      const cycle = await fixture.crm.put(`/v1/entities/${parent}`, { parent_company_id: child });
      expect([cycle.status, cycle.at("details.0.code")]).to.deep.equal([422, "cycle"]);
    });
  });

  describe("GET /v1/entities/{id} (entities.get)", () => {
    it("counts the contacts of a company that are not deleted", async () => {
      const company = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Counted" });
      const company_id = company.string("data.id");
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "In", company_id });
      const count = async (): Promise<unknown> =>
        (await fixture.crm.get(`/v1/entities/${company_id}`)).at("data.contact_count");
      expect(await count()).to.equal(1);
      await fixture.crm.delete(`/v1/entities/${contact.string("data.id")}`);
      expect(await count()).to.equal(0);
    });
  });

  describe("PUT /v1/entities/{id} (entities.update)", () => {
    it("returns 422 unknown_field for fields of the other entity_type", async () => {
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Kurt" });
      const answer = await fixture.crm.put(`/v1/entities/${contact.string("data.id")}`, {
        employee_count: 3,
        name: "x",
      });
      expect(answer.status).to.equal(422);
      expect(answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`)).to.have.members([
        "/employee_count unknown_field",
        "/name unknown_field",
      ]);
    });

    it("rejects a contact without name and address", async () => {
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Solo" });
      const answer = await fixture.crm.put(`/v1/entities/${contact.string("data.id")}`, { first_name: null });
      expect(answer.status).to.be.oneOf([400, 422]);
      const none = await fixture.crm.post("/v1/entities", { entity_type: "contact", job_title: "Nobody" });
      expect(none.status).to.be.oneOf([400, 422]);
    });

    it("changes lifecycle_stage_changed_at only with the stage", async () => {
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Stage" });
      const path = `/v1/entities/${contact.string("data.id")}`;
      const before = contact.at("data.lifecycle_stage_changed_at");
      expect((await fixture.crm.put(path, { lead_score: 5 })).at("data.lifecycle_stage_changed_at")).to.equal(before);
      const moved = await fixture.crm.put(path, { lifecycle_stage: "customer" });
      expect(moved.at("data.lifecycle_stage_changed_at")).to.be.a("string").that.does.not.equal(before);
    });
  });
});

describe("Jobs: change log of /v1/entities", () => {
  const fixture = useFixture();

  const create = async (body: Record<string, unknown>): Promise<string> =>
    await fixture.crm.create("/v1/entities", body);

  const storedChanges = (id: string) =>
    createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id);
  const published = async (id: string): Promise<[string, number, unknown][]> =>
    (await storedChanges(id)).map(({ kind, version, changes }) => [kind, version, changes]);

  it("reports derived fields of a change, and no field that was sent unchanged", async () => {
    const id = await create({ entity_type: "contact", first_name: "Ada" });
    await fixture.crm.put(`/v1/entities/${id}`, { first_name: "Augusta", lead_score: 0 });
    const names = { first_name: { old: "Ada", new: "Augusta" }, full_name: { old: "Ada", new: "Augusta" } };
    expect(await published(id)).to.deep.equal([
      ["contact.created", 1, null],
      ["contact.updated", 2, names],
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
    const company = { entity_type: "company", name: "Engines", employee_count: 7 };
    const created = await fixture.crm.post("/v1/entities", company);
    const [change] = await storedChanges(created.string("data.id"));
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
    expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data")).to.include({ company_id: null, version: 2 });
  });
});

describe("Companies of contacts: /v1/entities/{id}/company", () => {
  const fixture = useFixture();

  const create = async (body: Record<string, unknown>): Promise<string> =>
    await fixture.crm.create("/v1/entities", body);
  const contact = async (more: object = {}): Promise<string> =>
    await create({ entity_type: "contact", first_name: "Ada", ...more });
  const company = async (name = "Engines"): Promise<string> => await create({ entity_type: "company", name });
  const link = async (id: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    await fixture.crm.put(`/v1/entities/${id}/company`, body, headers);

  async function kinds(id: string): Promise<string[]> {
    const store = createStore(fixture.service.database.pool);
    return (await store.changes.ofRecord(fixture.organization.id, id)).map(({ kind }) => kind);
  }

  describe("PUT /v1/entities/{id}/company (entities.linkCompany)", () => {
    it("links, replaces and unlinks a company and keeps the version if nothing changes", async () => {
      const [id, first, second] = [await contact(), await company(), await company("Others")];
      expect((await link(id, { company_id: first })).at("data")).to.include({ company_id: first, version: 2 });
      expect((await link(id, { company_id: first })).at("data.version")).to.equal(2);
      expect((await link(id, { company_id: second })).at("data")).to.include({ company_id: second, version: 3 });
      const unlinked = await fixture.crm.delete(`/v1/entities/${id}/company`);
      expect(unlinked.at("data")).to.include({ company_id: null, version: 4 });
      expect(unlinked.headers.get("etag")).to.equal('"4"');
      expect((await fixture.crm.delete(`/v1/entities/${id}/company`)).at("data.version")).to.equal(4);
      const linked = ["contact.updated", "contact.company_linked"];
      const published = ["contact.created", ...linked, ...linked, "contact.updated", "contact.company_unlinked"];
      expect(await kinds(id)).to.deep.equal(published);
    });

    it("returns 409 linked_elsewhere with replace_existing false", async () => {
      const [first, second] = [await company(), await company("Others")];
      const id = await contact({ company_id: first });
      const refused = await link(id, { company_id: second, replace_existing: false });
      expect([refused.status, refused.at("code")]).to.deep.equal([409, "state_conflict"]);
      const [detail] = refused.list("details");
      expect(detail).to.include({ path: "/company_id", code: "linked_elsewhere", existing_id: first });
      expect((await link(id, { company_id: first, replace_existing: false })).status).to.equal(200);
      expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data")).to.include({ company_id: first, version: 1 });
    });

    it("returns an error if the company or the contact is missing or of the wrong type", async () => {
      const [id, first, gone] = [await contact(), await company(), await company()];
      await fixture.crm.delete(`/v1/entities/${gone}`);
      for (const company_id of [UNKNOWN_ID, gone, await contact()]) {
        expect((await link(id, { company_id })).problems).to.deep.equal([422, "/company_id reference_not_found"]);
      }
      const wrong = await link(first, { company_id: first });
      expect([wrong.status, wrong.at("details.0.code")]).to.deep.equal([422, "wrong_entity_type"]);
      expect((await fixture.crm.delete(`/v1/entities/${first}/company`)).status).to.equal(422);
      expect((await link(UNKNOWN_ID, { company_id: first })).status).to.equal(404);
    });
  });

  describe("GET /v1/entities/{id}/contacts (entities.contacts)", () => {
    it("returns the contacts of a company by page and by cursor", async () => {
      const id = await company();
      const people = [];
      for (const last_name of ["C", "A", "B"]) people.push(await contact({ last_name, company_id: id }));
      await contact({ company_id: await company("Others") });
      const list = async (query: string): Promise<Answer> =>
        await fixture.crm.get(`/v1/entities/${id}/contacts${query}`);
      const names = (answer: Answer): unknown[] => answer.list("data").map(({ last_name }) => last_name);
      const page = await list("?sort=last_name&page_size=2");
      expect([names(page), page.at("meta.total")]).to.deep.equal([["A", "B"], 3]);
      expect(names(await list("?sort=last_name&page_size=2&page=2"))).to.deep.equal(["C"]);
      const first = await list("?cursor=&page_size=2");
      const second = await list(`?cursor=${first.string("meta.next_cursor")}&page_size=2`);
      expect([...names(first), ...names(second)]).to.deep.equal(["B", "A", "C"]);
      expect(second.at("meta.next_cursor")).to.equal(null);
      await fixture.crm.delete(`/v1/entities/${people[0] ?? ""}`);
      expect((await list("")).at("meta.total")).to.equal(2);
    });

    it("returns 422 for a contact and 404 for a deleted company", async () => {
      const wrong = await fixture.crm.get(`/v1/entities/${await contact()}/contacts`);
      expect([wrong.status, wrong.at("details.0.code")]).to.deep.equal([422, "wrong_entity_type"]);
      const gone = await company();
      await fixture.crm.delete(`/v1/entities/${gone}`);
      expect((await fixture.crm.get(`/v1/entities/${gone}/contacts`)).status).to.equal(404);
    });
  });
});

describe("Entities: merging of objects in /v1/entities/{id}", () => {
  const fixture = useFixture({ oracle: true });
  const made = async (body: object): Promise<string> => await fixture.crm.create("/v1/entities", body);
  const contact = (more: object = {}): Promise<string> =>
    made({ entity_type: "contact", first_name: "Ada", address, external_ids: { erp: "1", shop: "2" }, ...more });
  const read = async (id: string, field: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/entities/${id}`)).at(`data.${field}`);

  describe("PUT /v1/entities/{id} (entities.update)", () => {
    it("merges the members of an object and clears them with null", async () => {
      const id = await contact();
      const put = async (body: object): Promise<unknown> =>
        (await fixture.crm.put(`/v1/entities/${id}`, body)).at("data.address");
      expect(await put({ address: { city: "Paris" } })).to.deep.equal({ ...address, city: "Paris" });
      expect(await put({ address: { region: null } })).to.deep.equal({ ...address, city: "Paris", region: null });
      expect(await put({ address: {} })).to.deep.equal({ ...address, city: "Paris", region: null });
      expect(await put({ address: null })).to.equal(null);
      expect(await put({ address: { country: "FR" } })).to.include({ country: "FR", city: null });
    });

    it("merges addresses of companies and external ids", async () => {
      const id = await made({
        entity_type: "company",
        name: "Acme",
        billing_address: address,
        shipping_address: address,
      });
      await fixture.crm.put(`/v1/entities/${id}`, { billing_address: { city: "Nice" } });
      expect(await read(id, "billing_address")).to.deep.equal({ ...address, city: "Nice" });
      expect(await read(id, "shipping_address")).to.deep.equal(address);
      const person = await contact({ external_ids: { erp: "11", shop: "12" } });
      await fixture.crm.put(`/v1/entities/${person}`, { external_ids: { desk: "13", shop: null } });
      expect(await read(person, "external_ids")).to.deep.equal({ erp: "11", desk: "13" });
      const many = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`many${index}`, String(index)]));
      const refused = await fixture.crm.put(`/v1/entities/${person}`, { external_ids: many });
      expect(refused.problems).to.deep.equal([422, "/external_ids too_many"]);
    });

    it("documents merged objects and replaced lists in the OpenAPI description", () => {
      const paths = document["paths"] as Record<string, Record<string, Schema>>;
      const entities = String(paths["/v1/entities/{id}"]?.["put"]?.["description"]);
      expect(entities).to.include("Merged member by member").and.to.include("`billing_address`");
      expect(entities).to.include("Lists are replaced: `tags`");
      expect(String(paths["/v1/opportunities/{id}"]?.["put"]?.["description"])).to.include("Lists are replaced");
    });
  });

  describe("POST /v1/entities/batch (entities.batch)", () => {
    it("merges objects in a batch and by upsert", async () => {
      const email = "merged@objects.example";
      const id = await contact({ email, external_ids: {} });
      const operations = [{ method: "update", id, changes: { address: { city: "Lille" } } }];
      expect((await fixture.crm.post("/v1/entities/batch", { operations })).at("data.succeeded")).to.equal(1);
      expect(await read(id, "address")).to.deep.equal({ ...address, city: "Lille" });
      const record = { entity_type: "contact", email, address: { postal_code: "59000" } };
      expect(
        (await fixture.crm.post("/v1/entities/upsert", { match_by: "email", record })).at("meta.created"),
      ).to.equal(false);
      expect(await read(id, "address")).to.deep.equal({ ...address, city: "Lille", postal_code: "59000" });
    });
  });

  describe("PUT /v1/campaigns/{id} (campaigns.update)", () => {
    it("merges objects of campaigns and event types unless their members depend on each other", async () => {
      const draft = {
        name: "Merged",
        utm: { source: "news", medium: "mail" },
        from: { email: "a@b.example", name: "A" },
      };
      const campaign = `/v1/campaigns/${await fixture.crm.create("/v1/campaigns", draft)}`;
      const changed = await fixture.crm.put(campaign, { utm: { campaign: "may" }, from: { email: "c@d.example" } });
      expect(changed.at("data.utm")).to.include({ source: "news", medium: "mail", campaign: "may" });
      expect(changed.at("data.from")).to.deep.equal({ email: "c@d.example", name: null });
      const hosts = [fixture.organization.owner.id];
      const type = await fixture.crm.post("/v1/event-types", {
        title: "Merged",
        duration_minutes: 30,
        location: { type: "phone", value: "+33123456789" },
        limits: { per_day: 3, per_week: 9 },
        hosts,
      });
      const path = `/v1/event-types/${type.string("data.id")}`;
      const limits = (await fixture.crm.put(path, { limits: { per_day: 5 } })).at("data.limits");
      expect(limits).to.deep.equal({ per_day: 5, per_week: 9 });
    });
  });

  describe("tools/call update_crm_record", () => {
    it("merges objects and adds and removes tags", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const record_id = await contact({ tags: ["VIP", "new"], external_ids: {} });
      const given = { record_type: "contact", record_id };
      const moved = await crm.use("update_crm_record", { ...given, fields: { address: { city: "Paris" } } });
      expect(moved.at("record.address")).to.deep.equal({ ...address, city: "Paris" });
      expect(moved.at("previous.address")).to.deep.equal(address);
      const tagged = await crm.use("update_crm_record", { ...given, tags_add: ["vip", "fair"], tags_remove: ["NEW"] });
      expect(tagged.at("record.tags")).to.deep.equal(["VIP", "fair"]);
      expect(tagged.at("changed_fields")).to.deep.equal(["tags"]);
      const both = await crm.refused("update_crm_record", { ...given, fields: { tags: ["a"] }, tags_add: ["b"] });
      expect(both.at("details.0")).to.include({ path: "/fields/tags", code: "not_together" });
      const nothing = await crm.refused("update_crm_record", given);
      expect(nothing.at("details.0")).to.include({ path: "/fields", code: "required" });
      const tags_add = Array.from({ length: 49 }, (_, index) => `tag ${index}`);
      const tooMany = await crm.refused("update_crm_record", { ...given, tags_add });
      expect(tooMany.at("details.0")).to.include({ code: "too_many" });
    });

    it("loses no tag that is added concurrently", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const record_id = await contact({ tags: [], external_ids: {} });
      const tags = ["a", "b", "c", "d", "e"];
      const given = { record_type: "contact", record_id };
      await Promise.all(tags.map((tag) => crm.use("update_crm_record", { ...given, tags_add: [tag] })));
      expect(await read(record_id, "tags")).to.have.members(tags);
    });
  });
});
