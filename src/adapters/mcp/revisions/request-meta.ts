import type { ClientInput } from "../handlers.ts";
import { isObject, RPC, RpcError, type RpcRequest } from "../rpc.ts";

const PREFIX = "io.modelcontextprotocol/";
const VERSION = `${PREFIX}protocolVersion`;
const CAPABILITIES = `${PREFIX}clientCapabilities`;
const CLIENT = `${PREFIX}clientInfo`;

/** The member of `_meta` that names the server. */
export const SERVER_INFO = `${PREFIX}serverInfo`;

/** Returns the version that a message names in its `_meta`; undefined if it names none. */
export function namedVersion(message: Readonly<Record<string, unknown>>): unknown {
  const { params } = message;
  const meta = isObject(params) ? params["_meta"] : undefined;
  return isObject(meta) ? meta[VERSION] : undefined;
}

/** Reads the version and the client of a request; throws if `_meta` is incomplete. The name of the client is optional. */
export function readRequestMeta({ params = {} }: RpcRequest): {
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
