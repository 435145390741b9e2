import type { ResourceTemplate, TemplateCall, TemplateLookup } from "../../../generated/prompts.js";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { DeniedCall, makeCall } from "./calls.ts";
import type { ResourceContents } from "./handlers.ts";
import { localized } from "./text.ts";
import { denialOf } from "./permissions.ts";
import { authorizeCall, callTool, toolNamed, type ToolDeps } from "./tools.ts";
import type { Tool } from "../../../generated/tools.js";
import type { ToolServices } from "../../../generated/tool-types.ts";
import { visibleTo } from "../../base/records/rules/disclosure.ts";
import { structuredResult } from "./results.ts";
import { isObject } from "./rpc.ts";

/** Dependencies of resources. */
export interface ResourceDeps extends ToolDeps {
  readonly templates: readonly ResourceTemplate[];
}

const MIME_TYPE = "application/json";
/** Not the id of any record. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Returns the kinds of records that the caller may read, in the language of the caller. */
export function templateDefinitions(deps: ResourceDeps, who: McpCaller): object[] {
  const { locale } = who.caller;
  return readableTemplates(deps, who).map(({ name, title, description, uriTemplate }) => ({
    uriTemplate,
    name,
    mimeType: MIME_TYPE,
    title: localized(title, locale),
    description: localized(description, locale),
  }));
}

/** Returns the kinds of records that the caller may read. */
export function readableTemplates({ templates, tools }: ResourceDeps, who: McpCaller): ResourceTemplate[] {
  return templates.filter(({ read }) => {
    const tool = toolNamed(tools, read.tool);
    return tool !== undefined && denialOf(tool, who, argumentsOf(read, { id: NO_ID })) === null;
  });
}

/** Returns the scope of the tool that reads a kind of record. */
export function scopeOf({ tools }: ResourceDeps, template: ResourceTemplate | undefined): string {
  return (template && toolNamed(tools, template.read.tool)?.scope) ?? "none";
}

/** Returns records in which the user is likely to be interested: a few of each kind. */
export async function listResources(deps: ResourceDeps, who: McpCaller): Promise<object[]> {
  const readable = readableTemplates(deps, who);
  const scope = scopeOf(deps, readable[0]);
  if (readable.length === 0) return [];
  const entry = { tool: null, action: "resources.list", arguments: {}, readsOnly: true, scope };
  const { locale, user } = who.caller;
  return await makeCall(deps, who, { entry, rejection: null }, async (services) => {
    const resources: object[] = [];
    // One after the other: in parallel they would occupy the database connections of other callers.
    for (const { recent, uriTemplate, title } of readable) {
      const found = await find(deps.tools, services, { lookup: recent, who, variables: { me: user.id } });
      const description = localized(title, locale);
      for (const { id, label } of found) {
        resources.push({ uri: uriTemplate.replace("{id}", id), name: label, description, mimeType: MIME_TYPE });
      }
    }
    return resources;
  });
}

/** Reads a record: a call of the tool that reads this kind of record, with the same rights and the same log. */
export async function readResource(deps: ResourceDeps, who: McpCaller, uri: string): Promise<ResourceContents> {
  const { template, id } = parse(deps.templates, uri);
  if (template === undefined) return await rejectUnknown(deps, who, uri);
  const call = { name: template.read.tool, arguments: argumentsOf(template.read, { id }) };
  const record = await callTool(deps, who, call, { action: "resources.read" });
  return { contents: [{ uri, mimeType: MIME_TYPE, text: JSON.stringify(record) }] };
}

/** Counts and logs the request like one for a record that does not exist. */
async function rejectUnknown(deps: ResourceDeps, who: McpCaller, uri: string): Promise<ResourceContents> {
  const rejection = new DeniedCall({ kind: "hidden" });
  const entry = { tool: null, action: "resources.read", arguments: { uri }, scope: "none" };
  return await makeCall(deps, who, { entry, rejection }, () => Promise.reject(rejection));
}

function parse(
  templates: readonly ResourceTemplate[],
  uri: string,
): { readonly template: ResourceTemplate | undefined; readonly id: string } {
  const end = uri.lastIndexOf("/") + 1;
  const template = templates.find(({ uriTemplate }) => uriTemplate === `${uri.slice(0, end)}{id}`);
  return { template, id: uri.slice(end) };
}

/** A record that a lookup found. */
export interface Found {
  readonly id: string;
  readonly label: string;
}

/** Values of the variables in the arguments of a call. */
type Variables = Readonly<Record<string, string>>;

/** Returns the arguments of a call with the values of its variables. */
function argumentsOf({ arguments: given }: TemplateCall, variables: Variables): Record<string, unknown> {
  return filledIn(given, variables) as Record<string, unknown>;
}

function filledIn(value: unknown, variables: Variables): unknown {
  if (typeof value === "string") return variables[/^\{(\w+)\}$/.exec(value)?.[1] ?? ""] ?? value;
  if (Array.isArray(value)) return value.map((item) => filledIn(item, variables));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, variables)]));
}

/** A lookup by one caller. */
interface LookupRequest {
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
  const result = structuredResult(tool, await tool.call(services, authorizeCall(tool, who, given), input));
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
