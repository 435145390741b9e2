import { errorStatuses, type ErrorCode } from "../../../../generated/vocabulary.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { toProblem } from "../../../base/platform/rules/problems.ts";
import { canonicalJson } from "../../../base/platform/rules/differences.ts";

/** The result of a call in the audit log. */
type LogResult = "success" | "denied" | "invalid" | "conflict" | "rate_limited" | "error";

/** An audit log entry of one call, without its time and its position in the chain, which the log adds. */
export interface LogEntry {
  readonly channel: "mcp" | "rest" | "console" | "system";
  readonly actor: Actor;
  /** The responsible user: the signed-in user, or the creator of the key. */
  readonly user_id: string | null;
  readonly application: string | null;
  readonly connection_id: string | null;
  /** `group.verb`, or another name of the action. */
  readonly action: string;
  readonly tool: string | null;
  readonly record: { readonly type: string; readonly id: string } | null;
  readonly result: LogResult;
  readonly error_code: string | null;
  /** HMAC of the arguments; the arguments themselves are never stored. */
  readonly arguments_hash: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly duration_ms: number | null;
  /** Reason that the operator gave for a support session. */
  readonly reason: string | null;
}

/** Error codes that only the MCP server uses. */
const MCP_RESULTS: Readonly<Record<string, LogResult>> = {
  rate_limited: "rate_limited",
  result_too_large: "invalid",
  declined: "denied",
};

/** Returns the result and error code that the audit log records for an error. */
export function failureOf(error: unknown): { readonly result: LogResult; readonly error_code: string } {
  const own = error instanceof Error && "code" in error ? String(error.code) : "";
  if (MCP_RESULTS[own]) return { result: MCP_RESULTS[own], error_code: own };
  const { code } = toProblem(error);
  return { result: resultOf(code), error_code: code };
}

function resultOf(code: ErrorCode): LogResult {
  const status = errorStatuses[code];
  if (status >= 500) return "error";
  if (status === 401 || status === 403 || status === 421) return "denied";
  return status === 409 || status === 412 ? "conflict" : "invalid";
}

/** An entry as it is stored, without its position in the chain. */
export interface LogRow extends Omit<LogEntry, "record"> {
  readonly id: string;
  readonly occurred_at: string;
  readonly record_type: string | null;
  readonly record_id: string | null;
}

/** An entry and its position in the chain. */
export interface PlacedRow extends LogRow {
  readonly seq: number;
}

/** An entry with its place in the chain; hashes in hex. */
export interface ChainedEntry extends PlacedRow {
  readonly previous_hash: string;
  readonly hash: string;
}

/** An end of a chain: the head (its last entry) or the anchor (the last entry that was dropped). */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
  readonly occurred_at: string;
}

/** The position before the first entry of a chain. */
export const CHAIN_START: Omit<ChainEnd, "occurred_at"> = { seq: 0, hash: "0".repeat(64) };

/**
 * The fields of an entry in the order in which they are hashed, read and exported. A new field must be added at the end,
 * only for entries that set it, and after `seq` in the CSV.
 */
export const hashedFields = [
  "id",
  "occurred_at",
  "channel",
  "actor",
  "user_id",
  "application",
  "connection_id",
  "action",
  "tool",
  "record_type",
  "record_id",
  "result",
  "error_code",
  "arguments_hash",
  "ip",
  "user_agent",
  "request_id",
  "duration_ms",
  "reason",
] as const satisfies readonly (keyof LogRow)[];

/** Returns the text whose SHA-256 is an entry's hash. */
export function hashedText(orgId: string, seq: number, previousHash: string, row: LogRow): string {
  return canonicalJson([orgId, seq, previousHash, ...hashedFields.map((name) => row[name])]);
}

/** Returns the text whose HMAC protects an end of a chain. */
export function signedText(kind: "head" | "anchor", orgId: string, { seq, hash, occurred_at }: ChainEnd): string {
  return canonicalJson([kind, orgId, seq, hash, occurred_at]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_LENGTH = { short: 200, long: 500 };

/** Returns an entry in a form that the database returns exactly as it was hashed. */
export function logRow({ record, ...entry }: LogEntry, identity: { id: string; occurred_at: string }): LogRow {
  const isId = record !== null && UUID.test(record.id);
  return {
    ...entry,
    ...identity,
    actor: { ...entry.actor, name: plain(entry.actor.name), application: short(entry.actor.application) },
    application: short(entry.application),
    action: plain(entry.action),
    tool: short(entry.tool),
    record_type: short(record?.type ?? null),
    record_id: isId ? record.id.toLowerCase() : null,
    ip: short(entry.ip),
    user_agent: short(entry.user_agent, MAX_LENGTH.long),
    request_id: short(entry.request_id),
    duration_ms: entry.duration_ms === null ? null : Math.round(entry.duration_ms),
    reason: short(entry.reason, MAX_LENGTH.long),
  };
}

const short = (text: string | null, max = MAX_LENGTH.short): string | null => (text === null ? null : plain(text, max));

/** Removes NUL and lone surrogates: PostgreSQL accepts neither. */
function plain(text: string, max = MAX_LENGTH.short): string {
  return text.slice(0, max).replaceAll("\0", "\uFFFD").toWellFormed();
}
