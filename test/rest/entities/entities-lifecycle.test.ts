import { expect } from "chai";
import { dataOf } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";

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
      const read = await fixture.crm.get(`/v1/entities/${id}`);
      expect(read.json).to.deep.equal(created.json);
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
      const parent = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Parent" })).string(
        "data.id",
      );
      const child = (
        await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Child", parent_company_id: parent })
      ).string("data.id");
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
    it("changes given fields, clears those that are null and keeps the others", async () => {
      const contact = dataOf(
        await fixture.api.POST("/v1/entities", {
          body: {
            entity_type: "contact",
            first_name: "Alan",
            last_name: "Turing",
            phone: "+442071234567",
            tags: ["one"],
          },
        }),
      );
      const path = { id: contact.id };
      const changed = dataOf(
        await fixture.api.PUT("/v1/entities/{id}", { params: { path }, body: { last_name: "Mathison", phone: null } }),
      );
      expect(changed).to.include({
        first_name: "Alan",
        last_name: "Mathison",
        full_name: "Alan Mathison",
        phone: null,
      });
      expect(changed.version).to.equal(2);
      expect(changed.tags).to.deep.equal(["one"]);
      expect(Date.parse(changed.updated_at)).to.be.at.least(Date.parse(contact.updated_at));
      expect(changed.created_at).to.equal(contact.created_at);
    });

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
      const other = await fixture.crm.put(path, { lead_score: 5 });
      expect(other.at("data.lifecycle_stage_changed_at")).to.equal(before);
      const moved = await fixture.crm.put(path, { lifecycle_stage: "customer" });
      expect(moved.at("data.lifecycle_stage_changed_at")).to.be.a("string").that.does.not.equal(before);
    });
  });
});
