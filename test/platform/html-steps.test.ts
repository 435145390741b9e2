import { expect } from "chai";
import { htmlToText, textSteps } from "../../src/base/platform/rules/html-text.ts";

describe("Text of HTML", () => {
  it("is the same in many steps as of each part alone", () => {
    const part = (index: number): string =>
      `<p>Tom &amp; Ada 😀 <a href="https://a.example/${String(index)}?x=1&amp;y=2">link ${String(index)}</a></p>`;
    const parts = Array.from({ length: 6_000 }, (_, index) => part(index));
    const steps = textSteps(parts.join(""));
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count += 1;
    expect(count, "steps").to.be.above(5);
    const alone = parts.map((one) => htmlToText(one).trim());
    expect(step.value.trim().split("\n\n")).to.deep.equal(alone);
    expect(alone[7]).to.equal("Tom & Ada 😀 link 7 (https://a.example/7?x=1&y=2)");
  });

  it("is read to the end if no tag interrupts it", () => {
    expect(htmlToText(`a${" b".repeat(100_000)}&amp;`).trim()).to.equal(`a${" b".repeat(100_000)}&`);
    expect(htmlToText(`<${"a".repeat(200_000)}`).trim()).to.equal("");
  });
});
