import type { Schemas } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import { personName } from "../callers.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { visitorEntry } from "../audit-log/entries.ts";
import type { PasskeyLogin } from "../sql/passkeys.ts";
import { type PasskeyOwner, takeChallenge } from "./challenges.ts";
import { type RelyingParty, relyingParty, type UserVerification, verifySignature } from "./relying-party.ts";

/** Dependencies of checking signatures. */
export interface SignatureDeps {
  readonly store: Store;
  /** The public URL of this service. */
  readonly baseUrl: string;
}

/** A signature by a passkey, and the requirements that it must meet. */
export interface GivenSignature {
  readonly assertion: Schemas["PasskeyAssertion"];
  /** The account for which the challenge was issued; null if it was issued for any passkey. */
  readonly challengeOf: PasskeyOwner | null;
  readonly verification: UserVerification;
  readonly visitor: Visitor;
  /** The operation, for the audit log. */
  readonly action: string;
}

/**
 * Returns the passkey that signed a challenge; null if the signature is not accepted. The challenge is used up in any
 * case, and a copied passkey is reported in the audit log; so operations that call this take no Idempotency-Key, whose
 * transaction would be rolled back.
 */
export async function signingPasskey(deps: SignatureDeps, signature: GivenSignature): Promise<PasskeyLogin | null> {
  const { store, baseUrl } = deps;
  return await store.transaction((tx) => useSignature(tx, relyingParty(baseUrl), signature));
}

async function useSignature(
  tx: Repositories,
  service: RelyingParty,
  { assertion, challengeOf, verification, ...call }: GivenSignature,
): Promise<PasskeyLogin | null> {
  const { challenge: token, response } = assertion;
  const challenge = await takeChallenge(tx, { purpose: "passkey_request", token, owner: challengeOf });
  const passkey = await tx.passkeys.login(Buffer.from(response.id, "base64url"));
  if (challenge === null || passkey?.status !== "active") return null;
  const used = await verifySignature(service, { challenge, passkey, verification }, response);
  if (used === null) return null;
  if (await tx.passkeys.used(passkey.org_id, passkey.id, used)) return passkey;
  await logCopy(tx, passkey, call);
  return null;
}

/** Records that the counter of a passkey has not grown: somebody copied it, or replaced the authenticator. */
async function logCopy(
  tx: Repositories,
  { org_id, user_id, id }: PasskeyLogin,
  { visitor, action }: Pick<GivenSignature, "visitor" | "action">,
): Promise<void> {
  const name = personName(requireRecord(await tx.users.get(org_id, user_id)));
  const actor = { id: user_id, name, type: "user", application: null } as const;
  const failure = { result: "denied", error_code: "passkey_copied" } as const;
  await tx.auditLog.append(org_id, visitorEntry(visitor, actor, { action, record: { type: "passkey", id } }, failure));
}
