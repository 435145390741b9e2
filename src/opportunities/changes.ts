import { type Change, createChange } from "../records/rules/change.ts";
import { differences } from "../platform/rules/differences.ts";
import { type Opportunity, stageKinds } from "./rules/stage-transition.ts";
import type { OpportunityRow } from "./sql/opportunities.ts";

/** The record as it is shown: without the person behind it. */
export function shownOpportunity({ created_by_user: _, entrusted: __, ...record }: OpportunityRow): Opportunity {
  return record;
}

/** What is to be told of a new opportunity, which may be closed from the start. */
export function creationChanges(record: Opportunity, newId: () => string): Change[] {
  const { status } = record;
  const created = createChange("opportunity.created", record, { newId });
  return status === "open" ? [created] : [created, createChange(`opportunity.${status}`, record, { newId })];
}

/** An update, and beside it what has a kind of its own: another stage, won, lost. */
export function updateChanges(before: Opportunity, after: Opportunity, newId: () => string): Change[] {
  const changes = differences(before, after);
  const only = (...names: readonly string[]) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)));
  // Their ids are their order.
  const updated = createChange("opportunity.updated", after, { newId, changes });
  const others = stageKinds(before, after).map((kind) => {
    const told = kind === "stage_changed" ? only("pipeline_id", "stage") : only("status");
    return createChange(`opportunity.${kind}`, after, { newId, changes: told });
  });
  return [updated, ...others];
}
