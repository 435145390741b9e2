import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

describe("GET /v1/search (search.find): queries as people write them", () => {
  const fixture = useFixture();
  const ids: Record<string, string> = {};
  const make = async (name: string, path: string, body: object): Promise<void> => {
    ids[name] = await fixture.crm.create(path, body);
  };
  const found = async (q: string): Promise<string[]> => {
    const answer = await fixture.crm.get(`/v1/search?q=${encodeURIComponent(q)}`);
    expect(answer.status, answer.text).to.equal(200);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return answer.list("data").map(({ record_id }) => names.get(String(record_id)) ?? "");
  };

  before(async () => {
    const contact = (name: string, body: object) => make(name, "/v1/entities", { entity_type: "contact", ...body });
    const company = (name: string, body: object) => make(name, "/v1/entities", { entity_type: "company", ...body });
    await contact("ada", {
      first_name: "Ada",
      last_name: "Lovelace",
      address: { street: "12 St James's Square", city: "Orléans", postal_code: "45000", country: "FR" },
    });
    await contact("charles", { first_name: "Charles", last_name: "Babbage", address: { city: "London" } });
    await contact("jean", { first_name: "Jean-Pierre", last_name: "D'Arblay" });
    await company("mills", { name: "Northwind Mills", billing_address: { city: "Lyon", postal_code: "69002" } });
    await company("freight", { name: "Freight & Sons", shipping_address: { city: "Marseille" } });
    await make("deal", "/v1/opportunities", { name: "Steam turbine renewal" });
  });

  for (const [query, expected] of [
    ["Lovelcae", "ada"],
    ["Ada Lvoelace", "ada"],
    ["Babbgae", "charles"],
    ["Nrothwind", "mills"],
    ["turbien", "deal"],
  ] as const) {
    it(`finds a name with swapped letters: ${query}`, async () => {
      expect(await found(query)).to.deep.equal([expected]);
    });
  }

  for (const [query, expected] of [
    ["Lovelace's", "ada"],
    ["Ada Lovelace’s e-mail address", "ada"],
    ["contact named Ada Lovelace", "ada"],
    ["find the contact Babbage, please", "charles"],
    ["who is Charles Babbage?", "charles"],
    ["the company Northwind Mills", "mills"],
    ["phone number of Ada Lovelace", "ada"],
    ["le contact Ada Lovelace", "ada"],
    ["l’entreprise Northwind", "mills"],
    ["cherche la société Northwind Mills", "mills"],
    ["l'adresse e-mail de M. Babbage", "charles"],
    ["(Lovelace, Ada)", "ada"],
    ["Jean Pierre d'Arblay", "jean"],
    ['opportunity "Steam turbine"', "deal"],
  ] as const) {
    it(`leaves out superfluous words: ${query}`, async () => {
      expect(await found(query)).to.deep.equal([expected]);
    });
  }

  for (const query of ["the contact named Ada Lovelace", "Ada Lovelace's"]) {
    it(`gives a record the relevance of the words that are not superfluous: ${query}`, async () => {
      expect((await fixture.crm.get(`/v1/search?q=${encodeURIComponent(query)}`)).at("data.0.relevance")).to.equal(1);
    });
  }

  for (const [query, expected] of [
    ["Orléans", "ada"],
    ["orleans", "ada"],
    ["45000", "ada"],
    ["contacts in London", "charles"],
    ["Lovelace Orléans", "ada"],
    ["Lyon 69002", "mills"],
    ["Marseille", "freight"],
  ] as const) {
    it(`finds words of an address: ${query}`, async () => {
      expect(await found(query)).to.deep.equal([expected]);
    });
  }

  it("names the address among the matched fields", async () => {
    expect((await fixture.crm.get("/v1/search?q=orleans")).at("data.0.matched_fields")).to.deep.equal(["address"]);
  });

  it("leaves out a word that matches nothing, and ranks records with most words first", async () => {
    expect(await found("Ada Lovelace Unheardof")).to.deep.equal(["ada"]);
    expect((await found("Lovelace Unheardof Nobodyknows"))[0]).to.equal("ada");
    const [first] = (await fixture.crm.get("/v1/search?q=Ada%20Lovelace%20Unheardof")).list("data");
    expect(first?.["relevance"]).to.be.below(0.5);
  });

  it("still finds a record whose name consists of such words", async () => {
    await make("list", "/v1/entities", { entity_type: "company", name: "The Company" });
    expect(await found("the company")).to.include("list");
  });

  it("finds nothing for words that resemble no record, and for punctuation", async () => {
    for (const query of ["xyzzyq", "qwxzy vbnmz", "?!", "__", "%%", "''"])
      expect(await found(query), query).to.deep.equal([]);
  });

  it("finds no record of another organization or a deleted one by its address", async () => {
    await make("gone", "/v1/entities", { entity_type: "contact", first_name: "Gone", address: { city: "Timbuktu" } });
    expect(await found("Timbuktu")).to.deep.equal(["gone"]);
    await fixture.crm.delete(`/v1/entities/${ids["gone"] ?? ""}`);
    expect(await found("Timbuktu")).to.deep.equal([]);
  });
});

