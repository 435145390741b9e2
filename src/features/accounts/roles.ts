import { type Authorized, type Caller, SYSTEM_ACTOR } from "../../base/contract/caller.ts";
import type { ListFilters } from "../../../generated/records.js";
import type { RolesService, RolesUpdateInput, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import { requireConfirmed, permissionsOfRole } from "../../base/platform/rights.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import {
  duplicate,
  inUse,
  stateConflict,
  exceedsOwnRights,
  permissionDenied,
  referenceNotFound,
} from "../../base/platform/rules/errors.ts";
import {
  isBuiltInRole,
  managesAccess,
  missingFrom,
  builtInPermissions,
  builtInRoleNames,
  type BuiltInRole,
} from "../../base/platform/rules/permissions.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { RoleRecord } from "./sql/roles.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { type AccountEmailDeps, reportAdministrators } from "./account-emails.ts";
import { nameOrAddress } from "./callers.ts";
import { logAction } from "./audit-log.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { changedMembers, requireRecord, standardFields, requireFound } from "../../base/records/record-state.ts";
import type { PageRequest, Position, Rows } from "../../base/records/sql/record-page.ts";
import { timeOfId } from "../../base/platform/ids.ts";

const TEXTS = { required: ["name"], optional: ["description"] };

interface RoleDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** Implements the operations `roles.*`: built-in and custom roles. */
export function rolesService(deps: RoleDeps): RolesService {
  const { store, signedTokens, newId } = deps;
  return {
    list: listOperation(signedTokens, "roles.list", async (orgId, filters, request) => {
      const own = (await store.roles.all(orgId)).map(shown);
      const roles = [...builtInRoles, ...own].filter((role) => isMatch(role, filters));
      return pageOfRoles(roles, request);
    }),
    async get({ organization }, { id }) {
      return builtInRoleById(id) ?? shown(requireRecord(await store.roles.get(organization.id, id)));
    },
    create: (caller, input) =>
      store.transaction(async (tx) => {
        const { name, permissions, description = null } = normalizeTexts(input, TEXTS);
        const orgId = caller.organization.id;
        requireOwnPermissions(caller, "/permissions", permissions);
        if (managesAccess(permissions)) requireConfirmed(caller);
        await tx.organizations.lock(orgId);
        await requireFreeName(tx, orgId, name);
        const record = standardFields(newId(), caller.actor);
        await tx.roles.insert(orgId, { ...record, name, description, permissions });
        await logAction(tx, caller, "roles.create", { type: "role", id: record.id });
        return shown(requireRecord(await tx.roles.get(orgId, record.id)));
      }),
    update: (caller, input) => store.transaction((tx) => updateRole(deps, tx, { caller, input })),
    delete: (caller, { id, expected_version }) =>
      store.transaction(async (tx) => {
        const orgId = caller.organization.id;
        const role = await lockOwnRole(tx, caller, { id, expected_version });
        if ((await tx.users.withRole(orgId, role.name)) > 0) throw inUse();
        if (await tx.identityProviders.assignsRole(orgId, role.name)) throw inUse();
        const removed = await tx.roles.remove(orgId, id, caller.actor);
        await logAction(tx, caller, "roles.delete", { type: "role", id });
        return { id, deleted_at: removed?.deleted_at ?? "" };
      }),
  };
}

/** The checks of a role's fields. */
export const roleChecks = ({ caller, values }: CheckedWrite): Check[] => [
  ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
  () => {
    const { permissions = [] } = values as Partial<RolesUpdateInput>;
    requireOwnPermissions(caller, "/permissions", permissions);
  },
];

async function updateRole(
  deps: RoleDeps,
  tx: Repositories,
  { caller, input }: { caller: Authorized<Caller, "members:manage">; input: RolesUpdateInput },
): Promise<Schemas["Role"]> {
  const { id, expected_version, ...given } = normalizeTexts(input, TEXTS);
  const orgId = caller.organization.id;
  const role = await lockOwnRole(tx, caller, { id, expected_version });
  requireOwnPermissions(caller, "/permissions", [...role.permissions, ...(given.permissions ?? [])]);
  const changes = changedMembers(given, role);
  if (Object.keys(changes).length === 0) return shown(role);
  const manages = managesAccess(changes.permissions ?? []);
  if (manages && missingFrom(new Set(role.permissions), changes.permissions ?? []).length > 0) requireConfirmed(caller);
  if (changes.name !== undefined && changes.name !== role.name) {
    await requireFreeName(tx, orgId, changes.name, id);
    await tx.users.renameRole(orgId, role.name, changes.name);
    await tx.identityProviders.renameRole(orgId, role.name, changes.name);
  }
  const updated = requireFound(await tx.roles.update(orgId, id, changes, caller.actor));
  await logAction(tx, caller, "roles.update", { type: "role", id });
  if (manages && !managesAccess(role.permissions)) {
    const members = await tx.users.activeWithRole(orgId, updated.name);
    const { organization, user } = caller;
    await reportAdministrators(deps, tx, { organization, by: nameOrAddress(user), role: updated, members });
  }
  return shown(updated);
}

