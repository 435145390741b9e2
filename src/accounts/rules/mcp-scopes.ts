import type { Permission } from "../../../generated/vocabulary.js";
import { type McpScope, mcpScopes } from "../../contract/mcp.ts";

/** As tool-schemas/server.json tells them to applications. */
const permissionsOfScope: Readonly<Record<McpScope, readonly Permission[]>> = {
  "crm:read": ["entities:read", "opportunities:read", "tasks:read", "notes:read", "segments:read", "campaigns:read"],
  "crm:write": ["entities:write", "opportunities:write", "tasks:write", "notes:write"],
  "booking:read": ["booking:read"],
  "booking:write": ["booking:write"],
};

/** What an application may do at most that holds these scopes. */
export function permissionsOfScopes(scopes: Iterable<McpScope>): ReadonlySet<string> {
  return new Set([...scopes].flatMap((scope) => permissionsOfScope[scope]));
}

/** The scopes of which these permissions reach anything. */
export function scopesReached(permissions: Iterable<string>): McpScope[] {
  const given = new Set(permissions);
  return mcpScopes.filter((scope) => permissionsOfScope[scope].some((permission) => given.has(permission)));
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
