import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createKey, type Person } from "../accounts/people.ts";
import type { Service } from "../service.ts";
import { sendUnchecked, type Answer } from "../wire.ts";

/** An MCP endpoint and a token for it. */
export interface McpTarget {
  readonly url: string;
  /** An access token or an API key; without it, no Authorization header is sent. */
  readonly token?: string;
}

/** One JSON-RPC message of a POST. */
type RpcMessage = Readonly<Record<string, unknown>>;

/** Creates an API key for AI applications with all scopes. */
export async function targetOf(service: Service, user: Person): Promise<McpTarget> {
  return { url: service.url, token: await createKey(service, { user, mcp_access: true }) };
}

let ids = 0;

/** Creates a request with a unique ID. */
export function rpc(method: string, params?: object): RpcMessage {
  return { jsonrpc: "2.0", id: ++ids, method, ...(params === undefined ? {} : { params }) };
}

/** Creates an `initialize` request of a protocol version. */
export function initialize(protocolVersion: string): RpcMessage {
  return rpc("initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } });
}

/** Creates a `tools/call` request. */
export function toolCall(name: string, given: object = {}): RpcMessage {
  return rpc("tools/call", { name, arguments: given });
}

/** Sends one request without changes; headers with the value "" are omitted. */
export async function sendMcp(
  { url, token }: McpTarget,
  body: unknown,
  more: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...more.headers,
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  const call = { method: more.method ?? "POST", path: "/mcp", headers: sent };
  const asItIs = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  return await sendUnchecked(url, { ...call, body: asItIs ? body : JSON.stringify(body) });
}

/** The result of a tool call. */
export interface CallOutcome {
  readonly isError: boolean;
  /** The text, parsed as JSON. */
  readonly body: Record<string, unknown>;
  readonly structured: Record<string, unknown> | undefined;
}

/** Calls a tool over plain HTTP; throws if there is no result. */
export async function callTool(
  target: McpTarget,
  name: string,
  given: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<CallOutcome> {
  const answer = await sendMcp(target, toolCall(name, given), { headers });
  return catchProblem(answer.at("result"), answer.text);
}

/** Parses a result of tools/call. */
export function catchProblem(result: unknown, shown = JSON.stringify(result)): CallOutcome {
  if (typeof result !== "object" || result === null || !("content" in result)) throw new Error(`No result: ${shown}`);
  const { content, isError, structuredContent } = result as {
    content: { text: string }[];
    isError?: boolean;
    structuredContent?: Record<string, unknown>;
  };
  const body = JSON.parse(content[0]?.text ?? "") as Record<string, unknown>;
  return { isError: isError === true, body, structured: structuredContent };
}

/** Returns the tool names from tools/list. */
export async function toolNames(target: McpTarget): Promise<string[]> {
  return (await sendMcp(target, rpc("tools/list"))).list("result.tools").map(({ name }) => String(name));
}

/** Connects the official client. */
export async function sdkClient({ url, token }: McpTarget): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit: { headers } });
  await client.connect(transport);
  return client;
}

/** The revision in which each request names its version and its client. */
export const REVISION = "2026-07-28";

const PREFIX = "io.modelcontextprotocol/";

/** Choices of a request. */
export interface StatelessOptions {
  readonly capabilities?: object;
  /** Replaces headers; "" omits one. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces members of `_meta`; undefined omits one. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Returns the `_meta` of a request, with names as in the protocol. */
export function requestMeta({ capabilities = {}, meta = {} }: StatelessOptions = {}): Record<string, unknown> {
  const members = {
    protocolVersion: REVISION,
    clientInfo: { name: "test", version: "1" },
    clientCapabilities: capabilities,
    ...meta,
  };
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [PREFIX + name, value]));
}

/** Creates a request of the revision. */
export function statelessMessage(method: string, params: object = {}, options: StatelessOptions = {}): RpcMessage {
  return rpc(method, { ...params, _meta: requestMeta(options) });
}

/** Sends a request of the revision with its headers. */
export async function sendStateless(
  target: McpTarget,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  options: StatelessOptions = {},
): Promise<Answer> {
  const name = params["name"] ?? params["uri"];
  const headers = {
    "mcp-protocol-version": REVISION,
    "mcp-method": method,
    ...(typeof name === "string" && !method.startsWith("completion") ? { "mcp-name": name } : {}),
    ...options.headers,
  };
  return await sendMcp(target, statelessMessage(method, params, options), { headers });
}
