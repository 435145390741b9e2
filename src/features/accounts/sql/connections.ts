import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { condition, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import { updateAndRead } from "../../../base/records/sql/locked-rows.ts";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import type { LogPosition } from "../../../base/contract/mcp.ts";
import { nextTime } from "./audit-log-chain.ts";
import { type AiPolicy, completePolicy, allowsApplication } from "../rules/ai-policy.ts";

/** Why a connection was revoked. */
export type RevokeReason =
  | "user"
  | "admin"
  | "organization_disabled"
  | "policy_changed"
  | "refresh_replay"
  | "code_replay"
  | "user_suspended"
  | "key_revoked"
  | "client_deleted";

/** An AI application that a user granted access, or the use of a key by an application. */
export interface ConnectionRow extends StandardFields {
  readonly user_id: string;
  readonly user_email: string;
  readonly user_first_name: string | null;
  readonly user_last_name: string | null;
  readonly kind: "oauth" | "api_key";
  readonly client_id: string;
  readonly client_name: string;
  readonly client_uri: string | null;
  readonly client_host: string | null;
  readonly managed: boolean;
  readonly calls: number;
  readonly refused_calls: number;
  readonly grant_id: string | null;
  /** Null for a key: `key_scopes` apply. */
  readonly scopes: readonly string[] | null;
  readonly key_scopes: readonly string[] | null;
  readonly granted_at: string;
  readonly last_used_at: string | null;
  readonly last_ip: string | null;
  readonly expires_at: string | null;
  readonly status: "active" | "revoked" | "expired";
  readonly revoked_at: string | null;
  readonly revoked_by: Actor | null;
  readonly revoke_reason: RevokeReason | null;
}

/** Selects an organization's open connections; all of them if empty. */
export interface ConnectionSelector {
  readonly id?: string;
  readonly grantId?: string;
  readonly userId?: string;
  readonly apiKeyId?: string;
  readonly kind?: ConnectionRow["kind"];
  /** True: those that the identity provider opened; false: those to which a user consented. */
  readonly managed?: boolean;
  /** Not those of owners, who can always sign in with their password. */
  readonly exceptOwners?: true;
  /** Those that hold none of these scopes. */
  readonly without?: readonly string[];
}

// The expiry of the newest token: each refresh issues a newer one.
const LAST_TOKEN = `SELECT max(t.expires_at) FROM oauth_records t
  WHERE t.grant_id = mcp_connections.grant_id AND t.model IN ('AccessToken', 'RefreshToken')`;
const KEY = `FROM api_keys k WHERE k.org_id = ${ORG_ID} AND k.id = mcp_connections.api_key_id`;
const TOKEN_EXPIRY = `greatest(mcp_connections.expires_at, (${LAST_TOKEN}))`;
const EXPIRES_AT = `CASE kind WHEN 'oauth' THEN ${TOKEN_EXPIRY} ELSE (SELECT k.expires_at ${KEY}) END`;
const STATUS = `CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN ${EXPIRES_AT} <= now() THEN 'expired' ELSE 'active' END`;
const USER = `FROM users u WHERE u.org_id = ${ORG_ID} AND u.id = mcp_connections.user_id`;

const readColumns = recordColumns("Connection", {
  stored: ["scopes", "managed", "calls", "refused_calls", "last_used_at", "revoked_at", "revoked_by", "revoke_reason"],
  computed: { granted_at: "created_at", last_ip: "host(last_ip)", expires_at: EXPIRES_AT, status: STATUS },
  composed: ["user", "application", "blocked"],
  internal: ["user_id", "kind", "client_id", "client_name", "client_uri", "client_host", "grant_id"],
});

/** Columns from which shownConnection() composes fields. */
const parts: Readonly<Record<string, string>> = {
  key_scopes: `(SELECT k.scopes ${KEY})`,
  user_email: `(SELECT u.email ${USER})`,
  user_first_name: `(SELECT u.first_name ${USER})`,
  user_last_name: `(SELECT u.last_name ${USER})`,
};

const list: ListOf<"connections.list"> = {
  filters: {
    user_id: equals("user_id"),
    client_id: equals("client_id"),
    kind: equals("kind"),
    status: condition(`${STATUS} = ?`),
  },
  sort: { last_used_at: "last_used_at" },
};

/** Creates the statements on connections of AI applications. */
export function connectionRepository(db: Knex) {
  const shown = [...readColumns(db), ...Object.entries(parts).map(([name, text]) => db.raw(`${text} AS ??`, [name]))];
  const table = recordTable<ConnectionRow>(db, "mcp_connections", shown);
  const source = { table: "mcp_access AS mcp_connections", columns: shown, list };
  return {
    get: (orgId: string, id: string): Promise<ConnectionRow | null> => table.get(orgId, id),
    lock: (orgId: string, id: string): Promise<ConnectionRow | null> => table.lock(orgId, id),
    /** Also lists keys that no application has used yet. */
    ...listedTable<ConnectionRow, ListFilters["connections.list"]>(db, source),
    ...openingStatements(db),
    ...callStatements(db),
    ...revokeStatements(db, shown),
    ...keyStatements(db),
    /** Returns whether the user has ever granted the application access. */
    async hasGranted(orgId: string, userId: string, clientId: string): Promise<boolean> {
      const choice = { org_id: orgId, user_id: userId, client_id: clientId, kind: "oauth" };
      return (await db("mcp_connections").where(choice).first<{ id: string } | undefined>("id")) !== undefined;
    },
    /** Records the use, at most once a minute. */
    async used(orgId: string, id: string, address: string): Promise<void> {
      await openConnections(db, orgId, { id })
        .whereRaw("(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')")
        .update({
          last_used_at: db.fn.now(),
          last_ip: address,
          expires_at: db.raw(TOKEN_EXPIRY),
        });
    },
  };
}

function revokeStatements(db: Knex, shown: readonly (string | Knex.Raw)[]) {
  return {
    /** Revokes connections, even if they are in use; `by` is null if no actor did it. */
    async revoke(
      orgId: string,
      choice: ConnectionSelector,
      { reason, by, actor }: { reason: RevokeReason; by: Actor | null; actor: Actor },
    ): Promise<ConnectionRow[]> {
      const ended = {
        revoked_at: db.fn.now(),
        revoke_reason: reason,
        revoked_by: by,
        expires_at: db.raw(TOKEN_EXPIRY),
      };
      const counted = { version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      const rows = openConnections(db, orgId, choice);
      const updated = { db, table: "mcp_connections", orgId, rows };
      return await updateAndRead<ConnectionRow>(updated, { ...ended, ...counted }, shown);
    },
  };
}

function keyStatements(db: Knex) {
  return {
    /** Turns the MCP option of these keys off, so that no application can use them until it is turned on again. */
    async disableKeys(orgId: string, choice: ConnectionSelector, actor: Actor): Promise<void> {
      const keys = openConnections(db, orgId, choice).whereNotNull("api_key_id").select("api_key_id");
      await keysWithMcpAccess(db, orgId).whereIn("id", keys).update(mcpAccessOff(db, actor));
    },
    /**
     * Does the same for keys that no application uses at present: all of them, those of a user, or the one with this id.
     * Returns their number.
     */
    async disableUnusedKeys(
      orgId: string,
      actor: Actor,
      { id, userId }: Pick<ConnectionSelector, "id" | "userId">,
    ): Promise<number> {
      const used = openConnections(db, orgId, {}).whereNotNull("api_key_id").select("api_key_id");
      const keys = keysWithMcpAccess(db, orgId).whereNotIn("id", used);
      if (id !== undefined) void keys.where({ id });
      if (userId !== undefined) void keys.where({ user_id: userId });
      return await keys.update(mcpAccessOff(db, actor));
    },
    /** Locks a key with the MCP option that no application uses, and returns its version and owner. */
    async lockUnusedKey(
      orgId: string,
      id: string,
    ): Promise<{ readonly version: number; readonly user_id: string } | null> {
      const key = keysWithMcpAccess(db, orgId).where({ id }).forUpdate();
      const found = await key.first<{ version: number; user_id: string } | undefined>("version", "user_id");
      const used = await openConnections(db, orgId, { apiKeyId: id }).first<{ id: string } | undefined>("id");
      return found && !used ? found : null;
    },
  };
}

const keysWithMcpAccess = (db: Knex, orgId: string): Knex.QueryBuilder =>
  db("api_keys").where({ org_id: orgId, mcp_access: true, revoked_at: null, deleted_at: null });

const mcpAccessOff = (db: Knex, actor: Actor): object => ({
  mcp_access: false,
  version: db.raw("version + 1"),
  updated_at: db.fn.now(),
  updated_by: actor,
});

function openConnections(db: Knex, orgId: string, choice: ConnectionSelector): Knex.QueryBuilder {
  const query = db("mcp_connections").where({ org_id: orgId, revoked_at: null });
  const { id, grantId, userId, apiKeyId, kind, managed, exceptOwners, without } = choice;
  const conditions = { id, grant_id: grantId, user_id: userId, api_key_id: apiKeyId, kind, managed };
  void query.where(Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined)));
  if (exceptOwners) {
    const owners = db("users").where({ org_id: orgId, role: "owner" }).select("id");
    void query.whereNotIn("user_id", owners);
  }
  return without === undefined ? query : query.whereRaw("NOT scopes && ?::text[]", [[...without]]);
}

