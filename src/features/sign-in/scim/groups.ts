import { logAction } from "../../accounts/audit-log.ts";
import { formats } from "../../../base/contract/formats.ts";
import { timeOfId } from "../../../base/platform/ids.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { ScimCaller } from "./token.ts";
import { requireEtag, groupResource, type ScimGroup, etagOf } from "../rules/scim/resources.ts";
import { followGroups } from "./group-membership.ts";
import { projectAll, readQuery, includes, project, type Projection } from "../rules/scim/list-query.ts";
import { invalidValue, notUnique, resourceNotFound } from "../rules/scim/errors.ts";
import { type GroupInput, readGroup } from "../rules/scim/input.ts";
import { patched } from "../rules/scim/patch.ts";
import { groupSchema } from "../rules/scim/schemas.ts";
import type { ScimDeps, ScimResources, Target, Versioned } from "./service.ts";

/** Creates the service of /Groups. */
export function scimGroups(deps: ScimDeps): ScimResources {
  const { store } = deps;
  return {
    async list({ organization: { id: orgId } }, parameters, projection) {
      const query = readQuery(parameters);
      const { rows, total } = await store.scimGroups.list(orgId, query);
      const resources = await shown(deps, store, { orgId, groups: rows, projection });
      return { resources: projectAll(resources, projection), total, startIndex: query.offset + 1 };
    },
    async get({ organization: { id: orgId } }, id, projection) {
      const group = formats.uuid(id) ? await store.scimGroups.get(orgId, id) : null;
      if (!group) throw resourceNotFound("Group", id);
      const [resource = {}] = await shown(deps, store, { orgId, groups: [group], projection });
      return { resource: project(resource, projection), etag: etagOf(group) };
    },
    create: (caller, body) => write(deps, caller, (tx) => create(deps, tx, { caller, input: readGroup(body) })),
    replace: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockGroup(tx, caller, target);
        await change(deps, tx, { caller, before, input: readGroup(body) });
        await logAction(tx, caller, "scim.replaceGroup", { type: "scim_group", id: before.id });
        return before.id;
      }),
    patch: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockGroup(tx, caller, target);
        const members = await memberIds(tx, caller.organization.id, before.id);
        const input = readGroup(patched(groupResource(before, members, deps.scimUrl), body, groupSchema));
        await change(deps, tx, { caller, before, input });
        await logAction(tx, caller, "scim.patchGroup", { type: "scim_group", id: before.id });
        return before.id;
      }),
    async delete(caller, target) {
      await store.transaction(async (tx) => {
        const { id } = await lockGroup(tx, caller, target);
        const members = await memberIds(tx, caller.organization.id, id);
        await tx.scimGroups.delete(caller.organization.id, id);
        await followGroups(deps, tx, { caller, userIds: members });
        await logAction(tx, caller, "scim.deleteGroup", { type: "scim_group", id });
      });
    },
  };
}

async function write(
  deps: ScimDeps,
  { organization: { id: orgId } }: ScimCaller,
  work: (tx: Repositories) => Promise<string>,
): Promise<Versioned> {
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    const id = await work(tx);
    const group = await tx.scimGroups.get(orgId, id);
    if (!group) throw resourceNotFound("Group", id);
    const [resource = {}] = await shown(deps, tx, { orgId, groups: [group], projection: { kind: "all" } });
    return { resource, etag: etagOf(group) };
  });
}

async function create(
  deps: ScimDeps,
  tx: Repositories,
  { caller, input }: { caller: ScimCaller; input: GroupInput },
): Promise<string> {
  const orgId = caller.organization.id;
  const id = deps.newId();
  const [display_name, external_id, now] = [input.displayName, input.externalId, timeOfId(id)];
  if (!(await tx.scimGroups.add(orgId, { id, display_name, external_id, created_at: now, updated_at: now }))) {
    throw notUnique("Another group has this displayName.");
  }
  await addMembers(tx, orgId, { id, members: input.members });
  await followGroups(deps, tx, { caller, userIds: input.members });
  await logAction(tx, caller, "scim.createGroup", { type: "scim_group", id });
  return id;
}

/** Locks the organization too, because roles can change. */
async function lockGroup(tx: Repositories, caller: ScimCaller, { id, ifMatch }: Target): Promise<ScimGroup> {
  await tx.organizations.lock(caller.organization.id);
  const group = formats.uuid(id) ? await tx.scimGroups.lock(caller.organization.id, id) : null;
  if (!group) throw resourceNotFound("Group", id);
  requireEtag(group, ifMatch);
  return group;
}

async function change(
  deps: ScimDeps,
  tx: Repositories,
  { caller, before, input }: { caller: ScimCaller; before: ScimGroup; input: GroupInput },
): Promise<void> {
  const orgId = caller.organization.id;
  const { id } = before;
  if (await tx.scimGroups.isTaken(orgId, input.displayName, id)) throw notUnique("Another group has this displayName.");
  const current = new Set(await memberIds(tx, orgId, id));
  const wanted = new Set(input.members);
  const added = input.members.filter((member) => !current.has(member));
  const removed = [...current].filter((member) => !wanted.has(member));
  const renamed = input.displayName !== before.display_name || input.externalId !== before.external_id;
  if (!renamed && added.length + removed.length === 0) return;
  await addMembers(tx, orgId, { id, members: added });
  await tx.scimGroups.removeMembers(orgId, id, removed);
  await tx.scimGroups.update(orgId, id, { display_name: input.displayName, external_id: input.externalId });
  const userIds = renamed ? [...current, ...added] : [...added, ...removed];
  await followGroups(deps, tx, { caller, userIds });
}

/** Throws if one of the new members is not a user of the organization. */
async function addMembers(
  tx: Repositories,
  orgId: string,
  { id, members }: { id: string; members: readonly string[] },
): Promise<void> {
  const known = await tx.scimUsers.existing(orgId, members);
  const unknown = members.find((member) => !known.has(member));
  if (unknown !== undefined) throw invalidValue(`members: there is no user ${unknown}.`);
  await tx.scimGroups.addMembers(orgId, id, members);
}

async function memberIds({ scimGroups }: Repositories, orgId: string, id: string): Promise<readonly string[]> {
  return (await scimGroups.membersOf(orgId, [id])).get(id) ?? [];
}

async function shown(
  { scimUrl }: ScimDeps,
  { scimGroups }: Pick<Repositories, "scimGroups">,
  { orgId, groups, projection }: { orgId: string; groups: readonly ScimGroup[]; projection: Projection },
) {
  const ids = groups.map(({ id }) => id);
  const members = includes(projection, "members") ? await scimGroups.membersOf(orgId, ids) : new Map<string, never>();
  return groups.map((group) => groupResource(group, members.get(group.id) ?? [], scimUrl));
}
