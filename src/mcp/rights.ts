import type { Tool } from "../../generated/tools.js";
import type { McpCaller } from "../contract/mcp.ts";

/** Why a call is not allowed, and what that looks like from outside. */
export type Denial =
  /** The person could, this token cannot: the application can ask for more. */
  | { readonly kind: "scope"; readonly permission: string }
  /** The tool is offered, but not for this kind of record. */
  | { readonly kind: "permission"; readonly permission: string }
  /** As if there were no such tool. */
  | { readonly kind: "hidden" };

type Rights = Pick<Tool, "permission" | "scope">;

/** Whether tools/list shows the tool: some call of it is allowed. */
export function isOffered(tool: Rights, { caller }: McpCaller): boolean {
  return permissionsOf(tool).some((permission) => caller.permissions.has(permission));
}

/** Null where the call is allowed now. */
export function denialOf(tool: Rights, who: McpCaller, given: Readonly<Record<string, unknown>>): Denial | null {
  const { caller, kind, rolePermissions } = who;
  const specific = permissionFor(tool, given);
  const needed = specific === undefined ? permissionsOf(tool) : [specific];
  if (needed.some((permission) => caller.permissions.has(permission))) return null;
  const possible = needed.find((permission) => rolePermissions.has(permission));
  if (kind === "oauth" && possible !== undefined) return { kind: "scope", permission: possible };
  if (specific === undefined || !isOffered(tool, who)) return { kind: "hidden" };
  return { kind: "permission", permission: specific };
}

function permissionsOf({ permission }: Rights): readonly string[] {
  if (typeof permission === "string") return [permission];
  const { by: _, ...permissions } = permission;
  return Object.values(permissions);
}

/** What this call needs; undefined where its arguments do not say. */
function permissionFor({ permission }: Rights, given: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof permission === "string") return permission;
  const { by, ...permissions } = permission;
  const value = given[by];
  return typeof value === "string" && Object.hasOwn(permissions, value) ? permissions[value] : undefined;
}
