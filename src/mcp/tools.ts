import type { Tool } from "../../generated/tools.js";
import type { ToolServices } from "../../generated/tool-types.ts";
import { missingPermission } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import type { CallLimits, LoggableCall, LoggedCall, McpCaller, ToolRecord } from "../contract/mcp.ts";
import { insufficientScope, permissionDenied, Problem, validationFailed } from "../platform/rules/errors.ts";
import { receiptOf, visibleTo } from "../records/rules/disclosure.ts";
import { knownScopes, scopesFor } from "../accounts/rules/mcp-scopes.ts";
import type { DescribedName } from "../platform/rules/unknown-names.ts";
import { toDetails } from "../platform/rules/violations.ts";
import { failedResult, rateLimited, ToolError } from "./tool-errors.ts";
import { shownResult, type Structured, structuredReceipt, structuredResult } from "./results.ts";
import { denialOf, isOffered, readPermissionsOf, type Denial } from "./permissions.ts";
import { isObject, RPC, RpcError } from "./rpc.ts";
import type { ToolCall, ToolHandlers, ToolResult } from "./json-rpc.ts";

/** Dependencies of `createToolbox`. */
export interface ToolboxDeps {
  /** In the order in which they are listed. */
  readonly tools: readonly Tool[];
  readonly logged: LoggedCall<ToolServices>;
  /**
   * Counts a call for its connection and its organization; `wait` in milliseconds, `logged`: whether the call is
   * logged.
   */
  readonly spend: (connectionId: string, organizationId: string, limits: CallLimits) => Promise<SpendResult>;
  readonly instructions: (caller: Caller) => Promise<string>;
  /** Called for errors of the server. */
  readonly onFailure: (error: unknown, caller: Caller) => void;
}

interface SpendResult {
  readonly allowed: boolean;
  readonly wait: number;
  readonly logged: boolean;
}

/** The tools that one caller can use, for one POST. */
export interface CallerTools extends ToolHandlers {
  /** Returns the scopes that a call needed, together with those of the token; null if none were missing. */
  missingScopes(): readonly string[] | null;
}

/** Creates a function that returns the tools for a caller. */
export function createToolbox(deps: ToolboxDeps): (who: McpCaller) => CallerTools {
  return (who) => {
    let missing: readonly string[] | null = null;
    let previous: Promise<unknown> = Promise.resolve();
    const runTool = async (call: ToolCall): Promise<ToolResult> => {
      try {
        return await callTool(deps, who, call);
      } catch (error) {
        missing ??= missingScopesOf(who, error);
        if (error instanceof DeniedCall) throw noSuchTool();
        if (error instanceof MalformedCall) throw new RpcError(RPC.invalidParams, error.text);
        if (error instanceof RpcError) throw error;
        return failedToolResult(deps, who, error);
      }
    };
    return {
      instructions: () => deps.instructions(who.caller),
      list: () => deps.tools.filter((tool) => isOffered(tool, who)).map(({ definition }) => definition),
      /**
       * The calls of a batch run one after the other: in parallel they would occupy the database connections of other
       * callers.
       */
      call(call) {
        const result = previous.then(() => runTool(call));
        previous = result.catch(() => undefined);
        return result;
      },
      missingScopes: () => missing,
    };
  };
}

/**
 * A call that is answered as if the tool did not exist, or with the scopes that it needs; the log records it as a
 * problem.
 */
class DeniedCall extends Problem {
  readonly denial: Denial;

  constructor(denial: Denial) {
    const problem = denial.kind === "scope" ? insufficientScope(denial.permissions) : permissionDenied();
    super(problem.code, problem.details);
    this.denial = denial;
  }
}

/** A malformed call. */
class MalformedCall extends Problem {
  readonly text: string;

  constructor(said: string) {
    super("malformed_request");
    this.text = said;
  }
}

/**
 * Returns the scopes that an application would need for a rejected call, including those that it has; null if scopes
 * were not the reason.
 */
function missingScopesOf({ kind, grantedScopes }: McpCaller, error: unknown): readonly string[] | null {
  if (kind !== "oauth" || !(error instanceof Problem) || error.code !== "insufficient_scope") return null;
  const required = error.details.flatMap(({ extra }) => extra?.["required"] ?? []).map(String);
  return knownScopes([...grantedScopes, ...scopesFor(required)]);
}

const noSuchTool = (): RpcError => new RpcError(RPC.invalidParams, "The tool does not exist.");

