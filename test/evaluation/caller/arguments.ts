import {
  type Comparison,
  type Condition,
  type Intent,
  isRecord,
  type Said,
  isPerson,
  isDay,
  type SaidDay,
} from "../intent.ts";
import { covers, inEnglish, tokens, closestName, identifiersIn, nameIn, operatorsFor, nounsFor } from "./language.ts";
import {
  kindArgument,
  kindOf,
  recordRead,
  Stuck,
  zoneOf,
  customFieldsOf,
  findRecord,
  idOf,
  bestItem,
  itemsOf,
  say,
  type Talk,
} from "./talk.ts";
import { valueOf, timeOf } from "./values.ts";
import type { ListedTool, Schema } from "./connection.ts";
import { sourceOf } from "./tool-choice.ts";

/** Fills the arguments of a tool from an intent, with the definitions and the choices made so far. Throws Stuck. */
export async function fillArguments(attempt: Attempt): Promise<Draft> {
  const { tool, intent, draft } = attempt;
  const { properties = {}, required = [] } = tool.inputSchema;
  for (const [name, schema] of Object.entries(properties)) {
    const value = await argumentFor(attempt, { name, schema });
    if (value !== undefined) draft.args[name] = value;
  }
  const open = required.filter((name) => !(name in draft.args));
  const [text] = open.filter((name) => properties[name]?.type === "string" && !properties[name].format);
  if (text !== undefined && intent.text !== undefined) draft.args[text] = intent.text;
  const missing = open.find((name) => !(name in draft.args));
  if (missing !== undefined) throw new Stuck(`${tool.name}: no value for ${missing}`);
  return draft;
}

async function argumentFor(attempt: Attempt, argument: Argument): Promise<unknown> {
  const { talk, tool, intent, choices } = attempt;
  const { name, schema } = argument;
  const kind = kindArgument(tool, kindOf(intent));
  if (kind?.[0] === name) return kind[1];
  if (hasConditions(schema)) return await conditionsIn(attempt, argument);
  const report = reportArgument(attempt, argument);
  if (report !== undefined) return report;
  if (schema.type === "object") {
    if (schema.properties === undefined && (schema.additionalProperties ?? true) === true)
      return await fieldsIn(attempt, argument);
    return await nestedIn(attempt, argument);
  }
  if (schema.type === "boolean" && choices.flags.has(name)) return true;
  if (schema.format === "uuid") return await idFor(attempt, name);
  if (tokens(name).includes("version")) return recordRead(talk, intent)?.["version"];
  if (/time ?zone/i.test(`${name} ${schema.description ?? ""}`))
    return isRequired(tool, name) ? zoneOf(talk) : undefined;
  if (schema.format === "date-time") return (await startFor(attempt, name)) ?? rangeOf(attempt, name);
  return await plainArgument(attempt, argument);
}

/** An argument whose name contains the person's word for a value. */
async function plainArgument({ talk, intent, choices, draft }: Attempt, { name, schema }: Argument): Promise<unknown> {
  if (name === "query" && intent.goal === "find") return intent.about?.named;
  const entry = wordsOf(intent).find(([word]) => covers(inEnglish(word), name));
  if (!entry) return undefined;
  const [word, said] = entry;
  const value = choices.values.get(`argument.${word}`) ?? (await valueOf(talk, said, name));
  draft.places.set(`/${name}`, { role: "value", key: `argument.${word}`, word, said, chosen: value });
  return schema.type === "array" && !Array.isArray(value) ? [value] : value;
}

/** Operators whose value is a list. */
const LISTS = ["in", "not_in", "has_any", "has_all", "between"];

/** Whether an argument is a list of conditions with a field and an operator. */
export function hasConditions({ items }: Schema): boolean {
  return items?.properties?.["field"] !== undefined && items.properties["operator"] !== undefined;
}

