import type { Locale } from "../contract/caller.ts";
import type { TimelineEntry } from "../domain/timeline-entry.ts";
import { fill, sentences } from "./sentences.ts";

const MOST_FIELDS = 5;

/** What an entry of a timeline says, in one sentence. */
export function summarise({ type, actor, changes, related }: TimelineEntry, locale: Locale): string {
  const { activities, records } = sentences(locale);
  const fields = (changes ?? []).map(({ field }) => field);
  const named = fields.slice(0, MOST_FIELDS).join(", ");
  const last = changes?.at(-1);
  return fill(activities[type], {
    actor: actor.name,
    fields: fields.length > MOST_FIELDS ? `${named}, …` : named,
    old: text(last?.old),
    new: text(last?.new),
    related: records[related?.type ?? ""] ?? records.other,
  });
}

const text = (value: unknown): string => (typeof value === "string" ? value : "–");
