import type { RequestHandlers, ServerIdentity } from "../handlers.ts";
import { isObject, RPC, RpcError, type RpcResponse } from "../rpc.ts";
import type { MetadataHeaders } from "./metadata-headers.ts";
import { respondToMessages } from "./older.ts";
import { namedVersion } from "./request-meta.ts";
import { createStatelessResponder, DISCOVER } from "./stateless.ts";

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
