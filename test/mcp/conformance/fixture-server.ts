import { pino } from "pino";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Caller } from "../../../src/base/contract/caller.ts";
import { mcpScopes, type McpCaller } from "../../../src/base/contract/mcp.ts";
import { readJson } from "../../../src/adapters/http/body.ts";
import { createHealth } from "../../../src/adapters/http/health.ts";
import { createLoadGuard } from "../../../src/adapters/http/load-shedding.ts";
import { createMetrics } from "../../../src/adapters/http/metrics.ts";
import { unlimited } from "../../../src/adapters/http/rate-limit/limiter.ts";
import { listen } from "../../../src/adapters/http/server.ts";
import { createHttpApp } from "../../../src/adapters/http/app.ts";
import type { Middleware } from "../../../src/adapters/http/middleware.ts";
import { createMcpEndpoint } from "../../../src/adapters/mcp/endpoint.ts";
import { freePort } from "../../support/free-port.ts";
import type {
  Client,
  PromptResult,
  RequestHandlers,
  ResourceContents,
  ToolResult,
  ClientInput,
  InputRequired,
} from "../../../src/adapters/mcp/handlers.ts";
import { RPC, RpcError } from "../../../src/adapters/mcp/rpc.ts";

/** The production endpoint with the tools, prompts and resources of the conformance scenarios, without required authentication. */
export async function startFixtureServer(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const server = {
    info: { name: "fixtures", title: "Fixtures", version: "1.0.0", websiteUrl: own, icons: [] },
    statelessVersions: ["2026-07-28"],
    protocolVersions: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"],
    limits: { requestBytes: 1_048_576, requestValues: 20_000, batchEntries: 50 },
    cacheSeconds: { definitions: 300, records: 0 },
  };
  const endpoint = createMcpEndpoint({
    config: { mcpUrl: `${own}/mcp`, baseUrl: own, mcpAllowedOrigins: [own] },
    spend: () => Promise.resolve(),
    server,
    authenticate: (_token, visitor) => Promise.resolve(anyone({ ...visitor })),
    readJson: (request) => readJson(request, { bytes: 1_048_576, values: 20_000 }),
    handlersFor: () => ({ ...fixtureHandlers, missingScopes: () => null }),
  });
  const metrics = createMetrics(
    () => ({ used: 0, free: 0, waiting: 0 }),
    () => Promise.resolve({ waiting: 0, seconds: 0 }),
  );
  const load = createLoadGuard({ inFlight: 100, wait: 1_000 }, () => undefined);
  const never = (): never => {
    throw new TypeError("There is nothing but the endpoint.");
  };
  const shell = createHttpApp({
    services: {},
    once: never,
    endSession: () => Promise.resolve(),
    furtherMistakes: never,
    includeRelated: never,
    authenticator: { authenticate: never },
    rateLimiter: unlimited,
    operations: [],
    document: () => ({ paths: {}, components: { schemas: {} } }),
    config: { baseUrl: "http://localhost", trustProxy: 0, corsAllowedOrigins: [] },
    logger: pino({ level: "silent" }),
    metrics,
    health: createHealth({ ping: never, migrationsPending: never, canWrite: never }, Date.now),
    load,
    beforeRoutes: [],
    afterRoutes: [withToken, endpoint],
  });
  const listener = await listen(shell, { host: "127.0.0.1", port });
  return {
    url: `${own}/mcp`,
    close: () => listener.close(0),
  };
}

const withToken: Middleware = (request, _response, next) => {
  request.headers.authorization ??= "Bearer fixture";
  next();
};

function anyone(visitor: Pick<Caller, "address" | "userAgent" | "requestId" | "locale">): McpCaller {
  const id = "01990000-0000-7000-8000-000000000000";
  const names = { first_name: null, last_name: null };
  const money = { timezone: "UTC", currency: "EUR", default_country: null, data_region: "eu" };
  return {
    caller: {
      ...visitor,
      organization: { id, name: "Fixtures", plan: "professional", default_locale: "en", ...money },
      user: { id, email: "fixture@example.com", ...names, locale: "en", role: "owner" },
      actor: { type: "mcp", id, name: "Fixture", application: "conformance" },
      credential: { kind: "oauth", id, deniedByScopes: new Set() },
      channel: "mcp",
      permissions: new Set(),
      deletesOthers: false,
    },
    connectionId: id,
    kind: "oauth",
    grantedScopes: new Set(mcpScopes),
    rolePermissions: new Set(),
    callLimits: { connection: null, organization: null },
    logPosition: null,
  };
}

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
const textOf = (text: string) => ({ type: "text", text });
const text = textOf("This is a simple text response for testing.");
const image = { type: "image", data: PIXEL, mimeType: "image/png" };
const audio = { type: "audio", data: SILENCE, mimeType: "audio/wav" };
const resource = {
  type: "resource",
  resource: { uri: "test://embedded-resource", mimeType: "text/plain", text: "An embedded resource." },
};

