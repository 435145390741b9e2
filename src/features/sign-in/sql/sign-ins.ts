import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** The purpose of a challenge. */
type ChallengePurpose = "second_factor" | "passkey_creation" | "passkey_request";

/** The columns of a new challenge; the account is null for a sign-in with any passkey. */
interface NewChallenge {
  readonly token_hash: Buffer;
  readonly org_id: string | null;
  readonly user_id: string | null;
  readonly purpose: ChallengePurpose;
  /** In base64url; null if no passkey has to sign. */
  readonly webauthn_challenge: string | null;
}

/** A challenge of one account that has not expired. */
interface AccountChallenge {
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

/** A sign-in that a browser started and that the provider has not answered yet. */
export interface StartedSignOn {
  readonly issuer: string;
  readonly client_id: string;
  /** A path of this service. */
  readonly return_to: string;
}

/** Identifies a started sign-in: the hashes of its state and of the secret in the browser's cookie. */
interface SignOnProof {
  readonly state_hash: Buffer;
  readonly browser_hash: Buffer;
}

/** Creates the statements on sign-ins in progress. */
export function singleSignOnRepository(db: Knex) {
  return {
    async insert(orgId: string, row: StartedSignOn & SignOnProof & { readonly id: string }): Promise<void> {
      const expires_at = db.raw("now() + interval '10 minutes'");
      await db("single_sign_ons").insert({ org_id: orgId, ...row, expires_at });
    },
    /**
     * Uses up a sign-in; null if it is unknown, used, expired or belongs to another browser. Of concurrent calls, only
     * one gets it.
     */
    async use({ state_hash, browser_hash }: SignOnProof): Promise<(StartedSignOn & { org_id: string }) | null> {
      const rows: (StartedSignOn & { org_id: string })[] = await db("single_sign_ons")
        .where({ state_hash, browser_hash })
        .whereRaw("expires_at > now()")
        .delete()
        .returning(["org_id", "issuer", "client_id", "return_to"]);
      return rows[0] ?? null;
    },
    async purge(): Promise<void> {
      await db("single_sign_ons").whereRaw("expires_at < now()").delete();
    },
  };
}

/** The account and the network of an attempt, as keyed hashes. */
export interface AttemptKey {
  readonly account: Buffer;
  readonly address: Buffer;
}

/** How many attempts one key may have within a period. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** The result of counting an attempt. */
interface CountedAttempt {
  /** False: the limit was reached before this attempt, which was not counted. */
  readonly allowed: boolean;
  /** Earlier attempts for this account from all addresses. */
  readonly ofAccount: number;
  /** Seconds until the counter of this key ends. */
  readonly wait: number;
}

// One statement, so that concurrent attempts cannot exceed the limit.
const COUNT = `WITH counted AS (
    INSERT INTO failed_sign_ins AS f (account_hash, address_hash, attempts, expires_at)
    VALUES (?, ?, 1, now() + make_interval(secs => ?))
    ON CONFLICT (account_hash, address_hash) DO UPDATE SET
      attempts = CASE WHEN f.expires_at <= now() THEN 1 ELSE f.attempts + 1 END,
      expires_at = CASE WHEN f.expires_at <= now() THEN excluded.expires_at ELSE f.expires_at END
    WHERE f.expires_at <= now() OR f.attempts < ?
    RETURNING 1)
  SELECT EXISTS (SELECT 1 FROM counted) AS allowed,
    coalesce(sum(attempts), 0)::int AS "ofAccount",
    coalesce(extract(epoch FROM max(expires_at) FILTER (WHERE address_hash = ?) - now()), 0)::float AS wait
  FROM failed_sign_ins WHERE account_hash = ? AND expires_at > now()`;

/** Creates the statements on counters of failed sign-ins. */
export function failedSignInRepository(db: Knex) {
  return {
    /** Counts an attempt before its result is known. */
    async count({ account, address }: AttemptKey, { attempts, seconds }: AttemptLimit): Promise<CountedAttempt> {
      const rows = await run<CountedAttempt>(db, sql(COUNT, account, address, seconds, attempts, address, account));
      return rows[0] ?? { allowed: true, ofAccount: 0, wait: 0 };
    },
    /** Takes one attempt back. */
    async takeBack({ account, address }: AttemptKey): Promise<void> {
      const fewer = { attempts: db.raw("greatest(attempts - 1, 0)") };
      await db("failed_sign_ins").where({ account_hash: account, address_hash: address }).update(fewer);
    },
    async clear({ account, address }: AttemptKey): Promise<void> {
      await db("failed_sign_ins").where({ account_hash: account, address_hash: address }).delete();
    },
    /** Deletes the counters of one account for all addresses. */
    async clearAccount(account: Buffer): Promise<void> {
      await db("failed_sign_ins").where({ account_hash: account }).delete();
    },
    async purge(): Promise<void> {
      await db("failed_sign_ins").whereRaw("expires_at < now()").delete();
    },
  };
}
