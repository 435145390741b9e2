import type { TemplateCall, TemplateLookup } from "../../../generated/prompts.js";
import type { Tool } from "../../../generated/tools.js";
import type { ToolServices } from "../../../generated/tool-types.ts";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { visibleTo } from "../../base/records/rules/disclosure.ts";
import { denialOf } from "./permissions.ts";
import { structuredResult } from "./results.ts";
import { isObject } from "./rpc.ts";
import { toolNamed } from "./tools.ts";

/** A record that a lookup found. */
export interface Found {
  readonly id: string;
  readonly label: string;
}

/** Values of the variables in the arguments of a call. */
export type Variables = Readonly<Record<string, string>>;

/** Returns the arguments of a call with the values of its variables. */
export function argumentsOf({ arguments: given }: TemplateCall, variables: Variables): Record<string, unknown> {
  return filledIn(given, variables) as Record<string, unknown>;
}

function filledIn(value: unknown, variables: Variables): unknown {
  if (typeof value === "string") return variables[/^\{(\w+)\}$/.exec(value)?.[1] ?? ""] ?? value;
  if (Array.isArray(value)) return value.map((item) => filledIn(item, variables));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, variables)]));
}

/** A lookup by one caller. */
export interface LookupRequest {
  readonly lookup: TemplateLookup;
  readonly who: McpCaller;
  readonly variables: Variables;
}

/** Returns the records that a lookup finds; none if the caller may not use its tool, or if a text is not valid for it. */
export async function find(
  tools: readonly Tool[],
  services: ToolServices,
  { lookup, who, variables }: LookupRequest,
): Promise<Found[]> {
  const tool = toolNamed(tools, lookup.tool);
  const given = argumentsOf(lookup, variables);
  if (tool === undefined || denialOf(tool, who, given) !== null || !tool.validateInput(given)) return [];
  // The validator has checked that the input has the tool's type.
  const input = { ...tool.defaults, ...given } as never;
  const result = structuredResult(tool, await tool.call(services, who.caller, input));
  const items = visibleTo(who.caller.permissions, result)[lookup.items];
  return Array.isArray(items) ? items.filter(isObject).flatMap((item) => foundIn(lookup, item)) : [];
}

const MAX_LABEL = 200;

function foundIn({ id, label }: TemplateLookup, item: Readonly<Record<string, unknown>>): Found[] {
  const key = item[id];
  if (typeof key !== "string") return [];
  const texts = label.flatMap((name) => (typeof item[name] === "string" ? [item[name]] : []));
  return [{ id: key, label: texts.join(" ").replace(/\s+/g, " ").slice(0, MAX_LABEL).toWellFormed() || key }];
}
