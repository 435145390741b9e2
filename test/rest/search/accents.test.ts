import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { useFixture } from "../../support/fixture.ts";

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

/** Conditions on a text that the name `Élan Zürich` fulfills, and whether they exclude it. */
const CONDITIONS: readonly (readonly [operator: string, value: unknown, matches: boolean])[] = [
  ["eq", "elan zurich", true],
  ["eq", "ÉLAN ZÜRICH", true],
  ["in", ["nobody", "elan zürich"], true],
  ["starts_with", "elan", true],
  ["ends_with", "ZURICH", true],
  ["contains", "an zur", true],
  ["contains", "elan-", false],
  ["neq", "elan zurich", false],
  ["not_in", ["elan zurich"], false],
  ["not_contains", "zurich", false],
  ["neq", "nobody", true],
];

describe("POST /v1/entities/search (entities.search)", () => {
  const fixture = useFixture();
  const { indexed } = indexedFields(fixture);
  let id = "";
  const fields = ["name", "description", "billing_address.city", "industry", "company.name"];

  before(async () => {
    const plain = await indexed({ entity_type: "company", key: "motto", type: "text" });
    await fixture.crm.post("/v1/custom-fields", {
      entity_type: "company",
      key: "saying",
      label: "Saying",
      type: "text",
    });
    const name = "Élan Zürich";
    const answer = await fixture.crm.post("/v1/entities", {
      entity_type: "company",
      name,
      description: name,
      industry: name,
      billing_address: { city: name },
      custom_fields: { [plain.key]: name, saying: name },
      vat_number: "FRÉ1",
    });
    expect(answer.status, answer.text).to.equal(201);
    id = answer.string("data.id");
  });

  const search = async (condition: Condition, type = "company"): Promise<unknown[]> => {
    const filter = { op: "and", conditions: [{ field: "entity_type", operator: "eq", value: type }, condition] };
    const answer = await fixture.crm.post("/v1/entities/search", { filter });
    expect(answer.status, answer.text).to.equal(200);
    return answer.list("data").map((record) => record["id"]);
  };

  for (const field of [
    ...fields.filter((one) => one !== "company.name"),
    "custom_fields.motto",
    "custom_fields.saying",
  ]) {
    it(`ignores accents in every operator on a text: ${field}`, async () => {
      for (const [operator, value, matches] of CONDITIONS) {
        const found = await search({ field, operator, value });
        expect(found, `${operator} ${String(value)}`).to.deep.equal(matches ? [id] : []);
      }
    });
  }

  it("ignores accents in the fields of the company of a contact", async () => {
    const contact = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Eve",
      company_id: id,
    });
    for (const [operator, value, matches] of CONDITIONS) {
      const found = await search({ field: "company.name", operator, value }, "contact");
      expect(found, operator).to.deep.equal(matches ? [contact.at("data.id")] : []);
    }
  });

  it("distinguishes accents in codes and identifiers", async () => {
    expect(await search({ field: "vat_number", operator: "eq", value: "fre1" })).to.deep.equal([]);
    expect(await search({ field: "vat_number", operator: "eq", value: "fré1" })).to.deep.equal([id]);
    expect(await search({ field: "vat_number", operator: "contains", value: "re1" })).to.deep.equal([]);
  });

  it("finds apostrophes as a search does, and a value of apostrophes as it is", async () => {
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "L’Oréal" });
    for (const value of ["l'oreal", "loreal", "L’Oréal"])
      expect(await search({ field: "name", operator: "eq", value }), value).to.deep.equal([answer.at("data.id")]);
    expect(await search({ field: "name", operator: "contains", value: "'" })).to.deep.equal([]);
    expect(await search({ field: "name", operator: "contains", value: "’" })).to.deep.equal([answer.at("data.id")]);
  });

  it("takes no sign of a pattern from a character that Unicode reduces to it", async () => {
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "100％ ＿ok" });
    expect(await search({ field: "name", operator: "contains", value: "0％" })).to.deep.equal([answer.at("data.id")]);
    expect(await search({ field: "name", operator: "contains", value: "1％o" })).to.deep.equal([]);
  });
});

describe("POST /v1/segments (segments.create)", () => {
  const fixture = useFixture();

  it("ignores accents in the filter of a segment, of its preview and of a tool", async () => {
    const contact = { entity_type: "contact", first_name: "Élan", last_name: "Zürich", job_title: "Gérante" };
    const id = await fixture.crm.create("/v1/entities", contact);
    const conditions = [
      { field: "last_name", operator: "eq", value: "zurich" },
      { field: "job_title", operator: "starts_with", value: "geran" },
    ];
    const filter = { op: "and", conditions };
    const segment = await fixture.crm.post("/v1/segments", {
      name: "Zurich",
      entity_type: "contact",
      kind: "dynamic",
      filter,
    });
    expect(segment.status, segment.text).to.equal(201);
    const members = await fixture.crm.get(`/v1/segments/${segment.string("data.id")}/members`);
    expect(members.list("data").map((one) => one["id"])).to.deep.equal([id]);
    const preview = await fixture.crm.post("/v1/segments/preview", { entity_type: "contact", filter });
    expect(preview.status, preview.text).to.equal(200);
    expect(preview.at("data.total")).to.equal(1);
    const assistant = await assistantOf(fixture.service, fixture.organization.owner);
    const listed = await assistant.use("list_crm_records", { record_type: "contact", filters: conditions });
    expect(listed.list("records").map((one) => one["id"])).to.deep.equal([id]);
  });
});

describe("POST /v1/opportunities/search (opportunities.search)", () => {
  const fixture = useFixture();

  it("ignores accents in names and not in codes, like every search", async () => {
    const made = await fixture.crm.post("/v1/opportunities", { name: "Rénovation" });
    const product = await fixture.crm.post("/v1/products", { name: "Café", code: "CAFÉ-1" });
    const found = async (path: string, condition: object): Promise<unknown[]> =>
      (await fixture.crm.post(path, { filter: { op: "and", conditions: [condition] } }))
        .list("data")
        .map((one) => one["id"]);
    const eq = (field: string, value: string) => ({ field, operator: "eq", value });
    expect(await found("/v1/opportunities/search", eq("name", "renovation"))).to.deep.equal([made.at("data.id")]);
    expect(await found("/v1/products/search", eq("name", "cafe"))).to.deep.equal([product.at("data.id")]);
    expect(await found("/v1/products/search", eq("code", "cafe-1"))).to.deep.equal([]);
    expect(await found("/v1/products/search", eq("code", "café-1"))).to.deep.equal([product.at("data.id")]);
  });
});
