import { expect } from "chai";
import { tools } from "../../generated/tools.js";
import { valueFor } from "../support/contract/arbitrary.ts";
import { assistantOf, type Arguments } from "../support/mcp/assistant.ts";
import type { Schema } from "../support/contract/document.ts";
import { poison } from "../support/contract/mutation.ts";
import { createKey } from "../support/accounts/people.ts";
import { rpc, sendMcp, sendStateless } from "../support/mcp/mcp.ts";
import { randomFrom, type Random } from "../support/random.ts";
import { use, useFixture } from "../support/fixture.ts";
import { argumentsOf, recordsWith } from "../support/mcp/tool-arguments.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_301);
const CASES = Number(process.env["FUZZ_CASES"] ?? 15);

describe(`All tools: fuzzing with seed ${String(SEED)}`, () => {
  const fixture = useFixture();
  const assistant = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const ids = use(() => recordsWith("fuzz", fixture.crm));

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

/** Requests with the right names of members and arbitrary values. */
const METHODS = [
  "server/discover",
  "tools/call",
  "prompts/list",
  "prompts/get",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "completion/complete",
];
const MEMBERS = ["name", "arguments", "uri", "ref", "argument", "context", "cursor", "inputResponses", "requestState"];
const NAMES = [
  "create_event",
  "plan_my_day",
  "crm://contact/{id}",
  "crm://event/\ud800",
  "ref/prompt",
  "ref/resource",
  "id",
];

function anything(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 5 : 7);
  if (kind < 2) return random.pick(NAMES);
  if (kind === 2) return random.pick([null, true, 0, -1.5, "", "\u0000", "é".repeat(500)]);
  if (kind === 3) return random.next() * 1e9;
  if (kind === 4) return [];
  if (kind === 5) return [anything(random, depth + 1)];
  const names = ["name", "type", "uri", "value", "action", "confirmation", "day", "__proto__"];
  return Object.fromEntries(names.filter(() => random.chance(0.4)).map((name) => [name, anything(random, depth + 1)]));
}

describe(`MCP: fuzzing of all methods with seed ${String(SEED)}`, () => {
  const fixture = useFixture();

  for (const [index, method] of METHODS.entries()) {
    it(`${method} never fails, in both generations`, async () => {
      const token = await createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });
      const target = { url: fixture.service.url, token };
      const random = randomFrom(SEED + index);
      const options = { capabilities: { elicitation: {} } };
      for (let round = 0; round < CASES; round += 1) {
        const entries = MEMBERS.filter(() => random.chance(0.6)).map((name) => [name, anything(random)] as const);
        const params = Object.fromEntries(entries);
        const headers = { "mcp-protocol-version": "2025-11-25", "mcp-name": "" };
        for (const answer of [
          await sendMcp(target, rpc(method, params)),
          await sendStateless(target, method, params, { ...options, headers }),
        ]) {
          expect(answer.status, JSON.stringify(params)).to.be.oneOf([200, 400]);
          expect(answer.at("error.code"), JSON.stringify(params)).not.to.equal(-32603);
        }
      }
    });
  }
});
