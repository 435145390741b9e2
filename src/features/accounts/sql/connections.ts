import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { condition, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor } from "../../../base/contract/actor.ts";
import { callStatements } from "./connection-calls.ts";
import { openingStatements } from "./connection-openings.ts";
import { updateAndRead } from "../../../base/records/sql/locked-rows.ts";
import { ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

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
