import type { Encryption } from "../../../base/platform/encryption.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { hashRecoveryCode, isAppCode, plainCode } from "./recovery-code.ts";
import { stepOfCode } from "./time-based-code.ts";

/** Dependencies of `useCode`. */
export interface CodeDeps {
  readonly encryption: Encryption;
  readonly clock: () => number;
}

/** The user whose code is checked. */
export interface CodeOwner {
  readonly orgId: string;
  readonly userId: string;
}

/** The kind of a right code. */
export type CodeKind = "authenticator_app" | "recovery_code";

/** Uses up a code of the authenticator app or a recovery code; null if it is wrong or was used before. */
export async function useCode(
  { encryption, clock }: CodeDeps,
  tx: Repositories,
  { orgId, userId }: CodeOwner,
  code: string,
): Promise<CodeKind | null> {
  if (!isAppCode(code)) {
    return (await tx.recoveryCodes.use(orgId, userId, hashRecoveryCode(userId, code))) ? "recovery_code" : null;
  }
  const app = await tx.authenticatorApps.enabled(orgId, userId);
  const secret = app && encryption.decrypt(app.secret, `authenticator_apps.secret:${app.id}`);
  if (app === null || secret === null) return null;
  const step = stepOfCode(secret, plainCode(code), clock());
  if (step === null) return null;
  return (await tx.authenticatorApps.useStep(orgId, app.id, step)) ? "authenticator_app" : null;
}