/** Returns the conditions of an intent in the form of a tool. */
async function conditionsIn(attempt: Attempt, argument: Argument): Promise<unknown> {
  const { where = [] } = attempt.intent;
  if (where.length === 0) return undefined;
  const conditions: unknown[] = [];
  for (const [index, condition] of where.entries())
    conditions.push(await conditionIn(attempt, argument, [index, condition]));
  return conditions;
}

async function conditionIn(
  { talk, choices, draft: { places } }: Attempt,
  { name: argument, schema: { description = "", items } }: Argument,
  [index, { field: word, is, value: said }]: [number, Condition],
): Promise<unknown> {
  const { field: fieldSchema, operator: operatorSchema } = items?.properties ?? {};
  const text = `${description} ${fieldSchema?.description ?? ""} ${items?.description ?? ""}`;
  const custom = closestName(word, customFieldsOf(talk));
  const pointer = `/${argument}/${String(index)}`;
  const key = `${argument}.${word}.${is}`;
  const english = inEnglish(word);
  const field =
    choices.names.get(key) ??
    (custom === undefined ? nameIn(word, { names: identifiersIn(text), text }) : `custom_fields.${custom}`);
  places.set(`${pointer}/field`, { role: "name", key, word: english, chosen: field });
  const offered = (operatorSchema?.enum ?? []).map(String);
  const operator = choices.operators.get(key) ?? operatorsFor(is).find((one) => offered.includes(one)) ?? "eq";
  places.set(`${pointer}/operator`, { role: "operator", key, word: english, comparison: is, chosen: operator });
  if (said === undefined) return { field, operator };
  const plain = choices.values.has(key) ? choices.values.get(key) : await valueOf(talk, said, field);
  const value = LISTS.includes(operator) && !Array.isArray(plain) ? [plain] : plain;
  places.set(`${pointer}/value`, { role: "value", key, word: english, said, chosen: value });
  return { field, operator, value };
}

/** Returns an object of fields by their names: those that the argument's description lists, else plain words. */
async function fieldsIn(attempt: Attempt, argument: Argument): Promise<unknown> {
  const fields: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [word, said] of detailsLeft(attempt)) {
    const own = closestName(inEnglish(word), customFieldsOf(attempt.talk));
    const name = own ?? nameFor(attempt, argument, word);
    const value = await fieldValue(attempt, argument, { word, said, name });
    const pointer = `/${argument.name}/${own === undefined ? "" : "custom_fields/"}${name}`;
    const place = { key: `${argument.name}.${word}`, word: inEnglish(word), said };
    attempt.draft.places.set(pointer, { ...place, role: "value", chosen: value });
    attempt.draft.places.set(`${pointer} name`, { ...place, role: "name", chosen: name });
    if (own === undefined) fields[name] = value;
    else custom[name] = value;
  }
  const all = Object.keys(custom).length > 0 ? { ...fields, custom_fields: custom } : fields;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** A record that was read shows the names of its fields. */
function nameFor({ talk, tool, intent, choices }: Attempt, { name, schema }: Argument, word: string): string {
  const { description = "" } = schema;
  const names = [...identifiersIn(description), ...Object.keys(recordRead(talk, intent) ?? {})];
  return choices.names.get(`${name}.${word}`) ?? nameIn(word, { names, text: `${description} ${tool.description}` });
}

interface Field {
  readonly word: string;
  readonly said: Said;
  readonly name: string;
}

async function fieldValue(
  { talk, choices }: Attempt,
  { name: argument, schema }: Argument,
  field: Field,
): Promise<unknown> {
  const { word, said, name } = field;
  const chosen = choices.values.get(`${argument}.${word}`);
  if (chosen !== undefined) return chosen;
  const form = new RegExp(`\\b${name} \\[\\{([a-z_, ]+)\\}\\]`).exec(schema.description ?? "")?.[1];
  if (form === undefined || !isRecord(said)) return await valueOf(talk, said, name);
  const id = idOf(await findRecord(talk, said));
  const members = form.split(", ").map((member) => [member, /id$/.test(member) ? id : nounsFor(said.a).at(-1)]);
  return [Object.fromEntries(members)];
}

