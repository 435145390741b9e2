import { findRole, requireOwnPermissions } from "../accounts/role-assignment.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { type Detail, notSettable, referenceNotFound, unprocessable } from "../../base/platform/rules/errors.ts";
import { builtInRoleNames } from "../../base/platform/rules/permissions.ts";
import type { Repositories } from "../../base/store/store.ts";
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
  const places = [
    ...group_roles.map(({ role }, index) => ({ path: `/group_roles/${String(index)}/role`, role })),
    ...(default_role === null ? [] : [{ path: "/default_role", role: default_role }]),
  ];
  const names = await allGrantable(tx, caller, places);
  const mapped = group_roles.map(({ group }, index) => ({ group, role: names[index] ?? "" }));
  const fallback = default_role === null ? null : (names[group_roles.length] ?? null);
  return {
    ...(given.group_roles === undefined ? {} : { group_roles: mapped }),
    ...(given.default_role === undefined ? {} : { default_role: fallback }),
  };
}

interface PlacedRole {
  readonly path: string;
  readonly role: string;
}

/** Throws one problem for all roles that the caller may not grant. */
async function allGrantable(tx: Repositories, caller: Caller, places: readonly PlacedRole[]): Promise<string[]> {
  const names: string[] = [];
  const details: Detail[] = [];
  for (const place of places) {
    const found = await catchProblem(() => grantable(tx, caller, place));
    if ("result" in found) names.push(found.result);
    else if (found.problem.code === "unprocessable") details.push(...found.problem.details);
    else throw found.problem;
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return names;
}

/** A provider never appoints owners. */
async function grantable(tx: Repositories, caller: Caller, { path, role: name }: PlacedRole): Promise<string> {
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
