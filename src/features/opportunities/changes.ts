import type { Referring } from "../entities/merge.ts";
import type { WriteDeps } from "../entities/writes.ts";
import { type Change, createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Opportunity, stageKinds } from "./rules/opportunity.ts";
import type { OpportunityRow, Pair } from "./sql/opportunities.ts";

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

/** Opportunities, as records that refer to contacts and companies. */
export const opportunityReferences: Referring = {
  async move(deps, { actor, organization: { id: orgId } }, { fromId, toId }) {
    return await reportLive(deps, orgId, await deps.tx.opportunities.moveEntity(orgId, fromId, toId, actor));
  },
  async giveBack(deps, { actor, organization: { id: orgId } }, returned) {
    const pairs = await deps.tx.opportunities.returnEntity(orgId, returned, actor);
    await reportLive(deps, orgId, pairs);
    return pairs.map(({ after }) => after.id);
  },
};

/** Reports the changes of live opportunities; returns their ids. */
async function reportLive({ tx, newId }: WriteDeps, orgId: string, pairs: readonly Pair[]): Promise<string[]> {
  const live = pairs.filter(({ after }) => after.deleted_at === null);
  const changes = live.flatMap(({ before, after }) =>
    updateChanges(shownOpportunity(before), shownOpportunity(after), newId),
  );
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  return live.map(({ after }) => after.id);
}