/** A user's consent to an application. */
interface NewConnection {
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
interface NewKeyConnection {
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
function openingStatements(db: Knex) {
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
interface ManagedConnection {
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

/** The current state of an open connection. */
interface ConnectionState {
  /** Whether the organization's policy allows the scope in question, and the application. */
  readonly allowed: boolean;
}

/** An open connection, and the policy of its organization. */
interface OpenConnection {
  readonly allowed: boolean;
  readonly kind: "oauth" | "api_key";
  readonly client_id: string;
  readonly client_host: string | null;
  readonly ai_policy: AiPolicy;
}

/** The state of an open connection at a position of the audit log. */
interface CurrentState extends ConnectionState {
  readonly position: LogPosition;
}

/** Tool calls of a connection that are not counted in its row yet. */
interface CallCount {
  readonly id: string;
  readonly calls: number;
  readonly refused: number;
}

const LOCKED_STATE = `WITH open AS (
    SELECT kind, client_id, client_host FROM mcp_connections
    WHERE org_id = ?::uuid AND id = ?::uuid AND revoked_at IS NULL FOR SHARE)
  SELECT o.ai_policy -> 'allowed_scopes' \\? ?::text AS allowed, o.ai_policy, open.* FROM organizations AS o, open WHERE o.id = ?::uuid`;

const CURRENT_STATE = `SELECT o.ai_policy -> 'allowed_scopes' \\? ?::text AS allowed, o.ai_policy, c.kind, c.client_id, c.client_host,
    h.seq, encode(h.hash, 'hex') AS hash, ${nextTime("h")} AS now
  FROM organizations AS o
  JOIN mcp_connections AS c ON c.org_id = ?::uuid AND c.id = ?::uuid AND c.revoked_at IS NULL
  JOIN activity_log_heads AS h ON h.org_id = ?::uuid
  WHERE o.id = ?::uuid`;

/** Waiting for a call that locks its connection would make the next calls wait too. */
const COUNT = `WITH free AS (
    SELECT id FROM mcp_connections WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) FOR NO KEY UPDATE SKIP LOCKED),
  counted AS (
    UPDATE mcp_connections AS c SET calls = c.calls + n.calls, refused_calls = c.refused_calls + n.refused
    FROM free JOIN unnest(?::uuid[], ?::integer[], ?::integer[]) AS n (id, calls, refused) ON n.id = free.id
    WHERE c.org_id = ?::uuid AND c.id = free.id RETURNING c.id)
  SELECT id FROM mcp_connections WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND id NOT IN (SELECT id FROM counted)`;

/** Creates the statements that tool calls need. */
function callStatements(db: Knex) {
  return {
    /**
     * Returns the connection's current state and locks it against revocation until the transaction ends. Null if it has
     * been revoked.
     */
    async lockedState(orgId: string, id: string, scope: string): Promise<ConnectionState | null> {
      const [row] = await run<OpenConnection>(db, sql(LOCKED_STATE, orgId, id, scope, orgId));
      return row ? { allowed: isAllowed(row) } : null;
    },
    /**
     * Returns the connection's current state and the end of its organization's audit log at the same moment. Null if it
     * has been revoked, or if the log is empty.
     */
    async currentState(orgId: string, id: string, scope: string): Promise<CurrentState | null> {
      const statement = sql(CURRENT_STATE, scope, orgId, id, orgId, orgId);
      const [row] = await run<OpenConnection & LogPosition>(db, statement, "connections.current_state");
      if (!row) return null;
      const { seq, hash, now } = row;
      return { allowed: isAllowed(row), position: { seq, hash, now } };
    },
    /**
     * Adds calls to the numbers of an organization's connections. Returns the connections that are locked by a call,
     * whose numbers have not changed.
     */
    async count(orgId: string, counts: readonly CallCount[]): Promise<CallCount[]> {
      const ids = counts.map(({ id }) => id);
      const numbers = [counts.map(({ calls }) => calls), counts.map(({ refused }) => refused)] as const;
      const rows = await run<{ id: string }>(db, sql(COUNT, orgId, ids, ids, ...numbers, orgId, orgId, ids));
      const locked = new Set(rows.map(({ id }) => id));
      return counts.filter(({ id }) => locked.has(id));
    },
  };
}

function isAllowed({ allowed, kind, client_id, client_host, ai_policy }: OpenConnection): boolean {
  const application = { id: client_id, host: client_host };
  return allowed && (kind === "api_key" || allowsApplication(completePolicy(ai_policy), application));
}
