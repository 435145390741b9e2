import type { Tool } from "../../generated/tools.js";
import type { McpCaller } from "../contract/mcp.ts";

/** Why a call is not allowed, and what that looks like from outside. */
export type Denial =
  /** The person could, this token cannot: the application can ask for more. */
  | { readonly kind: "scope"; readonly permissions: readonly string[] }
  /** The tool is offered, but not for this kind of record. */
  | { readonly kind: "permission"; readonly permission: string }
  /** As if there were no such tool. */
  | { readonly kind: "hidden" };

type Rights = Pick<Tool, "permission" | "scope">;

/** Permissions of which a call needs all. */
type Needs = readonly string[];

/** Whether tools/list shows the tool: some call of it is allowed. */
export function isOffered(tool: Rights, { caller }: McpCaller): boolean {
  return callsOf(tool).some((needs) => lacking(needs, caller.permissions).length === 0);
}

/** Null where the call is allowed now. */
export function denialOf(tool: Rights, who: McpCaller, given: Readonly<Record<string, unknown>>): Denial | null {
  const { caller, kind, rolePermissions } = who;
  const specific = needsOf(tool, given);
  const calls = specific === undefined ? callsOf(tool) : [specific];
  if (calls.some((needs) => lacking(needs, caller.permissions).length === 0)) return null;
  const possible = calls.find((needs) => lacking(needs, rolePermissions).length === 0);
  if (kind === "oauth" && possible) return { kind: "scope", permissions: lacking(possible, caller.permissions) };
  const [permission] = lacking(specific ?? [], caller.permissions);
  return permission === undefined || !isOffered(tool, who) ? { kind: "hidden" } : { kind: "permission", permission };
}

/** What it takes to be told what a call wrote: to read all that it needs to be written. */
export function readsOf(tool: Rights, given: Readonly<Record<string, unknown>>): Needs {
  const needs = needsOf(tool, given) ?? callsOf(tool).flat();
  return needs.flatMap((permission) => (permission.endsWith(":write") ? [permission.replace(/:write$/, ":read")] : []));
}

function lacking(needs: Needs, permissions: ReadonlySet<string>): Needs {
  return needs.filter((permission) => !permissions.has(permission));
}

/** What each kind of call needs. */
function callsOf({ permission }: Rights): readonly Needs[] {
  if (typeof permission === "string") return [[permission]];
  const { by: _, ...needs } = permission;
  return Object.values(needs).map((one) => [one].flat());
}

/** What this call needs; undefined where its arguments do not say. */
function needsOf({ permission }: Rights, given: Readonly<Record<string, unknown>>): Needs | undefined {
  if (typeof permission === "string") return [permission];
  const { by, ...needs } = permission;
  const value = given[by];
  const needed = typeof value === "string" && Object.hasOwn(needs, value) ? needs[value] : undefined;
  return needed === undefined ? undefined : [needed].flat();
}
