import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { recordsWith } from "../../support/mcp/tool-arguments.ts";

describe("All operations: texts", () => {
  const fixture = useFixture();
  it("rejects U+0000 and lone surrogates in tags, keys and nested objects", async () => {
    for (const body of [
      { tags: ["a\u0000"] },
      { external_ids: { erp: "\ud800" } },
      { external_ids: { "e\u0000rp": "1" } },
      { custom_fields: { note: "a\u0000" } },
      { custom_fields: { note: ["\udfff"] } },
      { address: { city: "a\u0000" } },
    ]) {
      const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "x", ...body });
      expect(answer.status, JSON.stringify(body)).to.be.oneOf([400, 422]);
    }
  });

  it("rejects control characters in keys of metadata and mappings", async () => {
    const { event } = await recordsWith("names", fixture.crm);
    for (const bad of ["a\u0000b", "a\ud800b", "a\u0007b"]) {
      const metadata = await fixture.crm.put(`/v1/events/${String(event)}`, { metadata: { [bad]: "x" } });
      expect([metadata.status, metadata.at("code")], JSON.stringify(bad)).to.deep.equal([400, "validation_failed"]);
      const mapping = await fixture.crm.post("/v1/imports", { entity_type: "contact", mapping: { [bad]: "email" } });
      expect([mapping.status, mapping.at("code")], JSON.stringify(bad)).to.deep.equal([400, "validation_failed"]);
    }
    const named = await fixture.crm.put(`/v1/events/${String(event)}`, { metadata: { "Référence n° 1": "x" } });
    expect(named.at("data.metadata")).to.deep.equal({ "Référence n° 1": "x" });
  });

  it("keeps newline and tab in long texts and rejects other control characters", async () => {
    const fine = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "x",
      description: "a\n\tb",
    });
    expect(fine.at("data.description")).to.equal("a\n\tb");
    for (const bad of [{ description: "a\u0007b" }, { first_name: "a\nb" }, { job_title: "a\u009fb" }]) {
      const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", last_name: "x", ...bad });
      expect(answer.status, JSON.stringify(bad)).to.equal(400);
    }
  });

  it("normalizes enums, queries, filters and headers alike", async () => {
    const made = await fixture.crm.post("/v1/entities", {
      entity_type: " Contact ",
      last_name: " Cafe\u0301 ",
      lifecycle_stage: "Sales Qualified Lead",
      email: " Cafe@Text.example ",
      email_consent: "Opted in",
      external_ids: { erp: " 7 " },
    });
    const stored = { last_name: "Café", lifecycle_stage: "sales_qualified_lead", email_consent: "opted_in" };
    expect(made.status, made.text).to.equal(201);
    expect(made.at("data")).to.include({ ...stored, email: "cafe@text.example" });
    expect(made.at("data.external_ids")).to.deep.equal({ erp: "7" });
    const listed = await fixture.crm.get("/v1/entities?lifecycle_stage=Sales-Qualified-Lead&q=%20cafe%CC%81%20");
    expect(listed.list("data").map(({ id }) => id)).to.deep.equal([made.at("data.id")]);
    const conditions = [
      { field: "lifecycle_stage", operator: "in", value: ["Sales qualified LEAD"] },
      { field: "last_name", operator: "eq", value: " cafe\u0301" },
    ];
    expect(
      (await fixture.crm.post("/v1/entities/search", { filter: { op: "AND", conditions } })).at("meta.total"),
    ).to.equal(1);
    for (const value of ["a\u0000", "a\ud800", "a\u0007"]) {
      const filter = { op: "and", conditions: [{ field: "last_name", operator: "eq", value }] };
      expect((await fixture.crm.post("/v1/entities/search", { filter })).at("details.0.code")).to.equal(
        "invalid_character",
      );
    }
    const unknown = await fixture.crm.put(`/v1/entities/${made.string("data.id")}`, { lifecycle_stage: "Won" });
    expect([unknown.status, unknown.at("details.0.code")]).to.deep.equal([400, "enum"]);
    const odd = await fixture.crm.get("/v1/entities?page_size=1", { "User-Agent": "odd\u0085\u009fagent" });
    expect(odd.status).to.equal(200);
  });

  it("trims and normalizes to NFC", async () => {
    const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "  Zoe\u0308 " });
    expect(answer.at("data.first_name")).to.equal("Zoë");
  });

  it("trims and normalizes names of roles, keys, members and the organization", async () => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const role = { name: "  Re\u0301gion ", description: "  ", permissions: ["entities:read"] };
    expect((await owner.post("/v1/roles", role)).at("data")).to.include({ name: "Région", description: null });
    const same = await owner.post("/v1/roles", { name: "Région", permissions: ["entities:read"] });
    const builtIn = await owner.post("/v1/roles", { name: "owner ", permissions: ["entities:read"] });
    expect([same.status, builtIn.status]).to.deep.equal([409, 409]);
    const key = await owner.post("/v1/api-keys", { name: " ERP ", scopes: ["entities:read"] });
    expect(key.at("data.name")).to.equal("ERP");
    const person = { email: "jo@text.example", role: "member", first_name: " Jo ", last_name: " " };
    expect((await owner.post("/v1/members", person)).at("data")).to.include({ first_name: "Jo", last_name: null });
    expect((await owner.put("/v1/organization", { name: " Acme " })).at("data.name")).to.equal("Acme");
    const blank = await owner.put("/v1/organization", { name: " " });
    expect([blank.status, blank.at("details.0.path")]).to.deep.equal([400, "/name"]);
  });

  it("counts lengths in code points", async () => {
    const hundred = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "😀".repeat(100) });
    expect(hundred.status).to.equal(201);
    expect((await fixture.crm.get(`/v1/entities/${hundred.string("data.id")}`)).at("data.first_name")).to.equal(
      "😀".repeat(100),
    );
    const more = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "😀".repeat(101) });
    expect([more.status, more.at("details.0.code")]).to.deep.equal([400, "too_long"]);
  });

  it("stores and returns unusual names unchanged", async () => {
    for (const name of [
      "O'Brien",
      "Robert'); DROP TABLE entities;--",
      "<script>alert(1)</script>",
      "null",
      "$1",
      "漢字",
      "ﬁ",
      "İ",
    ]) {
      const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: name });
      expect(created.at("data.first_name")).to.equal(name.normalize("NFC"));
      const found = await fixture.crm.get(`/v1/entities?q=${encodeURIComponent(name)}`);
      expect(
        found.list("data").map(({ id }) => id),
        name,
      ).to.include(created.at("data.id"));
    }
  });
});
