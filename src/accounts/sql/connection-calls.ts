import type { Knex } from "knex";
import { run, sql } from "../../platform/sql/sql-text.ts";
import { type AiPolicy, completePolicy } from "../rules/ai-policy.ts";
import { allowsApplication } from "../rules/application-rules.ts";

/** The current state of an open connection. */
export interface ConnectionState {
  /** Whether the organization's policy allows the scope in question, and the application. */
  readonly allowed: boolean;
}

/** A connection whose row is locked, and the policy of its organization. */
interface LockedConnection {
  readonly allowed: boolean;
  readonly kind: "oauth" | "api_key";
  readonly client_id: string;
  readonly client_host: string | null;
  readonly ai_policy: AiPolicy;
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

/** Locked in the order of their ids, because several processes count at the same time. */
const COUNT = `WITH counted AS (
    SELECT id FROM mcp_connections WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) ORDER BY id FOR UPDATE)
  UPDATE mcp_connections AS c SET calls = c.calls + n.calls, refused_calls = c.refused_calls + n.refused
  FROM counted JOIN unnest(?::uuid[], ?::integer[], ?::integer[]) AS n (id, calls, refused) ON n.id = counted.id
  WHERE c.org_id = ?::uuid AND c.id = counted.id`;

/** Creates the statements that tool calls need. */
export function callStatements(db: Knex) {
  return {
    /**
     * Returns the connection's current state and locks it against revocation until the transaction ends. Null if it has
     * been revoked.
     */
    async lockedState(orgId: string, id: string, scope: string): Promise<ConnectionState | null> {
      const [row] = await run<LockedConnection>(db, sql(LOCKED_STATE, orgId, id, scope, orgId));
      if (!row) return null;
      const { allowed, kind, client_id, client_host, ai_policy } = row;
      const application = { id: client_id, host: client_host };
      const listed = kind === "api_key" || allowsApplication(completePolicy(ai_policy), application);
      return { allowed: allowed && listed };
    },
    /** Adds calls to the numbers of an organization's connections. */
    async count(orgId: string, counts: readonly CallCount[]): Promise<void> {
      const ids = counts.map(({ id }) => id);
      const numbers = [counts.map(({ calls }) => calls), counts.map(({ refused }) => refused)] as const;
      await run(db, sql(COUNT, orgId, ids, ids, ...numbers, orgId));
    },
  };
}
