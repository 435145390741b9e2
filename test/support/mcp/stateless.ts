import { sendMcp, rpc, type McpTarget, type RpcMessage } from "./mcp.ts";
import type { Answer } from "../wire.ts";

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