/** The tools that the conformance scenarios require. */
const results: Readonly<Record<string, ToolResult>> = {
  test_simple_text: { content: [text] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [audio] },
  test_embedded_resource: { content: [resource] },
  test_multiple_content_types: { content: [text, image, resource] },
  test_error_handling: { content: [textOf("This tool always fails.")], isError: true },
  test_logging_tool: { content: [text] },
  json_schema_2020_12_tool: { content: [text] },
};

const fields = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
});
const elicit = (message: string, ...names: string[]): Question => ({
  method: "elicitation/create",
  params: { message, requestedSchema: fields(...names) },
});
const sample = (asked: string): Question => ({
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: textOf(asked) }], maxTokens: 100 },
});
const roots: Question = { method: "roots/list", params: {} };

/** The rounds of questions of each tool; the last round is followed by the result. */
const rounds: Readonly<Record<string, readonly Readonly<Record<string, Question>>[]>> = {
  test_input_required_result_elicitation: [{ user_name: elicit("What is your name?", "name") }],
  test_streaming_elicitation: [{ user_name: elicit("What is your name?", "name") }],
  test_input_required_result_sampling: [{ capital_question: sample("What is the capital of France?") }],
  test_input_required_result_list_roots: [{ client_roots: roots }],
  test_input_required_result_request_state: [{ confirm: elicit("Please confirm", "ok") }],
  test_input_required_result_tampered_state: [{ confirm: elicit("Please confirm", "ok") }],
  test_input_required_result_capabilities: [{ user_name: elicit("Name?", "name"), greeting: sample("Greet") }],
  test_input_required_result_multiple_inputs: [
    { user_name: elicit("What is your name?", "name"), greeting: sample("Generate a greeting"), client_roots: roots },
  ],
  test_input_required_result_multi_round: [
    { step1: elicit("Step 1: What is your name?", "name") },
    { step2: elicit("Step 2: What is your favorite color?", "color") },
  ],
};

const SCHEMA_2020 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

const toolNames = [...Object.keys(results), ...Object.keys(rounds), "test_missing_capability"];

const definitions = toolNames.map((name) => ({
  name,
  description: `For the conformance scenarios: ${name}.`,
  inputSchema: name.startsWith("json_schema") ? SCHEMA_2020 : { type: "object", properties: {} },
}));

const message = (content: object) => ({ role: "user" as const, content });
const prompts = [
  { name: "test_simple_prompt", arguments: [] },
  { name: "test_prompt_with_arguments", arguments: ["arg1", "arg2"] },
  { name: "test_prompt_with_embedded_resource", arguments: ["resourceUri"] },
  { name: "test_prompt_with_image", arguments: [] },
  { name: "test_input_required_result_prompt", arguments: [] },
];

function promptFor(name: string, { arg1, arg2, resourceUri }: Readonly<Record<string, string>>): PromptResult {
  const embedded = { uri: resourceUri, mimeType: "text/plain", text: "Embedded resource content for testing." };
  const found: Readonly<Record<string, readonly object[]>> = {
    test_simple_prompt: [textOf("This is a simple prompt for testing.")],
    test_prompt_with_arguments: [textOf(`Prompt with arguments: arg1='${arg1 ?? ""}', arg2='${arg2 ?? ""}'`)],
    test_prompt_with_embedded_resource: [
      { type: "resource", resource: embedded },
      textOf("Please process the embedded resource above."),
    ],
    test_prompt_with_image: [image, textOf("Please analyze the image above.")],
    test_input_required_result_prompt: [textOf("A prompt with a context.")],
  };
  return { messages: (found[name] ?? []).map(message) };
}

const resources = [
  { uri: "test://static-text", name: "text", description: "A text.", mimeType: "text/plain" },
  { uri: "test://static-binary", name: "image", description: "An image.", mimeType: "image/png" },
];

