import type { Actor } from "../../base/contract/caller.ts";
import { stateConflict, unprocessable } from "../../base/platform/rules/errors.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import { type AccountEmailDeps, notifyUser } from "./account-emails.ts";
import { revokeKeysOf } from "./api-keys.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";
import type { UserRecord } from "./sql/users.ts";

/** Dependencies of removing members. */
type MemberRemovalDeps = ConnectionDeps & AccountEmailDeps;

/** A user of an organization, and the actor who ends their access. */
interface EndedAccess {
  readonly orgId: string;
  readonly userId: string;
  readonly actor: Actor;
}

/** A member to remove. */
interface MemberRemoval extends EndedAccess {
  /** The id of the active member who takes over their open records; null if nobody does. */
  readonly reassignTo: string | null;
}

/**
 * Removes a member: their credentials end, and their e-mail address and booking slug become free. Throws not_found if
 * there is no such member, state_conflict for the last owner, and unprocessable if `reassignTo` is not another active
 * member. The caller of this function writes the audit log.
 */
export async function removeMember(
  deps: MemberRemovalDeps,
  tx: Repositories,
  removal: MemberRemoval,
): Promise<UserRecord> {
  const { orgId, userId, actor, reassignTo } = removal;
  const organization = requireRecord(await tx.organizations.lock(orgId));
  const user = requireRecord(await tx.users.lock(orgId, userId));
  if (isActiveOwner(user) && (await tx.users.otherOwners(orgId, userId)) === 0) throw stateConflict("last_owner");
  if (reassignTo !== null) await queueReassignment(deps, tx, { orgId, from: userId, to: reassignTo });
  await endAccess(deps, tx, removal);
  await eraseCredentials(deps, tx, removal);
  const removed = requireRecord(await tx.users.remove(orgId, userId, actor));
  await notifyUser(deps, tx, { organization, user }, { kind: "member_removed", organization: organization.name });
  return removed;
}

/**
 * Revokes a user's API keys and erases the password, the second factors and the identities at providers: the account can
 * later belong to another person, to whom the provider gave the same address.
 */
async function eraseCredentials(
  { newId }: Pick<MemberRemovalDeps, "newId">,
  tx: Repositories,
  ended: EndedAccess,
): Promise<void> {
  const { orgId, userId } = ended;
  await revokeKeysOf(tx, { newId }, ended);
  await tx.users.setPassword(orgId, userId, null);
  await removeSecondFactors(tx, orgId, userId);
  await tx.userIdentities.unlink(orgId, userId);
}

/**
 * Ends the user's sessions, sign-ins in progress and connections and withdraws their links. API keys stop working through the status of their
 * creator.
 */
export async function endAccess(
  deps: ConnectionDeps,
  tx: Repositories,
  { orgId, userId, actor }: EndedAccess,
): Promise<void> {
  await createConnections(deps).revoke(tx, orgId, { userId }, { reason: "user_suspended", by: actor });
  await tx.sessions.endOthers(orgId, userId, null);
  await tx.signInChallenges.withdraw(orgId, userId);
  await tx.tokens.withdraw(orgId, userId, "invitation");
  await tx.tokens.withdraw(orgId, userId, "password_reset");
}

/** Returns whether a user is an owner who can act. */
export function isActiveOwner({ role, status }: Pick<UserRecord, "role" | "status">): boolean {
  return role === "owner" && status === "active";
}

async function queueReassignment(
  { newId }: Pick<MemberRemovalDeps, "newId">,
  tx: Repositories,
  { orgId, from, to }: { readonly orgId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const path = "reassign_to";
  const successor = from === to ? null : await tx.users.lock(orgId, to);
  if (successor === null) throw unprocessable([{ path, code: "reference_not_found" }]);
  if (successor.status !== "active") throw unprocessable([{ path, code: "inactive_member" }]);
  await tx.jobs.enqueue(orgId, { id: newId(), kind: "member.reassign", payload: { from, to } });
}

/** Removes a user's authenticator app, passkeys and recovery codes, and ends their sign-ins in progress. */
export async function removeSecondFactors(tx: Repositories, orgId: string, userId: string): Promise<void> {
  await tx.authenticatorApps.remove(orgId, userId);
  await tx.passkeys.removeAll(orgId, userId);
  await tx.recoveryCodes.replace(orgId, userId, []);
  await tx.signInChallenges.withdraw(orgId, userId);
}
