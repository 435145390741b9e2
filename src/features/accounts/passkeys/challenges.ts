import { hashSecret, newSecret } from "../api-key-format.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** The account that a challenge belongs to. */
export interface PasskeyOwner {
  readonly orgId: string;
  readonly userId: string;
}

/** A challenge that was issued. */
export interface IssuedChallenge {
  /** Identifies the challenge in the next request. */
  readonly token: string;
  /** In base64url; the authenticator signs it. */
  readonly webauthn: string;
}

type Purpose = "passkey_creation" | "passkey_request";

/** Stores a challenge for ten minutes. Without an owner, any passkey can sign it. */
export async function issueChallenge(
  tx: Pick<Repositories, "signInChallenges">,
  purpose: Purpose,
  owner: PasskeyOwner | null,
): Promise<IssuedChallenge> {
  const issued = { token: newSecret(), webauthn: newSecret() };
  await tx.signInChallenges.insert({
    token_hash: hashSecret(issued.token),
    org_id: owner?.orgId ?? null,
    user_id: owner?.userId ?? null,
    purpose,
    webauthn_challenge: issued.webauthn,
  });
  return issued;
}

/**
 * Uses up a challenge and returns what must be signed; null if it is unknown, used or expired, or belongs to another
 * account than the owner.
 */
export async function takeChallenge(
  tx: Pick<Repositories, "signInChallenges">,
  { purpose, token, owner }: { purpose: Purpose; token: string; owner: PasskeyOwner | null },
): Promise<string | null> {
  const challenge = await tx.signInChallenges.use(hashSecret(token), purpose);
  if (challenge === null) return null;
  const same = challenge.org_id === (owner?.orgId ?? null) && challenge.user_id === (owner?.userId ?? null);
  return same ? challenge.webauthn_challenge : null;
}
