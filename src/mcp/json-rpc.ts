import type { InitializeResult } from "@modelcontextprotocol/sdk/types.js";
import { isObject, RPC, RpcError, rpcErrorBody, type RpcMessages, type RpcRequest } from "./rpc.ts";

/** The result of a tool in the protocol's format. */
export interface ToolResult {
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

/** One call of a tool. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Set if the call is malformed: the error and the arguments that were sent. Such a call is rejected and logged. */
  readonly fault?: { readonly message: string; readonly sent: unknown };
}

/** The functions of a tool server; they throw only RpcError. */
export interface ToolHandlers {
  /** Returns the instructions for the model. */
  instructions(): Promise<string>;
  /** Returns the tool definitions in the order in which they are listed. */
  list(): readonly object[];
  call(call: ToolCall): Promise<ToolResult>;
}

/** Name and version of the server. */
export interface ServerIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** Newest first. */
  readonly protocolVersions: readonly string[];
}

/**
 * Returns the JSON response to the requests of one POST, or null if it contained no request. Extensions that are not
 * supported (tasks, progress) are ignored.
 */
export async function respondToMessages(
  identity: ServerIdentity,
  handlers: ToolHandlers,
  { batch, requests }: RpcMessages,
): Promise<string | null> {
  const responses = await Promise.all(requests.map((request) => respond(identity, handlers, request)));
  if (batch && responses.length > 0) return `[${responses.join(",")}]`;
  return responses[0] ?? null;
}

async function respond(identity: ServerIdentity, handlers: ToolHandlers, request: RpcRequest): Promise<string> {
  const id = JSON.stringify(request.id);
  try {
    return `{"jsonrpc":"2.0","id":${id},"result":${await resultOf(identity, handlers, request)}}`;
  } catch (error) {
    if (error instanceof RpcError) return JSON.stringify(rpcErrorBody(error, request.id));
    throw error;
  }
}

/** Returns the result as JSON. */
async function resultOf(
  identity: ServerIdentity,
  handlers: ToolHandlers,
  { method, params = {} }: RpcRequest,
): Promise<string> {
  switch (method) {
    case "initialize":
      return JSON.stringify(await initialize(identity, handlers, params));
    case "ping":
      return "{}";
    case "tools/list":
      if (params["cursor"] !== undefined) throw new RpcError(RPC.invalidParams, "The cursor is not valid.");
      return `{"tools":[${handlers.list().map(definitionText).join(",")}]}`;
    case "tools/call":
      return JSON.stringify(await handlers.call(readCall(params)));
    default:
      throw new RpcError(RPC.methodNotFound, "The method does not exist.");
  }
}

/** For an unsupported version, the newest one is offered. */
async function initialize(
  { name, title, version, protocolVersions }: ServerIdentity,
  handlers: ToolHandlers,
  { _meta: _, ...params }: Readonly<Record<string, unknown>>,
): Promise<InitializeResult> {
  // Loading the schemas of the whole protocol takes longer than anything else at the start.
  const { InitializeRequestSchema } = await import("@modelcontextprotocol/sdk/types.js");
  const parsed = InitializeRequestSchema.safeParse({ method: "initialize", params });
  if (!parsed.success) {
    throw new RpcError(RPC.invalidParams, "initialize requires protocolVersion, capabilities and clientInfo.");
  }
  const { protocolVersion } = parsed.data.params;
  const [newest = protocolVersion] = protocolVersions;
  return {
    protocolVersion: protocolVersions.includes(protocolVersion) ? protocolVersion : newest,
    capabilities: { tools: {} },
    serverInfo: { name, title, version },
    instructions: await handlers.instructions(),
  };
}

/**
 * Cached because definitions never change and are the largest part of all responses. Written in ASCII, because one
 * wider character doubles the memory of the whole string.
 */
const definitionCache = new WeakMap<object, string>();

function definitionText(definition: object): string {
  const known = definitionCache.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(definition).replace(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  definitionCache.set(definition, text);
  return text;
}

function readCall({ name, arguments: given = {} }: Readonly<Record<string, unknown>>): ToolCall {
  const malformed = (message: string): ToolCall => ({
    name: typeof name === "string" ? name : "",
    arguments: {},
    fault: { message, sent: given },
  });
  if (typeof name !== "string") return malformed("name must be a string.");
  return isObject(given) ? { name, arguments: given } : malformed("arguments must be an object.");
}
