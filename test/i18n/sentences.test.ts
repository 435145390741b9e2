import { expect } from "chai";
import { explain, sentences } from "../../src/base/i18n/sentences.ts";

describe("Message catalogs", () => {
  it("have the same keys and placeholders in both languages", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    for (const part of ["errors", "details", "types", "forms"] as const) {
      expect(Object.keys(fr[part]), part).to.have.members(Object.keys(en[part]));
      const placeholders = (texts: object) =>
        Object.entries(texts).map(([name, text]) => [name, String(text).match(/\{\w+\}/g) ?? []]);
      expect(placeholders(fr[part]), part).to.deep.equal(placeholders(en[part]));
    }
  });

  it("describe the expected value", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    expect(explain(en, "format", { format: "email" })).to.equal(
      "This must be an e-mail address, such as ada@example.com, without accents and other special characters before the @.",
    );
    expect(explain(fr, "type", { type: "integer" })).to.equal("La valeur doit être un nombre entier.");
    expect(explain(en, "type", { type: "string, integer" })).to.equal("This must be text / a whole number.");
    expect(explain(en, "format", { format: "clock" })).to.equal("This must be a time of day, such as 09:30.");
    expect(explain(en, "required", { choice: "first_name, last_name, email" })).to.equal(
      "One of these is required: first_name, last_name, email.",
    );
    expect(explain(en, "format")).to.equal("This must be in the format that the contract defines.");
  });
});
