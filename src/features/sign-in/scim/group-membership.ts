import { type AccountEmailDeps, reportAdministrators } from "../../accounts/account-emails.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { builtInPermissions, builtInRoleNames, managesAccess } from "../../../base/platform/rules/permissions.ts";
import { permissionsOfRole } from "../../../base/platform/rights.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { type GivenRole, roleOfGroups, type RoleState, withGivenRole } from "../rules/scim/group-roles.ts";

/** Gives users the roles of their groups, after the groups of these users or the assigned roles have changed. */
export async function followGroups(
  deps: AccountEmailDeps,
  tx: Repositories,
  { caller, userIds }: { caller: Pick<Caller, "organization" | "actor">; userIds: readonly string[] },
): Promise<void> {
  const orgId = caller.organization.id;
  const roles = await givenRoles(tx, orgId);
  const given = await rolesByGroups(tx, orgId, { userIds, roles });
  // Most groups give no role, and can have many members: only the others are read and locked.
  const affected = new Set([...given.keys(), ...(await tx.scimUsers.withGroupRole(orgId, userIds))]);
  const users = await tx.scimUsers.lock(orgId, [...affected]);
  const changes = users.flatMap(({ id, role, group_role, previous_role }): (RoleState & { readonly id: string })[] => {
    const before = { role, group_role, previous_role };
    const after = withGivenRole(before, given.get(id) ?? null, roles);
    return same(before, after) ? [] : [{ id, ...after }];
  });
  await tx.scimUsers.setRoles(orgId, changes, caller.actor);
  for (const role of roles) {
    const got = changes.filter((change) => change.role === role.name).map(({ id }) => id);
    const members = users.filter(({ id, status, role: before }) => {
      const managed = roles.some(({ name, permissions }) => name === before && managesAccess(permissions));
      return got.includes(id) && status !== "suspended" && !managed;
    });
    await reportAdministrators(deps, tx, { organization: caller.organization, by: null, role, members });
  }
}

/** All roles: the built-in ones and those of the organization. */
async function givenRoles({ roles }: Repositories, orgId: string): Promise<GivenRole[]> {
  const own = await roles.all(orgId);
  return [
    ...builtInRoleNames.map((name) => ({ name, permissions: builtInPermissions(name) })),
    ...own.map(({ name, permissions }) => ({ name, permissions: permissionsOfRole(name, permissions) })),
  ];
}

/** Returns the roles that the groups of users give. */
async function rolesByGroups(
  { scimUsers, identityProviders }: Repositories,
  orgId: string,
  { userIds, roles }: { userIds: readonly string[]; roles: readonly GivenRole[] },
): Promise<ReadonlyMap<string, string>> {
  const assignments = (await identityProviders.current(orgId))?.group_roles ?? [];
  const groups = await scimUsers.groupsOf(orgId, userIds);
  const given = new Map<string, string>();
  for (const [id, list] of groups) {
    const role = roleOfGroups(list, assignments, roles);
    if (role !== null) given.set(id, role);
  }
  return given;
}

/** Gives all members of groups the roles of their groups, after the assignments of the provider have changed. */
export async function followAssignments(
  deps: AccountEmailDeps,
  tx: Repositories,
  caller: Pick<Caller, "organization" | "actor">,
): Promise<void> {
  await followGroups(deps, tx, { caller, userIds: await tx.scimUsers.inGroups(caller.organization.id) });
}
