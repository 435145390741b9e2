import { expect } from "chai";
import fc from "fast-check";
import { stageAfter, type LifecycleStage } from "../../src/features/entities/rules/state.ts";

const stages: readonly LifecycleStage[] = [
  "subscriber",
  "lead",
  "marketing_qualified_lead",
  "sales_qualified_lead",
  "opportunity",
  "customer",
  "evangelist",
  "other",
];

describe("Lifecycle stage: automatic changes", () => {
  it("turn a lead into an opportunity when an opportunity is created", () => {
    expect(stageAfter("lead", "opportunity_created")).to.equal("opportunity");
  });

  it("turn an opportunity into a customer when it is won", () => {
    expect(stageAfter("opportunity", "opportunity_won")).to.equal("customer");
  });

  it("never replace customer, evangelist or other", () => {
    for (const stage of ["customer", "evangelist", "other"] as const) {
      expect(stageAfter(stage, "opportunity_created")).to.equal(stage);
      expect(stageAfter(stage, "opportunity_won")).to.equal(stage);
    }
  });

  it("never move to an earlier stage", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stages),
        fc.constantFrom("opportunity_created" as const, "opportunity_won" as const),
        (stage, event) => {
          expect(stages.indexOf(stageAfter(stage, event))).to.be.at.least(stages.indexOf(stage));
        },
      ),
    );
  });
});
