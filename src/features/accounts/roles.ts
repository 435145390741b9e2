import type { ListFilters } from "../../../generated/records.js";
import type { RolesService, RolesUpdateInput, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import { requireConfirmed } from "../../base/platform/rights.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { duplicate, inUse, notFound, stateConflict } from "../../base/platform/rules/errors.ts";
import { isBuiltInRole, managesAccess, missingFrom } from "../../base/platform/rules/permissions.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import type { RoleRecord } from "./sql/roles.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AccountEmailDeps } from "./account-emails.ts";
import { nameOrAddress } from "./callers.ts";
import { reportAdministrators } from "./owner-notices.ts";
import { builtInRoleById, builtInRoleByName, builtInRoles } from "./built-in-roles.ts";
import { requireOwnPermissions } from "./role-assignment.ts";
import { logAction } from "./audit-log/entries.ts";
import { readList } from "../../base/records/record-list.ts";
import { changedMembers, requireRecord, standardFields } from "../../base/records/record-state.ts";
import type { PageRequest, Position, Rows } from "../../base/records/sql/record-page.ts";

const TEXTS = { required: ["name"], optional: ["description"] };

interface RoleDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** Implements the operations `roles.*`: built-in and custom roles. */
export function rolesService(deps: RoleDeps): RolesService {
  const { store, signedTokens, newId } = deps;
  return {
    list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(signedTokens, { operation: "roles.list", orgId, filters }, input, async (request) => {
        const own = (await store.roles.all(orgId)).map(shown);
        const roles = [...builtInRoles, ...own].filter((role) => isMatch(role, filters));
        return pageOfRoles(roles, request);
      });
    },
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
  { caller, input }: { caller: Caller; input: RolesUpdateInput },
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
  const updated = await tx.roles.update(orgId, id, changes, caller.actor);
  if (!updated) throw notFound();
  await logAction(tx, caller, "roles.update", { type: "role", id });
  if (manages && !managesAccess(role.permissions)) {
    const members = await tx.users.activeWithRole(orgId, updated.name);
    const by = nameOrAddress(caller.user);
    await reportAdministrators(deps, tx, { organization: caller.organization, by, role: updated, members });
  }
  return shown(updated);
}

/** Locks the organization too, so that nobody can be given the role in the meantime. */
async function lockOwnRole(
  tx: Repositories,
  caller: Caller,
  { id, expected_version }: { id: string; expected_version?: number | undefined },
): Promise<RoleRecord> {
  if (builtInRoleById(id)) throw stateConflict("built_in_role");
  await tx.organizations.lock(caller.organization.id);
  const role = requireRecord(await tx.roles.lock(caller.organization.id, id), expected_version);
  return role;
}

async function requireFreeName(tx: Repositories, orgId: string, name: string, except?: string): Promise<void> {
  const lower = name.toLowerCase();
  if (isBuiltInRole(lower)) throw duplicate("/name", builtInRoleByName(lower).id);
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
