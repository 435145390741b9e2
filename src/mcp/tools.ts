import type { Tool } from "../../generated/tools.js";
import type { ToolServices } from "../../generated/tool-types.ts";
import { lackOf } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import type { LoggableCall, LoggedCall, McpCaller } from "../contract/mcp.ts";
import { insufficientScope, permissionDenied, Problem, validationFailed } from "../platform/rules/errors.ts";
import { receiptOf, visibleTo } from "../records/rules/disclosure.ts";
import { knownScopes, scopesFor } from "../accounts/rules/mcp-scopes.ts";
import { toDetails } from "../platform/rules/violations.ts";
import { failedResult, rateLimited, ToolRefused } from "./refusals.ts";
import { shownResult, type Structured, structuredReceipt, structuredResult } from "./results.ts";
import { denialOf, isOffered, readsOf, type Denial } from "./rights.ts";
import { isObject, RPC, RpcError } from "./rpc.ts";
import type { ToolCall, ToolHandlers, ToolResult } from "./json-rpc.ts";

/** What the tools are run with. */
export interface ToolboxDeps {
  /** In the order in which they are listed. */
  readonly tools: readonly Tool[];
  readonly logged: LoggedCall<ToolServices>;
  /** Counts a call for its connection and its organization; `wait` in milliseconds, `logged`: it is written down. */
  readonly spend: (connectionId: string, organizationId: string) => Promise<Spent>;
  readonly instructions: (caller: Caller) => Promise<string>;
  /** Hears of what went wrong on our side. */
  readonly onFailure: (error: unknown, caller: Caller) => void;
}

interface Spent {
  readonly allowed: boolean;
  readonly wait: number;
  readonly logged: boolean;
}

/** The tools as one caller may use them, for one POST. */
export interface CallersTools extends ToolHandlers {
  /** The scopes that a call would have needed, beside those that the token has. */
  missingScopes(): readonly string[] | null;
}

/** The tools as a caller may use them now. */
export function createToolbox(deps: ToolboxDeps): (who: McpCaller) => CallersTools {
  return (who) => {
    let missing: readonly string[] | null = null;
    let previous: Promise<unknown> = Promise.resolve();
    const answer = async (call: ToolCall): Promise<ToolResult> => {
      try {
        return await callTool(deps, who, call);
      } catch (error) {
        missing ??= scopesToAskFor(who, error);
        if (error instanceof Denied) throw noSuchTool();
        if (error instanceof Malformed) throw new RpcError(RPC.invalidParams, error.said);
        if (error instanceof RpcError) throw error;
        return failed(deps, who, error);
      }
    };
    return {
      instructions: () => deps.instructions(who.caller),
      list: () => deps.tools.filter((tool) => isOffered(tool, who)).map(({ definition }) => definition),
      /** Those of a batch in their order: side by side they would take the database's connections from everybody else. */
      call(call) {
        const result = previous.then(() => answer(call));
        previous = result.catch(() => undefined);
        return result;
      },
      missingScopes: () => missing,
    };
  };
}

/** A call that is answered as if there were no such tool, or with the scopes it needs; the log knows it as a problem. */
class Denied extends Problem {
  readonly denial: Denial;

  constructor(denial: Denial) {
    const problem = denial.kind === "scope" ? insufficientScope(denial.permissions) : permissionDenied();
    super(problem.code, problem.details);
    this.denial = denial;
  }
}

/** A call that has not the form of one. */
class Malformed extends Problem {
  readonly said: string;

  constructor(said: string) {
    super("malformed_request");
    this.said = said;
  }
}

/** What an application would need for a call that was refused for its scopes, with those it has; null: it has them. */
function scopesToAskFor({ kind, heldScopes }: McpCaller, error: unknown): readonly string[] | null {
  if (kind !== "oauth" || !(error instanceof Problem) || error.code !== "insufficient_scope") return null;
  const required = error.details.flatMap(({ extra }) => extra?.["required"] ?? []).map(String);
  return knownScopes([...heldScopes, ...scopesFor(required)]);
}

