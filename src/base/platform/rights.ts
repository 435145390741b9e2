import type { Authorized, Caller } from "../contract/caller.ts";
import { insufficientScope, permissionDenied, Problem } from "./rules/errors.ts";
import { builtInPermissions, isBuiltInRole, knownPermissions, missingFrom } from "./rules/permissions.ts";

/** Returns the current permissions of a role: built-in roles by name, custom roles by their list. */
export function permissionsOfRole(role: string, own: readonly string[] | null): ReadonlySet<string> {
  return isBuiltInRole(role) ? builtInPermissions(role) : knownPermissions(own ?? []);
}

/** Returns the caller for services that need the permissions; throws if the caller lacks one of them. */
export function authorize<Sender extends Caller, Right extends string>(
  caller: Sender,
  ...permissions: readonly [Right, ...Right[]]
): Authorized<Sender, Right> {
  for (const permission of permissions) requirePermission(caller, permission);
  return caller as Authorized<Sender, Right>;
}

/** Throws if the caller lacks the permission. */
export function requirePermission(caller: Caller, permission: string | null): void {
  if (permission !== null && !caller.permissions.has(permission)) throw missingPermission(caller, permission);
}

/** Throws if the caller lacks any of the permissions. The error lists all missing ones. */
export function requirePermissions(caller: Caller, permissions: Iterable<string>): void {
  const lacking = missingFrom(caller.permissions, permissions);
  const [first] = lacking;
  if (first === undefined) return;
  const { credential } = caller;
  const deniedByScopes =
    credential.kind === "api_key" || credential.kind === "oauth" ? credential.deniedByScopes : null;
  throw lacking.every((one) => deniedByScopes?.has(one)) ? insufficientScope(lacking) : permissionDenied();
}

/**
 * Returns the error for a missing permission: insufficient_scope if only the scopes exclude it, otherwise
 * permission_denied.
 */
export function missingPermission({ credential }: Caller, permission: string): Problem {
  const deniedByScopes =
    credential.kind === "api_key" || credential.kind === "oauth" ? credential.deniedByScopes : null;
  return deniedByScopes?.has(permission) === true ? insufficientScope([permission]) : permissionDenied();
}

/** Throws for API keys and applications if only a signed-in user may make the call. */
export function requireSession({ credential }: Caller): void {
  if (credential.kind === "api_key" || credential.kind === "oauth")
    throw new Problem("permission_denied", [{ path: "", code: "session_required" }]);
}

/** Throws if the caller is an operator in a support session. */
export function forbidSupportSession(caller: Caller): void {
  const { credential } = caller;
  if (credential.kind === "session" && credential.support) throw new Problem("support_session_forbidden");
}

/**
 * Throws reauthentication_required if the user of a session has not proved their identity within the last ten minutes,
 * and support_session_forbidden in a support session, whose operator cannot. API keys and jobs are not concerned.
 */
export function requireConfirmed(caller: Caller): void {
  forbidSupportSession(caller);
  const { credential } = caller;
  if (credential.kind === "session" && !credential.confirmed) throw new Problem("reauthentication_required");
}
