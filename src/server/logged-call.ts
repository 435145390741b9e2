import { hashArguments } from "../features/accounts/audit-log-verification.ts";
import type { LoggableCall, LoggedCall, McpCaller } from "../base/contract/mcp.ts";
import { canonicalJson } from "../base/platform/rules/differences.ts";
import { permissionDenied, Problem, unauthenticated } from "../base/platform/rules/errors.ts";
import { failureOf, type LogEntry } from "../features/accounts/rules/audit-log.ts";
import type { Repositories } from "../base/store/store.ts";
import { doOnce, type OnceDeps } from "./idempotency.ts";
import { logEntry } from "../features/accounts/audit-log.ts";
import type { ServiceDeps } from "./services.ts";

/**
 * Runs tool calls with the services built by `make`. The effects of a call and its audit log entry are committed
 * together. If a call fails, only its entry is written; if the entry cannot be written, nothing is.
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
    const running: RunningCall = { who, call, entry, done: false };
    try {
      const inTransaction = (tx: Repositories) => work(make({ ...deps, store: joinTransaction(tx) }));
      const { readsOnly = false, serializeBy = null } = call;
      return await serialize(readsOnly ? null : serializeBy, { caller: who.caller, input: call.arguments }, () =>
        readsOnly ? runReading(deps, running, () => work(overPool)) : runWriting(deps, running, inTransaction),
      );
    } catch (error) {
      // After the work has completed, only writing the audit log can have failed.
      if (running.done) throw unlogged(error);
      await appendFailure(deps, who, entry(failureOf(error)));
      throw error;
    }
  };
}

/** A running tool call. */
interface RunningCall {
  readonly who: McpCaller;
  readonly call: LoggableCall;
  readonly entry: (more: Partial<LogEntry>) => LogEntry;
  /** The work is done, but its entry has not been written. */
  done: boolean;
}

async function runWriting<Result>(
  deps: ServiceDeps,
  running: RunningCall,
  work: (tx: Repositories) => Promise<Result>,
): Promise<Result> {
  return await deps.store.transactionOnTrial(async (tx) => {
    running.done = false;
    const result = await runOnce(deps, tx, running, () => work(tx));
    await appendEntry(tx, running, result);
    return result;
  });
}

/**
 * Nothing can be rolled back, so the entry is written separately: with one statement if nothing else was logged in the
 * meantime.
 */
async function runReading<Result>(
  { store }: ServiceDeps,
  running: RunningCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await work();
  running.done = true;
  const entry = entryOfSuccess(running, result);
  if (!(await appendIfUnchanged(store, running.who, entry)) && !(await appendIfAllowed(store, running, entry))) {
    await store.transaction(async (tx) => {
      running.done = false;
      await appendEntry(tx, running, result);
    });
  }
  return result;
}

/** The last step of a transaction. */
async function appendEntry(tx: Repositories, running: RunningCall, result: unknown): Promise<void> {
  await requireStillAllowed(tx, running);
  await tx.auditLog.append(running.who.caller.organization.id, entryOfSuccess(running, result));
  running.done = true;
}

function entryOfSuccess({ call, entry }: RunningCall, result: unknown): LogEntry {
  return entry({ record: call.record ?? recordIn(result, call.resultRecord) });
}

/**
 * Appends an entry if the log has not changed since authentication; otherwise returns false, because e.g. a revocation,
 * which is always logged, could have happened.
 */
async function appendIfUnchanged({ auditLog }: Repositories, who: McpCaller, entry: LogEntry): Promise<boolean> {
  const { logPosition: position, caller } = who;
  return position !== null && (await auditLog.appendAfter({ orgId: caller.organization.id, position, entry }));
}

/**
 * Checks the connection again and appends an entry if nothing else was logged since this check; otherwise returns false.
 */
async function appendIfAllowed(
  { auditLog, connections }: Repositories,
  { who, call }: RunningCall,
  entry: LogEntry,
): Promise<boolean> {
  const orgId = who.caller.organization.id;
  const current = await connections.currentState(orgId, who.connectionId, call.scope);
  return current?.allowed === true && (await auditLog.appendAfter({ orgId, position: current.position, entry }));
}

/**
 * Throws if the connection was revoked or restricted in the meantime. Later revocations wait until this call has ended.
 */
async function requireStillAllowed({ connections }: Repositories, { who, call }: RunningCall): Promise<void> {
  const standing = await connections.lockedState(who.caller.organization.id, who.connectionId, call.scope);
  if (!standing) throw unauthenticated();
  if (!standing.allowed) throw permissionDenied();
}

/** Returns the audit log entry of a tool call, also for calls that are rejected before they run. */
function entryOfCall(
  { keyring }: Pick<ServiceDeps, "keyring">,
  { caller, connectionId }: McpCaller,
  { tool, action = `tools.${String(tool)}`, arguments: input, record = null }: LoggableCall,
  more: Partial<LogEntry> = {},
): LogEntry {
  return logEntry(
    caller,
    { action, record },
    {
      tool,
      connection_id: connectionId,
      arguments_hash: hashArguments(keyring, caller.organization.id, input),
      ...more,
    },
  );
}

async function appendFailure({ store }: Pick<ServiceDeps, "store">, who: McpCaller, entry: LogEntry): Promise<void> {
  try {
    if (!(await appendIfUnchanged(store, who, entry))) await store.auditLog.append(who.caller.organization.id, entry);
  } catch (error) {
    throw unlogged(error);
  }
}

const unlogged = (cause: unknown): Problem => new Problem("unavailable", [], { cause, retryAfter: 1 });

/** Repeated calls return the first result; keys are unique per connection and tool. */
async function runOnce<Result>(
  { keyring }: ServiceDeps,
  tx: Repositories,
  { who, call }: Pick<RunningCall, "who" | "call">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (call.idempotencyKey === undefined) return await work();
  const id = {
    principal: `mcp:${who.connectionId}`,
    operation_id: `tools.${String(call.tool)}`,
    key: call.idempotencyKey,
  };
  // With the tool: a key belongs to one call, so that another tool with the same arguments is refused.
  const fingerprint = canonicalJson([String(call.tool), call.arguments ?? null]);
  const { result } = await doOnce(tx, keyring, { id, fingerprint, secret: false }, work);
  return result;
}

/** The record in a result; null if the tool names none, or if the result does not contain it. */
function recordIn(result: unknown, named: LoggableCall["resultRecord"]): { type: string; id: string } | null {
  const id = named ? member(member(result, named.member), "id") : undefined;
  return named && typeof id === "string" ? { type: named.type, id } : null;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