async function callTool({ tools, logged, spend }: ToolboxDeps, who: McpCaller, call: ToolCall): Promise<ToolResult> {
  const { caller, connectionId, callLimits } = who;
  const { allowed, wait, logged: written } = await spend(connectionId, caller.organization.id, callLimits);
  if (!written) throw rateLimited(wait);
  const tool = tools.find(({ definition }) => definition.name === call.name);
  const rejection = allowed ? errorBeforeCall(tool, who, call) : rateLimited(wait);
  const { idempotencyKey, ...entry } = loggedFields(tool, call);
  // Callers who may not make the call now do not get the result of an earlier one either.
  const key = rejection === null && idempotencyKey !== undefined ? { idempotencyKey } : {};
  const readsOnly = rejection !== null || tool?.definition.annotations.readOnlyHint === true;
  const scope = tool?.scope ?? "none";
  const serializeBy = tool?.serializeBy ?? null;
  const made = await logged(who, { ...entry, ...key, readsOnly, scope, serializeBy }, async (services) => {
    if (rejection !== null || tool === undefined) throw rejection ?? noSuchTool();
    // The validators have checked that the input has the tool's type.
    const input = { ...tool.defaults, ...call.arguments } as never;
    return structuredResult(tool, await tool.call(services, caller, input));
  });
  return shownResult(visibleResult(tool, who, { given: call.arguments, made }));
}

/** Returns the part of a result that the caller may read now, also for a repeated response. */
function visibleResult(
  tool: Tool | undefined,
  { caller: { permissions } }: McpCaller,
  { given, made }: { readonly given: ToolCall["arguments"]; readonly made: Structured },
): Structured {
  const reads = tool ? readPermissionsOf(tool, given) : [];
  if (reads.every((permission) => permissions.has(permission))) return visibleTo(permissions, made);
  return structuredReceipt(receiptOf(made, given));
}

/** Returns the error of a call that can be rejected before it starts; null if there is none. */
function errorBeforeCall(tool: Tool | undefined, who: McpCaller, call: ToolCall): Error | null {
  if (call.fault !== undefined) return new MalformedCall(call.fault.message);
  if (tool === undefined) return new DeniedCall({ kind: "hidden" });
  const denial = denialOf(tool, who, call.arguments);
  if (denial?.kind === "permission") return missingPermission(who.caller, denial.permission);
  if (denial !== null) return new DeniedCall(denial);
  if (tool.validateInput(call.arguments)) return null;
  const knownFields = (pointer: string): DescribedName[] => argumentsAt(tool.definition.inputSchema, pointer);
  return validationFailed(toDetails(tool.validateInput.errors ?? [], { knownFields, input: call.arguments }));
}

/** Returns the arguments that a tool takes at a place of its input, with the first sentence of their descriptions. */
function argumentsAt(schema: Readonly<Record<string, unknown>>, pointer: string): DescribedName[] {
  const steps = pointer.split("/").slice(1);
  const place = steps.reduce<unknown>((outer, step) => {
    if (!isObject(outer)) return undefined;
    return isObject(outer["properties"]) ? outer["properties"][step] : outer["items"];
  }, schema);
  const properties = isObject(place) && isObject(place["properties"]) ? place["properties"] : {};
  return Object.entries(properties).map(([name, property]) => {
    const text = isObject(property) && typeof property["description"] === "string" ? property["description"] : "";
    return { name, line: text.split(/(?<=\.)\s/)[0] ?? "" };
  });
}

/** Returns the fields of a call that are logged: names and ids only if they are well-formed. */
function loggedFields(
  tool: Tool | undefined,
  { name, arguments: given, fault }: ToolCall,
): Omit<LoggableCall, "scope"> {
  const key = given["idempotency_key"];
  return {
    tool: isWord(name) ? name : "unknown",
    arguments: fault === undefined ? given : fault.sent,
    ...(tool?.record ? recordOf(tool.record, given) : {}),
    ...(typeof key === "string" ? { idempotencyKey: key } : {}),
  };
}

/** Returns the record that the arguments name, or the member of the result that contains it. */
function recordOf(
  { type: named, argument, result }: ToolRecord,
  given: ToolCall["arguments"],
): Pick<LoggableCall, "record" | "resultRecord"> {
  const type = typeof named === "string" ? named : given[named.argument];
  if (typeof type !== "string" || !isWord(type)) return {};
  if (result !== undefined) return { resultRecord: { type, member: result } };
  const id = argument === undefined ? undefined : given[argument];
  return typeof id === "string" && isId(id) ? { record: { type, id: id.toLowerCase() } } : {};
}

function isWord(value: unknown): boolean {
  return typeof value === "string" && /^[a-z_]{1,64}$/.test(value);
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

function failedToolResult({ onFailure }: ToolboxDeps, { caller }: McpCaller, error: unknown): ToolResult {
  if (!(error instanceof ToolError)) onFailure(error, caller);
  return failedResult(error, caller.locale);
}