/** Returns an object with fixed members, such as an invitee; the name of a person is looked up if only the address was said. */
async function nestedIn({ talk, intent }: Attempt, { name, schema }: Argument): Promise<unknown> {
  const filled: Record<string, unknown> = {};
  for (const member of Object.keys(schema.properties ?? {})) {
    const entry = wordsOf(intent).find(
      ([word]) => covers(inEnglish(word), `${name} ${member}`) && covers(name, inEnglish(word)),
    );
    if (entry) filled[member] = await valueOf(talk, entry[1], member);
  }
  const { email } = filled;
  const needed = schema.required?.find((member) => !(member in filled));
  if (needed !== undefined && typeof email === "string") {
    const person = await findRecord(talk, { a: "contact", named: email });
    const title = person["title"] ?? person["full_name"];
    if (typeof title === "string") filled[needed] = title;
  }
  const complete = schema.required?.every((member) => member in filled) ?? true;
  return complete && Object.keys(filled).length > 0 ? filled : undefined;
}

/** Returns the value of an argument that takes an id: of the record that the person named, or of one seen before. */
export async function idFor(attempt: Attempt, name: string): Promise<unknown> {
  const { talk, tool, intent, choices, draft } = attempt;
  const noun = tokens(name)
    .filter((word) => word !== "id")
    .join(" ");
  const { about } = intent;
  if (about && (noun === "record" || nounsFor(about.a).includes(noun))) return idOf(await findRecord(talk, about));
  const entry = wordsOf(intent).find(([word]) => covers(inEnglish(word), name));
  const said = entry?.[1];
  if (entry && said !== undefined && (isPerson(said) || isRecord(said))) {
    const key = `argument.${entry[0]}`;
    const value = choices.values.get(key) ?? (await valueOf(talk, said, isRecord(said) ? "id" : name));
    draft.places.set(`/${name}`, { role: "value", key, word: entry[0], said, chosen: value });
    return value;
  }
  const seen = recordRead(talk, intent)?.[name];
  if (typeof seen === "string") return seen;
  const source = sourceOf(name, tool, talk.connection.tools);
  return source && typeof said === "string" ? await chosenFrom(talk, source, said) : undefined;
}

/** Lists the records of another tool and chooses the one that fits an expression. */
async function chosenFrom(talk: Talk, source: Attempt["tool"], expression: string): Promise<unknown> {
  const key = `${source.name} ${expression}`;
  const known = talk.found.get(key);
  if (known) return idOf(known);
  const { json } = await say(talk, source, {});
  const best = bestItem(itemsOf(json), expression);
  if (best) talk.found.set(key, best);
  return best && idOf(best);
}

/** Returns the arguments that group, add up and sort; undefined for others. */
function reportArgument(attempt: Attempt, argument: Argument): unknown {
  const { intent } = attempt;
  const { name, schema } = argument;
  const words = tokens(name);
  const isList = schema.type === "array";
  if (isList && words.includes("group")) {
    return intent.by === undefined ? undefined : [named(attempt, argument, { word: intent.by, index: 0 })];
  }
  if (isList && /\bsum_/.test(schema.description ?? "")) {
    if (intent.sum === undefined) return undefined;
    return [named(attempt, argument, { word: `sum ${inEnglish(intent.sum)}`, index: 0 })];
  }
  if (words.includes("sort") && intent.order) {
    const { by, highestFirst } = intent.order;
    if (schema.enum?.includes("desc") === true) return highestFirst ? "desc" : "asc";
    return named(attempt, argument, { word: by });
  }
  if (intent.limit !== undefined && (name === "limit" || name === "page_size")) return intent.limit;
  return undefined;
}

