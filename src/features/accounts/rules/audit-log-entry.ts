import { errorStatuses, type ErrorCode } from "../../../../generated/vocabulary.js";
import type { Actor } from "../../../base/contract/actor.ts";
import { toProblem } from "../../../base/platform/rules/problems.ts";

/** The result of a call in the audit log. */
export type LogResult = "success" | "denied" | "invalid" | "conflict" | "rate_limited" | "error";

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
