import { expect } from "chai";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { tools, type Tool, toolServer } from "../../generated/tools.js";
import { mcpScopes, type McpCaller } from "../../src/base/contract/mcp.ts";
import { ToolError, shownResult, structuredResult, WrongOutput } from "../../src/adapters/mcp/results.ts";
import { estimatedTokens, removeInvisible } from "../../src/adapters/mcp/text.ts";
import { createHandlers } from "../../src/adapters/mcp/caller-handlers.ts";
import { catchProblem } from "../support/mcp/mcp.ts";
import type { InputRequired, ToolResult } from "../../src/adapters/mcp/handlers.ts";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { createSignedTokens } from "../../src/base/platform/signed-token.ts";

const toolNamed = (name: string): Tool => {
  const tool = tools.find(({ definition }) => definition.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return tool;
};
const id = "01990000-0000-7000-8000-000000000001";
const record = (fields: object): object => ({
  record: { id, record_type: "contact", version: 1, ...fields },
  related: {},
});

describe("MCP: results of tools", () => {
  it("removes invisible characters", () => {
    const tags = String.fromCodePoint(0xe0041, 0xe007f, 0xe0001);
    const given = { text: `a${tags}b\u0000\u0007\u001b[31m\u009b\u007f\r\n\tc`, list: [`${tags}x`], none: undefined };
    expect(removeInvisible(given)).to.deep.equal({ text: "ab[31m\n\tc", list: ["x"] });
    const hidden = String.fromCodePoint(0xe0154, 0xe0155, 0xfe01);
    expect(removeInvisible({ text: `a${hidden}b`, heart: "❤\ufe0f", kanji: "葛\u{e0100}城" })).to.deep.equal({
      text: "ab",
      heart: "❤\ufe0f",
      kanji: "葛\u{e0100}城",
    });
    expect(removeInvisible("lone \ud800 surrogate, 😀 é 漢")).to.equal("lone \ufffd surrogate, 😀 é 漢");
  });

  it("returns the same data as structuredContent and as compact text", () => {
    const structured = structuredResult(toolNamed("get_crm_record"), record({ last_name: "Lovelace" }));
    const { content, structuredContent, isError } = shownResult(structured);
    expect(content).to.deep.equal([{ type: "text", text: JSON.stringify(structured) }]);
    expect([structuredContent, isError]).to.deep.equal([structured, undefined]);
  });

  it("estimates 0.9 to 2.6 times the exact number of tokens", () => {
    const contact = {
      id,
      name: "Ada Lovelace",
      email: "ada@example.com",
      created_at: "2026-11-21T08:00:00.000Z",
      score: 4711,
    };
    const samples = [
      JSON.stringify(Array.from({ length: 50 }, (_, index) => ({ ...contact, score: index }))),
      "An entirely ordinary English sentence about a customer, and then another one. ".repeat(50),
      "Une phrase française tout à fait ordinaire, où l’on déjeune à côté de la fenêtre. ".repeat(50),
      "これは普通の日本語の文章です。顧客について書かれています。".repeat(50),
      "Это обычное русское предложение о клиенте. ".repeat(50),
      "😀🎉🚀 ".repeat(100),
      Array.from({ length: 200 }, (_, index) => (index * 7_919_111).toString(36)).join("-"),
    ];
    for (const sample of samples) {
      const [estimated, exact] = [estimatedTokens(sample), encode(sample).length];
      expect(estimated / exact, sample.slice(0, 40)).to.be.within(0.9, 2.6);
    }
  });

  it("shortens long texts of a large record and still matches outputSchema", () => {
    const long = { description: "word ".repeat(20_000), notes: "漢".repeat(20_000), last_name: "Lovelace" };
    const structured = structuredResult(toolNamed("get_crm_record"), record(long));
    expect(encode(JSON.stringify(structured)).length).to.be.below(toolServer.limits.resultTokens);
    const shown = structured["record"] as Record<string, string>;
    expect(shown["last_name"]).to.equal("Lovelace");
    expect(shown["description"]).to.match(/^word word .* …$/);
  });

  it("rejects a page that is too long", () => {
    const records = Array.from({ length: 50 }, () => ({
      id,
      record_type: "contact",
      version: 1,
      text: "漢".repeat(2_000),
    }));
    const page = { records, total: 50, page: 1, page_size: 50, has_more: false };
    expect(() => structuredResult(toolNamed("list_crm_records"), page)).to.throw(ToolError, "result_too_large");
  });

  it("returns an internal error for a result that violates outputSchema", async () => {
    const wrong = { record: { id, record_type: "contact", version: "secret-of-ours" }, related: {} };
    const tool = toolNamed("get_crm_record");
    expect(() => structuredResult(tool, wrong)).to.throw(WrongOutput, "/record/version");
    const failures: unknown[] = [];
    const handlersFor = createHandlers({
      tools: [{ ...tool, call: () => Promise.resolve(wrong) }],
      prompts: [],
      templates: [],
      questions: new Map(),
      newId: () => id,
      clock: Date.now,
      signedTokens: { sign: () => "", verify: () => null },
      logged: (_who, _call, work) => work({} as Parameters<typeof work>[0]),
      spend: () => Promise.resolve({ allowed: true, wait: 0, logged: true }),
      toolMistakes: () => Promise.resolve([]),
      instructions: () => Promise.resolve(""),
      onFailure: (error) => failures.push(error),
    });
    const given = { record_type: "contact", record_id: id };
    const call = { name: "get_crm_record", arguments: given };
    const { isError, body } = catchProblem(await handlersFor(callerWith("entities:read")).call(call, null));
    expect([isError, body["code"]]).to.deep.equal([true, "internal"]);
    expect(JSON.stringify(body)).not.to.match(/secret|version|type/);
    expect(failures[0]).to.be.instanceOf(WrongOutput);
  });
});

const MINUTE_MS = 60_000;
const given = {
  event_type_id: id,
  start_at: "2027-01-04T10:00:00Z",
  invitee: { name: "Ada", email: "ada@example.com" },
};

describe("MCP: answers to questions", () => {
  it("count for ten minutes; later the question is asked again", async () => {
    let now = Date.now();
    let booked = 0;
    const handlersFor = createHandlers({
      tools: tools.map((tool) => ({
        ...tool,
        validateInput: tool.validateInput,
        call: () => Promise.resolve({ event: { id, version: (booked += 1) } }),
      })),
      prompts: [],
      templates: [],
      newId: () => id,
      clock: () => now,
      questions: new Map([["create_event", () => Promise.resolve({ message: "Book?" })]]),
      signedTokens: createSignedTokens(createKeyring(Buffer.alloc(32)), "confirmations"),
      logged: (_who, _call, work) => work({} as Parameters<typeof work>[0]),
      spend: () => Promise.resolve({ allowed: true, wait: 0, logged: true }),
      toolMistakes: () => Promise.resolve([]),
      instructions: () => Promise.resolve(""),
      onFailure: (error) => {
        throw error;
      },
    });
    const call = async (responses?: object, state?: string): Promise<ToolResult | InputRequired> =>
      await handlersFor(callerWith("booking:read", "booking:write")).call(
        { name: "create_event", arguments: given },
        { capabilities: { elicitation: {} }, responses: responses && { ...responses }, state },
      );
    const asked = await call();
    if (!("requestState" in asked)) throw new Error("The call did not ask.");
    now += 11 * MINUTE_MS;
    const accepted = { confirmation: { action: "accept" } };
    expect(await call(accepted, asked.requestState)).to.have.property("inputRequests");
    expect(booked).to.equal(0);
    now -= 2 * MINUTE_MS;
    expect(await call(accepted, asked.requestState)).to.have.property("structuredContent");
    expect(booked).to.equal(1);
  });
});

function callerWith(...allowed: readonly string[]): McpCaller {
  const permissions = new Set(allowed);
  const place = { timezone: "UTC", currency: "EUR", default_country: null, data_region: "eu" };
  return {
    caller: {
      address: "192.0.2.1",
      userAgent: null,
      requestId: "request-1",
      locale: "en",
      organization: { id, name: "Test", plan: "professional", default_locale: "en", ...place },
      user: { id, email: "a@example.com", first_name: null, last_name: null, locale: "en", role: "owner" },
      actor: { type: "mcp", id, name: "Test", application: null },
      credential: { kind: "oauth", id, deniedByScopes: new Set() },
      channel: "mcp",
      permissions,
      deletesOthers: false,
    },
    connectionId: id,
    kind: "oauth",
    grantedScopes: new Set(mcpScopes),
    rolePermissions: permissions,
    callLimits: { connection: null, organization: null },
    logPosition: null,
  };
}
