import type { Knex } from "knex";

/** A sign-in that a browser started and that the provider has not answered yet. */
export interface StartedSignOn {
  readonly issuer: string;
  readonly client_id: string;
  /** A path of this service. */
  readonly return_to: string;
}

/** Identifies a started sign-in: the hashes of its state and of the secret in the browser's cookie. */
export interface SignOnProof {
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
