import { isObject, type Intent, type SaidRecord } from "../intent.ts";
import type { CallResult, Connection, Cost, ListedTool } from "./connection.ts";
import { inEnglish, nounsFor, sharedTokens, tokens } from "./language.ts";
import { toolsFor } from "./tool-choice.ts";

export type Json = Readonly<Record<string, unknown>>;

/** The caller does not know how to go on. */
export class Stuck extends Error {
  override readonly name = "Stuck";
}

/** After so many calls a person would give up. */
const MAX_CALLS = 10;

/** One task: what was called and seen since it began. */
export interface Talk {
  readonly connection: Connection;
  readonly cost: Cost;
  /** The present, milliseconds since 1970, which applications add to the conversation. */
  readonly now: number;
  /** Records that tools returned, by id. */
  readonly seen: Map<string, Json>;
  /** Records that were found for an expression. */
  readonly found: Map<string, Json>;
}

/** Calls a tool and remembers the returned records. */
export async function say(talk: Talk, tool: ListedTool, given: Json): Promise<CallResult> {
  if (talk.cost.calls >= MAX_CALLS) throw new Stuck(`no result after ${String(MAX_CALLS)} calls`);
  const result = await talk.connection.call(tool.name, given, talk.cost);
  if (!result.failed) {
    for (const record of [...Object.values(result.json).filter(isObject), ...itemsOf(result.json)]) {
      const id = idOf(record);
      if (id !== undefined) talk.seen.set(id, { ...talk.seen.get(id), ...record });
    }
  }
  return result;
}

/** Returns the list in a result. */
export function itemsOf(json: Json): Json[] {
  const lists = Object.values(json).filter((value): value is unknown[] => Array.isArray(value));
  const filled = lists.find((list) => list.some(isObject)) ?? lists[0] ?? [];
  return filled.filter(isObject);
}

export function idOf(record: Json): string | undefined {
  const id = record["id"] ?? record["record_id"];
  return typeof id === "string" ? id : undefined;
}

/** Returns the item whose texts have the most words of an expression; undefined if there is none. */
export function bestItem(items: readonly Json[], expression: string): Json | undefined {
  const fit = (item: Json): number => sharedTokens(expression, textsIn(item).join(" "));
  return items.toSorted((left, right) => fit(right) - fit(left))[0];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Finds a record by its name with the tool that the definitions offer for its kind. Throws Stuck. */
export async function findRecord(talk: Talk, said: SaidRecord): Promise<Json> {
  const key = `${said.a} ${said.named}`;
  const known = talk.found.get(key);
  if (known) return known;
  const nouns = nounsFor(said.a);
  const search = first(toolsFor("find", talk.connection.tools));
  const kinds = kindArgument(search, nouns);
  const found = kinds === undefined ? await listed(talk, said) : await searched(talk, search, { said, kinds });
  if (found === undefined) throw new Stuck(`${said.named} was not found`);
  talk.found.set(key, found);
  return found;
}

/** Returns the argument of a tool that names kinds of records, with the noun that it knows. */
export function kindArgument({ inputSchema }: ListedTool, nouns: readonly string[]): [string, unknown] | undefined {
  for (const [name, schema] of Object.entries(inputSchema.properties ?? {})) {
    const options = schema.enum ?? schema.items?.enum ?? [];
    const noun = options.find((option) => nouns.some((one) => one.replaceAll(" ", "_") === option));
    if (noun !== undefined) return [name, schema.items ? [noun] : noun];
  }
  return undefined;
}

/** Events are not searched by words but listed. */
async function listed(talk: Talk, { a, named }: SaidRecord): Promise<Json | undefined> {
  const tools = talk.connection.tools.filter(({ name }) => nounsFor(a).some((noun) => tokens(name).includes(noun)));
  const tool = toolsFor("list events", tools.length > 0 ? tools : talk.connection.tools)[0];
  if (!tool) return undefined;
  const { json } = await say(talk, tool, {});
  return bestItem(itemsOf(json), named);
}

interface Search {
  readonly said: SaidRecord;
  readonly kinds: readonly [string, unknown];
}

/** Searches for the words as they were said; if nothing is found, for the names among them, then for each word. */
async function searched(talk: Talk, tool: ListedTool, { said, kinds: [name, kinds] }: Search) {
  const query = Object.keys(tool.inputSchema.properties ?? {}).find((argument) => argument !== name) ?? "query";
  for (const [index, words] of wordings(said.named).entries()) {
    const { failed, json } = await say(talk, tool, { [query]: words, [name]: kinds });
    const best = bestItem(itemsOf(json), said.named);
    if (best) return best;
    if (!failed && index < wordings(said.named).length - 1) talk.cost.wrongTurns += 1;
  }
  return undefined;
}

function wordings(said: string): string[] {
  const words = said.split(/[\s’']+/).filter((word) => word.length > 2);
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).join(" ");
  return [...new Set([said, names, ...words])].filter((text) => text.length >= 2);
}

/** Returns the record that an intent concerns, as far as it was read. */
export function recordRead({ found, seen }: Talk, { about }: Intent): Json | undefined {
  const hit = about && found.get(`${about.a} ${about.named}`);
  const id = hit && idOf(hit);
  return id === undefined ? undefined : seen.get(id);
}

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Stuck("there is no such tool");
  return item;
}

/** Returns the kind that an intent concerns, as nouns. */
export function kindOf({ kind, about }: Intent): string[] {
  const said = kind ?? about?.a;
  return said === undefined ? [] : nounsFor(said);
}

const ZONE = /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_/+-]+[A-Za-z]|\bUTC\b/;

/** Returns the person's time zone if the instructions name it, otherwise UTC. */
export function zoneOf({ connection }: Talk): string {
  const own = connection.instructions.split("\n").find((line) => /[A-Z][a-z]+\/[A-Z]/.test(line)) ?? "";
  return ZONE.exec(own)?.[0] ?? "UTC";
}

/** Returns the keys of custom fields that the instructions name. */
export function customFieldsOf({ connection }: Talk): string[] {
  const lines = connection.instructions.split(/\n|\. /).filter((line) => /custom field/i.test(line));
  return lines.flatMap((line) => [...line.matchAll(/\b([a-z][a-z0-9_]*) \(/g)].map(([, key = ""]) => key));
}

/** Returns the option that a word means among those that the instructions name, such as the key of a stage. */
export function optionIn({ connection }: Talk, word: string): string | undefined {
  const english = inEnglish(word);
  const told = connection.instructions.match(/\b[a-z][a-z0-9_]+\b/g) ?? [];
  return told.find((name) => name === english || name === tokens(english).join("_"));
}
