import type { Knex } from "knex";

/** What a one-time token is good for. */
export type TokenPurpose = "invitation" | "password_reset";

/** A one-time token as it is made. */
export interface NewToken {
  readonly id: string;
  readonly user_id: string;
  readonly purpose: TokenPurpose;
  readonly token_hash: Buffer;
  /** Seconds. */
  readonly lifetime: number;
}

/** The statements on the secrets of links that are good for one use. */
export function tokenRepository(db: Knex) {
  return {
    async insert(orgId: string, { lifetime, ...token }: NewToken): Promise<void> {
      const expiry = db.raw("now() + make_interval(secs => ?)", [lifetime]);
      await db("one_time_tokens").insert({ org_id: orgId, ...token, expires_at: expiry });
    },
    /** Uses it up; null where it is unknown, used or too old. Of any number at once, one gets it. */
    async use(purpose: TokenPurpose, tokenHash: Buffer): Promise<{ org_id: string; user_id: string } | null> {
      const rows: { org_id: string; user_id: string }[] = await db("one_time_tokens")
        .where({ purpose, token_hash: tokenHash, used_at: null })
        .whereRaw("expires_at > now()")
        .update({ used_at: db.fn.now() })
        .returning(["org_id", "user_id"]);
      return rows[0] ?? null;
    },
    /** Whatever else was sent to this person for this purpose is worth nothing any more. */
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
