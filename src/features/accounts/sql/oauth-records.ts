import type { Knex } from "knex";

/** A record of the authorization server: a grant, a code, a token, an interaction, or a reserved token response. */
interface OauthRecord {
  readonly model: string;
  /** SHA-256 of the value that the client or browser presents. */
  readonly id_hash: Buffer;
  readonly grant_id: string | null;
  readonly payload: object;
}

/** A record that has not expired, with its times by the database's clock. */
export interface FoundOauthRecord {
  readonly grant_id: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly consumed: boolean;
  /** Seconds. */
  readonly age: number;
  /** Seconds. */
  readonly left: number;
  /** Time of the query, in seconds since 1970. */
  readonly at: number;
}

/** Repository of the authorization server's records. */
export type OauthRecordRepository = ReturnType<typeof oauthRecordRepository>;

/** Creates the statements on the authorization server's records. */
export function oauthRecordRepository(db: Knex) {
  const row = (record: OauthRecord, lifetime: number) => ({
    ...record,
    payload: JSON.stringify(record.payload),
    expires_at: db.raw("now() + make_interval(secs => ?)", [lifetime]),
  });
  return {
    ...deletions(db),
    find: (model: string, idHash: Buffer) => find(db, model, idHash),
    /** Inserts or replaces a record; `lifetime` in seconds. */
    async save(record: OauthRecord, lifetime: number): Promise<void> {
      await db("oauth_records")
        .insert(row(record, lifetime))
        .onConflict(["model", "id_hash"])
        .merge(["grant_id", "payload", "expires_at"]);
    },
    /** Inserts a record if there is none that has not expired; returns false if there is one. */
    async claim(record: OauthRecord, lifetime: number): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `INSERT INTO oauth_records AS r (model, id_hash, grant_id, payload, expires_at)
         VALUES (?, ?, ?, ?, now() + make_interval(secs => ?))
         ON CONFLICT (model, id_hash) DO UPDATE
           SET payload = excluded.payload, created_at = now(), expires_at = excluded.expires_at, consumed_at = NULL
           WHERE r.expires_at <= now()`,
        [record.model, record.id_hash, record.grant_id, JSON.stringify(record.payload), lifetime],
      );
      return rowCount === 1;
    },
    /**
     * Inserts a record that belongs to a grant; does nothing if the grant no longer exists, so that a revocation stays
     * in effect.
     */
    async issue(record: OauthRecord, lifetime: number): Promise<void> {
      await db.raw(
        `INSERT INTO oauth_records (model, id_hash, grant_id, payload, expires_at)
         SELECT ?, ?, g.grant_id, ?::jsonb, now() + make_interval(secs => ?)
         FROM oauth_records g WHERE g.model = 'Grant' AND g.grant_id = ? FOR KEY SHARE`,
        [record.model, record.id_hash, JSON.stringify(record.payload), lifetime, record.grant_id],
      );
    },
  };
}

async function find(db: Knex, model: string, idHash: Buffer): Promise<FoundOauthRecord | null> {
  const found = await one(db, model, idHash)
    .whereRaw("expires_at > now()")
    .first<FoundOauthRecord | undefined>(
      "grant_id",
      "payload",
      db.raw("consumed_at IS NOT NULL AS consumed"),
      db.raw("extract(epoch FROM now() - created_at)::float8 AS age"),
      db.raw(`extract(epoch FROM expires_at - now())::float8 AS "left"`),
      db.raw("extract(epoch FROM now())::float8 AS at"),
    );
  return found ?? null;
}

function deletions(db: Knex) {
  return {
    /** Marks a record as used. Of concurrent calls, only one returns true. */
    async consume(model: string, idHash: Buffer): Promise<boolean> {
      const used = await one(db, model, idHash)
        .whereNull("consumed_at")
        .whereRaw("expires_at > now()")
        .update({ consumed_at: db.fn.now() });
      return used > 0;
    },
    async remove(model: string, idHash: Buffer): Promise<void> {
      await db.raw(deleteStatement("model = ? AND id_hash = ?"), [model, idHash]);
    },
    /**
     * Deletes grants with all their records; must run in a transaction. The grant rows are deleted first: a transaction
     * that is issuing a token has locked them, so the second statement sees its token.
     */
    async endGrants(grantIds: readonly string[]): Promise<void> {
      if (grantIds.length === 0) return;
      await db("oauth_records").where({ model: "Grant" }).whereIn("grant_id", grantIds).delete();
      await db.raw(deleteStatement("grant_id = ANY (?)"), [[...grantIds]]);
    },
    /** Returns whether a token was valid until its grant ended. */
    async wasRevoked(idHash: Buffer): Promise<boolean> {
      const revoked = db("cut_tokens").where({ id_hash: idHash }).whereRaw("expires_at > now()");
      return (await revoked.first<object | undefined>("id_hash")) !== undefined;
    },
    async purge(): Promise<void> {
      await db("oauth_records").whereRaw("expires_at < now()").delete();
      await db("cut_tokens").whereRaw("expires_at < now()").delete();
    },
  };
}

/**
 * Deletes records. The owner of a token stays known until the token would have expired. Refresh tokens have no
 * resource.
 */
const deleteStatement = (condition: string): string => `
  WITH ended AS (DELETE FROM oauth_records WHERE ${condition} RETURNING *)
  INSERT INTO cut_tokens (id_hash, grant_id, resource, expires_at)
  SELECT id_hash, grant_id, CASE WHEN model = 'AccessToken' THEN payload ->> 'aud' END, expires_at
  FROM ended WHERE model IN ('AccessToken', 'RefreshToken') AND grant_id IS NOT NULL
  ON CONFLICT DO NOTHING`;

const one = (db: Knex, model: string, idHash: Buffer) => db("oauth_records").where({ model, id_hash: idHash });

/** An application that registered itself. */
interface OauthClientRow {
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
