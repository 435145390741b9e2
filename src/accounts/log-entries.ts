import type { Actor } from "../contract/actor.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import type { LogEntry } from "./rules/log-entry.ts";
import type { Repositories } from "../store/store.ts";

/** What was done, to what. */
export interface LoggedAction {
  /** The operation: `group.verb`. */
  readonly action: string;
  readonly record?: { readonly type: string; readonly id: string } | null;
}

/** An entry of the activity log of something that a caller did; `more` says what else there is to say. */
export function logEntry(caller: Caller, action: LoggedAction, more: Partial<LogEntry> = {}): LogEntry {
  const { channel, actor, user } = caller;
  return visitorEntry(caller, actor, action, { channel, user_id: actor.type === "operator" ? null : user.id, ...more });
}

/** The same of somebody who comes without a credential, and proves by something else who they are. */
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

/** The same of somebody at the command line: `crm keys create`. */
export function commandEntry(name: string, action: LoggedAction): LogEntry {
  return plainEntry({ type: "system", id: null, name, application: null }, action);
}

/** The same of what the service itself does, or what follows from what somebody did. */
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

/** Writes down something that a caller did, in the transaction that does it. */
export async function logAction(
  { activityLog }: Pick<Repositories, "activityLog">,
  caller: Caller,
  action: string,
  record: { readonly type: string; readonly id: string } | null,
): Promise<void> {
  await activityLog.append(caller.organization.id, logEntry(caller, { action, record }));
}
