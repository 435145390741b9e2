import type { Caller, Visitor } from "./caller.ts";
import type { SerializeBy } from "./operation.ts";

/** What an application may be allowed to do, as the consent page names it. */
export type McpScope = "crm:read" | "crm:write" | "booking:read" | "booking:write";

/** All of them, in the order in which they are asked for and shown. */
export const mcpScopes: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** Where an organization's activity log ended at a moment. */
export interface LogPosition {
  readonly seq: number;
  /** Hex. */
  readonly hash: string;
  /** The moment by the database's clock, but never before the entry that stands there. */
  readonly now: string;
}

/** Who calls over MCP: rights = role ∩ scopes ∩ policy of now. */
export interface McpCaller {
  /** Its channel is "mcp"; its permissions are already role ∩ scopes (∩ the key's) ∩ policy. */
  readonly caller: Caller;
  /** Of mcp_connections; an API key gets one at its first use here. */
  readonly connectionId: string;
  readonly kind: "oauth" | "api_key";
  /** The token's; all four for a key. */
  readonly heldScopes: ReadonlySet<McpScope>;
  /** What role ∩ policy would allow with all scopes: decides between 403 insufficient_scope and -32602. */
  readonly rolePermissions: ReadonlySet<string>;
  /** Where the log ended when all of this was true; null where it had not begun. */
  readonly logPosition: LogPosition | null;
}

/** Finds out who calls by what stands after `Bearer`; throws BearerRejected. */
export type AuthenticateBearer = (token: string, visitor: Visitor) => Promise<McpCaller>;

/** Codes of BearerRejected, all of them error codes of the contract but `invalid_token`. */
export type BearerErrorCode =
  | "invalid_token"
  | "key_expired"
  | "key_revoked"
  | "ai_disabled"
  | "api_keys_disabled"
  | "permission_denied"
  | "ip_not_allowed"
  | "plan_required"
  | "misdirected"
  | "support_session_forbidden";

/** Who is not let in although their token or key is known. */
export interface KnownCredential {
  readonly caller: Caller;
  readonly connectionId: string | null;
}

/** Why a token or key is not let in: 401 where another one would help, else 403 (421: another region's). */
export class BearerRejected extends Error {
  override readonly name = "BearerRejected";
  readonly status: 401 | 403 | 421;
  readonly code: BearerErrorCode;
  /** Whose the token or key is, where that is known. */
  readonly known: KnownCredential | null;

  constructor(status: 401 | 403 | 421, code: BearerErrorCode, known: KnownCredential | null = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.known = known;
  }
}

/** One tool call, as the activity log tells it. */
export interface LoggableCall {
  readonly tool: string;
  /** Of the tool: the policy has to allow it until the call is done. */
  readonly scope: string;
  readonly arguments: unknown;
  readonly record?: { readonly type: string; readonly id: string } | null;
  readonly idempotencyKey?: string;
  /** Which record it queues for. */
  readonly serializeBy?: SerializeBy | null;
  /** It changes nothing, whatever becomes of it. */
  readonly readsOnly?: boolean;
}

/**
 * Runs one tool call and its activity-log entry in ONE transaction. Refused and failed calls are logged too, in a
 * transaction of their own, since their effects are rolled back; a call that only reads has none, so its entry alone is
 * one. If the log cannot be written, the call fails.
 */
export type LoggedCall<Services> = <Result>(
  who: McpCaller,
  call: LoggableCall,
  work: (services: Services) => Promise<Result>,
) => Promise<Result>;
