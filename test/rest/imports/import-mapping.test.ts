import { expect } from "chai";
import { uploaded } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;

describe("POST /v1/imports/{id}/start (imports.start)", () => {
  const fixture = useFixture();

  const mappings: [what: string, mapping: object, details: object][] = [
    [
      "a field that is misspelt",
      { email: "emial", first_name: null },
      { path: "/mapping/email", code: "unknown_field", did_you_mean: "email" },
    ],
    ["a read-only field", { email: "full_name" }, { path: "/mapping/email", code: "unknown_field" }],
    [
      "a custom field that is not there",
      { email: "custom_fields.nope" },
      { path: "/mapping/email", code: "unknown_field" },
    ],
    [
      "two columns for one field",
      { email: "email", first_name: "email" },
      { path: "/mapping/first_name", code: "field_mapped_twice" },
    ],
    ["nothing that names anybody", { email: "job_title" }, { path: "/mapping", code: "required" }],
    [
      "a column that the file has not",
      { "e-mail": "email", first_name: null },
      { path: "/mapping/e-mail", code: "unknown_column" },
    ],
  ];
  for (const [what, mapping, detail] of mappings) {
    it(`returns 422 and starts nothing for a mapping with ${what}`, async () => {
      const id = await uploaded(
        fixture.crm,
        { entity_type: "contact" },
        lines("email,first_name", "a@mapped.example,A"),
      );
      const answer = await fixture.crm.post(`/v1/imports/${id}/start`, { mapping });
      expect([answer.status, answer.at("code")]).to.deep.equal([422, "unprocessable"]);
      expect(answer.list("details")[0]).to.deep.include(detail);
      expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("ready");
    });
  }
});
