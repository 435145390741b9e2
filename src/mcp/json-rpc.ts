import { type InitializeResult, InitializeRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { isObject, RPC, RpcError, rpcErrorBody, type RpcMessages, type RpcRequest } from "./rpc.ts";

/** What a tool gives back, as the protocol has it. */
export interface ToolResult {
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

/** One call of a tool. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What is wrong with its form, if anything, and what was sent as arguments: it is refused, and written down. */
  readonly fault?: { readonly message: string; readonly sent: unknown };
}

/** What is asked of a server of tools; throws nothing but RpcError. */
export interface ToolHandlers {
  /** For the model, told at the beginning. */
  instructions(): Promise<string>;
  /** Definitions, in the order in which they are shown. */
  list(): readonly object[];
  call(call: ToolCall): Promise<ToolResult>;
}

/** Who serves. */
export interface ServerIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The newest first. */
  readonly protocolVersions: readonly string[];
}

/**
 * Answers the requests of one POST: the body as JSON, or null where nothing was asked. Extensions that we do not offer
 * (tasks, progress) are as if they were not there.
 */
export async function answerMessages(
  identity: ServerIdentity,
  handlers: ToolHandlers,
  { batch, requests }: RpcMessages,
): Promise<string | null> {
  const answers = await Promise.all(requests.map((request) => answer(identity, handlers, request)));
  if (batch && answers.length > 0) return `[${answers.join(",")}]`;
  return answers[0] ?? null;
}

async function answer(identity: ServerIdentity, handlers: ToolHandlers, request: RpcRequest): Promise<string> {
  const id = JSON.stringify(request.id);
  try {
    return `{"jsonrpc":"2.0","id":${id},"result":${await resultOf(identity, handlers, request)}}`;
  } catch (error) {
    if (error instanceof RpcError) return JSON.stringify(rpcErrorBody(error, request.id));
    throw error;
  }
}

/** The result as JSON. */
async function resultOf(
  identity: ServerIdentity,
  handlers: ToolHandlers,
  { method, params = {} }: RpcRequest,
): Promise<string> {
  switch (method) {
    case "initialize":
      return JSON.stringify(await begin(identity, handlers, params));
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

/** Whoever asks for a version that we do not speak is offered the newest. */
async function begin(
  { name, title, version, protocolVersions }: ServerIdentity,
  handlers: ToolHandlers,
  { _meta: _, ...params }: Readonly<Record<string, unknown>>,
): Promise<InitializeResult> {
  const asked = InitializeRequestSchema.safeParse({ method: "initialize", params });
  if (!asked.success) {
    throw new RpcError(RPC.invalidParams, "initialize requires protocolVersion, capabilities and clientInfo.");
  }
  const { protocolVersion } = asked.data.params;
  const [newest = protocolVersion] = protocolVersions;
  return {
    protocolVersion: protocolVersions.includes(protocolVersion) ? protocolVersion : newest,
    capabilities: { tools: {} },
    serverInfo: { name, title, version },
    instructions: await handlers.instructions(),
  };
}

/** Definitions never change, and are longer than all else that is said. In ASCII, since one wider character doubles all. */
const definitionTexts = new WeakMap<object, string>();

function definitionText(definition: object): string {
  const known = definitionTexts.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(definition).replace(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  definitionTexts.set(definition, text);
  return text;
}

function readCall({ name, arguments: given = {} }: Readonly<Record<string, unknown>>): ToolCall {
  const faulty = (message: string): ToolCall => ({
    name: typeof name === "string" ? name : "",
    arguments: {},
    fault: { message, sent: given },
  });
  if (typeof name !== "string") return faulty("name must be a string.");
  return isObject(given) ? { name, arguments: given } : faulty("arguments must be an object.");
}
