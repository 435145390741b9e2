import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";

const mistakes = (answer: Answer): unknown[] => [
  answer.status,
  answer.at("code"),
  ...answer
    .list("details")
    .map(({ path, code }) => `${String(path)} ${String(code)}`)
    .sort(),
];

describe("All operations: the mistakes of a record", () => {
  const fixture = useFixture({ oracle: true });

  before(async () => {
    for (const entity_type of ["contact", "opportunity", "task"]) {
      const field = { entity_type, key: "tier", label: "Tier", type: "select", options: ["gold", "silver"] };
      expect((await fixture.crm.post("/v1/custom-fields", field)).status).to.equal(201);
    }
  });

  it("returns those of the shape, of custom fields, references and values of a new record in one 400", async () => {
    const contact = {
      entity_type: "contact",
      first_name: 7,
      custom_fields: { tier: "bronze", nope: "x" },
      company_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", contact))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/custom_fields/tier enum",
      "/first_name type",
    ]);
    const company = {
      entity_type: "company",
      name: "Engines",
      employee_count: "many",
      annual_revenue: 1.234,
      owner_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", company))).to.include.members([
      400,
      "/employee_count type",
      "/owner_id reference_not_found",
    ]);
    const opportunity = { name: "", company_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/opportunities", opportunity))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/name too_short",
    ]);
    const task = { title: "Call", priority: "utmost", assignee_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/tasks", task))).to.deep.equal([
      400,
      "validation_failed",
      "/assignee_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/priority enum",
    ]);
  });

  it("returns all in one 422 if the shape is right", async () => {
    const contact = {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { nope: "x" },
      company_id: UNKNOWN,
      owner_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", contact))).to.deep.equal([
      422,
      "unprocessable",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/owner_id reference_not_found",
    ]);
    const task = { title: "Call", assignee_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/tasks", task))).to.deep.equal([
      422,
      "unprocessable",
      "/assignee_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
    ]);
  });

  it("returns all of an update, but none for values that stay", async () => {
    const made = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { tier: "gold" },
    });
    const path = `/v1/entities/${made.string("data.id")}`;
    const changes = { lead_score: "high", custom_fields: { tier: "bronze" }, company_id: UNKNOWN, first_name: "Ada" };
    expect(mistakes(await fixture.crm.put(path, changes))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/tier enum",
      "/lead_score type",
    ]);
    expect(mistakes(await fixture.crm.put(path, { ...(made.at("data") as object), lead_score: "high" }))).to.deep.equal(
      [400, "validation_failed", "/lead_score type"],
    );
    expect(mistakes(await fixture.crm.put(`/v1/entities/${UNKNOWN}`, changes)), "no record").to.deep.equal([
      400,
      "validation_failed",
      "/lead_score type",
    ]);
  });

  it("returns at most twenty, in the caller's language", async () => {
    const custom_fields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`nope_${String(index)}`, 1]));
    const body = { entity_type: "contact", first_name: 7, custom_fields };
    const answer = await fixture.crm.post("/v1/entities", body, { "Accept-Language": "fr" });
    expect([answer.status, answer.list("details").length]).to.deep.equal([400, 20]);
    expect(answer.list("details").map(({ message }) => message)).to.include("Ce champ personnalisé n’existe pas.");
  });
});
