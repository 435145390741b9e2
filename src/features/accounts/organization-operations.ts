import type { Caller } from "../../base/contract/caller.ts";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { Repositories } from "../../base/store/store.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";
import { logAction } from "./audit-log/entries.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Changes an organization's plan. With `free`, its API keys are rejected from then on. */
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
 * Locks everybody out: sessions end, nobody can sign in, keys are rejected within a second, and connections of AI
 * applications are revoked. Returns false if the organization was already suspended.
 */
export async function suspendOrganization(deps: ConnectionDeps, caller: Caller): Promise<boolean> {
  const { id } = caller.organization;
  return await deps.store.transaction(async (tx) => {
    requireRecord(await tx.organizations.lock(id));
    if (!(await tx.organizations.suspend(id, caller.actor))) return false;
    await tx.sessions.endAll(id);
    await createConnections(deps).revoke(tx, id, {}, { reason: "organization_disabled", by: caller.actor });
    await logged(tx, caller, "organization.suspend");
    return true;
  });
}

/**
 * Lifts a suspension; revoked connections of AI applications stay revoked. Returns false if the organization was not
 * suspended.
 */
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
