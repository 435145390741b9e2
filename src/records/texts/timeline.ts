import type { Locale } from "../../contract/caller.ts";
import type { TimelineEntry } from "../rules/timeline-entry.ts";
import { fieldLabel, stageLabel } from "../../i18n/field-labels.ts";
import { fill, sentences } from "../../i18n/sentences.ts";

const MAX_FIELDS = 5;

/** Renders a timeline entry as one sentence. */
export function summarize({ type, actor, changes, related }: TimelineEntry, locale: Locale): string {
  const { activities, mergeUndone, records } = sentences(locale);
  const fields = (changes ?? []).map(({ field }) => fieldLabel(field, locale));
  const named = fields.slice(0, MAX_FIELDS).join(", ");
  const last = changes?.at(-1);
  const value = (given: unknown): string =>
    typeof given !== "string" ? "–" : last?.field === "lifecycle_stage" ? stageLabel(given, locale) : given;
  const undone = type === "merged" && last?.field === "merged_ids" && Array.isArray(last.new) && last.new.length === 0;
  return fill(undone ? mergeUndone : activities[type], {
    actor: actor.name,
    fields: fields.length > MAX_FIELDS ? `${named}, …` : named,
    old: value(last?.old),
    new: value(last?.new),
    related: records[related?.type ?? ""] ?? records.other,
  });
}
