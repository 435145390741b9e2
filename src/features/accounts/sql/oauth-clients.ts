import type { Knex } from "knex";

/** An application that registered itself. */
export interface OauthClientRow {
  readonly id: string;
  /** RFC 7591 §2, without the secret. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Encrypted. */
  readonly secret: string | null;
}

/** Creates the statements on registered applications. */
export function oauthClientRepository(db: Knex) {
  return {
    async find(id: string): Promise<OauthClientRow | null> {
      const row = await db("oauth_clients").where({ id }).first<OauthClientRow | undefined>("id", "metadata", "secret");
      return row ?? null;
    },
    async save({ id, metadata, secret }: OauthClientRow): Promise<void> {
      await db("oauth_clients")
        .insert({ id, metadata: JSON.stringify(metadata), secret })
        .onConflict("id")
        .merge(["metadata", "secret"]);
    },
    /** Marks an application to which a user has granted access, so that it is not purged. */
    async granted(id: string): Promise<void> {
      await db("oauth_clients").where({ id, granted_at: null }).update({ granted_at: db.fn.now() });
    },
    /** Deletes applications to which nobody granted access within 30 days. */
    async purge(): Promise<void> {
      await db("oauth_clients").whereNull("granted_at").whereRaw("created_at < now() - interval '30 days'").delete();
    },
  };
}
