import type { Repositories } from "../../../base/store/store.ts";
import { removePasskeys } from "../passkeys/removal.ts";

/** Removes a user's authenticator app, passkeys and recovery codes, and ends their sign-ins in progress. */
export async function removeSecondFactors(tx: Repositories, orgId: string, userId: string): Promise<void> {
  await tx.authenticatorApps.remove(orgId, userId);
  await removePasskeys(tx, orgId, userId);
  await tx.recoveryCodes.replace(orgId, userId, []);
  await tx.signInChallenges.withdraw(orgId, userId);
}
