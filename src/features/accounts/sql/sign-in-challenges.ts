import type { Knex } from "knex";

/** The purpose of a challenge. */
export type ChallengePurpose = "second_factor" | "passkey_creation" | "passkey_request";

/** The columns of a new challenge; the account is null for a sign-in with any passkey. */
export interface NewChallenge {
  readonly token_hash: Buffer;
  readonly org_id: string | null;
  readonly user_id: string | null;
  readonly purpose: ChallengePurpose;
  /** In base64url; null if no passkey has to sign. */
  readonly webauthn_challenge: string | null;
}

/** A challenge of one account that has not expired. */
export interface AccountChallenge {
  readonly org_id: string;
  readonly user_id: string;
}

const LIFETIME = "now() + interval '10 minutes'";

/** Creates the statements on challenges: sign-ins and registrations that are waiting for a proof. */
export function signInChallengeRepository(db: Knex) {
  const valid = (tokenHash: Buffer, purpose: ChallengePurpose) =>
    db("sign_in_challenges").where({ token_hash: tokenHash, purpose }).whereRaw("expires_at > now()");
  return {
    /** Stores a challenge that is valid for ten minutes. */
    async insert(challenge: NewChallenge): Promise<void> {
      await db("sign_in_challenges").insert({ ...challenge, expires_at: db.raw(LIFETIME) });
    },
    /** Returns the account of a challenge; null if it is unknown or expired. */
    async find(tokenHash: Buffer, purpose: ChallengePurpose): Promise<AccountChallenge | null> {
      const row = await valid(tokenHash, purpose)
        .whereNotNull("user_id")
        .first<AccountChallenge | undefined>("org_id", "user_id");
      return row ?? null;
    },
    /** Counts an attempt and returns the account; null if the challenge is unknown, expired, or had `most` attempts. */
    async attempt(tokenHash: Buffer, purpose: ChallengePurpose, most: number): Promise<AccountChallenge | null> {
      const rows: AccountChallenge[] = await valid(tokenHash, purpose)
        .whereNotNull("user_id")
        .where("attempts", "<", most)
        .update({ attempts: db.raw("attempts + 1") })
        .returning(["org_id", "user_id"]);
      return rows[0] ?? null;
    },
    /** Deletes a challenge and returns it; null if it is unknown, expired or used. Of concurrent calls, one gets it. */
    async use(tokenHash: Buffer, purpose: ChallengePurpose): Promise<NewChallenge | null> {
      const rows: NewChallenge[] = await valid(tokenHash, purpose)
        .delete()
        .returning(["token_hash", "org_id", "user_id", "purpose", "webauthn_challenge"]);
      return rows[0] ?? null;
    },
    /** Deletes all challenges of a user. */
    async withdraw(orgId: string, userId: string): Promise<void> {
      await db("sign_in_challenges").where({ org_id: orgId, user_id: userId }).delete();
    },
    async purge(): Promise<void> {
      await db("sign_in_challenges").whereRaw("expires_at < now()").delete();
    },
  };
}
