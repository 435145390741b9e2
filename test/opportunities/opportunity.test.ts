import { expect } from "chai";
import { transition, type OpportunityState } from "../../src/features/opportunities/rules/opportunity.ts";
import {
  FIRST_PIPELINE,
  readStages,
  removedStages,
  type Stage,
  findStage,
} from "../../src/features/opportunities/rules/pipeline.ts";

const pipeline = { id: "sales", stages: FIRST_PIPELINE.stages };
const [first, later] = ["2026-03-01T00:00:00.000Z", "2026-03-02T00:00:00.000Z"];

describe("Opportunity: stage transitions", () => {
  const enter = (values: object): OpportunityState | undefined => transition(null, { pipeline, values, at: first });
  const from = (before: OpportunityState | undefined, values: object): OpportunityState | undefined =>
    before && transition(before, { pipeline, values, at: later });

  it("starts in the first open stage", () => {
    expect(enter({})).to.deep.equal({
      pipeline_id: "sales",
      stage: "qualification",
      status: "open",
      probability: 10,
      closed_at: null,
      lost_reason: null,
      stage_changed_at: first,
    });
  });

  it("rejects a stage that the pipeline does not have", () => {
    expect(enter({ stage: "signed" })).to.equal(undefined);
    expect(enter({ stage: "constructor" })).to.equal(undefined);
  });

  it("sets closed_at when it is won or lost", () => {
    const won = from(enter({}), { stage: "won" });
    expect(won).to.include({ status: "won", probability: 100, closed_at: later, stage_changed_at: later });
    const lost = enter({ stage: "lost", lost_reason: "Price" });
    expect(from(lost, { lost_reason: "Time" })).to.include({ closed_at: first, lost_reason: "Time" });
    expect(from(lost, { stage: "meeting" })).to.include({ closed_at: null, lost_reason: null, probability: 25 });
  });

  it("keeps a custom probability while it is open and in the same stage", () => {
    const own = enter({ probability: 33 });
    expect(own?.probability).to.equal(33);
    expect(from(own, {})?.probability).to.equal(33);
    expect(from(own, { probability: 0 })?.probability).to.equal(0);
    expect(from(own, { probability: null })?.probability).to.equal(10);
    expect(from(own, { stage: "meeting" })?.probability).to.equal(25);
    expect(from(own, { stage: "lost", probability: 50 })?.probability).to.equal(0);
  });
});

describe("Pipeline stages", () => {
  const stages = FIRST_PIPELINE.stages;

  it("are ordered by position, or by the list without one", () => {
    const read = readStages([
      { key: "b", label: "B", type: "open", probability: 10, position: 9 },
      { key: "a", label: "A", type: "won", probability: 100 },
      { key: "c", label: "C", type: "lost", probability: 0 },
    ]);
    expect(read.map(({ key, position }) => [key, position])).to.deep.equal([
      ["a", 2],
      ["c", 3],
      ["b", 9],
    ]);
  });

  it("are removed if omitted or if their type changes", () => {
    const after = stages.filter(({ key }) => key !== "meeting");
    const changed = after.map((stage) => (stage.key === "proposal" ? { ...stage, type: "won" as const } : stage));
    expect(removedStages(stages, changed).map(({ key }) => key)).to.deep.equal(["meeting", "proposal"]);
    expect(removedStages(stages, stages)).to.deep.equal([]);
  });
});

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
