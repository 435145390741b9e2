import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { parse } from "csv-parse/sync";
import { finished } from "../../support/queue.ts";

const FORMULA = '=HYPERLINK("https://evil.example";"Click")';

describe("Web forms: /v1/forms", () => {
  const fixture = useFixture({ oracle: true });
  const { publish, somebody, submit, submissions } = webForms(fixture);
  const { colleague, fromOtherOrganization } = recordFactories(fixture);

  describe("POST /v1/forms (forms.create)", () => {
    it("gives the form to its creator", async () => {
      const created = await fixture.crm.post("/v1/forms", { slug: "contact", title: " Contact us " });
      expect(created.status).to.equal(201);
      const owner_id = fixture.organization.owner.id;
      expect(created.at("data")).to.include({ title: "Contact us", owner_id });
    });

    it("rejects settings that cannot work, with their paths", async () => {
      const rejected = await fixture.crm.post("/v1/forms", {
        slug: "wrong",
        title: "Wrong",
        consent_text: { en: "  " },
        allowed_origins: ["https://a.example:99999"],
        contact_fields: [{ field: "custom_fields.unknown" }],
        redirect_url: "https://elsewhere.example/",
        notify_user_ids: ["019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01"],
      });
      expect(rejected.problems).to.have.members([
        422,
        "/consent_text required",
        "/allowed_origins/0 format",
        "/contact_fields/0/field unknown_custom_field",
        "/notify_user_ids/0 reference_not_found",
        "/redirect_url origin_not_allowed",
      ]);
      const twice = { contact_fields: [{ field: "phone" }, { field: "phone" }] };
      const again = await fixture.crm.post("/v1/forms", { slug: "wrong", title: "Wrong", ...twice });
      expect(again.problems).to.deep.equal([422, "/contact_fields/1/field not_unique"]);
      const unknown = { contact_fields: [{ field: "owner_id" }] };
      const contract = await fixture.crm.post("/v1/forms", { slug: "wrong", title: "Wrong", ...unknown });
      expect([contract.status, contract.at("details.0.path")]).to.deep.equal([400, "/contact_fields/0/field"]);
    });

    it("accepts only redirects over https to an allowed origin", async () => {
      const allowed_origins = ["https://shop.example"];
      for (const redirect_url of [
        "http://shop.example/",
        "https://shop.example.evil.example/",
        "https://shop.example:8443/",
      ]) {
        const rejected = await fixture.crm.post("/v1/forms", { slug: "x", title: "X", allowed_origins, redirect_url });
        expect(rejected.problems, redirect_url).to.deep.equal([422, "/redirect_url origin_not_allowed"]);
      }
      const impossible = ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/inside"];
      const credentials = ["https://user:pass@shop.example/", "https://shop.example@evil.example/"];
      for (const redirect_url of [...impossible, ...credentials])
        expect(
          (await fixture.crm.post("/v1/forms", { slug: "x", title: "X", allowed_origins, redirect_url })).status,
        ).to.equal(400);
    });

    it("has no custom field that is a time", async () => {
      const call_at = { entity_type: "contact", key: "call_at", label: "Call at", type: "datetime" };
      await fixture.crm.post("/v1/custom-fields", call_at);
      const contact_fields = [{ field: "custom_fields.call_at" }];
      const rejected = await fixture.crm.post("/v1/forms", { slug: "call", title: "Call", contact_fields });
      expect(rejected.problems).to.deep.equal([422, "/contact_fields/0/field not_on_forms"]);
    });
  });

  it("merges texts by language", async () => {
    const { id } = await publish({ consent_text: { en: "I agree.", fr: "J’accepte." } });
    const changed = await fixture.crm.put(`/v1/forms/${id}`, { consent_text: { fr: "D’accord." } });
    expect(changed.at("data.consent_text")).to.deep.equal({ en: "I agree.", fr: "D’accord." });
    expect((await fixture.crm.put(`/v1/forms/${id}`, { consent_text: null })).at("data.consent_text")).to.equal(null);
  });

  it("lets no member purge a submission", async () => {
    const form = await publish();
    await submit(form, { email: somebody() });
    const [sent] = await submissions(form);
    const { caller: member } = await colleague("member");
    expect((await member.post(`/v1/form-submissions/${String(sent?.["id"])}/purge`)).status).to.equal(403);
  });

  it("has at most 200 live forms", async () => {
    const { caller } = await fromOtherOrganization();
    const operations = Array.from({ length: 100 }, (_, index) => ({
      method: "create",
      record: { slug: `form-${String(index)}`, title: "Form" },
    }));
    expect((await caller.post("/v1/forms/batch", { operations })).at("data.results.99.status")).to.equal(201);
    const rest = operations.map((one, index) => ({ ...one, record: { slug: `more-${String(index)}`, title: "Form" } }));
    expect((await caller.post("/v1/forms/batch", { operations: rest })).at("data.results.99.status")).to.equal(201);
    const over = await caller.post("/v1/forms", { slug: "over", title: "Form" });
    expect([over.status, over.at("details.0.code"), over.at("details.0.limit")]).to.deep.equal([422, "too_many", 200]);
  });
});

describe("Web form submissions: /v1/form-submissions in exports", () => {
  const fixture = useFixture();
  const { publish, somebody, submit } = webForms(fixture);

  it("POST /v1/exports (exports.create) writes no cell that a spreadsheet would calculate", async () => {
    const form = await publish({
      contact_fields: [{ field: "last_name" }, { field: "department" }, { field: "job_title" }],
      questions: [{ key: "text", label: "Text", type: "textarea" }],
    });
    const fields = { last_name: "=1+1", department: FORMULA, job_title: "@SUM(1+1)" };
    await submit(form, { email: `+${somebody()}`, fields, answers: { text: `-1+1\n${FORMULA}` } });
    for (const entity_type of ["form_submission", "contact"]) {
      const asked = await fixture.crm.post("/v1/exports", { entity_type });
      await finished(fixture.crm, asked.string("data.job_id"));
      const file = await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`);
      const rows: string[][] = parse(file.text, { record_delimiter: "\r\n" });
      expect(rows).to.have.length(2);
      expect(file.text).to.include("evil.example");
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).to.deep.equal([]);
    }
  });
});
