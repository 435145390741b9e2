import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { startService } from "../../support/service.ts";
import { createTenant } from "../../support/tenant.ts";
import { use } from "../../support/fixture.ts";

describe("GET /v1/search (search.find)", () => {
  let owner: Caller;
  const ids: Record<string, string> = {};

  const made = async (name: string, path: string, body: object): Promise<void> => {
    const answer = await owner.post(path, body);
    expect(answer.status, answer.text).to.equal(201);
    ids[name] = answer.string("data.id");
  };
  const contact = (name: string, body: object): Promise<void> =>
    made(name, "/v1/entities", { entity_type: "contact", ...body });
  const found = async (query: string, as = owner): Promise<unknown[]> =>
    (await as.get(`/v1/search?${query}`)).list("data").map(({ record_id }) => record_id);
  const q = (text: string): string => `q=${encodeURIComponent(text)}`;
  const service = use(() => startService());
  const tenant = use(() => createTenant(service));
  before(async () => {
    owner = tenant.owner;
    await contact("zoe", {
      first_name: "Zoé",
      last_name: "Lefèvre",
      email: "zoe.l@example.org",
      job_title: "Designer",
    });
    await contact("soren", { first_name: "Søren", last_name: "Kierkegård" });
    await contact("john", { first_name: "John", last_name: "Smyth", phone: "+33142277700" });
    await made("company", "/v1/entities", {
      entity_type: "company",
      name: "Lefèvre & Fils",
      domain: "lefevre.example",
    });
    await made("opportunity", "/v1/opportunities", { name: "Lefèvre renewal" });
    await made("task", "/v1/tasks", { title: "Call Lefèvre about the renewal" });
    await made("note", "/v1/notes", {
      body: "Mme Lefèvre prefers **mornings**.",
      related_to: [{ record_type: "contact", record_id: ids["zoe"] }],
    });
    await made("segment", "/v1/segments", { name: "Amis de Lefèvre", entity_type: "contact", kind: "static" });
    await made("campaign", "/v1/campaigns", { name: "Lefèvre spring letter" });
  });

  it("finds all record types, ignoring accents and case", async () => {
    const answer = await owner.get(`/v1/search?${q("LEFEVRE")}`);
    const kinds = answer.list("data").map(({ record_type }) => record_type);
    expect(kinds).to.have.members(["contact", "company", "opportunity", "task", "note", "segment", "campaign"]);
    expect(answer.at("meta")).to.deep.equal({ total: 7, page: 1, page_size: 25 });
  });

  it("returns title, subtitle and matched fields of a record", async () => {
    const [hit] = (await owner.get(`/v1/search?${q("zoe lef")}`)).list("data");
    expect(hit).to.include({ record_type: "contact", title: "Zoé Lefèvre", subtitle: "Designer · zoe.l@example.org" });
    expect(hit?.["matched_fields"]).to.deep.equal(["first_name", "last_name", "email"]);
    expect(hit?.["relevance"]).to.equal(0.9);
  });

  it("ranks a name that starts with the words before other matches", async () => {
    expect(await found(`${q("lefèvre")}&record_types=company&record_types=contact`)).to.deep.equal([
      ids["company"],
      ids["zoe"],
    ]);
  });

  it("matches ASCII spellings of characters such as ø", async () => {
    expect(await found(q("soren kierkegard"))).to.deep.equal([ids["soren"]]);
  });

  it("finds parts of phone numbers and addresses and word prefixes of two characters", async () => {
    expect(await found(q("4227770"))).to.deep.equal([ids["john"]]);
    expect(await found(q("zoe.l@"))).to.deep.equal([ids["zoe"]]);
    expect(await found(`${q("sm")}&record_types=contact`)).to.deep.equal([ids["john"]]);
  });

  it("does not find the beginning and the end of a word in different words", async () => {
    await contact("martin", { first_name: "Paul", last_name: "Martin" });
    await contact("marta", { first_name: "Marta", last_name: "Valentin" });
    await made("meeting", "/v1/tasks", { title: "Marta meets Valentin" });
    expect(await found(q("martin paul"))).to.deep.equal([ids["martin"]]);
    const listed = async (path: string): Promise<unknown[]> => (await owner.get(path)).list("data").map(({ id }) => id);
    expect(await listed("/v1/entities?q=martin%20paul")).to.deep.equal([ids["martin"]]);
    expect(await listed("/v1/entities?q=martin%20marta")).to.deep.equal([]);
    expect(await listed("/v1/tasks?q=valentin%20meets")).to.deep.equal([ids["meeting"]]);
    expect(await listed("/v1/tasks?q=martin%20meets")).to.deep.equal([]);
    const [first] = (await owner.get(`/v1/search?${q("martin marta")}`)).list("data");
    expect(first?.["relevance"], "of a record without one of the words").to.be.below(0.5);
  });

  for (const number of ["01 42 27 77 00", "+33 (0)1 42.27.77.00", "0033142277700", "42-27-77"]) {
    it(`finds a phone number in the format ${number}`, async () => {
      const [hit] = (await owner.get(`/v1/search?${q(number)}&record_types=contact`)).list("data");
      expect(hit?.["record_id"]).to.equal(ids["john"]);
      expect(hit?.["matched_fields"]).to.deep.equal(["phone"]);
    });
  }

  it("finds complete and partial e-mail addresses in all record types", async () => {
    await made("mention", "/v1/tasks", { title: "Write to Zoe.L@example.org" });
    expect(await found(q("ZOE.L@example.org"))).to.have.members([ids["zoe"], ids["mention"]]);
    expect(await found(q("oe.l@example.org"))).to.have.members([ids["zoe"], ids["mention"]]);
  });

  for (const typo of ["Lefebvre Zoe", "zoe lefevrr", "lefvre zoe"]) {
    it(`finds similar words if no record contains the words: ${typo}`, async () => {
      const [hit] = (await owner.get(`/v1/search?${q(typo)}&record_types=contact`)).list("data");
      expect(hit?.["record_id"]).to.equal(ids["zoe"]);
      expect(hit?.["relevance"]).to.be.below(0.5);
    });
  }

  it("returns nothing for words that resemble no record", async () => {
    const answer = await owner.get(`/v1/search?${q("xyzzyq")}`);
    expect([answer.list("data"), answer.at("meta.total")]).to.deep.equal([[], 0]);
  });

  it("treats % and _ as literal characters and ignores blanks", async () => {
    expect(await found(q("%%"))).to.deep.equal([]);
    expect(await found(q("__"))).to.deep.equal([]);
    expect((await owner.get(`/v1/search?${q("   ")}`)).at("details.0.code")).to.equal("too_short");
  });

  it("finds records that were just created and no records that were just deleted", async () => {
    await contact("fresh", { first_name: "Barnabé", last_name: "Quillfeather" });
    expect(await found(q("quillfeather"))).to.deep.equal([ids["fresh"]]);
    await owner.delete(`/v1/entities/${ids["fresh"] ?? ""}`);
    expect(await found(q("quillfeather"))).to.deep.equal([]);
  });

  it("returns each record once over all pages", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => found(`${q("lefevre")}&page_size=2&page=${page}`)));
    expect(pages.map((page) => page.length)).to.deep.equal([2, 2, 2, 1]);
    expect(new Set(pages.flat()).size).to.equal(7);
  });

  it("returns only record types that the caller can read", async () => {
    await owner.post("/v1/roles", { name: "tasks only", permissions: ["tasks:read"] });
    const { caller } = await tenant.signedIn("tasks only");
    expect(await found(q("lefevre"), caller)).to.deep.equal([ids["task"]]);
    expect(await found(`${q("lefevre")}&record_types=contact`, caller)).to.deep.equal([]);
  });

  it("returns no records of another organization", async () => {
    const other = await createTenant(service);
    expect(await found(q("lefevre"), other.owner)).to.deep.equal([]);
  });

  it("returns 400 for a missing or short text and for unknown record types", async () => {
    const answer = await owner.get("/v1/search?q=&record_types=planet");
    expect(answer.status).to.equal(400);
    expect(answer.list("details").map(({ path, code }) => [path, code])).to.have.deep.members([
      ["q", "too_short"],
      ["record_types", "enum"],
    ]);
    expect((await owner.get("/v1/search")).list("details")[0]).to.include({ path: "q", code: "required" });
  });
});
