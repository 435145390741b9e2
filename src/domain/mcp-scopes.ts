import { toolServer } from "../../generated/tools.js";
import { type McpScope, mcpScopes } from "../contract/mcp.ts";

const permissionsOf = (scope: McpScope): readonly string[] => toolServer.scopes[scope].permissions;

/** What an application may do at most that holds these scopes. */
export function permissionsOfScopes(scopes: Iterable<McpScope>): ReadonlySet<string> {
  return new Set([...scopes].flatMap(permissionsOf));
}

/** The scopes of which these permissions reach anything. */
export function scopesReached(permissions: Iterable<string>): McpScope[] {
  const given = new Set(permissions);
  return mcpScopes.filter((scope) => permissionsOf(scope).some((permission) => given.has(permission)));
}

/** Those scopes of a list that there are, in their usual order. */
export function knownScopes(list: Iterable<string>): McpScope[] {
  const given = new Set(list);
  return mcpScopes.filter((scope) => given.has(scope));
}

/** What is in all of these sets. */
export function common(first: Iterable<string>, ...others: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((one) => others.every((other) => other.has(one))));
}