function contentsOf(uri: string): ResourceContents["contents"][number] | undefined {
  const id = /^test:\/\/template\/(\w+)\/data$/.exec(uri)?.[1];
  if (id !== undefined) {
    const data = { id, templateTest: true, data: `Data for ID: ${id}` };
    return { uri, mimeType: "application/json", text: JSON.stringify(data) };
  }
  if (uri === "test://static-binary") return { uri, mimeType: "image/png", blob: PIXEL };
  if (uri !== "test://static-text") return undefined;
  return { uri, mimeType: "text/plain", text: "This is the content of the static text resource." };
}

const key = "fixture";
const tag = (round: string): Buffer => createHmac("sha256", key).update(round).digest();
const signed = (round: number): string => `${String(round)}.${tag(String(round)).toString("base64url")}`;

function roundOf(state: string | undefined): number {
  if (state === undefined) return 0;
  const [round = "", given = ""] = state.split(".");
  const signature = Buffer.from(given, "base64url");
  const genuine = signature.length === 32 && timingSafeEqual(signature, tag(round));
  if (!genuine || signature.toString("base64url") !== given) throw new RpcError(RPC.invalidParams, "Invalid state.");
  return Number(round);
}

function requireSampling(client: Client): void {
  if (client === null || client.capabilities["sampling"] !== undefined) return;
  const data = { requiredCapabilities: { sampling: {} } };
  throw new RpcError(RPC.missingCapability, "The client must support sampling.", data, 400);
}

/** The functions that the conformance scenarios require. */
const fixtureHandlers: RequestHandlers = {
  instructions: () => Promise.resolve("Fixtures."),
  list: () => definitions,
  call({ name }, client) {
    if (name === "test_missing_capability") requireSampling(client);
    const questions = client === null ? null : asking(client, rounds[name] ?? [], { roundOf, signed });
    return Promise.resolve(questions ?? results[name] ?? { content: [textOf("state-ok")] });
  },
  listPrompts: () =>
    prompts.map(({ name, arguments: names }) => ({
      name,
      description: `For the conformance scenarios: ${name}.`,
      arguments: names.map((one) => ({ name: one, description: "An argument.", required: true })),
    })),
  getPrompt({ name, arguments: given }, client) {
    const asked = [{ user_context: elicit("What context should the prompt use?", "context") }];
    const asks = client !== null && name === "test_input_required_result_prompt";
    const questions = asks ? asking(client, asked, { roundOf, signed }) : null;
    return Promise.resolve(questions ?? promptFor(name, given));
  },
  listResources: () => Promise.resolve(resources),
  listResourceTemplates: () => [
    { uriTemplate: "test://template/{id}/data", name: "data", description: "Data.", mimeType: "application/json" },
  ],
  readResource(uri) {
    const found = contentsOf(uri);
    if (found === undefined) throw new RpcError(RPC.resourceNotFound, "The resource does not exist.", { uri });
    return Promise.resolve({ contents: [found] });
  },
  complete: () => Promise.resolve(["paris", "park", "party"]),
};

/** A question of a conformance scenario. */
export interface Question {
  readonly method: "elicitation/create" | "sampling/createMessage" | "roots/list";
  readonly params: object;
}

/** Reads and writes the number of the round in `requestState`. */
export interface Rounds {
  readonly roundOf: (state: string | undefined) => number;
  readonly signed: (round: number) => string;
}

const CAPABILITY = { "elicitation/create": "elicitation", "sampling/createMessage": "sampling", "roots/list": "roots" };

/** Returns the questions of the current round that have no answer; null if no round is left. */
export function asking(
  { capabilities, responses = {}, state }: ClientInput,
  rounds: readonly Readonly<Record<string, Question>>[],
  { roundOf, signed }: Rounds,
): InputRequired | null {
  const current = roundOf(state);
  const isAnswered = Object.keys(rounds[current] ?? {}).every((name) => typeof responses[name] === "object");
  const next = isAnswered ? current + 1 : current;
  const asked = rounds[next];
  if (asked === undefined) return null;
  const declared = Object.entries(asked).filter(([, { method }]) => capabilities[CAPABILITY[method]] !== undefined);
  return { inputRequests: Object.fromEntries(declared), requestState: signed(next) };
}
