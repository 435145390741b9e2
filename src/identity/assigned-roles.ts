import { findRole, requireOwnPermissions } from "../accounts/role-assignment.ts";
import type { Caller } from "../contract/caller.ts";
import { notSettable, referenceNotFound } from "../platform/rules/errors.ts";
import { builtInRoleNames } from "../platform/rules/permissions.ts";
import type { Repositories } from "../store/store.ts";
import type { GroupRole, RoleAssignment } from "./rules/group-roles.ts";

/** The assignment that was sent, and the current one. */
interface AssignmentChange {
  readonly given: {
    readonly group_roles?: readonly GroupRole[] | undefined;
    readonly default_role?: string | null | undefined;
  };
  readonly current: RoleAssignment | null;
}

/**
 * Returns the assigned roles in their original spelling. Throws unless the caller may grant each role of the resulting
 * assignment: otherwise a change of another setting, such as the claim with the groups, could grant them.
 */
export async function requireGrantableRoles(
  tx: Repositories,
  caller: Caller,
  { given, current }: AssignmentChange,
): Promise<{ group_roles?: GroupRole[]; default_role?: string | null }> {
  const { group_roles = current?.group_roles ?? [], default_role = current?.default_role ?? null } = given;
  const mapped: GroupRole[] = [];
  for (const [index, { group, role }] of group_roles.entries()) {
    mapped.push({ group, role: await grantable(tx, caller, { path: `/group_roles/${String(index)}/role`, role }) });
  }
  const fallback =
    default_role === null ? null : await grantable(tx, caller, { path: "/default_role", role: default_role });
  return {
    ...(given.group_roles === undefined ? {} : { group_roles: mapped }),
    ...(given.default_role === undefined ? {} : { default_role: fallback }),
  };
}

/** A provider never appoints owners. */
async function grantable(
  tx: Repositories,
  caller: Caller,
  { path, role: name }: { path: string; role: string },
): Promise<string> {
  const role = await findRole(tx, caller.organization.id, name);
  if (!role) throw referenceNotFound(path);
  if (role.name === "owner")
    throw notSettable(
      path,
      builtInRoleNames.filter((one) => one !== "owner"),
    );
  requireOwnPermissions(caller, path, role.permissions);
  return role.name;
}
