import { type Intent, isObject, isPerson } from "../intent.ts";
import { fillArguments, noChoices, type Attempt, type Place } from "./arguments.ts";
import type { Connection, Cost, ListedTool } from "./connection.ts";
import { findRecord, first, idOf, itemsOf, kindOf, type Json, say, Stuck, type Talk } from "./talk.ts";
import { asksToRead, asksToSearch, toolsFor } from "./tool-choice.ts";
import { closestName, covers, identifiersIn, operatorsFor, optionsMeant, sharedTokens, tokens } from "./language.ts";
import { otherForm } from "./values.ts";

/** The end of a task. */
export interface Outcome {
  readonly cost: Readonly<Cost>;
  /** The last result; null if the caller did not know how to go on. */
  readonly result: Json | null;
  /** Ids of the records in the result. */
  readonly ids: readonly string[];
  /** The reason why the caller stopped, null if it was done. */
  readonly stuck: string | null;
  /** The calls and their errors, to see where the caller went wrong. */
  readonly steps: readonly string[];
}

/**
 * Performs a task as a model would, without being one: it chooses tools and arguments by the words of their
 * definitions and the server's instructions, tries the plain word where these name none, and corrects itself with
 * what errors say.
 */
export async function perform(connection: Connection, intent: Intent, now = Date.now()): Promise<Outcome> {
  const cost: Cost = { calls: 0, wrongTurns: 0, bytes: 0 };
  const steps: string[] = [];
  const talk: Talk = { connection: recorded(connection, steps), cost, now, seen: new Map(), found: new Map() };
  try {
    const result = await carryOut(talk, intent);
    const ids = itemsOf(result).flatMap((item) => idOf(item) ?? []);
    return { cost, result, ids, stuck: null, steps };
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    return { cost, result: null, ids: [], stuck: error.message, steps };
  }
}

function recorded(connection: Connection, steps: string[]): Connection {
  return {
    ...connection,
    async call(tool, given, cost) {
      const result = await connection.call(tool, given, cost);
      steps.push(`${tool} ${JSON.stringify(given)}${result.failed ? ` -> ${JSON.stringify(result.json)}` : ""}`);
      return result;
    },
  };
}

async function carryOut(talk: Talk, intent: Intent): Promise<Json> {
  if (intent.goal === "find" && intent.about) return { records: [await findRecord(talk, intent.about)] };
  const tool = first(toolsFor(intent.goal, talk.connection.tools));
  await prepare(talk, tool, intent);
  const choices = noChoices();
  for (;;) {
    const empty = { args: {}, places: new Map() };
    const attempt: Attempt = { talk, tool, intent, choices, draft: empty, fill: fillArguments };
    const { args } = await fillArguments(attempt);
    const { failed, json } = await say(talk, tool, args);
    if (!failed) return json;
    if (!(await correct(attempt, json))) throw new Stuck(JSON.stringify(json).slice(0, 400));
  }
}

/** Makes the calls that the tool's definition asks for before it is used. */
async function prepare(talk: Talk, tool: ListedTool, intent: Intent): Promise<void> {
  const { about, details = {}, goal } = intent;
  if (about && goal !== "read" && asksToRead(tool)) await carryOut(talk, { goal: "read", about });
  const [noun = ""] = kindOf(intent);
  if (about || !asksToSearch(tool, noun)) return;
  const names = Object.entries(details).flatMap(([word, said]) =>
    typeof said === "string" && /name|nom|prénom/i.test(word) ? [said] : [],
  );
  const search = first(toolsFor("find", talk.connection.tools));
  if (names.length > 0) await say(talk, search, { [search.inputSchema.required?.[0] ?? "query"]: names.join(" ") });
}

/** Changes the choices of an attempt as an error suggests; returns whether anything was changed. */
export async function correct(attempt: Attempt, error: Json): Promise<boolean> {
  let changed = false;
  for (const detail of itemsOf({ details: error["details"] })) {
    changed = allow(attempt, detail) || (await correctPlace(attempt, detail)) || changed;
  }
  return changed;
}

