import type { EntitiesActivityInput, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller, Locale, Actor } from "../contract/caller.ts";
import type { Page } from "../contract/operation.ts";
import { readableTypes } from "./rules/record-types.ts";
import type { TimelineEntry, ChangedField } from "./rules/timeline.ts";
import type { Store } from "../store/store.ts";
import { readList } from "./record-list.ts";
import { fieldLabel, stageLabel } from "../i18n/field-labels.ts";
import { fill, sentences } from "../i18n/sentences.ts";

/** Renders a timeline entry as one sentence. */
export type Summarize = (entry: TimelineEntry, names: TimelineNames, locale: Locale) => string;

interface TimelineDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly summarize: Summarize;
}

/** The record whose timeline is listed, and the requested part. */
interface TimelineRequest {
  readonly operation: string;
  readonly id: string;
  readonly input: Omit<EntitiesActivityInput, "id">;
}

/** Returns one page of a record's timeline, newest first. The caller must have checked that the record exists. */
export async function listTimeline(
  { store, signedTokens, summarize }: TimelineDeps,
  caller: Caller,
  { operation, id, input }: TimelineRequest,
): Promise<Page<Schemas["Activity"]>> {
  const { page, page_size, cursor, ...filters } = input;
  const orgId = caller.organization.id;
  const allFilters = { ...filters, readable: readableTypes(caller.permissions) };
  const request = { page, page_size, sort: "-created_at", ...(cursor === undefined ? {} : { cursor }) };
  const list = await readList(signedTokens, { operation, orgId, filters: { id, ...allFilters } }, request, (part) =>
    store.activities.list(orgId, id, { request: part, filters: allFilters }),
  );
  const names = await timelineNames(store, caller, list.items);
  return { ...list, items: list.items.map((entry) => shown(entry, summarize(entry, names, caller.locale))) };
}

function shown(entry: TimelineEntry, summary: string): Schemas["Activity"] {
  const { id, type, occurred_at, actor, changes, related } = entry;
  const shownChanges = changes && changes.map(({ lost, ...one }) => (lost ? { ...one, lost: [...lost] } : one));
  return { id, type, occurred_at, actor, summary, changes: shownChanges, related };
}

/** Reads the names of the stages, pipelines and custom fields that these entries mention, as far as the caller may. */
async function timelineNames(
  store: Pick<Store, "customFields" | "pipelines">,
  { organization: { id: orgId }, permissions }: Caller,
  entries: readonly TimelineEntry[],
): Promise<TimelineNames> {
  const moved = entries.filter(({ type }) => type === "stage_changed");
  const opportunities = [...new Set(moved.map(opportunityOf).filter((id) => id !== undefined))];
  const withFields = permissions.has("custom_fields:read")
    ? [...new Set(entries.filter(hasCustom).map(({ record_type }) => record_type))]
    : [];
  const [{ pipelines, pipelineOf }, ...definitions] = await Promise.all([
    moved.length > 0 ? store.pipelines.ofOpportunities(orgId, opportunities) : NONE,
    ...withFields.map(async (type) => [type, await store.customFields.of(orgId, type)] as const),
  ]);
  const labels = new Map(
    definitions.flatMap(([type, fields]) => fields.map(({ key, label }) => [`${type} ${key}`, label] as const)),
  );
  return {
    stage(entry, key, side) {
      const changed = entry.changes?.find(({ field }) => field === "pipeline_id")?.[side];
      const id = typeof changed === "string" ? changed : pipelineOf.get(opportunityOf(entry) ?? "");
      // The opportunity may have been moved to another pipeline since.
      const inOrder = pipelines.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
      return inOrder.flatMap(({ stages }) => stages).find((stage) => stage.key === key)?.label;
    },
    pipeline: (id) => pipelines.find((pipeline) => pipeline.id === id)?.name,
    customField: (type, key) => labels.get(`${type} ${key}`),
  };
}

const NONE: Awaited<ReturnType<Store["pipelines"]["ofOpportunities"]>> = { pipelines: [], pipelineOf: new Map() };

const hasCustom = ({ changes }: TimelineEntry): boolean =>
  changes?.some(({ field }) => field.startsWith("custom_fields.")) === true;

/** The entry is in the timeline of the opportunity, or about it in the timeline of a contact or company. */
const opportunityOf = ({ record_type, record_id, related }: TimelineEntry): string | undefined =>
  record_type === "opportunity" ? record_id : related?.id;

const MAX_FIELDS = 5;
const CUSTOM = "custom_fields.";

/** The names that the organization gave to what an entry mentions; undefined for what no longer exists. */
interface TimelineNames {
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
function actorInWords({ name, type }: Pick<Actor, "name" | "type">, locale: Locale): string {
  const { actors } = sentences(locale);
  if (type === "visitor") return actors.visitor;
  if (type !== "system" && type !== "operator") return name;
  if (name.startsWith("crm ")) return actors.command;
  return type === "system" ? actors.service : name;
}
