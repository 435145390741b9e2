import { scopePermissions } from "../../../generated/vocabulary.js";
import { type McpScope, mcpScopes } from "../../contract/mcp.ts";

/** Returns the permissions that an application with these scopes can have at most. */
export function permissionsOfScopes(scopes: Iterable<McpScope>): ReadonlySet<string> {
  return new Set([...scopes].flatMap((scope) => scopePermissions[scope]));
}

/** Returns the scopes for which at least one of these permissions is needed. */
export function scopesFor(permissions: Iterable<string>): McpScope[] {
  const given = new Set(permissions);
  return mcpScopes.filter((scope) => scopePermissions[scope].some((permission) => given.has(permission)));
}

/** Returns the known scopes of a list, in their usual order. */
export function knownScopes(list: Iterable<string>): McpScope[] {
  const given = new Set(list);
  return mcpScopes.filter((scope) => given.has(scope));
}

/** Returns the intersection of all sets. */
export function intersection(first: Iterable<string>, ...others: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((one) => others.every((other) => other.has(one))));
}
