import type { Caller, Visitor } from "./caller.ts";
import type { SerializeBy } from "./operation.ts";

/** The scopes of an application, as shown on the consent page. */
export type McpScope = "crm:read" | "crm:write" | "booking:read" | "booking:write";

/** All scopes, in the order in which they are requested and shown. */
export const mcpScopes: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** The head of an organization's audit log at one moment. */
export interface LogPosition {
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
  /** The database's clock at that moment, but never earlier than the last entry. */
  readonly now: string;
}

/** The caller of an MCP request. Its permissions are computed for each request. */
export interface McpCaller {
  /** The channel is "mcp"; the permissions are role ∩ scopes (∩ the key's permissions) ∩ policy. */
  readonly caller: Caller;
  /** Id in mcp_connections; for an API key the row is created at its first MCP request. */
  readonly connectionId: string;
  readonly kind: "oauth" | "api_key";
  /** The scopes of the token; all four for an API key. */
  readonly grantedScopes: ReadonlySet<McpScope>;
  /** Permissions that role ∩ policy would allow with all scopes: decides between 403 insufficient_scope and -32602. */
  readonly rolePermissions: ReadonlySet<string>;
  readonly callLimits: CallLimits;
  /** The head of the audit log when the caller was authenticated; null if the log was empty. */
  readonly logPosition: LogPosition | null;
}

/** Tool calls per minute that the organization allows; null: as many as the service. */
export interface CallLimits {
  readonly connection: number | null;
  readonly organization: number | null;
}

/** Authenticates a bearer token. Throws BearerRejected. */
export type AuthenticateBearer = (token: string, visitor: Visitor) => Promise<McpCaller>;

/** Codes of BearerRejected. All except `invalid_token` are error codes of the contract. */
export type BearerErrorCode =
  | "invalid_token"
  | "key_expired"
  | "key_revoked"
  | "ai_disabled"
  | "api_keys_disabled"
  | "application_not_allowed"
  | "permission_denied"
  | "ip_not_allowed"
  | "plan_required"
  | "misdirected"
  | "support_session_forbidden";

/** The caller behind a token or key that is known but rejected. */
export interface KnownCredential {
  readonly caller: Caller;
  readonly connectionId: string | null;
}

/**
 * The reason why a token or key is rejected. 401 if another credential would help, otherwise 403, or 421 for another
 * region.
 */
export class BearerRejected extends Error {
  override readonly name = "BearerRejected";
  readonly status: 401 | 403 | 421;
  readonly code: BearerErrorCode;
  /** The owner of the token or key, if it is known. */
  readonly known: KnownCredential | null;

  constructor(status: 401 | 403 | 421, code: BearerErrorCode, known: KnownCredential | null = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.known = known;
  }
}

/**
 * Names the record of a tool call for the audit log: its type, or the argument with the type; and the argument with its id, or
 * the member of the result that contains the record.
 */
export interface ToolRecord {
  readonly type: string | { readonly argument: string };
  readonly argument?: string;
  readonly result?: string;
}

/** A question to the user before a call takes effect. */
export interface Question {
  readonly message: string;
  /** Arguments of the confirmed call that tie it to the state about which the user was asked. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** One call, as recorded in the audit log. */
export interface LoggableCall {
  /** Null if the call concerns no tool. */
  readonly tool: string | null;
  /** The action, if it is not the call of the tool: `resources.read`, `confirmations.ask`, … */
  readonly action?: string;
  /** The scope of the tool. The policy must allow it until the call has finished. */
  readonly scope: string;
  readonly arguments: unknown;
  /** Known from the arguments. */
  readonly record?: { readonly type: string; readonly id: string } | null;
  /** Where the result contains the record, if the arguments do not name it. */
  readonly resultRecord?: { readonly type: string; readonly member: string } | null;
  readonly idempotencyKey?: string;
  /** The record for which the call is serialized. */
  readonly serializeBy?: SerializeBy | null;
  /** True if the call never changes data. */
  readonly readsOnly?: boolean;
}

/**
 * Runs one tool call and writes its audit log entry in the same transaction. For a rejected or failed call the entry is
 * written in a separate transaction, because the effects of the call are rolled back. For a call that only reads, the
 * transaction contains the entry alone. If the entry cannot be written, the call fails.
 */
export type LoggedCall<Services> = <Result>(
  who: McpCaller,
  call: LoggableCall,
  work: (services: Services) => Promise<Result>,
) => Promise<Result>;