describe("POST /v1/entities/search (entities.search): addresses", () => {
  const fixture = useFixture();
  const ids: Record<string, string> = {};
  const found = async (...conditions: object[]): Promise<unknown[]> => {
    const answer = await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions } });
    expect(answer.status, answer.text).to.equal(200);
    return answer.list("data").map(({ id }) => id);
  };
  const where = (field: string, operator: string, value?: unknown) => ({ field, operator, value });

  before(async () => {
    const make = async (name: string, body: object): Promise<void> => {
      ids[name] = await fixture.crm.create("/v1/entities", body);
    };
    const address = { street: "5% Lane", city: "L'Haÿ-les-Roses", postal_code: "94240", country: "FR" };
    await make("paris", { entity_type: "contact", first_name: "P", address: { city: "Paris", country: "FR" } });
    await make("roses", { entity_type: "contact", first_name: "R", address });
    await make("nowhere", { entity_type: "contact", first_name: "N" });
    await make("firm", { entity_type: "company", name: "Firm", billing_address: { city: "Paris", country: "FR" } });
    await make("employee", { entity_type: "contact", first_name: "E", company_id: ids["firm"] });
  });

  it("are filtered by their members, ignoring case", async () => {
    expect(await found(where("address.city", "eq", "PARIS"))).to.deep.equal([ids["paris"]]);
    expect(await found(where("address.city", "in", ["paris", "l'haÿ-LES-roses"]))).to.have.members([
      ids["paris"],
      ids["roses"],
    ]);
    expect(await found(where("address.city", "contains", "les-ros"))).to.deep.equal([ids["roses"]]);
    expect(await found(where("address.street", "starts_with", "5%"))).to.deep.equal([ids["roses"]]);
    expect(await found(where("address.postal_code", "ends_with", "240"))).to.deep.equal([ids["roses"]]);
    expect(await found(where("address.country", "eq", "fr"))).to.have.members([ids["paris"], ids["roses"]]);
    expect(await found(where("billing_address.city", "eq", "Paris"))).to.deep.equal([ids["firm"]]);
  });

  it("are filtered by members that are empty or different", async () => {
    const contacts = where("entity_type", "eq", "contact");
    const others = await found(contacts, where("address.city", "neq", "Paris"));
    expect(others).to.have.members([ids["roses"], ids["nowhere"], ids["employee"]]);
    expect(await found(contacts, where("address.city", "is_empty"))).to.have.members([ids["nowhere"], ids["employee"]]);
    const not = { op: "not", conditions: [where("address.city", "eq", "Paris")] };
    expect(await found(contacts, not)).to.have.members([ids["roses"], ids["nowhere"], ids["employee"]]);
  });

  it("suggests the member for a synonym", async () => {
    for (const [field, meant] of [
      ["city", "address.city"],
      ["zip_code", "address.postal_code"],
    ] as const) {
      const filter = { op: "and", conditions: [where("entity_type", "eq", "contact"), where(field, "eq", "Paris")] };
      const answer = await fixture.crm.post("/v1/entities/search", { filter });
      expect(answer.at("details.0.did_you_mean"), field).to.equal(meant);
    }
  });
});
