import { expect } from "chai";
import { didYouMean } from "../../src/platform/rules/did-you-mean.ts";

const names = ["first_name", "last_name", "email", "lead_score"];

describe("did you mean", () => {
  it("finds the nearest name of a misspelt one", () => {
    expect(didYouMean("frist_name", names)).to.equal("first_name");
    expect(didYouMean("leadscore", names)).to.equal("lead_score");
    expect(didYouMean("Email", names)).to.equal("email");
  });

  it("says nothing where the name is right and only its place is wrong", () => {
    expect(didYouMean("first_name", names)).to.equal(undefined);
    expect(didYouMean("first_name", names.toReversed())).to.equal(undefined);
  });

  it("says nothing where no name is near", () => {
    expect(didYouMean("shoe_size", names)).to.equal(undefined);
    expect(didYouMean("x".repeat(10_000), names)).to.equal(undefined);
  });
});
