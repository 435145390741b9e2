import { expect } from "chai";
import fc from "fast-check";
import { accentColours, contrast } from "../../src/base/platform/rules/accent-colours.ts";

describe("Accent colours", () => {
  it("are readable as text and behind text on light and dark pages", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, (given) => {
        const { light, dark } = accentColours(given);
        const pairs = [
          ...[light].flatMap((accent) => ["#ffffff", "#f3f4f6"].map((other) => [accent, other] as const)),
          ...[dark].flatMap((accent) => ["#1a202b", "#10141b", "#0d1524"].map((other) => [accent, other] as const)),
        ];
        for (const [left, right] of pairs)
          expect(contrast(left, right), `${given}: ${left} on ${right}`).to.be.at.least(4.5);
      }),
      { numRuns: 2_000, examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#0000ff"]] },
    );
  });

  it("keep a colour that is readable", () => {
    expect(accentColours("#1d4ed8").light).to.equal("#1d4ed8");
    expect(accentColours("#8fb4ff").dark).to.equal("#8fb4ff");
  });

  it("have the contrast that WCAG defines", () => {
    expect(contrast("#000000", "#ffffff")).to.equal(21);
    expect(contrast("#777777", "#ffffff")).to.be.closeTo(4.478, 0.001);
  });
});
