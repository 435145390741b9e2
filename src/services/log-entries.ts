import type { Caller } from "../contract/caller.ts";
import type { LogEntry } from "../domain/log-entry.ts";

/** What was done, to what. */
export interface LoggedAction {
  /** The operation: `group.verb`. */
  readonly action: string;
  readonly record?: { readonly type: string; readonly id: string } | null;
}

/** An entry of the activity log of something that a caller did; `more` says what else there is to say. */
export function logEntry(
  { channel, actor, user, credential, address, userAgent, requestId }: Caller,
  { action, record = null }: LoggedAction,
  more: Partial<LogEntry> = {},
): LogEntry {
  return {
    channel,
    actor,
    user_id: credential.kind === "session" && credential.support ? null : user.id,
    application: actor.application,
    connection_id: null,
    action,
    tool: null,
    record,
    result: "success",
    error_code: null,
    arguments_hash: null,
    ip: address,
    user_agent: userAgent,
    request_id: requestId,
    duration_ms: null,
    reason: null,
    ...more,
  };
}
