import type { Tool } from "../../../generated/tools.js";
import type { McpCaller } from "../../base/contract/mcp.ts";

/** Why a call is not allowed, and how the client sees it. */
export type Denial =
  /** The user has the permission but the token does not: the application can request more scopes. */
  | { readonly kind: "scope"; readonly permissions: readonly string[] }
  /** The tool is available, but not for this type of record. */
  | { readonly kind: "permission"; readonly permission: string }
  /** Answered as if the tool did not exist. */
  | { readonly kind: "hidden" };

type Rights = Pick<Tool, "permission" | "scope">;

/** Permissions that a call needs, all of them. */
type Needs = readonly string[];

/** Returns whether tools/list contains the tool: at least one kind of call is allowed. */
export function isOffered(tool: Rights, { caller }: McpCaller): boolean {
  return callsOf(tool).some((needs) => missing(needs, caller.permissions).length === 0);
}

/** Returns null if the call is allowed now. */
export function denialOf(tool: Rights, who: McpCaller, given: Readonly<Record<string, unknown>>): Denial | null {
  const { caller, kind, rolePermissions } = who;
  const specific = needsOf(tool, given);
  const calls = specific === undefined ? callsOf(tool) : [specific];
  if (calls.some((needs) => missing(needs, caller.permissions).length === 0)) return null;
  const possible = calls.find((needs) => missing(needs, rolePermissions).length === 0);
  if (kind === "oauth" && possible) return { kind: "scope", permissions: missing(possible, caller.permissions) };
  const [permission] = missing(specific ?? [], caller.permissions);
  return permission === undefined || !isOffered(tool, who) ? { kind: "hidden" } : { kind: "permission", permission };
}

/** Returns the permissions that are needed to see the result of a write: to read all types that it writes. */
export function readPermissionsOf(tool: Rights, given: Readonly<Record<string, unknown>>): Needs {
  const needs = needsOf(tool, given) ?? callsOf(tool).flat();
  return needs.flatMap((permission) => (permission.endsWith(":write") ? [permission.replace(/:write$/, ":read")] : []));
}

function missing(needs: Needs, permissions: ReadonlySet<string>): Needs {
  return needs.filter((permission) => !permissions.has(permission));
}

/** Returns the permissions of each kind of call. */
function callsOf({ permission }: Rights): readonly Needs[] {
  if (typeof permission === "string") return [[permission]];
  const { by: _, ...needs } = permission;
  return Object.values(needs).map((one) => [one].flat());
}

/** Returns the permissions of this call; undefined if they cannot be determined from its arguments. */
function needsOf({ permission }: Rights, given: Readonly<Record<string, unknown>>): Needs | undefined {
  if (typeof permission === "string") return [permission];
  const { by, ...needs } = permission;
  const value = given[by];
  const needed = typeof value === "string" && Object.hasOwn(needs, value) ? needs[value] : undefined;
  return needed === undefined ? undefined : [needed].flat();
}
