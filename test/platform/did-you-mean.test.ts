import { expect } from "chai";
import { didYouMean } from "../../src/platform/rules/did-you-mean.ts";

const names = ["first_name", "last_name", "email", "lead_score"];

describe("Spelling suggestions", () => {
  it("suggest the nearest name for a misspelled one", () => {
    expect(didYouMean("frist_name", names)).to.equal("first_name");
    expect(didYouMean("leadscore", names)).to.equal("lead_score");
    expect(didYouMean("Email", names)).to.equal("email");
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
