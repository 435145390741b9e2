import type { Repositories } from "../../../base/store/store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-code.ts";

/** Stores ten new recovery codes of a user and returns them; the previous ones are no longer valid. */
export async function issueRecoveryCodes(tx: Repositories, orgId: string, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await tx.recoveryCodes.replace(orgId, userId, hashes);
  return codes;
}
