import type { Caller } from "../contract/caller.ts";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { Repositories } from "../store/store.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";
import { logAction } from "./log-entries.ts";
import { requireRecord } from "../records/record-state.ts";

/** Gives an organization another plan; with `free`, its API keys are refused from then on. */
export async function changePlan(
  { store }: Pick<ConnectionDeps, "store">,
  caller: Caller,
  plan: OrganizationRecord["plan"],
): Promise<OrganizationRecord> {
  const { id } = caller.organization;
  return await store.transaction(async (tx) => {
    const before = requireRecord(await tx.organizations.lock(id));
    if (before.plan === plan) return before;
    const changed = requireRecord(await tx.organizations.update(id, { plan }, caller.actor));
    await logged(tx, caller, "organization.update");
    return changed;
  });
}

/**
 * Keeps everybody out: people are signed out and cannot sign in, keys are refused within a second, connections of AI
 * applications end. Returns false where the organization was suspended already.
 */
export async function suspendOrganization(deps: ConnectionDeps, caller: Caller): Promise<boolean> {
  const { id } = caller.organization;
  return await deps.store.transaction(async (tx) => {
    requireRecord(await tx.organizations.lock(id));
    if (!(await tx.organizations.suspend(id, caller.actor))) return false;
    await tx.sessions.endAll(id);
    await createConnections(deps).cut(tx, id, {}, { reason: "organization_disabled", by: caller.actor });
    await logged(tx, caller, "organization.suspend");
    return true;
  });
}

/** Lets people and keys in again; connections of AI applications stay cut. Returns false where nothing was suspended. */
export async function resumeOrganization({ store }: Pick<ConnectionDeps, "store">, caller: Caller): Promise<boolean> {
  const { id } = caller.organization;
  return await store.transaction(async (tx) => {
    requireRecord(await tx.organizations.lock(id));
    if (!(await tx.organizations.resume(id, caller.actor))) return false;
    await logged(tx, caller, "organization.resume");
    return true;
  });
}

function logged(tx: Repositories, caller: Caller, action: string): Promise<void> {
  return logAction(tx, caller, action, { type: "organization", id: caller.organization.id });
}
