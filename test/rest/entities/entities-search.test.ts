import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
}

describe("POST /v1/entities/search (entities.search)", () => {
  const fixture = useFixture({ oracle: true });

  before(async () => {
    const company = await fixture.crm.post("/v1/entities", {
      entity_type: "company",
      name: "Engines",
      domain: "engines.example",
      industry: "Machinery",
      employee_count: 42,
    });
    const contacts = [
      {
        first_name: "Ada",
        lead_score: 80,
        tags: ["VIP", "early"],
        birthday: "1990-12-10",
        company_id: company.at("data.id"),
      },
      { first_name: "Bob", lead_score: 20, tags: ["late"], email: "bob@mail.example", do_not_call: true },
      { first_name: "100%_c", lead_score: 50, last_name: "Back\\slash" },
    ];
    for (const contact of contacts) await fixture.crm.post("/v1/entities", { entity_type: "contact", ...contact });
  });

  const search = async (conditions: unknown[], op = "and"): Promise<string[]> => {
    const contact = { field: "entity_type", operator: "eq", value: "contact" };
    const filter = { op: "and", conditions: [contact, { op, conditions }] };
    const answer = await fixture.crm.post("/v1/entities/search", { filter, sort: "first_name" });
    return answer.list("data").map(({ first_name }) => String(first_name));
  };

  const cases: [Condition, string[]][] = [
    [{ field: "first_name", operator: "eq", value: "ADA" }, ["Ada"]],
    [{ field: "first_name", operator: "neq", value: "ada" }, ["100%_c", "Bob"]],
    [{ field: "email", operator: "neq", value: "bob@mail.example" }, ["100%_c", "Ada"]],
    [{ field: "lead_score", operator: "lt", value: 50 }, ["Bob"]],
    [{ field: "lead_score", operator: "lte", value: 50 }, ["100%_c", "Bob"]],
    [{ field: "lead_score", operator: "gt", value: 50 }, ["Ada"]],
    [{ field: "lead_score", operator: "gte", value: 50 }, ["100%_c", "Ada"]],
    [{ field: "lead_score", operator: "between", value: [20, 50] }, ["100%_c", "Bob"]],
    [{ field: "first_name", operator: "in", value: ["ada", "BOB"] }, ["Ada", "Bob"]],
    [{ field: "first_name", operator: "not_in", value: ["ada", "BOB"] }, ["100%_c"]],
    [{ field: "email", operator: "not_in", value: ["bob@mail.example"] }, ["100%_c", "Ada"]],
    [{ field: "first_name", operator: "contains", value: "%_" }, ["100%_c"]],
    [{ field: "last_name", operator: "contains", value: "k\\s" }, ["100%_c"]],
    [{ field: "email", operator: "not_contains", value: "mail" }, ["100%_c", "Ada"]],
    [{ field: "first_name", operator: "starts_with", value: "a" }, ["Ada"]],
    [{ field: "first_name", operator: "ends_with", value: "B" }, ["Bob"]],
    [{ field: "email", operator: "is_empty" }, ["100%_c", "Ada"]],
    [{ field: "email", operator: "is_not_empty" }, ["Bob"]],
    [{ field: "tags", operator: "is_empty" }, ["100%_c"]],
    [{ field: "created_at", operator: "within_last_days", value: 1 }, ["100%_c", "Ada", "Bob"]],
    [{ field: "created_at", operator: "within_next_days", value: 1 }, []],
    [{ field: "created_at", operator: "older_than_days", value: 1 }, []],
    [{ field: "tags", operator: "has_any", value: ["vip", "late"] }, ["Ada", "Bob"]],
    [{ field: "tags", operator: "has_all", value: ["vip", "EARLY"] }, ["Ada"]],
    [{ field: "tags", operator: "has_all", value: ["vip", "late"] }, []],
    [{ field: "birthday", operator: "lt", value: "2000-01-01" }, ["Ada"]],
    [{ field: "do_not_call", operator: "eq", value: true }, ["Bob"]],
    [{ field: "company.name", operator: "eq", value: "engines" }, ["Ada"]],
    [{ field: "company.employee_count", operator: "gt", value: 10 }, ["Ada"]],
    [{ field: "company.industry", operator: "is_empty" }, ["100%_c", "Bob"]],
  ];
  for (const [condition, found] of cases) {
    it(`returns ${found.join(", ") || "nothing"} where ${condition.field} ${condition.operator} ${"value" in condition ? JSON.stringify(condition.value) : ""}`, async () => {
      expect(await search([condition])).to.deep.equal(found);
    });
  }

  it("combines conditions with and, or and not", async () => {
    const high = { field: "lead_score", operator: "gte", value: 50 };
    const bob = { field: "first_name", operator: "eq", value: "Bob" };
    expect(await search([high, bob], "and")).to.deep.equal([]);
    expect(await search([high, bob], "or")).to.deep.equal(["100%_c", "Ada", "Bob"]);
    expect(await search([bob], "not")).to.deep.equal(["100%_c", "Ada"]);
    expect(await search([{ op: "or", conditions: [bob] }, high], "not")).to.deep.equal([]);
  });

  it("returns all records without a filter, page by page", async () => {
    const answer = await fixture.crm.post("/v1/entities/search", { page_size: 2, page: 2 });
    expect(answer.at("meta")).to.deep.equal({ total: 4, page: 2, page_size: 2 });
    expect(answer.list("data")).to.have.length(2);
  });

  it("returns 422 with the allowed operators for another operator", async () => {
    const filter = { op: "and", conditions: [{ field: "lead_score", operator: "contains", value: "5" }] };
    const answer = await fixture.crm.post("/v1/entities/search", { filter });
    expect([answer.status, answer.at("code"), answer.at("details.0.code")]).to.deep.equal([
      422,
      "unprocessable",
      "operator_not_allowed",
    ]);
    expect(answer.at("details.0.path")).to.equal("/filter/conditions/0/operator");
    expect(answer.at("details.0.allowed_values")).to.include("gte").and.not.include("contains");
  });

  const impossible: [string, Condition][] = [
    ["a field that is none", { field: "password_hash", operator: "eq", value: "x" }],
    ["a value of another type", { field: "lead_score", operator: "eq", value: "many" }],
    ["a list where one value belongs", { field: "lead_score", operator: "eq", value: [1] }],
    ["a day that is none", { field: "birthday", operator: "eq", value: "2026-02-30" }],
    ["between without two values", { field: "lead_score", operator: "between", value: [1] }],
    ["a field that tries to be SQL", { field: "tags", operator: "has_any", value: "'; drop table entities; --" }],
  ];
  for (const [what, condition] of impossible) {
    it(`returns an error for ${what}`, async () => {
      const answer = await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions: [condition] } });
      expect(answer.status).to.be.oneOf([400, 422]);
      expect(answer.at("details.0.path")).to.match(/^\/filter\/conditions\/0/);
    });
  }

  it("returns the sortable fields for an unknown sort", async () => {
    const answer = await fixture.crm.post("/v1/entities/search", { sort: "password_hash" });
    expect([answer.status, answer.at("details.0.path"), answer.at("details.0.code")]).to.deep.equal([
      400,
      "/sort",
      "enum",
    ]);
    expect(answer.at("details.0.allowed_values")).to.include("-lead_score").and.include("created_at");
  });

  it("returns an error for trees that are too deep or too wide", async () => {
    const leaf = { field: "lead_score", operator: "eq", value: 1 };
    const nest = (depth: number): unknown => (depth === 0 ? leaf : { op: "and", conditions: [nest(depth - 1)] });
    expect((await fixture.crm.post("/v1/entities/search", { filter: nest(3) })).status).to.equal(200);
    const deep = await fixture.crm.post("/v1/entities/search", { filter: nest(4) });
    expect([deep.status, deep.at("details.0.code"), deep.at("details.0.message")]).to.deep.equal([
      422,
      "too_deep",
      "This can be nested at most 3 levels deep.",
    ]);
    const wide = { op: "or", conditions: Array.from({ length: 21 }, () => leaf) };
    expect((await fixture.crm.post("/v1/entities/search", { filter: wide })).status).to.equal(400);
    const many = Array.from({ length: 3 }, () => ({ op: "or", conditions: Array.from({ length: 17 }, () => leaf) }));
    expect(
      (await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions: many } })).status,
    ).to.be.oneOf([400, 422]);
  });
});
