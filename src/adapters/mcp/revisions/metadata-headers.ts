import type { ServerIdentity } from "../handlers.ts";
import { RPC, RpcError, type RpcRequest } from "../rpc.ts";

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
export function requireAgreement(
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
