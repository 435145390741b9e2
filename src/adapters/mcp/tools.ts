import type { Tool } from "../../../generated/tools.js";
import { missingPermission } from "../../base/platform/rights.ts";
import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { LoggableCall, McpCaller, ToolRecord } from "../../base/contract/mcp.ts";
import { withFurther, withoutMistakes } from "../../base/platform/mistakes.ts";
import { type Detail, Problem, validationFailed } from "../../base/platform/rules/errors.ts";
import { receiptOf, visibleTo } from "../../base/records/rules/disclosure.ts";
import type { DescribedName } from "../../base/platform/rules/did-you-mean.ts";
import { MAX_DETAILS, toDetails } from "../../base/platform/rules/violations.ts";
import { DeniedCall, makeCall, MalformedCall, type CallDeps } from "./calls.ts";
import type { ToolCall } from "./handlers.ts";
import { type Structured, structuredReceipt, structuredResult } from "./results.ts";
import { denialOf, readPermissionsOf } from "./permissions.ts";
import { isObject } from "./rpc.ts";

/** Dependencies of `callTool`. */
export interface ToolDeps extends CallDeps {
  /** In the order in which they are listed. */
  readonly tools: readonly Tool[];
  readonly toolMistakes: ToolMistakes;
}

/** The arguments of a tool without those that have a mistake of their shape. */
interface SentArguments {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** JSON pointers to these mistakes. */
  readonly mistaken: readonly string[];
}

/** Returns the mistakes of arguments that their schema cannot express. */
export type ToolMistakes = (caller: Caller, sent: SentArguments) => Promise<readonly Detail[]>;

/** Changes of a call that do not come from its client. */
export interface CallOptions {
  /** The action in the audit log, if it is not the call of a tool. */
  readonly action?: string;
  /** Used if the client sent no key. */
  readonly idempotencyKey?: string;
  /** Arguments that the client did not send. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Calls a tool; throws the reason if it is rejected or fails. */
export async function callTool(
  deps: ToolDeps,
  who: McpCaller,
  call: ToolCall,
  { action, idempotencyKey, more = {} }: CallOptions = {},
): Promise<Structured> {
  const tool = toolNamed(deps.tools, call.name);
  const entry = {
    ...entryOf(tool, call),
    ...(action === undefined ? {} : { action }),
  };
  const key = entry.idempotencyKey ?? idempotencyKey;
  const planned = {
    entry: { ...entry, ...(key === undefined ? {} : { idempotencyKey: key }) },
    rejection: errorBeforeCall(tool, who, call),
    detailed: (rejection: Error) => withAllMistakesOf(deps, who, call, rejection),
  };
  const made = await makeCall(deps, who, planned, async (services) => {
    if (tool === undefined) throw new DeniedCall({ kind: "hidden" });
    // The validators have checked that the input has the tool's type.
    const input = { ...tool.defaults, ...more, ...call.arguments } as never;
    return structuredResult(tool, await tool.call(services, authorizeCall(tool, who, call.arguments), input));
  });
  return visibleResult(tool, who, { given: call.arguments, made });
}

/** Adds the mistakes that only the services find to those of the shape. */
async function withAllMistakesOf(
  { toolMistakes }: ToolDeps,
  { caller }: McpCaller,
  call: ToolCall,
  rejection: Error,
): Promise<Error> {
  if (!(rejection instanceof Problem) || rejection.code !== "validation_failed") return rejection;
  const { details } = rejection;
  // Not all mistakes of the shape are known then.
  if (details.length >= MAX_DETAILS) return rejection;
  const given = withoutMistakes(call.arguments, details);
  const mistaken = details.map(({ path }) => path);
  return validationFailed(withFurther(details, await toolMistakes(caller, { tool: call.name, given, mistaken })));
}

/** Returns the tool with a name. */
export function toolNamed(tools: readonly Tool[], name: string): Tool | undefined {
  return tools.find(({ definition }) => definition.name === name);
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
export function errorBeforeCall(tool: Tool | undefined, who: McpCaller, call: ToolCall): Error | null {
  if (call.fault !== undefined) return new MalformedCall(call.fault.message);
  if (tool === undefined) return new DeniedCall({ kind: "hidden" });
  const denied = errorOfDenial(tool, who, call.arguments);
  if (denied !== null) return denied;
  if (tool.validateInput(call.arguments)) return null;
  const knownFields = (pointer: string): DescribedName[] => argumentsAt(tool.definition.inputSchema, pointer);
  return validationFailed(toDetails(tool.validateInput.errors ?? [], { knownFields, input: call.arguments }));
}

/** Returns the caller for the services of a tool; throws if the call is not allowed now. */
export function authorizeCall(
  tool: Tool,
  who: McpCaller,
  given: Readonly<Record<string, unknown>>,
): Authorized<Caller> {
  const error = errorOfDenial(tool, who, given);
  if (error !== null) throw error;
  return who.caller as Authorized<Caller>;
}

/** Returns the error of a call that is not allowed now; null if it is. */
function errorOfDenial(tool: Tool, who: McpCaller, given: Readonly<Record<string, unknown>>): Error | null {
  const denial = denialOf(tool, who, given);
  if (denial === null) return null;
  return denial.kind === "permission" ? missingPermission(who.caller, denial.permission) : new DeniedCall(denial);
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

/** Returns the audit log entry of a call: names and ids only if they are well-formed. */
export function entryOf(tool: Tool | undefined, { name, arguments: given, fault }: ToolCall): LoggableCall {
  const key = given["idempotency_key"];
  return {
    tool: isWord(name) ? name : "unknown",
    arguments: fault === undefined ? given : fault.sent,
    ...(tool?.record ? recordOf(tool.record, given) : {}),
    ...(typeof key === "string" ? { idempotencyKey: key } : {}),
    readsOnly: tool?.definition.annotations.readOnlyHint === true,
    scope: tool?.scope ?? "none",
    serializeBy: tool?.serializeBy ?? null,
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
