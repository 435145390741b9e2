import type { Prompt, PromptArgument, ResourceTemplate } from "../../../generated/prompts.js";
import type { ToolServices } from "../../../generated/tool-types.ts";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { DeniedCall, makeCall, MalformedCall } from "./calls.ts";
import type { CompletionRequest } from "./handlers.ts";
import { find, type Found } from "./lookups.ts";
import { isOffered } from "./permissions.ts";
import type { PromptDeps } from "./prompts.ts";
import { readableTemplates, scopeOf, type ResourceDeps } from "./resources.ts";

type CompletionDeps = PromptDeps & ResourceDeps;

/** The values that can complete a text: fixed ones, or the ids or labels of a kind of record. */
type Source =
  { readonly values: readonly string[] } | { readonly template: ResourceTemplate; readonly shown: keyof Found };

const MAX_VALUES = 100;
const MAX_TEXT = 200;

/** Completes the argument of a prompt, or the variable of a URI template, from records that the caller may read. */
export async function complete(
  deps: CompletionDeps,
  who: McpCaller,
  { ref, argument }: CompletionRequest,
): Promise<readonly string[]> {
  const source = sourceOf(deps, who, { ref, argument });
  const template = source && "template" in source ? source.template : undefined;
  const entry = {
    tool: null,
    action: "completion.complete",
    arguments: { ref, argument },
    readsOnly: true,
    scope: template ? scopeOf(deps, template) : scopeOfPrompt(deps, ref),
  };
  const text = argument.value.trim();
  const isLong = text.length > MAX_TEXT;
  const rejection = source === null ? new DeniedCall({ kind: "hidden" }) : isLong ? new MalformedCall(TOO_LONG) : null;
  return await makeCall(deps, who, { entry, rejection }, async (services) => {
    if (source === null) throw new DeniedCall({ kind: "hidden" });
    if ("values" in source) return source.values.filter((value) => contains(value, text));
    const found = await matches(deps, services, { template: source.template, who, text });
    return [...new Set(found.map((one) => one[source.shown]))].slice(0, MAX_VALUES);
  });
}

const TOO_LONG = `The value to complete has at most ${String(MAX_TEXT)} characters.`;

/** Returns null if the caller cannot complete this. */
function sourceOf(deps: CompletionDeps, who: McpCaller, { ref, argument }: CompletionRequest): Source | null {
  const readable = readableTemplates(deps, who);
  if (ref.type === "ref/resource") {
    const template = readable.find(({ uriTemplate }) => uriTemplate === ref.uri);
    return template && argument.name === "id" ? { template, shown: "id" } : null;
  }
  const prompt = deps.prompts.find(({ name }) => name === ref.name);
  if (prompt === undefined || !isOffered(prompt, who)) return null;
  const known = prompt.arguments.find(({ name }) => name === argument.name);
  return known ? sourceOfArgument(known, readable, who) : null;
}

function sourceOfArgument(
  { completion }: PromptArgument,
  readable: readonly ResourceTemplate[],
  { caller }: McpCaller,
): Source {
  const template = readable.find(({ name }) => name === completion?.resource);
  return template ? { template, shown: "label" } : { values: completion?.values?.[caller.locale] ?? [] };
}

function scopeOfPrompt({ prompts }: { readonly prompts: readonly Prompt[] }, ref: CompletionRequest["ref"]): string {
  return (ref.type === "ref/prompt" && prompts.find(({ name }) => name === ref.name)?.scope) || "none";
}

/** A search needs at least two characters. */
const MIN_SEARCH = 2;

async function matches(
  { tools }: CompletionDeps,
  services: ToolServices,
  { template, who, text }: { readonly template: ResourceTemplate; readonly who: McpCaller; readonly text: string },
): Promise<Found[]> {
  const { recent, search } = template;
  const variables = { me: who.caller.user.id, text };
  if (search && text.length >= MIN_SEARCH) return await find(tools, services, { lookup: search, who, variables });
  const found = await find(tools, services, { lookup: recent, who, variables });
  return found.filter(({ label }) => contains(label, text));
}

function contains(value: string, text: string): boolean {
  return value.toLowerCase().includes(text.toLowerCase());
}
