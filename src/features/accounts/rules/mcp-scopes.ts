import { scopePermissions } from "../../../../generated/vocabulary.js";
import { type McpScope, mcpScopes } from "../../../base/contract/mcp.ts";

/** The permissions of each combination of scopes that was asked for. */
const permissionsByScopes = new Map<string, ReadonlySet<string>>();

/** Returns the permissions that an application with these scopes can have at most. */
export function permissionsOfScopes(scopes: readonly McpScope[]): ReadonlySet<string> {
  const key = scopes.join(" ");
  const known = permissionsByScopes.get(key);
  if (known) return known;
  const permissions = new Set(scopes.flatMap((scope) => scopePermissions[scope]));
  permissionsByScopes.set(key, permissions);
  return permissions;
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

/** Returns the members that both sets have. */
export function intersection(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const common = new Set<string>();
  for (const member of one) if (other.has(member)) common.add(member);
  return common;
}

/** Returns the members that only the first set has. */
export function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set<string>();
  for (const member of one) if (!other.has(member)) left.add(member);
  return left;
}
