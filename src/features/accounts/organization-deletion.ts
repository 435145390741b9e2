import type { OrganizationService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { notFound, permissionDenied, stateConflict, unprocessable } from "../../base/platform/rules/errors.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AccountEmailDeps } from "./account-emails.ts";
import { notifyOwners } from "./owner-notices.ts";
import { logAction } from "./audit-log/entries.ts";
import { nameOrAddress } from "./callers.ts";
import { deletionOf, shownOrganization } from "./organization-record.ts";

interface DeletionDeps extends AccountEmailDeps {
  readonly store: Store;
}

/** Days between the request and the deletion. */
const WAITING_DAYS = 14;

/** Implements the request and the cancellation of an organization's deletion. */
export function deletionOperations(
  deps: DeletionDeps,
): Pick<OrganizationService, "requestDeletion" | "cancelDeletion"> {
  const { store } = deps;
  return {
    requestDeletion(caller, { name }) {
      requireOwner(caller);
      return store.transaction((tx) => requestDeletion(deps, tx, { caller, name }));
    },
    async cancelDeletion(caller) {
      requireOwner(caller);
      return await store.transaction((tx) => cancelDeletion(deps, tx, caller));
    },
  };
}

function requireOwner(caller: Caller): void {
  if (caller.user.role !== "owner") throw permissionDenied();
}

async function requestDeletion(
  deps: DeletionDeps,
  tx: Repositories,
  { caller, name }: { caller: Caller; name: string },
): Promise<Schemas["OrganizationDeletion"]> {
  const { id } = caller.organization;
  const organization = requireRecord(await tx.organizations.lock(id));
  if (organization.name !== name) throw unprocessable([{ path: "/name", code: "other_name" }]);
  if (await requestedDeletion(tx, id)) throw stateConflict("deletion_requested");
  await tx.organizations.update(id, tx.organizations.deletionColumns(caller.actor, WAITING_DAYS), caller.actor);
  const deletion = await requestedDeletion(tx, id);
  if (!deletion) throw notFound();
  await logAction(tx, caller, "organization.requestDeletion", { type: "organization", id });
  const about = { organization: name, by: nameOrAddress(caller.user) };
  await notifyOwners(deps, tx, id, {
    kind: "organization_deletion_requested",
    ...about,
    date: deletion.deletes_at.slice(0, 10),
  });
  return deletion;
}

/** Without a requested deletion, nothing changes. */
async function cancelDeletion(deps: DeletionDeps, tx: Repositories, caller: Caller): Promise<Schemas["Organization"]> {
  const { id } = caller.organization;
  const organization = requireRecord(await tx.organizations.lock(id));
  if (!(await requestedDeletion(tx, id))) return await shownOrganization(tx, organization);
  const kept = requireRecord(await tx.organizations.update(id, tx.organizations.withoutDeletion, caller.actor));
  await logAction(tx, caller, "organization.cancelDeletion", { type: "organization", id });
  const by = nameOrAddress(caller.user);
  await notifyOwners(deps, tx, id, { kind: "organization_deletion_cancelled", organization: kept.name, by });
  return await shownOrganization(tx, kept);
}

async function requestedDeletion(
  { organizations }: Repositories,
  id: string,
): Promise<Schemas["OrganizationDeletion"] | null> {
  const settings = await organizations.settings(id);
  return settings && deletionOf(settings);
}
