import type { Intent, Said } from "../intent.ts";
import type { ListedTool, Schema } from "./connection.ts";
import type { Choices, Draft } from "./draft.ts";
import { covers, inEnglish } from "./language.ts";
import type { Talk } from "./talk.ts";

/** One attempt to call a tool for an intent. */
export interface Attempt {
  readonly talk: Talk;
  readonly tool: ListedTool;
  readonly intent: Intent;
  readonly choices: Choices;
  readonly draft: Draft;
  /** Fills the arguments of a tool from an intent. Throws Stuck. */
  readonly fill: (attempt: Attempt) => Promise<Draft>;
}

/** An argument of the attempt's tool. */
export interface Argument {
  readonly name: string;
  readonly schema: Schema;
}

/** Returns all values that a person said, with their words. */
export function wordsOf({ details = {}, where = [] }: Intent): [string, Said][] {
  const conditions = where.flatMap(({ field, value }): [string, Said][] =>
    value === undefined ? [] : [[field, value]],
  );
  return [...Object.entries(details), ...conditions];
}

/** Returns the details that are no argument of their own, and so belong into the tool's open object. */
export function detailsLeft({ tool, intent: { details = {} } }: Attempt): [string, Said][] {
  const names = Object.entries(tool.inputSchema.properties ?? {}).filter(([, { type }]) => type !== "object");
  return Object.entries(details).filter(([word]) => !names.some(([name]) => covers(inEnglish(word), name)));
}

export const isRequired = ({ inputSchema }: ListedTool, name: string): boolean =>
  inputSchema.required?.includes(name) === true;
