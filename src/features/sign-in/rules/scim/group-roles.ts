import type { GroupRole } from "../identity.ts";

/** A role that groups can give. */
export interface GivenRole {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
}

/** A group, as far as it determines roles. */
export interface NamedGroup {
  readonly display_name: string;
  readonly external_id: string | null;
}

/**
 * Returns the role that a person has through their groups; null if no group gives one. With assignments at the identity
 * provider, these decide as at a sign-in; otherwise the names of the groups. No group gives the role `owner`.
 */
export function roleOfGroups(
  groups: readonly NamedGroup[],
  assignments: readonly GroupRole[],
  roles: readonly GivenRole[],
): string | null {
  const others = roles.filter(({ name }) => name !== "owner");
  return assignments.length > 0 ? assignedRole(groups, assignments, others) : roleByName(groups, others);
}

/** The first assignment whose group a person has decides. RFC 7643 §8.7.1: names of groups ignore case, ids do not. */
function assignedRole(
  groups: readonly NamedGroup[],
  assignments: readonly GroupRole[],
  roles: readonly GivenRole[],
): string | null {
  const names = new Set(groups.map(({ display_name }) => display_name.toLowerCase()));
  const ids = new Set(groups.map(({ external_id }) => external_id));
  const own = assignments.filter(({ group }) => ids.has(group) || names.has(group.toLowerCase()));
  return own.find(({ role }) => roles.some(({ name }) => name === role))?.role ?? null;
}

/** A group gives the role that has its name; of several roles, the one with the most permissions counts. */
function roleByName(groups: readonly NamedGroup[], roles: readonly GivenRole[]): string | null {
  const names = new Set(groups.map(({ display_name }) => display_name.toLowerCase()));
  const given = roles.filter(({ name }) => names.has(name.toLowerCase()));
  const [first] = given.toSorted((one, other) => other.permissions.size - one.permissions.size);
  return first?.name ?? null;
}

/** The role of a member, and how groups have changed it. */
export interface RoleState {
  readonly role: string;
  /** The role that a group gave; null if no group gave one. */
  readonly group_role: string | null;
  /** The role before a group gave one. */
  readonly previous_role: string | null;
}

/** The role of a member whom no group gives one, and who had none before. */
export const DEFAULT_ROLE = "member";

/**
 * Returns the state of a member whose groups now give this role; the same state if nothing changes. Owners keep their
 * role. When the membership ends, the member gets the previous role, but a role that an administrator has set in the
 * meantime stays.
 */
export function withGivenRole(state: RoleState, given: string | null, roles: readonly GivenRole[]): RoleState {
  const { role, group_role, previous_role } = state;
  if (role === "owner" || (given === null && group_role === null)) return state;
  if (given !== null) {
    return { role: given, group_role: given, previous_role: group_role === null ? role : previous_role };
  }
  const before = roles.find(({ name }) => name === previous_role)?.name ?? DEFAULT_ROLE;
  return { role: role === group_role ? before : role, group_role: null, previous_role: null };
}