/** Locks the organization too, so that nobody can be given the role in the meantime. */
async function lockOwnRole(tx: Repositories, caller: Caller, { id, expected_version }: Target): Promise<RoleRecord> {
  if (builtInRoleById(id)) throw stateConflict("built_in_role");
  await tx.organizations.lock(caller.organization.id);
  return requireRecord(await tx.roles.lock(caller.organization.id, id), expected_version);
}

async function requireFreeName(tx: Repositories, orgId: string, name: string, except?: string): Promise<void> {
  const lower = name.toLowerCase();
  if (isBuiltInRole(lower)) throw duplicate("/name", IDS[lower]);
  const taken = await tx.roles.byName(orgId, name);
  if (taken && taken.id !== except) throw duplicate("/name", taken.id);
}

function shown(role: RoleRecord): Schemas["Role"] {
  return { ...role, permissions: [...role.permissions] as Schemas["Permissions"], built_in: false };
}

type Role = Schemas["Role"];
type RoleFilters = ListFilters["roles.list"];
type Compare = (left: Position, right: Position) => number;

const MATCHES: {
  readonly [Name in keyof RoleFilters]-?: (role: Role, value: NonNullable<RoleFilters[Name]>) => boolean;
} = {
  ids: ({ id }, ids) => ids.includes(id),
  created_after: ({ created_at }, time) => Date.parse(created_at) >= Date.parse(time),
  created_before: ({ created_at }, time) => Date.parse(created_at) < Date.parse(time),
  updated_after: ({ updated_at }, time) => Date.parse(updated_at) >= Date.parse(time),
  updated_before: ({ updated_at }, time) => Date.parse(updated_at) < Date.parse(time),
};

function isMatch(role: Role, filters: RoleFilters): boolean {
  const values = new Map<string, unknown>(Object.entries(filters));
  return Object.entries<(role: Role, value: never) => boolean>(MATCHES).every(
    ([name, matches]) => values.get(name) === undefined || matches(role, values.get(name) as never),
  );
}

/** Returns a page of roles. Sorted here because there are few, and the five built-in ones are not in the database. */
function pageOfRoles(roles: readonly Role[], { sort, page, page_size, after }: PageRequest): Rows<Role> {
  const fields = `${sort},id`.split(",");
  const compare = comparison(fields);
  const place = (role: Role): Position => fields.map((field) => value(role, field.replace(/^-/, "")));
  const ordered = roles.toSorted((left, right) => compare(place(left), place(right)));
  const rest = after ? ordered.filter((role) => compare(place(role), after) > 0) : ordered;
  const from = after === undefined ? (page - 1) * page_size : 0;
  const items = rest.slice(from, from + page_size);
  const last = items.at(-1);
  const next = last && rest.length > from + page_size ? place(last) : null;
  return { items, total: roles.length, next };
}

function comparison(fields: readonly string[]): Compare {
  return (left, right) => {
    for (const [index, field] of fields.entries()) {
      const order = compareText(left[index] ?? "", right[index] ?? "");
      if (order !== 0) return field.startsWith("-") ? -order : order;
    }
    return 0;
  };
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** `created_at` is the time in the id. */
function value(role: Role, field: string): string {
  if (field === "name") return role.name.toLowerCase();
  return field === "updated_at" ? role.updated_at : role.id;
}

/** A role that can be assigned: its name in its original spelling, and its permissions. */
interface AssignableRole {
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

/** The same in every organization and never changed, so that clients may store them. */
const IDS: Readonly<Record<BuiltInRole, string>> = {
  owner: "019b7738-4c00-7000-8000-000000000001",
  admin: "019b7738-4c00-7000-8000-000000000002",
  manager: "019b7738-4c00-7000-8000-000000000003",
  member: "019b7738-4c00-7000-8000-000000000004",
  read_only: "019b7738-4c00-7000-8000-000000000005",
};

const DESCRIPTIONS: Readonly<Record<BuiltInRole, string>> = {
  owner: "Has all permissions.",
  admin: "Has all permissions except changing owners.",
  manager: "Manages all records, campaigns, forms and custom fields.",
  member: "Manages records and deletes own records.",
  read_only: "Reads records.",
};

/** The roles that every organization has, as records. */
const builtInRoles: readonly Schemas["Role"][] = builtInRoleNames.map((name) => ({
  id: IDS[name],
  name,
  description: DESCRIPTIONS[name],
  permissions: [...builtInPermissions(name)],
  built_in: true,
  version: 1,
  created_at: timeOfId(IDS[name]),
  updated_at: timeOfId(IDS[name]),
  created_by: SYSTEM_ACTOR,
  updated_by: SYSTEM_ACTOR,
  deleted_at: null,
}));

/** Returns the built-in role with this id. */
function builtInRoleById(id: string): Schemas["Role"] | undefined {
  return builtInRoles.find((role) => role.id === id);
}
