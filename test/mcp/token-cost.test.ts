import { expect } from "chai";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { tools } from "../../generated/tools.js";

/** Of all that tools/list shows, so that a model's window keeps its room for work. */
const MOST = 10_000;
const MOST_OF_CRM = 5_000;

describe("What the tools cost a model to read", () => {
  const cost = (list: readonly unknown[]): number => encode(JSON.stringify({ tools: list })).length;

  it("is below 10 000 tokens for all of them, and below 5 000 for those of the CRM", () => {
    const all = cost(tools.map(({ definition }) => definition));
    const crm = cost(tools.flatMap(({ definition, scope }) => (scope.startsWith("crm:") ? [definition] : [])));
    console.log(`      tools/list: ${String(all)} tokens, of which the CRM's ${String(crm)} (o200k_base)`);
    expect(all).to.be.below(MOST);
    expect(crm).to.be.below(MOST_OF_CRM);
  });
});
