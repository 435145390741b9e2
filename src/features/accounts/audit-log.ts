import type { Actor, Caller, Visitor } from "../../base/contract/caller.ts";
import type { LogEntry } from "./rules/audit-log.ts";
import type { Repositories } from "../../base/store/store.ts";

/** An action and the record that it affected. */
interface LoggedAction {
  /** The operation: `group.verb`. */
  readonly action: string;
  readonly record?: { readonly type: string; readonly id: string } | null;
}

/** Returns an audit log entry for a caller's action; `more` overrides further fields. */
export function logEntry(caller: Caller, action: LoggedAction, more: Partial<LogEntry> = {}): LogEntry {
  const { channel, actor, user } = caller;
  return visitorEntry(caller, actor, action, { channel, user_id: actor.type === "operator" ? null : user.id, ...more });
}

/** Returns an audit log entry for a visitor without a credential who proved their identity in another way. */
export function visitorEntry(
  { address, userAgent, requestId }: Visitor,
  actor: Actor,
  { action, record = null }: LoggedAction,
  more: Partial<LogEntry> = {},
): LogEntry {
  return {
    ...plainEntry(actor, { action, record }),
    channel: "console",
    user_id: actor.type === "user" ? actor.id : null,
    ip: address,
    user_agent: userAgent,
    request_id: requestId,
    ...more,
  };
}

/** Returns an audit log entry for somebody at the command line: `crm keys create`. */
export function commandEntry(name: string, action: LoggedAction): LogEntry {
  return plainEntry({ id: null, name, type: "system", application: null }, action);
}

/** Returns an audit log entry for an action of the service itself, or a consequence of somebody's action. */
export function plainEntry(
  actor: Actor,
  { action, record = null }: LoggedAction,
  more: Partial<LogEntry> = {},
): LogEntry {
  return {
    channel: "system",
    actor,
    user_id: null,
    application: actor.application,
    connection_id: null,
    action,
    tool: null,
    record,
    result: "success",
    error_code: null,
    arguments_hash: null,
    ip: null,
    user_agent: null,
    request_id: null,
    duration_ms: null,
    reason: null,
    ...more,
  };
}

/** Logs a caller's action in the transaction that carries it out. */
export async function logAction(
  { auditLog }: Pick<Repositories, "auditLog">,
  caller: Caller,
  action: string,
  record: { readonly type: string; readonly id: string } | null,
): Promise<void> {
  await auditLog.append(caller.organization.id, logEntry(caller, { action, record }));
}
