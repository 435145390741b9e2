import { errorStatuses, type ErrorCode } from "../../../generated/vocabulary.js";
import type { Actor } from "../../contract/actor.ts";
import { toProblem } from "../../platform/rules/problems.ts";

/** How a call ended, as the activity log says it. */
export type LogResult = "success" | "denied" | "invalid" | "conflict" | "rate_limited" | "error";

/** What the activity log is told of one call; when it was and where in the chain it stands is the log's own. */
export interface LogEntry {
  readonly channel: "mcp" | "rest" | "console" | "system";
  readonly actor: Actor;
  /** Whoever is responsible: who signed in, or who created the key. */
  readonly user_id: string | null;
  readonly application: string | null;
  readonly connection_id: string | null;
  /** `group.verb`, or what else it was called. */
  readonly action: string;
  readonly tool: string | null;
  readonly record: { readonly type: string; readonly id: string } | null;
  readonly result: LogResult;
  readonly error_code: string | null;
  /** Their HMAC, never the arguments. */
  readonly arguments_hash: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly duration_ms: number | null;
  /** Why an operator's support session was there. */
  readonly reason: string | null;
}

/** Codes of the MCP server's own refusals. */
const OWN: Readonly<Record<string, LogResult>> = { rate_limited: "rate_limited", result_too_large: "invalid" };

/** What the activity log says of a call that threw this. */
export function failureOf(error: unknown): { readonly result: LogResult; readonly error_code: string } {
  const own = error instanceof Error && "code" in error ? String(error.code) : "";
  if (OWN[own]) return { result: OWN[own], error_code: own };
  const { code } = toProblem(error);
  return { result: resultOf(code), error_code: code };
}

function resultOf(code: ErrorCode): LogResult {
  const status = errorStatuses[code];
  if (status >= 500) return "error";
  if (status === 401 || status === 403 || status === 421) return "denied";
  return status === 409 || status === 412 ? "conflict" : "invalid";
}
