import { formats } from "../../base/contract/formats.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { ScimCaller } from "./authentication.ts";
import { logAction } from "../accounts/audit-log/entries.ts";
import { requireEtag } from "./rules/etags.ts";
import { projectAll, readQuery } from "./rules/list-query.ts";
import { resourceNotFound } from "./rules/errors.ts";
import { etagOf } from "./rules/meta.ts";
import { patched } from "./rules/patch.ts";
import { includes, project, type Projection } from "./rules/projection.ts";
import { userSchema } from "./rules/schemas.ts";
import { acceptedEmail } from "../../base/platform/rules/email-address.ts";
import { emailOf, readUser, type UserInput } from "./rules/user-input.ts";
import { userResource } from "./rules/user-resource.ts";
import type { ScimDeps, ScimResources, Target, Versioned } from "./service.ts";
import type { ScimUserRow } from "./sql/scim-users.ts";
import { changeUser, removeUser } from "./user-changes.ts";
import { addUser } from "./user-creation.ts";

/** Creates the service of /Users: the members of the organization. */
export function scimUsers(deps: ScimDeps): ScimResources {
  const { store } = deps;
  return {
    async list({ organization: { id: orgId } }, parameters, projection) {
      const query = readQuery(parameters);
      const { rows, total } = await store.scimUsers.list(orgId, query);
      const resources = await shown(deps, store, { orgId, users: rows, projection });
      return { resources: projectAll(resources, projection), total, startIndex: query.offset + 1 };
    },
    async get({ organization }, id, projection) {
      const user = formats.uuid(id) ? await store.scimUsers.get(organization.id, id) : null;
      if (!user) throw resourceNotFound("User", id);
      const [resource = {}] = await shown(deps, store, { orgId: organization.id, users: [user], projection });
      return { resource: project(resource, projection), etag: etagOf(user) };
    },
    create: (caller, body) => write(deps, caller, (tx) => create(deps, tx, { caller, input: readUser(body) })),
    ...changes(deps),
  };
}

function changes(deps: ScimDeps): Pick<ScimResources, "replace" | "patch" | "delete"> {
  return {
    replace: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockUser(tx, caller, target);
        await changeUser(deps, tx, { caller, before, input: withOwnSettings(before, readUser(body)) });
        await logAction(tx, caller, "scim.replaceUser", { type: "member", id: before.id });
        return before.id;
      }),
    patch: (caller, target, body) =>
      write(deps, caller, async (tx) => {
        const before = await lockUser(tx, caller, target);
        const input = readUser(patched(userResource(before, [], deps.scimUrl), body, userSchema));
        await changeUser(deps, tx, { caller, before, input: withNewAddress(before, input) });
        await logAction(tx, caller, "scim.patchUser", { type: "member", id: before.id });
        return before.id;
      }),
    async delete(caller, target) {
      await deps.store.transaction(async (tx) => {
        const user = await lockUser(tx, caller, target);
        await removeUser(deps, tx, { caller, user });
        await logAction(tx, caller, "scim.deleteUser", { type: "member", id: user.id });
      });
    },
  };
}

/** Makes a change in a transaction that locks the organization, and returns the changed user. */
async function write(
  deps: ScimDeps,
  { organization: { id: orgId } }: ScimCaller,
  change: (tx: Repositories) => Promise<string>,
): Promise<Versioned> {
  return await deps.store.transaction(async (tx) => {
    // Like every change of roles and members: concurrent changes must not remove the last owner.
    await tx.organizations.lock(orgId);
    const id = await change(tx);
    const user = await tx.scimUsers.get(orgId, id);
    if (!user) throw resourceNotFound("User", id);
    const [resource = {}] = await shown(deps, tx, { orgId, users: [user], projection: { kind: "all" } });
    return { resource, etag: etagOf(user) };
  });
}

async function create(
  deps: ScimDeps,
  tx: Repositories,
  { caller, input }: { caller: ScimCaller; input: UserInput },
): Promise<string> {
  const id = await addUser(deps, tx, { caller, input });
  await logAction(tx, caller, "scim.createUser", { type: "member", id });
  return id;
}

/** Locks the organization too, and throws if the ETag does not match. */
async function lockUser(tx: Repositories, caller: ScimCaller, { id, ifMatch }: Target): Promise<ScimUserRow> {
  await tx.organizations.lock(caller.organization.id);
  const [user] = formats.uuid(id) ? await tx.scimUsers.lock(caller.organization.id, [id]) : [];
  if (!user) throw resourceNotFound("User", id);
  requireEtag(user, ifMatch);
  return user;
}

/** The language and time zone that members chose stay if the provider does not send them. */
function withOwnSettings({ locale, timezone }: ScimUserRow, input: UserInput): UserInput {
  return { ...input, locale: input.locale ?? locale, timezone: input.timezone ?? timezone };
}

/** A provider that only changes the user name, which is the address, changes the address too. */
function withNewAddress(before: ScimUserRow, input: UserInput): UserInput {
  const follows = before.user_name === null && input.email === before.email && acceptedEmail(input.userName) !== null;
  return follows ? { ...input, email: emailOf({ ...input, email: null }) } : input;
}

async function shown(
  { scimUrl }: ScimDeps,
  { scimUsers }: Pick<Repositories, "scimUsers">,
  { orgId, users, projection }: { orgId: string; users: readonly ScimUserRow[]; projection: Projection },
) {
  const ids = users.map(({ id }) => id);
  const groups = includes(projection, "groups") ? await scimUsers.groupsOf(orgId, ids) : new Map<string, never>();
  return users.map((user) => userResource(user, groups.get(user.id) ?? [], scimUrl));
}
