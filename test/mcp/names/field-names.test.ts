import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { opportunityFactories, recordFactories } from "../../support/record-factories.ts";
import { use, useFixture } from "../../support/fixture.ts";

/** Names of fields that people would say, and the fields of the contract. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contact: {
    owner: "owner_id",
    responsable: "owner_id",
    company: "company_id",
    company_name: "company.name",
    société: "company_id",
    city: "address.city",
    ville: "address.city",
    zip: "address.postal_code",
    country: "address.country",
    stage: "lifecycle_stage",
    score: "lead_score",
    title: "job_title",
    telephone: "phone",
    surname: "last_name",
    prénom: "first_name",
    createdAt: "created_at",
    last_modified: "updated_at",
  },
  company: { city: "billing_address.city", sector: "industry", employees: "employee_count", secteur: "industry" },
  opportunity: {
    close_date: "expected_close_date",
    closeDate: "expected_close_date",
    due: "expected_close_date",
    value: "amount",
    montant: "amount",
    account: "company_id",
    contact: "primary_contact_id",
    pipeline: "pipeline_id",
    closed_date: "closed_at",
  },
  task: {
    due: "due_at",
    due_date: "due_at",
    deadline: "due_at",
    échéance: "due_at",
    assigned_to: "assignee_id",
    late: "is_overdue",
  },
};

describe("MCP: names of fields", () => {
  const fixture = useFixture();
  const { task } = recordFactories(fixture);
  const { contact, company, opportunity } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));

  for (const [record_type, names] of Object.entries(SAID)) {
    it(`accepts in filters what people call the fields of a ${record_type}`, async () => {
      for (const [said, field] of Object.entries(names)) {
        const condition = (name: string) => ({ record_type, filters: [{ field: name, operator: "is_not_empty" }] });
        const [answer, own] = [
          await crm.call("list_crm_records", condition(said)),
          await crm.use("list_crm_records", condition(field)),
        ];
        expect(answer.json, said).to.deep.equal(own.json);
      }
    });
  }

  it("accepts synonyms in sort_by, fields, group_by and measures", async () => {
    await opportunity({ name: "Large", amount: 900, expected_close_date: "2031-02-01" });
    const listed = await crm.use("list_crm_records", {
      record_type: "opportunity",
      sort_by: "value",
      fields: ["title", "value", "close_date"],
    });
    expect(listed.at("records.0")).to.include({ amount: 900, expected_close_date: "2031-02-01" });
    const sums = await crm.use("list_crm_records", {
      record_type: "opportunity",
      group_by: ["company"],
      measures: ["sum_value"],
      sort_by: "sum_value",
    });
    expect(sums.at("groups.0")).to.include({ company_id: null, sum_amount: 900 });
  });

  it("accepts the name of a company in a condition on the company", async () => {
    const firm = await company({ name: "Babbage & Sons" });
    const deal = await opportunity({ name: "Engine", company_id: firm });
    for (const [field, operator, value] of [
      ["company_id", "eq", "Babbage & Sons"],
      ["company", "contains", "babbage"],
      ["company_id", "eq", firm],
    ] as const) {
      const filters = [{ field, operator, value }];
      const found = await crm.use("list_crm_records", { record_type: "opportunity", filters });
      expect(
        found.list("records").map(({ id }) => id),
        `${field} ${value}`,
      ).to.deep.equal([deal]);
    }
  });

  it("accepts synonyms when records are created and changed, with members of the address", async () => {
    const created = await crm.use("create_crm_record", {
      record_type: "contact",
      fields: { surname: "Byron", mail: "byron@poets.example", title: "Poet", city: "London", zip: "W1", tags: ["a"] },
    });
    expect(created.at("record")).to.include({ last_name: "Byron", email: "byron@poets.example", job_title: "Poet" });
    expect(created.at("record.address")).to.deep.include({ city: "London", postal_code: "W1" });
    const record_id = created.string("record.id");
    const changed = await crm.use("update_crm_record", {
      record_type: "contact",
      record_id,
      fields: { ville: "Paris", address: { country: "France" }, stage: "customer" },
    });
    expect(changed.at("record.address")).to.deep.include({ city: "Paris", postal_code: "W1", country: "FR" });
    expect(changed.at("record.lifecycle_stage")).to.equal("customer");
    for (const value of ["france", "FR"]) {
      const filters = [{ field: "pays", operator: "eq", value }];
      const found = await crm.use("list_crm_records", { record_type: "contact", filters });
      expect(found.list("records").map(({ id }) => id)).to.deep.equal([record_id]);
    }
  });

  it("does not guess if a field is given twice, and reports errors under the given name", async () => {
    const twice = { record_type: "opportunity", fields: { name: "Engine", amount: 1, value: 2 } };
    const refused = await crm.refused("create_crm_record", twice);
    expect(refused.at("details.0")).to.include({ path: "/fields/value", did_you_mean: "amount" });
    const wrong = { record_type: "opportunity", fields: { name: "Engine", value: "much" } };
    expect((await crm.refused("create_crm_record", wrong)).at("details.0.path")).to.equal("/fields/value");
    const city = { record_type: "contact", fields: { last_name: "Byron", city: 7 } };
    expect((await crm.refused("create_crm_record", city)).at("details.0.path")).to.equal("/fields/city");
  });

  it("lists the allowed names with one line each if a name is unknown, once per response", async () => {
    const filters = ["shoe_size", "shoe_color"].map((field) => ({ field, operator: "eq", value: "7" }));
    const filtered = await crm.refused("list_crm_records", { record_type: "contact", filters });
    expect(filtered.at("details.0.allowed_fields")).to.include({
      owner_id: "The user who is responsible for the record",
      "address.city": "city",
    });
    expect(filtered.at("details.1.allowed_fields")).to.equal(undefined);
    const chosen = await crm.refused("list_crm_records", { record_type: "task", fields: ["shoe_size"] });
    expect(chosen.at("details.0.allowed_fields.due_at")).to.equal("Due time");
    const fields = { last_name: "Byron", shoe_size: 44 };
    const written = await crm.refused("create_crm_record", { record_type: "contact", fields });
    expect(written.at("details.0.allowed_fields")).to.include.keys("first_name", "job_title");
    expect(written.at("details.0.allowed_fields")).to.not.include.keys("full_name", "created_at");
    const misplaced = await crm.refused("create_crm_record", { record_type: "contact", last_name: "Byron" });
    expect(misplaced.text).to.include("As returned by get_crm_record");
  });

  it("suggests names that it does not accept", async () => {
    for (const [record_type, said, meant] of [
      ["contact", "contact_email", "email"],
      ["opportunity", "deal_value", "amount"],
      ["opportunity", "expected_close", "expected_close_date"],
      ["task", "priorty", "priority"],
    ] as const) {
      const refused = await crm.refused("list_crm_records", {
        record_type,
        filters: [{ field: said, operator: "is_empty" }],
      });
      expect(refused.at("details.0.did_you_mean"), said).to.equal(meant);
    }
  });

  it("suggests nothing if two names are equally close", async () => {
    const fields = { name: "Ada Lovelace" };
    const refused = await crm.refused("create_crm_record", { record_type: "contact", fields });
    const [detail] = refused.list("details").filter(({ path }) => path === "/fields/name");
    expect(detail).to.include({ code: "unknown_field" }).and.to.not.have.property("did_you_mean");
  });

  it("names the custom fields of the organization in errors", async () => {
    await fixture.crm.post("/v1/custom-fields", {
      entity_type: "contact",
      key: "vip_level",
      label: "VIP",
      type: "text",
    });
    const filters = [{ field: "vip_level", operator: "eq", value: "7" }];
    const refused = await crm.refused("list_crm_records", { record_type: "contact", filters });
    expect(refused.at("details.0.did_you_mean")).to.equal("custom_fields.vip_level");
    expect(refused.at("details.0.allowed_fields")).to.include({ "custom_fields.vip_level": "Custom field (text)" });
  });

  it("suggests the same fields over REST", async () => {
    const conditions = [{ field: "close_date", operator: "gte", value: "2031-01-01" }];
    const search = await fixture.crm.post("/v1/opportunities/search", { filter: { op: "and", conditions } });
    expect(search.at("details.0.did_you_mean")).to.equal("expected_close_date");
    const created = await fixture.crm.post("/v1/opportunities", { name: "Engine", value: 7 });
    expect(created.at("details.0")).to.include({ path: "/value", did_you_mean: "amount" });
    const changed = await fixture.crm.put(`/v1/tasks/${await task()}`, { due_date: "2031-01-01T10:00:00Z" });
    expect(changed.at("details.0.did_you_mean")).to.equal("due_at");
    const person = await fixture.crm.put(`/v1/entities/${await contact()}`, { surname: "Byron" });
    expect(person.at("details.0.did_you_mean")).to.equal("last_name");
  });
});
