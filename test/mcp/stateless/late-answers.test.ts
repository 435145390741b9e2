import { expect } from "chai";
import { tools } from "../../../generated/tools.js";
import { mcpScopes, type McpCaller } from "../../../src/base/contract/mcp.ts";
import { createHandlers } from "../../../src/adapters/mcp/caller-handlers.ts";
import type { InputRequired, ToolResult } from "../../../src/adapters/mcp/handlers.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createSignedTokens } from "../../../src/base/platform/signed-token.ts";

const id = "01990000-0000-7000-8000-000000000001";
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
      await handlersFor(booker()).call(
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

function booker(): McpCaller {
  const permissions = new Set(["booking:read", "booking:write"]);
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
