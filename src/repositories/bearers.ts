import type { Knex } from "knex";
import { holderColumns, type Holder } from "./holder.ts";
import type { AiPolicy } from "./organizations.ts";

interface BearerHolder extends Holder {
  readonly ai_policy: AiPolicy;
  /** Last used more than a minute ago. */
  readonly stale: boolean;
}

/** A person whose application shows an access token. */
export interface TokenHolder extends BearerHolder {
  /** Its connection has ended. */
  readonly cut: boolean;
  readonly connection_id: string;
  readonly client_name: string;
  /** Of the connection. */
  readonly scopes: readonly string[];
  /** Of the token, with spaces between them. */
  readonly token_scope: string | null;
}

/** A person whose key an application shows. */
export interface BearerKeyHolder extends BearerHolder {
  readonly key_id: string;
  readonly key_name: string;
  readonly scopes: readonly string[];
  readonly allowed_ips: readonly string[];
  readonly mcp_access: boolean;
  readonly revoked: boolean;
  readonly expired: boolean;
  /** False for a rotated secret whose grace is over. */
  readonly valid: boolean;
  /** Null before its first use. */
  readonly connection_id: string | null;
}

/** Who calls over MCP: each time one statement, and nothing is kept. */
export type BearerRepository = ReturnType<typeof bearerRepository>;

const STALE = "coalesce(c.last_used_at < now() - interval '1 minute', true) AS stale";

/** The statements that lead from what stands after `Bearer` to who calls. */
export function bearerRepository(db: Knex) {
  return {
    /** Null for a token that is unknown, over, or another resource's. */
    byToken: (idHash: Buffer, resource: string) => byToken(db, idHash, resource),
    byKey: (tokenHash: Buffer) => byKey(db, tokenHash),
  };
}

const TOKENS = `SELECT grant_id, expires_at, payload ->> 'aud' AS resource, payload ->> 'scope' AS scope, false AS cut
    FROM oauth_records WHERE model = 'AccessToken' AND id_hash = ? AND consumed_at IS NULL
  UNION ALL SELECT grant_id, expires_at, resource, NULL, true FROM cut_tokens WHERE id_hash = ?`;

async function byToken(db: Knex, idHash: Buffer, resource: string): Promise<TokenHolder | null> {
  const row = await db(db.raw(`(${TOKENS}) AS t`, [idHash, idHash]))
    .join("mcp_connections as c", "c.grant_id", "t.grant_id")
    .join("organizations as o", "o.id", "c.org_id")
    .join("users as u", (join) => void join.on("u.org_id", "c.org_id").andOn("u.id", "c.user_id"))
    .leftJoin("roles as r", withRole)
    .whereRaw("t.expires_at > now() AND t.resource = ?", [resource])
    .first<TokenHolder | undefined>(
      ...holderColumns(db),
      { ai_policy: "o.ai_policy", connection_id: "c.id", client_name: "c.client_name", scopes: "c.scopes" },
      { token_scope: "t.scope" },
      db.raw("t.cut OR c.revoked_at IS NOT NULL AS cut"),
      db.raw(STALE),
    );
  return row ?? null;
}

async function byKey(db: Knex, tokenHash: Buffer): Promise<BearerKeyHolder | null> {
  const row = await db("api_keys as k")
    .join("users as u", (join) => void join.on("u.org_id", "k.org_id").andOn("u.id", "k.user_id"))
    .join("organizations as o", "o.id", "k.org_id")
    .leftJoin("roles as r", withRole)
    .leftJoin("mcp_connections as c", (join) => {
      void join.on("c.org_id", "k.org_id").andOn("c.api_key_id", "k.id").andOnNull("c.revoked_at");
    })
    .where({ "k.token_hash": tokenHash })
    .orWhere({ "k.previous_hash": tokenHash })
    .first<BearerKeyHolder | undefined>(
      ...holderColumns(db),
      { key_id: "k.id", key_name: "k.name", scopes: "k.scopes", allowed_ips: "k.allowed_ips" },
      { mcp_access: "k.mcp_access", ai_policy: "o.ai_policy", connection_id: "c.id" },
      db.raw("k.revoked_at IS NOT NULL OR k.deleted_at IS NOT NULL AS revoked"),
      db.raw("coalesce(k.expires_at <= now(), false) AS expired"),
      db.raw("k.token_hash = ? OR k.previous_expires_at > now() AS valid", [tokenHash]),
      db.raw(STALE),
    );
  return row ?? null;
}

function withRole(join: Knex.JoinClause): void {
  void join.on("r.org_id", "u.org_id").andOn("r.name", "u.role").andOnNull("r.deleted_at");
}
