import type { Actor } from "../../contract/actor.ts";
import type { Locale } from "../../contract/caller.ts";
import type { ChangedField, TimelineEntry } from "../rules/timeline-entry.ts";
import { fieldLabel, stageLabel } from "../../i18n/field-labels.ts";
import { fill, sentences } from "../../i18n/sentences.ts";

const MAX_FIELDS = 5;
const CUSTOM = "custom_fields.";

/** The names that the organization gave to what an entry mentions; undefined for what no longer exists. */
export interface TimelineNames {
  /** The stage of the entry's opportunity with this key. */
  readonly stage: (entry: TimelineEntry, key: string, side: "old" | "new") => string | undefined;
  readonly pipeline: (id: string) => string | undefined;
  /** A custom field of the record type, by its key. */
  readonly customField: (type: TimelineEntry["record_type"], key: string) => string | undefined;
}

/** Renders a timeline entry as one sentence, with the organization's names instead of keys. */
export function summarize(entry: TimelineEntry, names: TimelineNames, locale: Locale): string {
  const { type, changes, related } = entry;
  const { activities, mergeUndone, records } = sentences(locale);
  const nameOf = ({ field }: ChangedField): string => {
    const label = field.startsWith(CUSTOM) && names.customField(entry.record_type, field.slice(CUSTOM.length));
    return fieldLabel(label ? `${CUSTOM}${label}` : field, locale);
  };
  const fields = (changes ?? []).map(nameOf);
  const named = fields.slice(0, MAX_FIELDS).join(", ");
  const last = changes?.at(-1);
  const undone = type === "merged" && last?.field === "merged_ids" && Array.isArray(last.new) && last.new.length === 0;
  return fill(undone ? mergeUndone : activities[type], {
    actor: actorInWords(entry.actor, locale),
    fields: fields.length > MAX_FIELDS ? `${named}, …` : named,
    old: valueInWords(entry, "old", { names, locale }),
    new: valueInWords(entry, "new", { names, locale }),
    related: records[related?.type ?? ""] ?? records.other,
  });
}

/** Returns the value before or after the last change: a stage, or the pipeline if only that has changed. */
function valueInWords(
  entry: TimelineEntry,
  side: "old" | "new",
  { names, locale }: { readonly names: TimelineNames; readonly locale: Locale },
): string {
  const last = entry.changes?.at(-1);
  const value = last?.[side];
  if (last === undefined || typeof value !== "string") return "–";
  if (last.field === "lifecycle_stage") return stageLabel(value, locale);
  const name = last.field === "stage" ? names.stage(entry, value, side) : names.pipeline(value);
  return name ?? (last.field === "pipeline_id" ? "–" : value.replaceAll("_", " "));
}

/** Returns who did something; visitors, the service and commands have no name of their own. */
export function actorInWords({ name, type }: Pick<Actor, "name" | "type">, locale: Locale): string {
  const { actors } = sentences(locale);
  if (type === "visitor") return actors.visitor;
  if (type !== "system" && type !== "operator") return name;
  if (name.startsWith("crm ")) return actors.command;
  return type === "system" ? actors.service : name;
}
