import type { Knex } from "knex";

/** Creates the statements on recovery codes. */
export function recoveryCodeRepository(db: Knex) {
  const own = (orgId: string, userId: string) => db("recovery_codes").where({ org_id: orgId, user_id: userId });
  return {
    /** Stores new codes; the previous ones are deleted. */
    async replace(orgId: string, userId: string, hashes: readonly Buffer[]): Promise<void> {
      await own(orgId, userId).delete();
      if (hashes.length === 0) return;
      await db("recovery_codes").insert(hashes.map((code_hash) => ({ org_id: orgId, user_id: userId, code_hash })));
    },
    /** Returns false if the code is unknown or used. Of concurrent calls, only one returns true. */
    async use(orgId: string, userId: string, codeHash: Buffer): Promise<boolean> {
      const used = await own(orgId, userId)
        .where({ code_hash: codeHash, used_at: null })
        .update({ used_at: db.fn.now() });
      return used > 0;
    },
  };
}
