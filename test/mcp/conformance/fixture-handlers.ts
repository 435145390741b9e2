import { createHmac, timingSafeEqual } from "node:crypto";
import type {
  Client,
  PromptResult,
  RequestHandlers,
  ResourceContents,
  ToolResult,
} from "../../../src/adapters/mcp/handlers.ts";
import { RPC, RpcError } from "../../../src/adapters/mcp/rpc.ts";
import { asking, type Question } from "./fixture-questions.ts";

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
export const fixtureHandlers: RequestHandlers = {
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
