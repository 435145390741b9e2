import type { Knex } from "knex";

/** The purpose of a one-time token. */
export type TokenPurpose = "invitation" | "password_reset";

/** The columns of a new one-time token. */
export interface NewToken {
  readonly id: string;
  readonly user_id: string;
  readonly purpose: TokenPurpose;
  readonly token_hash: Buffer;
  /** Seconds. */
  readonly lifetime: number;
}

/** Creates the statements on one-time tokens. */
export function tokenRepository(db: Knex) {
  return {
    async insert(orgId: string, { lifetime, ...token }: NewToken): Promise<void> {
      const expiry = db.raw("now() + make_interval(secs => ?)", [lifetime]);
      await db("one_time_tokens").insert({ org_id: orgId, ...token, expires_at: expiry });
    },
    /** Marks a token as used; null if it is unknown, used or expired. Of concurrent calls, only one gets the token. */
    async use(purpose: TokenPurpose, tokenHash: Buffer): Promise<{ org_id: string; user_id: string } | null> {
      const rows: { org_id: string; user_id: string }[] = await db("one_time_tokens")
        .where({ purpose, token_hash: tokenHash, used_at: null })
        .whereRaw("expires_at > now()")
        .update({ used_at: db.fn.now() })
        .returning(["org_id", "user_id"]);
      return rows[0] ?? null;
    },
    /** Invalidates all other tokens of this user for this purpose. */
    async withdraw(orgId: string, userId: string, purpose: TokenPurpose): Promise<void> {
      await db("one_time_tokens")
        .where({ org_id: orgId, user_id: userId, purpose, used_at: null })
        .update({ used_at: db.fn.now() });
    },
    async purge(): Promise<void> {
      await db("one_time_tokens").whereRaw("expires_at < now() - interval '30 days'").delete();
    },
  };
}
