import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

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
export interface CountedAttempt {
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
