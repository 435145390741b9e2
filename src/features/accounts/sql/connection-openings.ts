import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/actor.ts";

/** A user's consent to an application. */
export interface NewConnection {
  readonly id: string;
  readonly user_id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly client_uri: string | null;
  readonly client_host: string | null;
  /** The identity provider opens it, without a consent. */
  readonly managed: boolean;
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

const INSERT = `INSERT INTO mcp_connections (org_id, id, user_id, kind, client_id, client_name, client_uri, client_host, managed, scopes, grant_id,
  api_key_id, expires_at, created_at, updated_at, created_by, updated_by)`;

const ENABLED = "(ai_policy ->> 'enabled')::boolean";
const KEYS_ENABLED = `${ENABLED} AND (ai_policy ->> 'allow_api_keys')::boolean`;

/** Locks the organization if its policy allows this; returns false otherwise. */
const lockPolicy = (db: Knex, orgId: string, allowed: string): Promise<boolean> =>
  lock(db("organizations").where({ id: orgId, deleted_at: null }).whereRaw(allowed));

/**
 * Locks the row against changes until the transaction ends; returns false if it does not exist. Not FOR SHARE: on
 * tables that are copied to all nodes, two of these locks deadlock each other.
 */
const lock = async (row: Knex.QueryBuilder): Promise<boolean> =>
  (await row.forNoKeyUpdate().first<{ id: string } | undefined>("id")) !== undefined;

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
      const user = db("users").where({ org_id: orgId, id: row.user_id, status: "active", deleted_at: null });
      if (!(await lockPolicy(db, orgId, ENABLED)) || !(await lock(user))) return false;
      const text = `${INSERT} VALUES (:orgId, :id, :user_id, 'oauth', :client_id, :client_name, :client_uri, :client_host, :managed,
        :scopes, :grant_id, NULL, now() + interval '1 minute', now(), now(), :actor, :actor)`;
      await db.raw(text, { ...row, scopes: [...row.scopes], orgId, actor: JSON.stringify(actor) });
      return true;
    },
    ...managedStatements(db),
    /** Returns false if the key already has a connection or may not have one. */
    async openForKey(orgId: string, { id, api_key_id, actor }: NewKeyConnection): Promise<boolean> {
      const key = db("api_keys").where({ org_id: orgId, id: api_key_id, mcp_access: true, revoked_at: null });
      if (!(await lockPolicy(db, orgId, KEYS_ENABLED)) || !(await lock(key))) return false;
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `${INSERT}
         SELECT :orgId, :id, k.user_id, 'api_key', k.id, k.name, NULL, NULL, false, NULL, NULL,
           k.id, NULL, now(), now(), :actor, :actor
         FROM api_keys k WHERE k.org_id = :orgId AND k.id = :api_key_id
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

/** An open connection that the identity provider opened. */
export interface ManagedConnection {
  readonly id: string;
  readonly grant_id: string;
  readonly scopes: readonly string[];
}

/** Statements on connections that the identity provider opens. The caller has locked the user. */
function managedStatements(db: Knex) {
  const managed = (orgId: string, userId: string, clientId: string): Knex.QueryBuilder =>
    db("mcp_connections").where({ org_id: orgId, user_id: userId, client_id: clientId, managed: true });
  return {
    async managed(orgId: string, userId: string, clientId: string): Promise<ManagedConnection | null> {
      const open = managed(orgId, userId, clientId).where({ revoked_at: null });
      return (await open.first<ManagedConnection | undefined>("id", "grant_id", "scopes")) ?? null;
    },
    /** Returns whether such a connection was revoked at this time or later, in seconds since 1970. */
    async revokedSince(orgId: string, userId: string, clientId: string, time: number): Promise<boolean> {
      const ended = managed(orgId, userId, clientId).whereRaw("revoked_at >= to_timestamp(?::float8)", [time]);
      return (await ended.first<{ id: string } | undefined>("id")) !== undefined;
    },
    /** Replaces the scopes of an open connection. */
    async setScopes(orgId: string, id: string, scopes: readonly string[], actor: Actor): Promise<void> {
      const counted = { version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      await db("mcp_connections")
        .where({ org_id: orgId, id, revoked_at: null })
        .update({ scopes: [...scopes], ...counted });
    },
  };
}