/** Sends the argument that an error asks for if the user has agreed to it. */
function allow({ tool, intent, choices }: Attempt, detail: Json): boolean {
  const flags = Object.entries(tool.inputSchema.properties ?? {}).filter(([, { type }]) => type === "boolean");
  const asked = flags.find(([name]) => textsOf(detail).some((text) => text.includes(name)))?.[0];
  const agreed = asked !== undefined && intent.agreed?.some((word) => tokens(asked).includes(word));
  if (agreed !== true || choices.flags.has(asked)) return false;
  choices.flags.add(asked);
  return true;
}

async function correctPlace(attempt: Attempt, detail: Json): Promise<boolean> {
  const { places } = attempt.draft;
  const path = String(detail["path"]);
  const isName = ["unknown_field", "unknown_custom_field", "read_only"].includes(String(detail["code"]));
  const place = (isName ? places.get(`${path} name`) : undefined) ?? placeAt(places, path);
  if (!place) return false;
  if (place.role === "name") return rename(attempt, place, detail);
  if (place.role === "operator") return changeOperator(attempt, place, detail);
  return await changeValue(attempt, place, detail);
}

/** Returns the place of a path, or of the nearest part that contains it. */
function placeAt(places: ReadonlyMap<string, Place>, path: string): Place | undefined {
  for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const place = places.get(at);
    if (place) return place;
  }
  return undefined;
}

/** Chooses among the names that an error lists: the one with all words, the suggested one, then the most similar one. */
function rename({ choices }: Attempt, { key, word, chosen }: Place, detail: Json): boolean {
  choices.rejected.add(`${key}=${String(chosen)}`);
  const listed = namesListed(detail).filter(({ name }) => !choices.rejected.has(`${key}=${name}`));
  const names = listed.map(({ name }) => name);
  const suggested = detail["did_you_mean"];
  const fit = ({ name, text }: Listed): number => sharedTokens(word, `${name} ${text}`);
  const similar = listed
    .filter((one) => fit(one) > 0)
    .toSorted((left, right) => fit(right) - fit(left) || left.name.length - right.name.length)[0];
  const name = closestName(word, names) ?? (typeof suggested === "string" ? suggested : undefined) ?? similar?.name;
  if (name === undefined || choices.rejected.has(`${key}=${name}`)) return false;
  choices.names.set(key, name);
  return true;
}

interface Listed {
  readonly name: string;
  /** Its explanation. */
  readonly text: string;
}

/** Returns the names that an error lists: a list, a list of objects, or an object of names with explanations. */
function namesListed(detail: Json): Listed[] {
  const listed = Object.values(detail).flatMap((value): Listed[] => {
    if (Array.isArray(value)) return value.map(listedOf);
    return isObject(value) ? Object.entries(value).map(([name, text]) => ({ name, text: String(text) })) : [];
  });
  const { message } = detail;
  if (listed.length > 0 || typeof message !== "string") return listed;
  return identifiersIn(message).map((name) => ({ name, text: "" }));
}

function listedOf(entry: unknown): Listed {
  if (!isObject(entry)) return { name: String(entry), text: "" };
  const { id, name, field } = entry;
  return { name: String(id ?? name ?? field), text: Object.values(entry).map(String).join(" ") };
}

function changeOperator({ choices }: Attempt, { key, comparison, chosen }: Place, detail: Json): boolean {
  if (comparison === undefined) return false;
  const allowed = namesListed(detail).map(({ name }) => name);
  const next = operatorsFor(comparison).find((one) => allowed.includes(one) && one !== chosen);
  if (next === undefined) return false;
  choices.operators.set(key, next);
  return true;
}

async function changeValue({ talk, choices }: Attempt, { key, said, chosen }: Place, detail: Json): Promise<boolean> {
  if (said === undefined) return false;
  const listed = namesListed(detail);
  const named = isPerson(said)
    ? listed.find(({ name, text }) => covers(said.person, `${name} ${text}`))?.name
    : undefined;
  const options =
    typeof said === "string"
      ? optionsMeant(
          said,
          listed.map(({ name }) => name),
        )
      : [];
  const value = named ?? (options.length > 1 ? options : options[0]) ?? (await otherForm(talk, said, chosen));
  choices.rejected.add(`${key}=${JSON.stringify(chosen)}`);
  if (value === undefined || choices.rejected.has(`${key}=${JSON.stringify(value)}`)) return false;
  choices.values.set(key, value);
  if (options.length > 1) choices.operators.set(key, "in");
  return true;
}

const textsOf = (detail: Json): string[] => Object.values(detail).filter((value) => typeof value === "string");
