/** The role of the members of a group at the provider. */
export interface GroupRole {
  readonly group: string;
  readonly role: string;
}

/** How a provider determines roles. */
export interface RoleAssignment {
  readonly group_roles: readonly GroupRole[];
  readonly default_role: string | null;
}

/** Returns the groups in a claim: a list of texts, or one text. */
export function groupsIn(claims: Readonly<Record<string, unknown>>, claim: string | null): ReadonlySet<string> {
  const value = claim !== null && Object.hasOwn(claims, claim) ? claims[claim] : [];
  return new Set([value].flat().filter((group): group is string => typeof group === "string"));
}

/**
 * Returns the roles that a person with these groups can have, the preferred one first. Only the first one that exists is
 * assigned.
 */
export function rolesFor({ group_roles, default_role }: RoleAssignment, groups: ReadonlySet<string>): string[] {
  const mapped = group_roles.filter(({ group }) => groups.has(group)).map(({ role }) => role);
  return default_role === null ? mapped : [...mapped, default_role];
}