const noSuchTool = (): RpcError => new RpcError(RPC.invalidParams, "There is no such tool.");

async function callTool({ tools, logged, spend }: ToolboxDeps, who: McpCaller, call: ToolCall): Promise<ToolResult> {
  const { caller, connectionId } = who;
  const { allowed, wait, logged: written } = await spend(connectionId, caller.organization.id);
  if (!written) throw rateLimited(wait);
  const tool = tools.find(({ definition }) => definition.name === call.name);
  const refusal = allowed ? refusalOf(tool, who, call) : rateLimited(wait);
  const { idempotencyKey, ...entry } = loggable(call);
  // Who may not call now is not told either what an earlier call has given.
  const key = refusal === null && idempotencyKey !== undefined ? { idempotencyKey } : {};
  const readsOnly = refusal !== null || tool?.definition.annotations.readOnlyHint === true;
  const scope = tool?.scope ?? "none";
  const serializeBy = tool?.serializeBy ?? null;
  const made = await logged(who, { ...entry, ...key, readsOnly, scope, serializeBy }, async (services) => {
    if (refusal !== null || tool === undefined) throw refusal ?? noSuchTool();
    // The validators have just shown that it is what the tool takes.
    const input = { ...tool.defaults, ...call.arguments } as never;
    return structuredResult(tool, await tool.call(services, caller, input));
  });
  return shownResult(disclosed(tool, who, { given: call.arguments, made }));
}

/** What the caller may read of a result, now: an answer that is repeated is too. */
function disclosed(
  tool: Tool | undefined,
  { caller: { permissions } }: McpCaller,
  { given, made }: { readonly given: ToolCall["arguments"]; readonly made: Structured },
): Structured {
  const reads = tool ? readsOf(tool, given) : [];
  if (reads.every((permission) => permissions.has(permission))) return visibleTo(permissions, made);
  return structuredReceipt(receiptOf(made, given));
}

/** What is known to be wrong with a call before anything is begun. */
function refusalOf(tool: Tool | undefined, who: McpCaller, call: ToolCall): Error | null {
  if (call.fault !== undefined) return new Malformed(call.fault.message);
  if (tool === undefined) return new Denied({ kind: "hidden" });
  const denial = denialOf(tool, who, call.arguments);
  if (denial?.kind === "permission") return lackOf(who.caller, denial.permission);
  if (denial !== null) return new Denied(denial);
  if (tool.validateInput(call.arguments)) return null;
  const { properties } = tool.definition.inputSchema;
  const names = isObject(properties) ? Object.keys(properties) : [];
  const knownFields = (pointer: string): string[] => (pointer === "" ? names : []);
  return validationFailed(toDetails(tool.validateInput.errors ?? [], { knownFields, input: call.arguments }));
}

/** What the log is told: names and ids only where they can be such. */
function loggable({ name, arguments: given, fault }: ToolCall): Omit<LoggableCall, "scope"> {
  const { record_type, record_id, event_id, event_type_id, contact_id, idempotency_key } = given;
  const candidates: [unknown, unknown][] = [
    [record_type, record_id],
    ["event", event_id],
    // A booking is about the event that it makes, and the result says which.
    ["contact", event_type_id === undefined ? contact_id : undefined],
  ];
  const found = candidates.find(([type, id]) => isWord(type) && isId(id));
  return {
    tool: isWord(name) ? name : "unknown",
    arguments: fault === undefined ? given : fault.sent,
    record: found ? { type: String(found[0]), id: String(found[1]).toLowerCase() } : null,
    ...(typeof idempotency_key === "string" ? { idempotencyKey: idempotency_key } : {}),
  };
}

function isWord(value: unknown): boolean {
  return typeof value === "string" && /^[a-z_]{1,64}$/.test(value);
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

function failed({ onFailure }: ToolboxDeps, { caller }: McpCaller, error: unknown): ToolResult {
  if (!(error instanceof ToolRefused)) onFailure(error, caller);
  return failedResult(error, caller.locale);
}
