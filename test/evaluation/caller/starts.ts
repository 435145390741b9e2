import { isDay, type SaidDay } from "../intent.ts";
import { type Attempt, isRequired, wordsOf } from "./attempt.ts";
import { noChoices } from "./draft.ts";
import { covers, inEnglish } from "./language.ts";
import { itemsOf, say, Stuck, zoneOf } from "./talk.ts";
import { timeOf } from "./times.ts";
import { sourceOf } from "./tool-choice.ts";

/** Returns the start of an event: as the definitions ask, one of those that another tool returns. Throws Stuck. */
export async function startFor(attempt: Attempt, name: string): Promise<string | undefined> {
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
export function rangeOf({ talk, intent }: Attempt, name: string): string | undefined {
  const isFrom = covers(name, "from since after");
  if (!isFrom && !covers(name, "to until before")) return undefined;
  const days = wordsOf(intent).flatMap(([, said]): SaidDay[] =>
    isDay(said) ? [said] : Array.isArray(said) ? said.filter(isDay) : [],
  );
  const [first, last = first] = days;
  if (!first || !last) return undefined;
  return timeOf(isFrom ? first : { day: last.day + 1 }, talk.now, zoneOf(talk));
}
