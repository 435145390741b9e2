import { expect } from "chai";
import { tools } from "../../generated/tools.js";
import { valueFor } from "../support/contract/arbitrary.ts";
import { assistantOf, type Arguments, type Assistant } from "../support/mcp/assistant.ts";
import type { Schema } from "../support/contract/document.ts";
import { poison } from "../support/contract/mutation.ts";
import { randomFrom } from "../support/random.ts";
import { useFixture } from "../support/fixture.ts";
import { argumentsOf, recordsWith, type Ids } from "../support/mcp/tool-arguments.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_301);
const CASES = Number(process.env["FUZZ_CASES"] ?? 15);

describe(`All tools: fuzzing with seed ${String(SEED)}`, () => {
  const fixture = useFixture();
  let assistant: Assistant;
  let ids: Ids;
  before(async () => {
    assistant = await assistantOf(fixture.service, fixture.organization.owner);
    ids = await recordsWith("fuzz", fixture.crm);
  });

  for (const [index, { definition }] of tools.entries()) {
    it(`${definition.name} never fails and rejects forbidden characters`, async () => {
      const random = randomFrom(SEED + index);
      const schema = definition.inputSchema as Schema;
      for (let round = 0; round < CASES; round += 1) {
        const fitting = valueFor(schema, random) as Arguments;
        const answer = await assistant.call(definition.name, fitting);
        expect(answer.text, JSON.stringify(fitting)).not.to.match(/internal|unavailable/);
        const given = { ...argumentsOf(definition.name, "contact", ids), ...(random.chance(0.5) ? fitting : {}) };
        const poisoned = poison(given, random) as Arguments | undefined;
        if (poisoned) await assistant.refused(definition.name, poisoned);
      }
    });
  }
});
