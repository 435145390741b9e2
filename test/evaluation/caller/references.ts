import { isPerson, isRecord } from "../intent.ts";
import { type Attempt, wordsOf } from "./attempt.ts";
import { covers, inEnglish, nounsFor, tokens } from "./language.ts";
import { bestItem, findRecord, idOf, itemsOf, recordRead, say, type Talk } from "./talk.ts";
import { sourceOf } from "./tool-choice.ts";
import { valueOf } from "./values.ts";

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
