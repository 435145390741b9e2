import { expect } from "chai";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { toolServer, tools } from "../../generated/tools.js";
import { estimatedTokens } from "../../src/adapters/mcp/text.ts";
import { assistantOf } from "../support/mcp/assistant.ts";
import { useFixture } from "../support/fixture.ts";

/** Limits the tokens of tools/list, so that the context window of a model keeps room. */
const MOST = 10_000;

const cost = (value: unknown): number => encode(JSON.stringify(value)).length;

describe("MCP: token cost of tools", () => {
  const fixture = useFixture();

  it("stays below 10 000 tokens for all tools", () => {
    const all = cost({ tools: tools.map(({ definition }) => definition) });
    console.log(`      tools/list: ${String(all)} tokens (o200k_base)`);
    expect(all).to.be.below(MOST);
  });

  it("returns a page of 50 complete contacts in one result", async () => {
    const company_id = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Acme" })).at("data.id");
    const address = { street: "1 rue de la Paix", city: "Paris", postal_code: "75001", country: "FR" };
    const texts = { job_title: "Engineer", department: "R&D", description: "Met at the fair in Lyon. ".repeat(8) };
    const known = { ...texts, address, company_id, last_name: "Lovelace", tags: ["newsletter"], lead_score: 50 };
    const operations = Array.from({ length: 50 }, (_, index) => ({
      method: "create",
      record: {
        ...known,
        entity_type: "contact",
        first_name: "Ada",
        email: `ada${String(index)}@example.com`,
        phone: `+336123451${String(index + 10)}`,
        website: "https://example.com",
      },
    }));
    const made = await fixture.crm.post("/v1/entities/batch", { operations });
    expect(made.at("data.succeeded"), made.text).to.equal(50);
    const crm = await assistantOf(fixture.service, fixture.organization.owner);
    const { json } = await crm.use("list_crm_records", { record_type: "contact", page_size: 50 });
    const tokens = cost(json);
    expect(tokens).to.be.below(toolServer.limits.resultTokens);
    expect(estimatedTokens(JSON.stringify(json))).to.be.within(tokens, 1.4 * tokens);
  });
});
