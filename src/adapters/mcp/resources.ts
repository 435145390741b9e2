import type { ResourceTemplate } from "../../../generated/prompts.js";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { DeniedCall, makeCall } from "./calls.ts";
import type { ResourceContents } from "./handlers.ts";
import { localized } from "./localized.ts";
import { argumentsOf, find } from "./lookups.ts";
import { denialOf } from "./permissions.ts";
import { callTool, toolNamed, type ToolDeps } from "./tools.ts";

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
