import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
}

describe("GET /v1/entities (entities.list)", () => {
  const fixture = useFixture({ oracle: true });
  const ids: Record<string, string> = {};

  before(async () => {
    const create = async (name: string, body: Record<string, unknown>): Promise<void> => {
      ids[name] = await fixture.crm.create("/v1/entities", body);
    };
    await create("engines", { entity_type: "company", name: "Analytical Engines", domain: "analytical.example" });
    await create("ada", {
      entity_type: "contact",
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@analytical.example",
      additional_emails: ["countess@ada.example"],
      company_id: ids["engines"],
      phone: "+33123456789",
      lead_score: 80,
      lifecycle_stage: "customer",
      tags: ["VIP", "early"],
    });
    await create("zoe", {
      entity_type: "contact",
      first_name: "Zoë",
      last_name: "100%_off",
      lead_score: 20,
      owner_id: null,
    });
    await create("gone", { entity_type: "contact", first_name: "Gone", email: "gone@analytical.example" });
    await fixture.crm.delete(`/v1/entities/${ids["gone"]}`);
  });

  const namesOf = (answer: Answer): string[] =>
    answer.list("data").map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? "?");

  // Queries that combine filters, or that a law of every list does not have, and their results, newest first.
  const filters: [query: string, found: string[]][] = [
    ["", ["zoe", "ada", "engines"]],
    ["q=100%25_", ["zoe"]],
    ["q=analytical", ["ada", "engines"]],
    ["q=%25%25%25", []],
    ["email=countess@ada.example", ["ada"]],
    ["company_id={zoe}", []],
    ["owner_id={zoe}", []],
    ["lead_score_min=21&lead_score_max=80", ["ada"]],
    ["segment_id={zoe}", []],
    ["ids={ada}&ids={engines}&ids={owner}", ["ada", "engines"]],
    ["entity_type=contact&q=ada&lead_score_min=1&tag=early", ["ada"]],
  ];
  for (const [query, found] of filters) {
    it(`returns ${found.join(", ") || "nothing"} with ${query || "no filter"}`, async () => {
      const answer = await fixture.crm.get(`/v1/entities?${filled(query)}`);
      expect(namesOf(answer)).to.deep.equal(found);
      expect(answer.at("meta.total")).to.equal(found.length);
    });
  }

  const refused = [
    "page=-1",
    "page=%2B1",
    "page=99999999999999999999",
    "sort=password_hash",
    "sort=first_name;drop",
    "sort=first_name,first_name,first_name,first_name,first_name",
    "q=",
    "emial=ada@analytical.example",
    "page=1&page=2",
  ];
  for (const query of refused) {
    it(`returns 400 for the invalid query ?${query}`, async () => {
      const answer = await fixture.crm.get(`/v1/entities?${query}`);
      expect([answer.status, answer.at("code")]).to.deep.equal([400, "validation_failed"]);
      expect(answer.at("details.0.path")).to.equal(query.split("=")[0]);
    });
  }

  it("suggests a parameter for a misspelled one", async () => {
    const answer = await fixture.crm.get("/v1/entities?emial=ada@analytical.example&pagesize=3");
    expect(answer.list("details").map(({ code, did_you_mean }) => [code, did_you_mean])).to.deep.equal([
      ["unknown_field", "email"],
      ["unknown_field", "page_size"],
    ]);
  });

  it("returns no data and the exact total for a page after the end", async () => {
    const answer = await fixture.crm.get("/v1/entities?page=100000000&page_size=100");
    expect(answer.json).to.deep.equal({ data: [], meta: { total: 3, page: 100_000_000, page_size: 100 } });
  });

  function filled(query: string): string {
    return query.replace(/\{(\w+)\}/g, (_, name: string) => {
      return name === "owner" ? fixture.organization.owner.id : (ids[name] ?? "");
    });
  }
});

describe("Entities: /v1/entities", () => {
  const fixture = useFixture();

  before(async () => {
    for (let made = 0; made < 130; made += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => create(made + index)));
    }
  });

  const create = async (number: number): Promise<string> => {
    const body = { entity_type: "contact", first_name: `Person ${number % 7}`, lead_score: number % 5 };
    return await fixture.crm.create("/v1/entities", body);
  };

  const walk = async (
    query: string,
    onPage: (page: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<string[]> => {
    const seen: string[] = [];
    let cursor: unknown = "";
    for (let page = 0; typeof cursor === "string"; page += 1) {
      const answer = await fixture.crm.get(`/v1/entities?page_size=20&${query}&cursor=${encodeURIComponent(cursor)}`);
      expect(answer.status).to.equal(200);
      expect(answer.at("meta")).to.include.keys("total", "page", "page_size", "next_cursor");
      seen.push(...answer.list("data").map(({ id }) => String(id)));
      cursor = answer.at("meta.next_cursor");
      await onPage(page);
      expect(page).to.be.below(50);
    }
    return seen;
  };

  describe("GET /v1/entities (entities.list)", () => {
    for (const sort of [
      "-created_at",
      "created_at",
      "first_name",
      "-first_name,lead_score",
      "last_name",
      "-last_activity_at,email",
    ]) {
      it(`returns each record once by cursor, sorted by ${sort}, while others are created and deleted`, async () => {
        const before = await allIds();
        const removed: string[] = [];
        const seen = await walk(`sort=${sort}`, async (page) => {
          await create(page);
          const added = await create(page + 1);
          await fixture.crm.delete(`/v1/entities/${added}`);
          removed.push(added);
        });
        expect(new Set(seen).size, "a record came twice").to.equal(seen.length);
        expect(seen).to.include.members(before);
      });
    }
  });

  describe("POST /v1/entities/search (entities.search)", () => {
    it("returns each match once by cursor", async () => {
      const filter = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 2 }] };
      const seen: unknown[] = [];
      let cursor: unknown = "";
      while (typeof cursor === "string") {
        const answer = await fixture.crm.post("/v1/entities/search", {
          filter,
          cursor,
          page_size: 30,
          sort: "lead_score",
        });
        seen.push(...answer.list("data").map(({ id }) => id));
        cursor = answer.at("meta.next_cursor");
        if (cursor === null) expect(answer.at("meta.total")).to.equal(seen.length);
      }
      expect(new Set(seen).size).to.equal(seen.length);
    });
  });

  async function allIds(): Promise<string[]> {
    return await walk("sort=created_at");
  }
});

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

  // Every operator on every family of fields is compared with an evaluation in memory in test/records/filters.test.ts.
  const cases: [Condition, string[]][] = [
    [{ field: "lead_score", operator: "between", value: [20, 50] }, ["100%_c", "Bob"]],
    [{ field: "first_name", operator: "contains", value: "%_" }, ["100%_c"]],
    [{ field: "last_name", operator: "contains", value: "k\\s" }, ["100%_c"]],
    [{ field: "tags", operator: "is_empty" }, ["100%_c"]],
    [{ field: "created_at", operator: "within_last_days", value: 1 }, ["100%_c", "Ada", "Bob"]],
    [{ field: "tags", operator: "has_all", value: ["vip", "EARLY"] }, ["Ada"]],
    [{ field: "company.name", operator: "eq", value: "engines" }, ["Ada"]],
    [{ field: "company.employee_count", operator: "gt", value: 10 }, ["Ada"]],
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
    expect(answer.problems).to.deep.equal([400, "/sort enum"]);
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
