import { expect } from "chai";
import fc from "fast-check";
import { useFixture } from "../../support/fixture.ts";

describe("All operations: errors", () => {
  const fixture = useFixture();

  it("returns every error of a body with its path", async () => {
    const answer = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "x".repeat(101),
      email: "nobody",
      lead_score: 101,
      lifecycle_stage: "friend",
      birthday: "2026-02-30",
      tags: ["", 7],
      address: { country: "France", planet: "Earth" },
      frist_name: "Ada",
    });
    expect(answer.status).to.equal(400);
    const found = answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);
    expect(found).to.include.members([
      "/first_name too_long",
      "/email format",
      "/lead_score maximum",
      "/lifecycle_stage enum",
      "/birthday format",
      "/tags/0 too_short",
      "/tags/1 type",
      "/address/country format",
      "/address/planet unknown_field",
      "/frist_name unknown_field",
    ]);
    expect(found).to.have.length(10);
    const unknown = answer.list("details").find(({ path }) => path === "/frist_name");
    expect(unknown?.["did_you_mean"]).to.equal("first_name");
    const stage_ = answer.list("details").find(({ path }) => path === "/lifecycle_stage");
    expect(stage_?.["allowed_values"]).to.include("customer");
  });

  it("suggests no field of another entity_type", async () => {
    const company = { entity_type: "company", name: "Analytical Engines", first_name: "Ada" };
    const [unknown] = (await fixture.crm.post("/v1/entities", company)).list("details");
    expect(unknown).to.include({ path: "/first_name", code: "unknown_field" }).and.not.to.have.property("did_you_mean");
  });

  it("returns at most twenty errors", async () => {
    const body = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`no_field_${index}`, index]));
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", ...body });
    expect(answer.list("details")).to.have.length(20);
  });

  it("escapes field names in JSON pointers", async () => {
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "x", "a/b~c": 1 });
    expect(answer.at("details.0.path")).to.equal("/a~1b~0c");
  });

  it("returns errors of path, query and body together", async () => {
    const answer = await fixture.crm.put("/v1/entities/7?verbose=1", { lead_score: "x" });
    expect(answer.list("details").map(({ path }) => path)).to.have.members(["id", "verbose", "/lead_score"]);
  });

  it("returns a single error for an unknown entity_type", async () => {
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "lead", first_name: "x" });
    expect(answer.list("details").map(({ path, code }) => [path, code])).to.deep.equal([["/entity_type", "enum"]]);
    const missing = await fixture.crm.post("/v1/entities", { first_name: "x" });
    expect(missing.list("details").map(({ path, code }) => [path, code])).to.deep.equal([["/entity_type", "required"]]);
  });

  it("returns messages in French on request", async () => {
    const calls = async (language: string): Promise<[unknown, unknown][]> => {
      const header = { "Accept-Language": language };
      const answers = [
        await fixture.crm.post("/v1/entities", { entity_type: "contact", lead_score: 101, x: 1 }, header),
        await fixture.crm.get("/v1/entities/01990000-0000-7000-8000-000000000000", header),
        await fixture.anonymous.get("/v1/entities", header),
        await fixture.crm.get("/v1/nowhere", header),
        await fixture.crm.send("PUT", "/v1/entities", { headers: header }),
        await fixture.crm.get("/v1/entities", { ...header, Accept: "text/html" }),
      ];
      const wanted = language.startsWith("fr") ? "fr" : "en";
      for (const answer of answers) expect(answer.headers.get("content-language")).to.equal(wanted);
      return answers.map((answer) => [answer.at("error"), answer.at("details.0.message")]);
    };
    const french = await calls("fr-CA, en;q=0.5");
    const english = await calls("en-GB");
    for (const [index, [sentence, detail]] of french.entries()) {
      expect(sentence).to.be.a("string").that.is.not.equal(english[index]?.[0]);
      if (detail !== undefined) expect(detail).to.not.equal(english[index]?.[1]);
    }
  });

  const languages: [header: string | undefined, answer: string][] = [
    [undefined, "en"],
    ["*", "en"],
    ["de", "en"],
    ["fr", "fr"],
    ["FR-be", "fr"],
    ["en;q=0.2, fr;q=0.8", "fr"],
    ["fr;q=0, en", "en"],
    ["de, fr;q=0.5", "fr"],
    ["nonsense;;;q=x,,", "en"],
  ];
  for (const [header, wanted] of languages) {
    it(`answers in ${wanted} to Accept-Language: ${header ?? "(none)"}`, async () => {
      const answer = await fixture.crm.get("/v1/nowhere", header === undefined ? {} : { "Accept-Language": header });
      expect(answer.headers.get("content-language")).to.equal(wanted);
    });
  }

  it("accepts any Accept-Language without failing", async () => {
    const header = fc.string({ unit: fc.constantFrom(...Array.from("frenFR-*;q=0.19, ~")), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(header, async (value) => {
        expect((await fixture.crm.get("/v1/nowhere", { "Accept-Language": value })).status).to.equal(404);
      }),
      { numRuns: 100, seed: 20260301 },
    );
  });

  it("returns the same 401 for every invalid key", async () => {
    const wrong = ["", "x", "crs_short", `crs_${"A".repeat(38)}`, fixture.key.slice(0, -1), `${fixture.key}x`];
    const answers = await Promise.all(wrong.map((key) => fixture.anonymous.get("/v1/entities", { "X-API-Key": key })));
    const shown = answers.map((answer) => [answer.status, answer.at("code"), answer.at("error")]);
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).to.equal(1);
    expect(shown[0]?.slice(0, 2)).to.deep.equal([401, "unauthenticated"]);
  });

  it("rejects a key in the query and does not log it", async () => {
    const answer = await fixture.anonymous.get(`/v1/entities?api_key=${fixture.key}`);
    expect(answer.status).to.be.oneOf([400, 401]);
    expect(answer.text).to.not.include(fixture.key);
    expect(fixture.service.log.join("")).to.not.include(fixture.key);
  });
});
