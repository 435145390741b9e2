import { permissionsOfRole } from "../../base/platform/rights.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { exceedsOwnRights, permissionDenied, referenceNotFound } from "../../base/platform/rules/errors.ts";
import { isBuiltInRole, missingFrom } from "../../base/platform/rules/permissions.ts";
import type { Repositories } from "../../base/store/store.ts";

/** A role that can be assigned: its name in its original spelling, and its permissions. */
export interface AssignableRole {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
}

/** Returns the role with a name; null if the organization does not have it. */
export async function findRole({ roles }: Repositories, orgId: string, name: string): Promise<AssignableRole | null> {
  if (isBuiltInRole(name)) return { name, permissions: permissionsOfRole(name, null) };
  const own = await roles.byName(orgId, name);
  return own && { name: own.name, permissions: permissionsOfRole(own.name, own.permissions) };
}

/**
 * Returns the role if the caller may assign it: nobody assigns more permissions than they have, and only owners appoint
 * owners.
 */
export async function requireAssignableRole(tx: Repositories, caller: Caller, name: string): Promise<AssignableRole> {
  const role = await findRole(tx, caller.organization.id, name);
  if (!role) throw referenceNotFound("/role");
  if (role.name === "owner" && caller.user.role !== "owner") throw permissionDenied();
  requireOwnPermissions(caller, "/role", role.permissions);
  return role;
}

/**
 * Throws exceeds_own_rights if the caller lacks one of the permissions that they want to grant, or that the changed
 * object has.
 */
export function requireOwnPermissions(caller: Caller, path: string, permissions: Iterable<string>): void {
  const missing = missingFrom(caller.permissions, new Set(permissions));
  if (missing.length > 0) throw exceedsOwnRights(path, missing);
}
