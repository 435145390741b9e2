import type { RequestHandlers, ServerIdentity, ClientInput } from "./handlers.ts";
import { capabilities, methods, type Method, type MethodResult } from "./methods.ts";
import { RPC, RpcError, rpcErrorBody, readMessage, type RpcRequest, type RpcResponse, isObject } from "./rpc.ts";

/** The method that replaces `initialize`. */
export const DISCOVER = "server/discover";

/** Responds to the message of one POST under the rules of revision 2026-07-28. */
type RespondStateless = (handlers: RequestHandlers, message: unknown, headers: MetadataHeaders) => Promise<RpcResponse>;

/**
 * Creates the responses of revision 2026-07-28: each request names its version and its client in `_meta`, and there
 * is no `initialize`, no `ping`, no batch and no stream.
 */
export function createStatelessResponder(server: ServerIdentity): RespondStateless {
  const { name, title, version } = server.info;
  const whole = JSON.stringify({ [SERVER_INFO]: server.info });
  // Clients need the icons only once.
  const brief = JSON.stringify({ [SERVER_INFO]: { name, title, version } });
  return async (handlers, message, headers) => {
    const [request] = readMessage(message);
    if (request === undefined) return { status: 202, text: null };
    try {
      const meta = request.method === DISCOVER ? whole : brief;
      const result = withMembers(await resultOf(server, handlers, { request, headers }), server, meta);
      return { status: 200, text: `{"jsonrpc":"2.0","id":${JSON.stringify(request.id)},"result":${result}}` };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { status: error.status ?? 200, text: JSON.stringify(rpcErrorBody(inThisRevision(error), request.id)) };
    }
  };
}

async function resultOf(
  server: ServerIdentity,
  handlers: RequestHandlers,
  { request, headers }: { readonly request: RpcRequest; readonly headers: MetadataHeaders },
): Promise<MethodResult> {
  const { version, client } = readRequestMeta(request);
  requireAgreement(headers, request, { version, server });
  if (!server.statelessVersions.includes(version)) throw unsupportedVersion(server, version);
  const method = request.method === DISCOVER ? discover(server) : methods.get(request.method);
  if (method === undefined) throw new RpcError(RPC.methodNotFound, "The method does not exist.", undefined, 404);
  return await method(handlers, request.params ?? {}, client);
}

/** Clients need the older versions too: they can fall back to one of them. */
function allVersions({ statelessVersions, protocolVersions }: ServerIdentity): string[] {
  return [...statelessVersions, ...protocolVersions];
}

function discover(server: ServerIdentity): Method {
  return async (handlers) => {
    const instructions = await handlers.instructions();
    const found = { supportedVersions: allVersions(server), capabilities, instructions };
    return { json: JSON.stringify(found), cached: "definitions" };
  };
}

const MAX_SHOWN = 100;

function unsupportedVersion(server: ServerIdentity, version: string): RpcError {
  const supported = allVersions(server);
  const message = `This protocol version is not supported. Supported versions: ${supported.join(", ")}.`;
  return new RpcError(RPC.unsupportedVersion, message, { supported, requested: version.slice(0, MAX_SHOWN) }, 400);
}

/** Adds the members that every result of this revision has. A result may only be kept for its caller. */
function withMembers({ json, cached, isQuestion = false }: MethodResult, server: ServerIdentity, meta: string): string {
  const type = isQuestion ? "input_required" : "complete";
  const cache =
    cached === undefined ? "" : `"ttlMs":${String(server.cacheSeconds[cached] * 1_000)},"cacheScope":"private",`;
  return `{"resultType":"${type}",${cache}"_meta":${meta},${json.slice(1)}`;
}

/** Older versions have a code of their own for an unknown resource. */
function inThisRevision(error: RpcError): RpcError {
  if (error.code !== RPC.resourceNotFound) return error;
  return new RpcError(RPC.invalidParams, error.message, error.data);
}

