import type { RequestHandlers, ServerIdentity } from "../handlers.ts";
import { capabilities, methods, type Method, type MethodResult } from "../methods.ts";
import { RPC, RpcError, rpcErrorBody, readMessage, type RpcRequest, type RpcResponse } from "../rpc.ts";
import { requireAgreement, type MetadataHeaders } from "./metadata-headers.ts";
import { readRequestMeta, SERVER_INFO } from "./request-meta.ts";

/** The method that replaces `initialize`. */
export const DISCOVER = "server/discover";

/** Responds to the message of one POST under the rules of revision 2026-07-28. */
export type RespondStateless = (
  handlers: RequestHandlers,
  message: unknown,
  headers: MetadataHeaders,
) => Promise<RpcResponse>;

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
