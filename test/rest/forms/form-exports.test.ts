import { parse } from "csv-parse/sync";
import { expect } from "chai";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";

const FORMULA = '=HYPERLINK("https://evil.example";"Click")';

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
