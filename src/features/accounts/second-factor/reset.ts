import type { Caller } from "../../../base/contract/caller.ts";
import { notFound } from "../../../base/platform/rules/errors.ts";
import type { Store } from "../../../base/store/store.ts";
import type { AccountEmailDeps } from "../account-emails.ts";
import { endApplications } from "../connection-writes.ts";
import { logAction } from "../audit-log/entries.ts";
import { type ThrottleDeps, unlockAccount } from "../sign-in/throttle.ts";
import { notifyUser } from "./account-changes.ts";
import { removeSecondFactors } from "./removal.ts";

interface OperatorDeps extends AccountEmailDeps, ThrottleDeps {
  readonly store: Store;
}

/**
 * Removes a user's authenticator app, passkeys and recovery codes on behalf of the operator, and ends their sessions.
 * The user then signs in with the password alone.
 */
export async function resetSecondFactor(deps: OperatorDeps, caller: Caller, id: string): Promise<void> {
  const orgId = caller.organization.id;
  await deps.store.transaction(async (tx) => {
    const user = await tx.users.lock(orgId, id);
    if (!user) throw notFound();
    await removeSecondFactors(tx, orgId, id);
    await tx.sessions.endOthers(orgId, id, null);
    await endApplications(deps, tx, { orgId, userId: id, by: caller.actor });
    await logAction(tx, caller, "members.resetSecondFactor", { type: "member", id });
    await notifyUser(deps, tx, { orgId, user, content: { kind: "second_factor_reset" } });
  });
}

/** Forgets a user's failed sign-ins on behalf of the operator. */
export async function unlockUser(deps: OperatorDeps, caller: Caller, id: string): Promise<void> {
  const orgId = caller.organization.id;
  const user = await deps.store.users.get(orgId, id);
  if (!user) throw notFound();
  await unlockAccount(deps, { email: user.email, userId: id });
  await logAction(deps.store, caller, "members.unlock", { type: "member", id });
}
