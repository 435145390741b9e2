import type { Prompt, PromptArgument, ResourceTemplate } from "../../../generated/prompts.js";
import type { Locale } from "../../base/contract/caller.ts";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { DeniedCall, makeCall, MalformedCall, type CallDeps } from "./calls.ts";
import type { PromptResult, CompletionRequest } from "./handlers.ts";
import { localized, removeInvisible } from "./text.ts";
import { denialOf, isOffered } from "./permissions.ts";
import type { ToolServices } from "../../../generated/tool-types.ts";
import { find, type Found, readableTemplates, scopeOf, type ResourceDeps } from "./resources.ts";

/** Dependencies of prompts. */
export interface PromptDeps extends CallDeps {
  readonly prompts: readonly Prompt[];
}

/** A longer argument is not the name of anything. */
const MAX_ARGUMENT = 300;

/** Returns the prompts whose tools the caller can use, in the language of the caller. */
export function promptDefinitions({ prompts }: PromptDeps, who: McpCaller): object[] {
  const { locale } = who.caller;
  return prompts.filter((prompt) => isOffered(prompt, who)).map((prompt) => definition(prompt, locale));
}

function definition({ name, title, description, arguments: given }: Prompt, locale: Locale): object {
  const shown = given.map((one) => ({
    name: one.name,
    description: localized(one.description, locale),
    required: one.default === undefined,
  }));
  return {
    name,
    title: localized(title, locale),
    description: localized(description, locale),
    arguments: shown,
  };
}

/** Returns a prompt as the message of a user, in the language of the caller. It contains no records. */
export async function getPrompt(
  deps: PromptDeps,
  who: McpCaller,
  { name, arguments: given }: { readonly name: string; readonly arguments: Readonly<Record<string, string>> },
): Promise<PromptResult> {
  const prompt = deps.prompts.find((one) => one.name === name);
  const entry = {
    tool: null,
    action: "prompts.get",
    arguments: { name, ...given },
    readsOnly: true,
    scope: prompt?.scope ?? "none",
  };
  return await makeCall(deps, who, { entry, rejection: rejectionOf(prompt, who, given) }, () => {
    if (prompt === undefined) throw new DeniedCall({ kind: "hidden" });
    const { locale } = who.caller;
    const content = { type: "text", text: filled(prompt, given, locale) };
    return Promise.resolve({
      description: localized(prompt.description, locale),
      messages: [{ role: "user", content }],
    });
  });
}

function rejectionOf(
  prompt: Prompt | undefined,
  who: McpCaller,
  given: Readonly<Record<string, string>>,
): Error | null {
  const denial = prompt === undefined ? ({ kind: "hidden" } as const) : denialOf(prompt, who, {});
  if (denial !== null || prompt === undefined) return new DeniedCall(denial ?? { kind: "hidden" });
  const names = prompt.arguments.map((one) => one.name);
  const known = `This prompt has the arguments: ${names.join(", ")}.`;
  if (Object.keys(given).some((name) => !names.includes(name))) return new MalformedCall(known);
  const missing = prompt.arguments.find((one) => one.default === undefined && textOf(one, given) === undefined);
  if (missing !== undefined) return new MalformedCall(`The argument ${missing.name} is required.`);
  const isLong = Object.values(given).some((value) => value.length > MAX_ARGUMENT);
  return isLong ? new MalformedCall(`An argument has at most ${String(MAX_ARGUMENT)} characters.`) : null;
}

/** Values are quoted: they can be names from records, which are data and no instructions. */
function filled({ arguments: known, text }: Prompt, given: Readonly<Record<string, string>>, locale: Locale): string {
  return localized(text, locale).replace(/\{(\w+)\}/g, (variable, name: string) => {
    const argument = known.find((one) => one.name === name);
    const value = argument && textOf(argument, given);
    if (value !== undefined) return JSON.stringify(value);
    return argument?.default ? localized(argument.default, locale) : variable;
  });
}

/** Returns the value of an argument on one line; undefined if it is omitted or empty. */
function textOf({ name }: PromptArgument, given: Readonly<Record<string, string>>): string | undefined {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  const text = String(removeInvisible(value ?? ""))
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}

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
