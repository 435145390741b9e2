import { permissionsOfRole } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { exceedsOwnRights, permissionDenied, referenceNotFound } from "../platform/rules/errors.ts";
import { isBuiltInRole, missingFrom } from "../platform/rules/permissions.ts";
import type { Repositories } from "../store/store.ts";

/** A role that can be given: its name as it is written, and what it allows. */
export interface GrantedRole {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
}

/** The role of a name; null where the organization has none. */
export async function findRole({ roles }: Repositories, orgId: string, name: string): Promise<GrantedRole | null> {
  if (isBuiltInRole(name)) return { name, permissions: permissionsOfRole(name, null) };
  const own = await roles.byName(orgId, name);
  return own && { name: own.name, permissions: permissionsOfRole(own.name, own.permissions) };
}

/** The role of a name, if the caller may give it: nobody gives more than they have, and only owners make owners. */
export async function grantableRole(tx: Repositories, caller: Caller, name: string): Promise<GrantedRole> {
  const role = await findRole(tx, caller.organization.id, name);
  if (!role) throw referenceNotFound("/role");
  if (role.name === "owner" && caller.user.role !== "owner") throw permissionDenied();
  requireOwn(caller, "/role", role.permissions);
  return role;
}

/** Refuses to grant permissions that the caller does not have, or to change what has them. */
export function requireOwn(caller: Caller, path: string, permissions: Iterable<string>): void {
  const missing = missingFrom(caller.permissions, new Set(permissions));
  if (missing.length > 0) throw exceedsOwnRights(path, missing);
}
