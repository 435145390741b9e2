import { hashArguments } from "../accounts/audit-log/hmac.ts";
import type { LoggableCall, LoggedCall, McpCaller } from "../contract/mcp.ts";
import { canonicalJson } from "../platform/rules/canonical-json.ts";
import { permissionDenied, Problem, unauthenticated } from "../platform/rules/errors.ts";
import { failureOf, type LogEntry } from "../accounts/rules/audit-log-entry.ts";
import type { Repositories } from "../store/store.ts";
import { doOnce, type OnceDeps } from "./idempotency.ts";
import { logEntry } from "../accounts/audit-log/entries.ts";
import type { ServiceDeps } from "./services.ts";

/**
 * Runs tool calls over the services that `make` builds: what a call does and its entry in the activity log are committed
 * together. Where a call fails, nothing but its entry is left; where the entry cannot be written, nothing at all.
 */
export function createLoggedCall<Services>(
  { joinTransaction, serialize, ...deps }: OnceDeps,
  make: (deps: ServiceDeps) => Services,
): LoggedCall<Services> {
  const overPool = make(deps);
  return async (who, call, work) => {
    const started = performance.now();
    const entry = (more: Partial<LogEntry>): LogEntry =>
      entryOfCall(deps, who, call, { duration_ms: performance.now() - started, ...more });
    const running: Running = { who, call, entry, done: false };
    try {
      if (call.readsOnly === true) return await reading(deps, running, () => work(overPool));
      const inTransaction = (tx: Repositories) => work(make({ ...deps, store: joinTransaction(tx) }));
      return await serialize(call.serializeBy ?? null, { caller: who.caller, input: call.arguments }, () =>
        changing(deps, running, inTransaction),
      );
    } catch (error) {
      // What is left to fail behind the work is the log itself.
      if (running.done) throw unlogged(error);
      await noteFailure(deps, who, entry(failureOf(error)));
      throw error;
    }
  };
}

/** A call on its way. */
interface Running {
  readonly who: McpCaller;
  readonly call: LoggableCall;
  readonly entry: (more: Partial<LogEntry>) => LogEntry;
  /** All is done but to write it down. */
  done: boolean;
}

async function changing<Result>(
  deps: ServiceDeps,
  running: Running,
  work: (tx: Repositories) => Promise<Result>,
): Promise<Result> {
  return await deps.store.transaction(async (tx) => {
    running.done = false;
    const made = await once(deps, tx, running, () => work(tx));
    await note(tx, running, made);
    return made;
  });
}

/** Nothing is to be taken back, so the entry alone is a transaction: one statement where nothing else was logged meanwhile. */
async function reading<Result>({ store }: ServiceDeps, running: Running, work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  running.done = true;
  if (!(await noteAtOnce(store, running.who, entryOfSuccess(running, result)))) {
    await store.transaction(async (tx) => {
      running.done = false;
      await note(tx, running, result);
    });
  }
  return result;
}

/** The last thing that a transaction does. */
async function note(tx: Repositories, running: Running, result: unknown): Promise<void> {
  await requireStanding(tx, running);
  await tx.auditLog.append(running.who.caller.organization.id, entryOfSuccess(running, result));
  running.done = true;
}

function entryOfSuccess({ call, entry }: Running, result: unknown): LogEntry {
  return entry({ record: call.record ?? recordOf(result) });
}

/** False where something was logged since the caller was let in: a cut, say, for all of them are logged. */
async function noteAtOnce({ auditLog }: Repositories, who: McpCaller, entry: LogEntry): Promise<boolean> {
  const { logPosition: position, caller } = who;
  return position !== null && (await auditLog.appendAfter({ orgId: caller.organization.id, position, entry }));
}

/** What was cut or capped meanwhile does nothing more; whoever cuts it from here on waits until this call is done. */
async function requireStanding({ connections }: Repositories, { who, call }: Running): Promise<void> {
  const standing = await connections.lockedState(who.caller.organization.id, who.connectionId, call.scope);
  if (!standing) throw unauthenticated();
  if (!standing.allowed) throw permissionDenied();
}

/** The entry of a tool call, for whoever refuses it before it is run too. */
export function entryOfCall(
  { keyring }: Pick<ServiceDeps, "keyring">,
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

async function noteFailure({ store }: Pick<ServiceDeps, "store">, who: McpCaller, entry: LogEntry): Promise<void> {
  try {
    if (!(await noteAtOnce(store, who, entry))) await store.auditLog.append(who.caller.organization.id, entry);
  } catch (error) {
    throw unlogged(error);
  }
}

const unlogged = (cause: unknown): Problem => new Problem("unavailable", [], { cause, retryAfter: 1 });

/** The answer of a repeated call is the first one's; keys count per connection and tool. */
async function once<Result>(
  { keyring }: ServiceDeps,
  tx: Repositories,
  { who, call }: Pick<Running, "who" | "call">,
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
