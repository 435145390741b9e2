import { expect } from "chai";
import { type Stage, findStage } from "../../src/features/opportunities/rules/pipeline.ts";

describe("Stage lookup by name", () => {
  const fixture = (key: string, label: string, type: Stage["type"]): Stage => ({
    key,
    label,
    type,
    position: 1,
    probability: 0,
  });
  const stages = [
    fixture("s1", "First call", "open"),
    fixture("s2", "Offre envoyée", "open"),
    fixture("first_call_2", "Second call", "open"),
    fixture("w", "Signed", "won"),
    fixture("l1", "Lost on price", "lost"),
    fixture("l2", "Gone", "lost"),
  ];
  const keys: Readonly<Record<string, string | undefined>> = {
    s1: "s1",
    "First Call": "s1",
    "first-call": "s1",
    " offre ENVOYÉE ": "s2",
    "Closed Won": "w",
    closed_won: "w",
    "closed lost": undefined,
    GONE: "l2",
    "": undefined,
    unheard: undefined,
  };
  for (const [text, key] of Object.entries(keys)) {
    it(`resolves ${JSON.stringify(text)} to ${key ?? "no stage"}`, () => {
      expect(findStage(stages, text)?.key).to.equal(key);
    });
  }

  it("resolves an ambiguous name only if it is a key", () => {
    const doubled = [fixture("a", "Same", "open"), fixture("b", "same", "open"), fixture("same", "Other", "open")];
    expect(findStage(doubled, "Same")).to.equal(undefined);
    expect(findStage(doubled, "same")?.key).to.equal("same");
  });
});