const PREFIX = "io.modelcontextprotocol/";
const VERSION = `${PREFIX}protocolVersion`;
const CAPABILITIES = `${PREFIX}clientCapabilities`;
const CLIENT = `${PREFIX}clientInfo`;

/** The member of `_meta` that names the server. */
const SERVER_INFO = `${PREFIX}serverInfo`;

/** Returns the version that a message names in its `_meta`; undefined if it names none. */
export function namedVersion(message: Readonly<Record<string, unknown>>): unknown {
  const { params } = message;
  const meta = isObject(params) ? params["_meta"] : undefined;
  return isObject(meta) ? meta[VERSION] : undefined;
}

/** Reads the version and the client of a request; throws if `_meta` is incomplete. The name of the client is optional. */
function readRequestMeta({ params = {} }: RpcRequest): {
  readonly version: string;
  readonly client: ClientInput;
} {
  const meta = isObject(params["_meta"]) ? params["_meta"] : {};
  const { [VERSION]: version, [CAPABILITIES]: capabilities, [CLIENT]: client } = meta;
  if (typeof version !== "string") throw incomplete(VERSION, "a version");
  if (!isObject(capabilities)) throw incomplete(CAPABILITIES, "an object");
  if (client !== undefined && !isObject(client)) throw incomplete(CLIENT, "an object");
  const { inputResponses: responses, requestState: state } = params;
  if (responses !== undefined && !isObject(responses)) throw malformed("inputResponses must be an object.");
  if (state !== undefined && typeof state !== "string") throw malformed("requestState must be a string.");
  return { version, client: { capabilities, responses, state } };
}

function incomplete(member: string, expected: string): RpcError {
  return malformed(`params._meta must have the member ${member}, which is ${expected}.`);
}

function malformed(message: string): RpcError {
  return new RpcError(RPC.invalidParams, message, undefined, 400);
}

/** The headers that repeat parts of the body, so that proxies need not read it. */
export interface MetadataHeaders {
  readonly version: string | undefined;
  readonly method: string | undefined;
  readonly name: string | undefined;
}

/** The parameter that `Mcp-Name` repeats, by method. */
const NAMED_BY: ReadonlyMap<string, "name" | "uri"> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
]);

/**
 * Throws if the headers differ from the body: a proxy may have decided by them. A known client still sends an older
 * version in its header; older versions do not have the other headers, so these may then be missing.
 */
function requireAgreement(
  headers: MetadataHeaders,
  { method, params = {} }: RpcRequest,
  { version, server }: { readonly version: string; readonly server: Pick<ServerIdentity, "protocolVersions"> },
): void {
  const isOlder = headers.version !== undefined && server.protocolVersions.includes(headers.version);
  if (!isOlder) requireSame("MCP-Protocol-Version", headers.version, version);
  if (headers.method !== undefined || !isOlder) requireSame("Mcp-Method", headers.method, method);
  const parameter = NAMED_BY.get(method);
  const named = parameter === undefined ? undefined : params[parameter];
  if (typeof named !== "string" || (headers.name === undefined && isOlder)) return;
  requireSame("Mcp-Name", headers.name === undefined ? undefined : decoded(headers.name), named);
}

function requireSame(header: string, given: string | null | undefined, expected: string): void {
  if (given === expected) return;
  const problem = given === undefined ? "is missing" : "does not match the body";
  throw new RpcError(RPC.headerMismatch, `The header ${header} ${problem}.`, undefined, 400);
}

const SENTINEL = /^=\?base64\?(?<encoded>.*)\?=$/s;

/** Decodes a value that is not plain ASCII; null if its encoding is not valid. */
function decoded(value: string): string | null {
  const encoded = SENTINEL.exec(value)?.groups?.["encoded"];
  if (encoded === undefined) return value;
  const bytes = Buffer.from(encoded, "base64");
  return bytes.toString("base64") === encoded ? bytes.toString("utf8") : null;
}
