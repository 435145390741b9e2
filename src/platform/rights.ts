import type { Caller } from "../contract/caller.ts";
import { insufficientScope, permissionDenied, Problem } from "./rules/errors.ts";
import { builtInPermissions, isBuiltInRole, knownPermissions, missingFrom } from "./rules/permissions.ts";

/** What a role allows now: a built-in one by its name, another one by its own list. */
export function permissionsOfRole(role: string, own: readonly string[] | null): ReadonlySet<string> {
  return isBuiltInRole(role) ? builtInPermissions(role) : knownPermissions(own ?? []);
}

/** Refuses a caller that lacks the permission. */
export function requirePermission(caller: Caller, permission: string | null): void {
  if (permission !== null && !caller.permissions.has(permission)) throw lackOf(caller, permission);
}

/** Refuses a caller that lacks any of the permissions, and names all that it lacks. */
export function requirePermissions(caller: Caller, permissions: Iterable<string>): void {
  const lacking = missingFrom(caller.permissions, permissions);
  const [first] = lacking;
  if (first === undefined) return;
  const { credential } = caller;
  const deniedByScopes =
    credential.kind === "api_key" || credential.kind === "oauth" ? credential.deniedByScopes : null;
  throw lacking.every((one) => deniedByScopes?.has(one)) ? insufficientScope(lacking) : permissionDenied();
}

/** What a caller without the permission is told: whose person has it, that the scopes withhold it. */
export function lackOf({ credential }: Caller, permission: string): Problem {
  const deniedByScopes =
    credential.kind === "api_key" || credential.kind === "oauth" ? credential.deniedByScopes : null;
  return deniedByScopes?.has(permission) === true ? insufficientScope([permission]) : permissionDenied();
}

/** Refuses a key and an application where only a signed-in person may act. */
export function requireSession({ credential }: Caller): void {
  if (credential.kind === "api_key" || credential.kind === "oauth")
    throw new Problem("permission_denied", [{ path: "", code: "session_required" }]);
}

/** Refuses the operator who is a guest in a customer's organization. */
export function refuseSupportSession(caller: Caller): void {
  const { credential } = caller;
  if (credential.kind === "session" && credential.support) throw new Problem("support_session_forbidden");
}
