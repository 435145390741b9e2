import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { InitializeRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { isObject, RPC, RpcError, rpcErrorBody, type RpcMessages, type RpcRequest } from "../rpc.ts";

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

/** The SDK checks elicited values with it, which we never ask for; its own would be built anew for every POST. */
const noValidator = {
  getValidator: () => {
    throw new TypeError("Nothing is elicited here.");
  },
};

/** Answers the requests of one POST: the body as JSON, or null where nothing was asked. */
export async function answerMessages(
  identity: ServerIdentity,
  handlers: ToolHandlers,
  { batch, requests }: RpcMessages,
): Promise<string | null> {
  if (requests.length === 0) return null;
  const [first] = requests;
  const instructions = first?.method === "initialize" ? await handlers.instructions() : undefined;
  const known = requests.map((request) => plain(request, identity));
  if (instructions !== undefined && !InitializeRequestSchema.safeParse(known[0]).success) {
    const error = new RpcError(RPC.invalidParams, "initialize needs protocolVersion, capabilities and clientInfo.");
    return JSON.stringify(rpcErrorBody(error, first?.id));
  }
  const text = await serve(identity, known, { handlers, instructions });
  // A batch of one is still a batch.
  return batch && requests.length === 1 ? `[${text}]` : text;
}

/** One server and one transport a POST: nothing of one caller can reach another. */
async function serve(
  { name, title, version }: ServerIdentity,
  requests: readonly RpcRequest[],
  { handlers, instructions }: { handlers: ToolHandlers; instructions: string | undefined },
): Promise<string> {
  const told = instructions === undefined ? {} : { instructions };
  const { server } = new McpServer({ name, title, version }, { jsonSchemaValidator: noValidator, ...told });
  // Only now: given at once, the SDK would look for tools of its own.
  server.registerCapabilities({ tools: {} });
  server.fallbackRequestHandler = async ({ method, params = {} }) => ({ ...(await answer(handlers, method, params)) });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    // The gate has checked the real headers: the transport gets those that it insists on.
    const headers = { Accept: "application/json, text/event-stream", "Content-Type": "application/json" };
    const request = new Request("http://mcp.invalid/", { method: "POST", headers });
    const response = await transport.handleRequest(request, { parsedBody: requests });
    return await response.text();
  } finally {
    await server.close();
  }
}

/** What the SDK has to see of a request: extensions that we do not offer (tasks, progress) are as if they were not there. */
function plain(request: RpcRequest, { protocolVersions }: ServerIdentity): RpcRequest {
  const { jsonrpc, id, method, params = {} } = request;
  if (method === "ping") return { jsonrpc, id, method };
  const { _meta: _, task: __, ...rest } = params;
  if (method !== "initialize") return { jsonrpc, id, method, params: rest };
  const { protocolVersion: asked } = rest;
  const unknown = typeof asked === "string" && !protocolVersions.includes(asked);
  return { jsonrpc, id, method, params: unknown ? { ...rest, protocolVersion: protocolVersions[0] } : rest };
}

async function answer(
  handlers: ToolHandlers,
  method: string,
  params: Readonly<Record<string, unknown>>,
): Promise<object> {
  switch (method) {
    case "tools/list":
      if (params["cursor"] !== undefined) throw new RpcError(RPC.invalidParams, "There is no such cursor.");
      return { tools: handlers.list() };
    case "tools/call":
      return await handlers.call(readCall(params));
    default:
      throw new RpcError(RPC.methodNotFound, "There is no such method.");
  }
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
