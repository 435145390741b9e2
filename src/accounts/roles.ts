import type { RolesService, RolesUpdateInput, Schemas } from "../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import { duplicate, inUse, notFound, stateConflict } from "../platform/rules/errors.ts";
import { isBuiltInRole } from "../platform/rules/permissions.ts";
import { tidyTexts } from "../platform/rules/tidy-texts.ts";
import type { RoleRecord } from "./sql/roles.ts";
import type { Repositories, Store } from "../store/store.ts";
import { builtInRoleById, builtInRoleByName, builtInRoles } from "./built-in-roles.ts";
import { requireOwn } from "./role-assignment.ts";
import { logAction } from "./log-entries.ts";
import { readList } from "../records/record-list.ts";
import { altered, requireRecord, standardFields } from "../records/record-state.ts";
import { pageOfRoles } from "./role-order.ts";

const TEXTS = { required: ["name"], optional: ["description"] };

interface RoleDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
}

/** Implements the operations `roles.*`: built-in and custom roles. */
export function rolesService({ store, signedTokens, newId }: RoleDeps): RolesService {
  return {
    list({ organization: { id: orgId } }, input) {
      return readList(signedTokens, { operation: "roles.list", orgId, filters: {} }, input, async (request) => {
        const own = (await store.roles.all(orgId)).map(shown);
        return pageOfRoles([...builtInRoles, ...own], request);
      });
    },
    async get({ organization }, { id }) {
      return builtInRoleById(id) ?? shown(requireRecord(await store.roles.get(organization.id, id)));
    },
    create: (caller, input) =>
      store.transaction(async (tx) => {
        const { name, permissions, description = null } = tidyTexts(input, TEXTS);
        const orgId = caller.organization.id;
        requireOwn(caller, "/permissions", permissions);
        await tx.organizations.lock(orgId);
        await requireFreeName(tx, orgId, name);
        const record = standardFields(newId(), caller.actor);
        await tx.roles.insert(orgId, { ...record, name, description, permissions });
        await logAction(tx, caller, "roles.create", { type: "role", id: record.id });
        return shown(requireRecord(await tx.roles.get(orgId, record.id)));
      }),
    update: (caller, input) => store.transaction((tx) => updateRole(tx, caller, input)),
    delete: (caller, { id, expected_version }) =>
      store.transaction(async (tx) => {
        const orgId = caller.organization.id;
        const role = await lockOwnRole(tx, caller, { id, expected_version });
        if ((await tx.users.withRole(orgId, role.name)) > 0) throw inUse();
        const removed = await tx.roles.remove(orgId, id, caller.actor);
        await logAction(tx, caller, "roles.delete", { type: "role", id });
        return { id, deleted_at: removed?.deleted_at ?? "" };
      }),
  };
}

async function updateRole(tx: Repositories, caller: Caller, input: RolesUpdateInput): Promise<Schemas["Role"]> {
  const { id, expected_version, ...given } = tidyTexts(input, TEXTS);
  const orgId = caller.organization.id;
  const role = await lockOwnRole(tx, caller, { id, expected_version });
  requireOwn(caller, "/permissions", [...role.permissions, ...(given.permissions ?? [])]);
  const changes = altered(given, role);
  if (Object.keys(changes).length === 0) return shown(role);
  if (changes.name !== undefined && changes.name !== role.name) {
    await requireFreeName(tx, orgId, changes.name, id);
    await tx.users.renameRole(orgId, role.name, changes.name);
  }
  const updated = await tx.roles.update(orgId, id, changes, caller.actor);
  if (!updated) throw notFound();
  await logAction(tx, caller, "roles.update", { type: "role", id });
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
