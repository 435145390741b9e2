import { expect } from "chai";
import { operationOf } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("GET /v1/entities (entities.list)", () => {
  const fixture = useFixture({ oracle: true });
  const ids: Record<string, string> = {};
  let between = "";

  before(async () => {
    const create = async (name: string, body: Record<string, unknown>): Promise<void> => {
      ids[name] = (await fixture.crm.post("/v1/entities", body)).string("data.id");
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
    await new Promise((done) => setTimeout(done, 5));
    between = new Date().toISOString();
    await new Promise((done) => setTimeout(done, 5));
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

  // A query and its results among engines, ada, zoe and gone, newest first.
  const filters: [query: string, found: string[]][] = [
    ["", ["zoe", "ada", "engines"]],
    ["entity_type=contact", ["zoe", "ada"]],
    ["entity_type=company", ["engines"]],
    ["q=lovelace", ["ada"]],
    ["q=LOVEL", ["ada"]],
    ["q=zoe", ["zoe"]],
    ["q=100%25_", ["zoe"]],
    ["q=%25%25%25", []],
    ["q=analytical", ["ada", "engines"]],
    ["q=nobody", []],
    ["email=ADA@analytical.example", ["ada"]],
    ["email=countess@ada.example", ["ada"]],
    ["email=nobody@analytical.example", []],
    ["domain=analytical.example", ["ada", "engines"]],
    ["domain=other.example", []],
    ["company_id={engines}", ["ada"]],
    ["company_id={zoe}", []],
    ["owner_id={owner}", ["ada", "engines"]],
    ["owner_id={zoe}", []],
    ["lifecycle_stage=customer", ["ada"]],
    ["lifecycle_stage=evangelist", []],
    ["lead_score_min=20", ["zoe", "ada"]],
    ["lead_score_min=81", []],
    ["lead_score_max=20", ["zoe", "engines"]],
    ["lead_score_min=21&lead_score_max=80", ["ada"]],
    ["tag=vip", ["ada"]],
    ["tag=none", []],
    ["segment_id={zoe}", []],
    ["created_after={between}", ["zoe"]],
    ["created_before={between}", ["ada", "engines"]],
    ["updated_after={between}", ["zoe"]],
    ["updated_before={between}", ["ada", "engines"]],
    ["ids={ada}&ids={engines}&ids={owner}", ["ada", "engines"]],
    ["ids={owner}", []],
    ["include_deleted=true", ["gone", "zoe", "ada", "engines"]],
    ["include_deleted=false", ["zoe", "ada", "engines"]],
    ["entity_type=contact&q=ada&lead_score_min=1&tag=early", ["ada"]],
  ];
  for (const [query, found] of filters) {
    it(`returns ${found.join(", ") || "nothing"} with ${query || "no filter"}`, async () => {
      const answer = await fixture.crm.get(`/v1/entities?${filled(query)}`);
      expect(namesOf(answer)).to.deep.equal(found);
      expect(answer.at("meta.total")).to.equal(found.length);
    });
  }

  it("has test cases with and without results for each documented filter", () => {
    const paging = ["page", "page_size", "cursor", "sort", "fields", "include"];
    const declared = operationOf("entities.list").parameters.filter(
      (one) => one.in === "query" && !paging.includes(one.name),
    );
    const used = filters.map(([query]) => query.split("&").map((part) => part.split("=")[0] ?? ""));
    for (const { name } of declared)
      expect(used.filter((names) => names.includes(name)).length, name).to.be.at.least(1);
  });

  const refused = [
    "page=0",
    "page=-1",
    "page=1.5",
    "page=1e3",
    "page=0x10",
    "page=%2B1",
    "page=",
    "page=99999999999999999999",
    "page_size=0",
    "page_size=101",
    "sort=password_hash",
    "sort=first_name;drop",
    "sort=first_name,first_name,first_name,first_name,first_name",
    "cursor=tampered",
    "entity_type=lead",
    "email=nobody",
    "company_id=1",
    "created_after=2026-01-01T00:00:00",
    "created_after=yesterday",
    "include_deleted=maybe",
    "lead_score_min=101",
    "q=",
    "q=%00",
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

  it("returns timezone_required for a time without offset", async () => {
    const answer = await fixture.crm.get("/v1/entities?created_after=2026-01-01T00:00:00");
    expect(answer.at("details.0.code")).to.equal("timezone_required");
  });

  function filled(query: string): string {
    return query.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === "between") return between;
      return name === "owner" ? fixture.organization.owner.id : (ids[name] ?? "");
    });
  }
});
