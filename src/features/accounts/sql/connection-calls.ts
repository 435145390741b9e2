import type { Knex } from "knex";
import type { LogPosition } from "../../../base/contract/mcp.ts";
import { nextTime } from "./audit-log-chain.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import { type AiPolicy, completePolicy } from "../rules/ai-policy.ts";
import { allowsApplication } from "../rules/application-rules.ts";

/** The current state of an open connection. */
export interface ConnectionState {
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
export interface CurrentState extends ConnectionState {
  readonly position: LogPosition;
}

/** Tool calls of a connection that are not counted in its row yet. */
export interface CallCount {
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
export function callStatements(db: Knex) {
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
