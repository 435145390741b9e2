import type { Prompt, PromptArgument } from "../../../generated/prompts.js";
import type { Locale } from "../../base/contract/caller.ts";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { DeniedCall, makeCall, MalformedCall, type CallDeps } from "./calls.ts";
import type { PromptResult } from "./handlers.ts";
import { localized } from "./localized.ts";
import { denialOf, isOffered } from "./permissions.ts";
import { removeInvisible } from "./text.ts";

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
