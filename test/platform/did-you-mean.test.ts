import { expect } from "chai";
import { didYouMean } from "../../src/base/platform/rules/did-you-mean.ts";

const names = ["first_name", "last_name", "email", "lead_score"];

describe("Spelling suggestions", () => {
  it("suggest the nearest name for a misspelled one", () => {
    expect(didYouMean("frist_name", names)).to.equal("first_name");
    expect(didYouMean("leadscore", names)).to.equal("lead_score");
    expect(didYouMean("Email", names)).to.equal("email");
  });

  it("suggest the name with the same words before one with similar letters", () => {
    const fields = ["closed_at", "expected_close_date", "name"];
    expect(didYouMean("close_date", fields)).to.equal("expected_close_date");
    expect(didYouMean("dateClose", fields)).to.equal("expected_close_date");
    expect(didYouMean("contact_name", fields)).to.equal("name");
  });

  it("suggest the name with this synonym, in any spelling", () => {
    const fields = [{ name: "due_at", synonyms: ["deadline", "echeance"] }, "created_at"];
    for (const word of ["deadline", "Deadline", "échéance", "deadlin", "task deadline"])
      expect(didYouMean(word, fields), word).to.equal("due_at");
  });

  it("suggest nothing if two names are equally close", () => {
    expect(didYouMean("name", names)).to.equal(undefined);
    expect(didYouMean("lest_name", ["last_name", "test_name"])).to.equal(undefined);
    expect(didYouMean("contact_name", ["name", { name: "primary_contact_id", synonyms: ["contact"] }])).to.equal(
      undefined,
    );
  });

  it("suggest nothing if the name is correct but misplaced", () => {
    expect(didYouMean("first_name", names)).to.equal(undefined);
    expect(didYouMean("first_name", names.toReversed())).to.equal(undefined);
  });

  it("suggest nothing if no name is similar", () => {
    expect(didYouMean("shoe_size", names)).to.equal(undefined);
    expect(didYouMean("x".repeat(10_000), names)).to.equal(undefined);
  });
});
