import type { Intent } from "../intent.ts";
import { fillArguments } from "./arguments.ts";
import type { Attempt } from "./attempt.ts";
import type { Connection, Cost, ListedTool } from "./connection.ts";
import { correct } from "./corrections.ts";
import { noChoices } from "./draft.ts";
import { findRecord, first, idOf, itemsOf, kindOf, type Json, say, Stuck, type Talk } from "./talk.ts";
import { asksToRead, asksToSearch, toolsFor } from "./tool-choice.ts";

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
