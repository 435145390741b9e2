import type { Caller } from "../contract/caller.ts";
import { insufficientScope, permissionDenied, Problem } from "../domain/errors.ts";
import { builtInPermissions, isBuiltInRole, knownPermissions } from "../domain/permissions.ts";

/** What a role allows now: a built-in one by its name, another one by its own list. */
export function permissionsOfRole(role: string, own: readonly string[] | null): ReadonlySet<string> {
  return isBuiltInRole(role) ? builtInPermissions(role) : knownPermissions(own ?? []);
}

/** Refuses a caller that lacks the permission. */
export function requirePermission(caller: Caller, permission: string | null): void {
  if (permission !== null && !caller.permissions.has(permission)) throw lackOf(caller, permission);
}

/** What a caller without the permission is told: whose person has it, that the scopes withhold it. */
export function lackOf({ credential }: Caller, permission: string): Problem {
  const withheld = credential.kind === "api_key" || credential.kind === "oauth" ? credential.withheld : null;
  return withheld?.has(permission) === true ? insufficientScope([permission]) : permissionDenied();
}

/** Refuses a key and an application where only a signed-in person may act. */
export function requireSession({ credential }: Caller): void {
  if (credential.kind === "api_key" || credential.kind === "oauth") throw permissionDenied();
}

/** Refuses the operator who is a guest in a customer's organization. */
export function refuseSupportSession(caller: Caller): void {
  const { credential } = caller;
  if (credential.kind === "session" && credential.support) throw new Problem("support_session_forbidden");
}
