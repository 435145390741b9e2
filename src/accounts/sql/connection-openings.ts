import type { Knex } from "knex";
import type { Actor } from "../../contract/actor.ts";

/** A user's consent to an application. */
export interface NewConnection {
  readonly id: string;
  readonly user_id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly client_uri: string | null;
  readonly scopes: readonly string[];
  readonly grant_id: string;
  readonly actor: Actor;
}

/** The first use of a key by an application. */
export interface NewKeyConnection {
  readonly id: string;
  readonly api_key_id: string;
  readonly actor: Actor;
}

const INSERT = `INSERT INTO mcp_connections (org_id, id, user_id, kind, client_id, client_name, client_uri, scopes, grant_id,
  api_key_id, expires_at, created_at, updated_at, created_by, updated_by)`;

/**
 * Creates the statements that open connections. Each locks the rows that allow the connection, so that it cannot be
 * opened while they are being changed.
 */
export function openingStatements(db: Knex) {
  return {
    /**
     * Returns false if the organization or the user may no longer have it. The connection expires with its code unless
     * tokens follow.
     */
    async open(orgId: string, { actor, ...row }: NewConnection): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `${INSERT}
         SELECT o.id, :id, u.id, 'oauth', :client_id, :client_name, :client_uri, :scopes, :grant_id,
           NULL, now() + interval '1 minute', now(), now(), :actor, :actor
         FROM organizations o JOIN users u ON u.org_id = o.id
         WHERE o.id = :orgId AND o.deleted_at IS NULL AND (o.ai_policy ->> 'enabled')::boolean
           AND u.id = :user_id AND u.status = 'active' AND u.deleted_at IS NULL
         FOR SHARE OF o, u`,
        { ...row, scopes: [...row.scopes], orgId, actor: JSON.stringify(actor) },
      );
      return rowCount === 1;
    },
    /** Returns false if the key already has a connection or may not have one. */
    async openForKey(orgId: string, { id, api_key_id, actor }: NewKeyConnection): Promise<boolean> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `${INSERT}
         SELECT o.id, :id, k.user_id, 'api_key', k.id, k.name, NULL, NULL, NULL,
           k.id, NULL, now(), now(), :actor, :actor
         FROM organizations o JOIN api_keys k ON k.org_id = o.id
         WHERE o.id = :orgId AND o.deleted_at IS NULL AND (o.ai_policy ->> 'enabled')::boolean
           AND (o.ai_policy ->> 'allow_api_keys')::boolean
           AND k.id = :api_key_id AND k.mcp_access AND k.revoked_at IS NULL
         FOR SHARE OF o, k
         ON CONFLICT (org_id, api_key_id) WHERE revoked_at IS NULL DO NOTHING`,
        { id, api_key_id, orgId, actor: JSON.stringify(actor) },
      );
      return rowCount === 1;
    },
    async ofKey(orgId: string, keyId: string): Promise<string | null> {
      const row = await db("mcp_connections")
        .where({ org_id: orgId, api_key_id: keyId, revoked_at: null })
        .first<{ id: string } | undefined>("id");
      return row?.id ?? null;
    },
  };
}
