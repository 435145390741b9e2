import { expect } from "chai";
import { compare, type Evaluation, type Measured } from "./report.ts";

const done: Measured = { success: true, calls: 2, wrongTurns: 1, bytes: 1_000 };
const run = (changes: Partial<Measured> = {}, definitionBytes = 10_000): Evaluation => ({
  definitionBytes,
  tasks: { "book en": { ...done, ...changes }, "book fr": done },
});

describe("npm run eval:tools: the comparison with the baseline", () => {
  it("finds no difference in the same run, and tolerates 2 % more bytes", () => {
    const same = { worse: [], better: [] };
    expect(compare(run(), run())).to.deep.equal(same);
    expect(compare(run(), run({ bytes: 1_040 }, 10_200))).to.deep.equal(same);
  });

  const worse: [string, Evaluation, string][] = [
    ["a task that is no longer done", run({ success: false }), "book en is no longer done."],
    ["more calls", run({ calls: 3 }), "More calls: 5 instead of 4."],
    ["more wrong turns", run({ wrongTurns: 2 }), "More wrong turns: 3 instead of 2."],
    ["more bytes", run({ bytes: 1_041 }), "More bytes: 2041 instead of 2000."],
    ["longer definitions", run({}, 10_201), "More bytes of definitions: 10201 instead of 10000."],
    ["a missing task", { ...run(), tasks: { "book en": done } }, "The baseline and the run do not both have book fr."],
  ];
  for (const [title, after, sentence] of worse) {
    it(`reports ${title}`, () => {
      expect(compare(run(), after).worse).to.deep.equal([sentence]);
    });
  }

  it("reports improvements separately", () => {
    const { worse, better } = compare(run({ success: false, calls: 4 }), run());
    expect(worse).to.deep.equal([]);
    expect(better).to.deep.equal(["book en is done now.", "Fewer calls: 4 instead of 6."]);
  });
});