/** Returns the name for a word: one that the description of the argument mentions, else the plain word. */
function named(
  { choices, draft }: Attempt,
  { name, schema }: Argument,
  { word, index }: { readonly word: string; readonly index?: number },
): string {
  const key = `${name}.${word}`;
  const text = schema.description ?? "";
  const english = inEnglish(word);
  const chosen = choices.names.get(key) ?? nameIn(word, { names: identifiersIn(text), text });
  const pointer = index === undefined ? `/${name}` : `/${name}/${String(index)}`;
  draft.places.set(pointer, { role: "name", key, word: english, chosen });
  return chosen;
}

/** Returns the start of an event: as the definitions ask, one of those that another tool returns. Throws Stuck. */
async function startFor(attempt: Attempt, name: string): Promise<string | undefined> {
  const { talk, tool, intent } = attempt;
  const [, said] = wordsOf(intent).find(([word, value]) => isDay(value) && covers(inEnglish(word), name)) ?? [];
  if (!isDay(said) || !isRequired(tool, name)) return undefined;
  const wanted = timeOf(said, talk.now, zoneOf(talk));
  const source = sourceOf(name, tool, talk.connection.tools);
  if (!source) return wanted;
  const { args } = await attempt.fill({
    ...attempt,
    tool: source,
    choices: noChoices(),
    draft: { args: {}, places: new Map() },
  });
  const { failed, json } = await say(talk, source, args);
  if (failed) throw new Stuck(`${source.name}: ${JSON.stringify(json["error"])}`);
  const starts = itemsOf(json).map(({ start_at }) => String(start_at));
  const free = starts.find((start) => Date.parse(start) === Date.parse(wanted));
  if (free === undefined) throw new Stuck(`${wanted} is not among the ${String(starts.length)} times`);
  return free;
}

/** Returns one end of the period that contains the said days. */
function rangeOf({ talk, intent }: Attempt, name: string): string | undefined {
  const isFrom = covers(name, "from since after");
  if (!isFrom && !covers(name, "to until before")) return undefined;
  const days = wordsOf(intent).flatMap(([, said]): SaidDay[] =>
    isDay(said) ? [said] : Array.isArray(said) ? said.filter(isDay) : [],
  );
  const [first, last = first] = days;
  if (!first || !last) return undefined;
  return timeOf(isFrom ? first : { day: last.day + 1 }, talk.now, zoneOf(talk));
}

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
function detailsLeft({ tool, intent: { details = {} } }: Attempt): [string, Said][] {
  const names = Object.entries(tool.inputSchema.properties ?? {}).filter(([, { type }]) => type !== "object");
  return Object.entries(details).filter(([word]) => !names.some(([name]) => covers(inEnglish(word), name)));
}

export const isRequired = ({ inputSchema }: ListedTool, name: string): boolean =>
  inputSchema.required?.includes(name) === true;

/** The meaning of a part of the arguments, so that an error about it can be corrected. */
export interface Place {
  readonly role: "name" | "operator" | "value";
  /** Identifies the choice across attempts. */
  readonly key: string;
  /** The person's word for the name, in English. */
  readonly word: string;
  /** Of operators. */
  readonly comparison?: Comparison;
  readonly said?: Said;
  readonly chosen: unknown;
}

/** Arguments for one call, with the places that a correction can change, by JSON pointer. */
export interface Draft {
  readonly args: Record<string, unknown>;
  readonly places: Map<string, Place>;
}

/** The choices that errors have led to, by the key of their place. */
export interface Choices {
  readonly names: Map<string, string>;
  readonly operators: Map<string, string>;
  readonly values: Map<string, unknown>;
  /** Arguments that an error asked for. */
  readonly flags: Set<string>;
  /** Names that were rejected. */
  readonly rejected: Set<string>;
}

export const noChoices = (): Choices => ({
  names: new Map(),
  operators: new Map(),
  values: new Map(),
  flags: new Set(),
  rejected: new Set(),
});
