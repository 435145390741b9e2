import type { Knex } from "knex";
import { nextTime } from "./audit-log-chain.ts";
import { batched } from "../../../base/platform/sql/batch.ts";
import type { ApiKeyOwner } from "./api-keys.ts";
import { OWNER_COLUMNS, type CredentialOwner } from "./credential-owner.ts";
import { type AiPolicy, completePolicy } from "../rules/ai-policy.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

interface BearerOwner extends CredentialOwner {
  readonly ai_policy: AiPolicy;
  /** Last used more than a minute ago. */
  readonly stale: boolean;
  /** The current end of the organization's audit log; null if the log is empty. */
  readonly log_seq: number | null;
  readonly log_hash: string | null;
  readonly log_now: string;
}

/** The user behind an access token. */
export interface TokenOwner extends BearerOwner {
  /** The connection was revoked. */
  readonly revoked: boolean;
  readonly connection_id: string;
  readonly client_id: string;
  readonly client_host: string | null;
  readonly client_name: string;
  /** The connection's scopes. */
  readonly scopes: readonly string[];
  /** The token's scopes, separated by spaces. */
  readonly token_scope: string | null;
}

/** The user behind an API key that an application uses. */
export interface BearerKeyOwner extends BearerOwner, ApiKeyOwner {
  /** Null before the first use. */
  readonly connection_id: string | null;
}

const OWNER = `${OWNER_COLUMNS}, o.ai_policy, c.id AS connection_id,
  coalesce(c.last_used_at < now() - interval '1 minute', true) AS stale,
  h.seq AS log_seq, encode(h.hash, 'hex') AS log_hash, ${nextTime("h")} AS log_now`;
const ORGANIZATION_JOINS = `JOIN organizations AS o ON o.id = u.org_id
  LEFT JOIN roles AS r ON r.org_id = u.org_id AND r.name = u.role AND r.deleted_at IS NULL
  LEFT JOIN activity_log_heads AS h ON h.org_id = o.id`;

/** Values are passed one by one: the plan for an array depends on its length and would be made anew each time. */
const valuesList = (row: string, count: number): string =>
  `(VALUES ${Array.from({ length: count }, (_, index) => `(${row}, ${index})`).join(", ")})`;

const byToken = (
  count: number,
): string => `SELECT asked.place, ${OWNER}, c.client_id, c.client_host, c.client_name, to_json(c.scopes) AS scopes, t.scope AS token_scope,
    t.revoked OR c.revoked_at IS NOT NULL AS revoked
  FROM ${valuesList("?::bytea, ?::text", count)} AS asked (hash, resource, place)
  CROSS JOIN LATERAL (
    SELECT grant_id, expires_at, payload ->> 'aud' AS resource, payload ->> 'scope' AS scope, false AS revoked
      FROM oauth_records WHERE model = 'AccessToken' AND id_hash = asked.hash AND consumed_at IS NULL
    UNION ALL SELECT grant_id, expires_at, resource, NULL, true FROM cut_tokens WHERE id_hash = asked.hash) AS t
  JOIN mcp_connections AS c ON c.grant_id = t.grant_id
  JOIN users AS u ON u.org_id = c.org_id AND u.id = c.user_id
  ${ORGANIZATION_JOINS}
  WHERE t.expires_at > now() AND t.resource = asked.resource`;

const byKey = (
  count: number,
): string => `SELECT asked.place, ${OWNER}, k.id AS key_id, k.name AS key_name, to_json(k.scopes) AS scopes, to_json(k.allowed_ips) AS allowed_ips, k.mcp_access,
    k.revoked_at IS NOT NULL OR k.deleted_at IS NOT NULL AS revoked,
    coalesce(k.expires_at <= now(), false) AS expired,
    k.token_hash = asked.hash OR k.previous_expires_at > now() AS valid
  FROM ${valuesList("?::bytea", count)} AS asked (hash, place)
  JOIN api_keys AS k ON k.token_hash = asked.hash OR k.previous_hash = asked.hash
  LEFT JOIN mcp_connections AS c ON c.org_id = k.org_id AND c.api_key_id = k.id AND c.revoked_at IS NULL
  JOIN users AS u ON u.org_id = k.org_id AND u.id = k.user_id
  ${ORGANIZATION_JOINS}`;

/** A token and the resource to which it was presented. */
interface PresentedToken {
  readonly idHash: Buffer;
  readonly resource: string;
}

/** Index of the request that the row belongs to. */
interface IndexedRow {
  readonly place: number;
}

/** Creates the statements that find the caller by a bearer token. */
export function bearerRepository(db: Knex) {
  const token = batched(async (shown: readonly PresentedToken[]) => {
    const values = shown.flatMap(({ idHash, resource }) => [idHash, resource]);
    const statement = sql(byToken(shown.length), ...values);
    return inOrder(shown, await run<TokenOwner & IndexedRow>(db, statement, `bearers.by_token_${shown.length}`));
  });
  const key = batched(async (hashes: readonly Buffer[]) => {
    const statement = sql(byKey(hashes.length), ...hashes);
    return inOrder(hashes, await run<BearerKeyOwner & IndexedRow>(db, statement, `bearers.by_key_${hashes.length}`));
  });
  return {
    /** Null for a token that is unknown, expired, or issued for another resource. */
    byToken: (idHash: Buffer, resource: string): Promise<TokenOwner | null> => token({ idHash, resource }),
    byKey: (hash: Buffer): Promise<BearerKeyOwner | null> => key(hash),
  };
}

function inOrder<Row extends IndexedRow & BearerOwner>(
  requests: readonly unknown[],
  rows: readonly Row[],
): (Row | null)[] {
  const found = new Map(rows.map((row) => [row.place, { ...row, ai_policy: completePolicy(row.ai_policy) }]));
  return requests.map((_, index) => found.get(index) ?? null);
}
