import { hashArguments } from "../access/log-seal.ts";
import type { LoggableCall, LoggedCall, McpCaller } from "../contract/mcp.ts";
import { canonicalJson } from "../domain/canonical-json.ts";
import { Problem, unauthenticated } from "../domain/errors.ts";
import { failureOf, type LogEntry } from "../domain/log-entry.ts";
import type { Repositories } from "../repositories/store.ts";
import { holdMail } from "./held-mail.ts";
import { doOnce, type OnceParts } from "./idempotency.ts";
import { logEntry } from "./log-entries.ts";
import type { ServiceParts } from "./services.ts";

/**
 * Runs tool calls over the services that `make` builds: what a call does and its entry in the activity log are committed
 * together. Where a call fails, nothing but its entry is left; where the entry cannot be written, nothing at all.
 */
export function createLoggedCall<Services>(
  { joinTransaction, ...parts }: OnceParts,
  make: (parts: ServiceParts) => Services,
): LoggedCall<Services> {
  return async (who, call, work) => {
    const started = performance.now();
    const mail = holdMail(parts.mailer);
    const state = { done: false };
    const entry = (more: Partial<LogEntry>): LogEntry =>
      entryOfCall(parts, who, call, { duration_ms: performance.now() - started, ...more });
    const run = async (tx: Repositories) => {
      state.done = false;
      mail.drop();
      const services = make({ ...parts, store: joinTransaction(tx), mailer: mail });
      const result = await once(parts, tx, { who, call }, () => work(services));
      const record = call.record ?? recordOf(result);
      await requireOpen(tx, who);
      await tx.activityLog.append(who.caller.organization.id, entry({ record }));
      state.done = true;
      return result;
    };
    try {
      const result = await parts.store.transaction(run);
      mail.release();
      return result;
    } catch (error) {
      // What is left to fail behind the work is the log itself.
      if (state.done) throw unlogged(error);
      await noteFailure(parts, who, entry(failureOf(error)));
      throw error;
    }
  };
}

/** What was cut meanwhile does nothing more; whoever cuts it from here on waits until this call is done. */
async function requireOpen(tx: Repositories, { caller, connectionId }: McpCaller): Promise<void> {
  if (!(await tx.connections.isOpen(caller.organization.id, connectionId))) throw unauthenticated();
}

/** The entry of a tool call, for whoever refuses it before it is run too. */
export function entryOfCall(
  { keyring }: Pick<ServiceParts, "keyring">,
  { caller, connectionId }: McpCaller,
  { tool, arguments: told, record = null }: LoggableCall,
  more: Partial<LogEntry> = {},
): LogEntry {
  return logEntry(
    caller,
    { action: `tools.${tool}`, record },
    {
      tool,
      connection_id: connectionId,
      arguments_hash: hashArguments(keyring, caller.organization.id, told),
      ...more,
    },
  );
}

async function noteFailure({ store }: Pick<ServiceParts, "store">, who: McpCaller, entry: LogEntry): Promise<void> {
  try {
    await store.activityLog.append(who.caller.organization.id, entry);
  } catch (error) {
    throw unlogged(error);
  }
}

const unlogged = (cause: unknown): Problem => new Problem("unavailable", [], { cause, retryAfter: 1 });

/** The answer of a repeated call is the first one's; keys count per connection and tool. */
async function once<Result>(
  { keyring }: ServiceParts,
  tx: Repositories,
  { who, call }: { who: McpCaller; call: LoggableCall },
  work: () => Promise<Result>,
): Promise<Result> {
  if (call.idempotencyKey === undefined) return await work();
  const id = {
    principal: `mcp:${who.connectionId}`,
    operation_id: `tools.${call.tool}`,
    key: call.idempotencyKey,
  };
  const fingerprint = canonicalJson(call.arguments ?? null);
  const { result } = await doOnce(tx, keyring, { id, fingerprint, secret: false }, work);
  return result;
}

/** The record that a call made, where it gives one. */
function recordOf(result: unknown): { type: string; id: string } | null {
  for (const name of ["record", "note", "event"]) {
    const record = member(result, name);
    const [type = name, id] = [member(record, "record_type"), member(record, "id")];
    if (typeof type === "string" && typeof id === "string") return { type, id };
  }
  return null;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
