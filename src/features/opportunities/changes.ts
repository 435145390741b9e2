import { type Change, createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Opportunity, stageKinds } from "./rules/stage-transition.ts";
import type { OpportunityRow } from "./sql/opportunities.ts";

/** Returns the record as the API shows it, without its internal columns. */
export function shownOpportunity({ created_by_user: _, entrusted: __, ...record }: OpportunityRow): Opportunity {
  return record;
}

/** Returns the changes for a new opportunity, which may already be closed. */
export function creationChanges(record: Opportunity, newId: () => string): Change[] {
  const { status } = record;
  const created = createChange("opportunity.created", record, { newId });
  return status === "open" ? [created] : [created, createChange(`opportunity.${status}`, record, { newId })];
}

/** Returns the change for an update, plus those with a name of their own: a new stage, won, lost. */
export function updateChanges(before: Opportunity, after: Opportunity, newId: () => string): Change[] {
  const changes = differences(before, after);
  const only = (...names: readonly string[]) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)));
  // Created first: the order of the ids is the order of the changes.
  const updated = createChange("opportunity.updated", after, { newId, changes });
  const others = stageKinds(before, after).map((kind) => {
    const stageFields = kind === "stage_changed" ? only("pipeline_id", "stage") : only("status");
    return createChange(`opportunity.${kind}`, after, { newId, changes: stageFields });
  });
  return [updated, ...others];
}
