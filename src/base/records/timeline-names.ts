import type { Caller } from "../contract/caller.ts";
import type { Store } from "../store/store.ts";
import type { TimelineEntry } from "./rules/timeline-entry.ts";
import type { TimelineNames } from "./texts/timeline.ts";

/** Reads the names of the stages, pipelines and custom fields that these entries mention, as far as the caller may. */
export async function timelineNames(
  store: Pick<Store, "customFields" | "pipelines">,
  { organization: { id: orgId }, permissions }: Caller,
  entries: readonly TimelineEntry[],
): Promise<TimelineNames> {
  const moved = entries.filter(({ type }) => type === "stage_changed");
  const opportunities = [...new Set(moved.map(opportunityOf).filter((id) => id !== undefined))];
  const withFields = permissions.has("custom_fields:read") ? [...new Set(entries.filter(hasCustom).map(typeOf))] : [];
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

const typeOf = ({ record_type }: TimelineEntry): TimelineEntry["record_type"] => record_type;

const hasCustom = ({ changes }: TimelineEntry): boolean =>
  changes?.some(({ field }) => field.startsWith("custom_fields.")) === true;

/** The entry is in the timeline of the opportunity, or about it in the timeline of a contact or company. */
const opportunityOf = ({ record_type, record_id, related }: TimelineEntry): string | undefined =>
  record_type === "opportunity" ? record_id : related?.id;
