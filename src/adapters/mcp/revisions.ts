import type { RequestHandlers, ServerIdentity } from "./handlers.ts";
import {
  isObject,
  RPC,
  RpcError,
  type RpcResponse,
  readMessages,
  rpcErrorBody,
  type RpcMessages,
  type RpcRequest,
} from "./rpc.ts";
import { type MetadataHeaders, namedVersion, createStatelessResponder, DISCOVER } from "./stateless.ts";
import type { InitializeResult } from "@modelcontextprotocol/sdk/types.js";
import { capabilities, methods } from "./methods.ts";

/** Responds to the body of one POST. Throws RpcError if the body as a whole is rejected. */
export type Respond = (handlers: RequestHandlers, body: unknown, headers: MetadataHeaders) => Promise<RpcResponse>;

/** Creates the responses of all versions: each request decides which rules apply to it. */
export function createResponder(server: ServerIdentity): Respond {
  const respondStateless = createStatelessResponder(server);
  return async (handlers, body, headers) => {
    if (isStateless(server, body, headers)) return await respondStateless(handlers, body, headers);
    if (Array.isArray(body) && body.some((message) => namesNewVersion(server, message))) {
      throw new RpcError(RPC.invalidRequest, "This protocol version does not support batches.");
    }
    return await respondToMessages(server, handlers, { body, version: headers.version });
  };
}

/**
 * A request belongs to revision 2026-07-28 if its `_meta` names a version, unless that is one of the versions which begin
 * with `initialize`; if its method is `server/discover`; or if its header names the revision. `initialize` ignores
 * the header.
 */
function isStateless(server: ServerIdentity, body: unknown, { version }: MetadataHeaders): boolean {
  if (!isObject(body)) return false;
  if (namedVersion(body) !== undefined) return namesNewVersion(server, body);
  if (body["method"] === DISCOVER) return true;
  return version !== undefined && server.statelessVersions.includes(version) && body["method"] !== "initialize";
}

function namesNewVersion({ protocolVersions }: ServerIdentity, message: unknown): boolean {
  const version = isObject(message) ? namedVersion(message) : undefined;
  return version !== undefined && !(typeof version === "string" && protocolVersions.includes(version));
}

/** The version in which a POST can contain several messages; clients of version 2024-11-05 send no version header. */
const BATCH_VERSION = "2025-03-26";

/** Responds to the messages of one POST under the rules of the versions that begin with `initialize`. */
async function respondToMessages(
  server: ServerIdentity,
  handlers: RequestHandlers,
  { body, version }: { readonly body: unknown; readonly version: string | undefined },
): Promise<RpcResponse> {
  const { batch, requests } = readVersioned(body, version, server);
  const responses = await Promise.all(requests.map((request) => respond(server, handlers, request)));
  const text = batch && responses.length > 0 ? `[${responses.join(",")}]` : (responses[0] ?? null);
  return { status: text === null ? 202 : 200, text };
}

function readVersioned(
  body: unknown,
  version: string | undefined,
  { protocolVersions, limits }: ServerIdentity,
): RpcMessages {
  // The version that initialize requests is in its body; the header contains a version that has been negotiated.
  const initializes = isObject(body) && body["method"] === "initialize";
  if (version !== undefined && !protocolVersions.includes(version) && !initializes) {
    const message = `This protocol version is not supported. Supported versions: ${protocolVersions.join(", ")}.`;
    throw new RpcError(RPC.invalidRequest, message, { supported: protocolVersions });
  }
  if (Array.isArray(body) && version !== undefined && version !== BATCH_VERSION) {
    throw new RpcError(RPC.invalidRequest, "This protocol version does not support batches.");
  }
  return readMessages(body, limits.batchEntries);
}

async function respond(server: ServerIdentity, handlers: RequestHandlers, request: RpcRequest): Promise<string> {
  const id = JSON.stringify(request.id);
  try {
    return `{"jsonrpc":"2.0","id":${id},"result":${await resultOf(server, handlers, request)}}`;
  } catch (error) {
    if (error instanceof RpcError) return JSON.stringify(rpcErrorBody(error, request.id));
    throw error;
  }
}

/** Returns the result as JSON. */
async function resultOf(
  server: ServerIdentity,
  handlers: RequestHandlers,
  { method: name, params = {} }: RpcRequest,
): Promise<string> {
  if (name === "initialize") return JSON.stringify(await initialize(server, handlers, params));
  if (name === "ping") return "{}";
  const method = methods.get(name);
  if (method === undefined) throw new RpcError(RPC.methodNotFound, "The method does not exist.");
  return (await method(handlers, params, null)).json;
}

/** For an unsupported version, the newest one is offered. */
async function initialize(
  { info, protocolVersions }: ServerIdentity,
  handlers: RequestHandlers,
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
    capabilities,
    serverInfo: { ...info, icons: info.icons.map((icon) => ({ ...icon, sizes: [...icon.sizes] })) },
    instructions: await handlers.instructions(),
  };
}
