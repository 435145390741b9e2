import { timeOfId } from "../../base/platform/ids.ts";
import { grantsDeletion, mayDelete, type Ownership } from "../../base/records/ownership.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences, type FieldChanges } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, normalizedWrite, written } from "../../base/platform/mistakes.ts";
import { type Detail, permissionDenied, Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { amountDetails, readOpportunityInput } from "./rules/input.ts";
import {
  type Opportunity,
  opportunitySearchText,
  type OpportunityValues,
  type OpportunityState,
  transition,
  lifecycleMoves,
} from "./rules/stage-transition.ts";
import { firstStage, stageOf } from "./rules/pipeline.ts";
import type { OpportunityRow } from "./sql/opportunities.ts";
import type { PipelineRecord } from "./sql/pipelines.ts";
import { mergedCustomFields } from "../../base/records/custom-fields.ts";
import { SOURCES, type Target, type WriteDeps, updateEntity } from "../entities/writes.ts";
import { creationChanges, shownOpportunity as shown, updateChanges } from "./changes.ts";
import { requireNoLineItems } from "./opportunity-amount.ts";
import { removeDependents, restoreDependents } from "../../base/records/resource/dependents.ts";
import { missingReferences, stageNotInPipeline } from "./references.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { stageAfter } from "../entities/rules/lifecycle.ts";

/** Creates an opportunity; its pipeline is locked before its references. */
export async function createOpportunity(
  deps: WriteDeps,
  caller: Caller,
  input: OpportunityValues & { readonly name: string },
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const { organization, user } = caller;
  const values = readOpportunityInput(input, organization.currency);
  const place = { orgId: organization.id, recordType: "opportunity" as const };
  const custom = { given: values.custom_fields, before: null, country: organization.default_country };
  const custom_fields = await mergedCustomFields(tx, place, custom);
  const id = newId();
  const state = await requireState(deps, caller, { before: null, values, touched: values, at: timeOfId(id) });
  const record = {
    amount: null,
    currency: organization.currency,
    expected_close_date: null,
    next_step: null,
    company_id: null,
    primary_contact_id: null,
    contacts: [],
    owner_id: user.id,
    source: SOURCES[caller.channel],
    description: null,
    tags: [],
    ...values,
    ...state,
    ...standardFields(id, caller.actor),
    custom_fields,
  };
  const hidden = { created_by_user: user.id, entrusted: record.owner_id !== user.id };
  await tx.opportunities.insert(organization.id, { ...record, ...searchTextOf(record), ...hidden });
  const after = shown(requireRecord(await tx.opportunities.get(organization.id, id)));
  await tx.changes.append(organization.id, creationChanges(after, newId));
  await advanceLifecycles(deps, caller, { before: null, after });
  return after;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateOpportunity(
  deps: WriteDeps,
  caller: Caller,
  { target, input }: { readonly target: Target; readonly input: OpportunityValues },
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const values = omitUndefined(readOpportunityInput(input, null));
  const row = requireRecord(await tx.opportunities.lock(orgId, target.id), target.expected_version);
  const before = shown(row);
  const at = new Date(deps.clock()).toISOString();
  const touched = newOf(differences(before, { ...before, ...values }));
  await requireNoLineItems({ tx, caller }, target.id, touched);
  // A record with an amount from before there was a rule can be changed as long as amount and currency stay.
  if ("amount" in touched || "currency" in touched) requireDecimals({ ...before, ...values });
  const state = await requireState(deps, caller, { before, values, touched, at });
  const country = caller.organization.default_country;
  const custom = { given: values.custom_fields, before: before.custom_fields, country };
  const custom_fields = await mergedCustomFields(tx, { orgId, recordType: "opportunity" }, custom);
  const merged = { ...before, ...values, ...state, custom_fields };
  const changed = newOf(differences(before, merged));
  if (Object.keys(changed).length === 0) return before;
  const owned = "owner_id" in changed ? { entrusted: grantsDeletion(caller, ownershipOf(row), merged.owner_id) } : {};
  const changes = { ...changed, ...searchTextOf(merged), ...owned };
  const after = shown(requireRecord(await tx.opportunities.update(orgId, target.id, changes, caller.actor)));
  await tx.changes.append(orgId, updateChanges(before, after, newId));
  await advanceLifecycles(deps, caller, { before, after });
  return after;
}

/** Marks an opportunity as deleted. */
export async function deleteOpportunity(
  deps: WriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lock(orgId, id), expected_version);
  if (!mayDelete(caller, ownershipOf(row))) throw permissionDenied();
  const gone = shown(requireRecord(await tx.opportunities.remove(orgId, id, caller.actor)));
  await tx.changes.append(orgId, [createChange("opportunity.deleted", gone, { newId })]);
  await removeDependents({ ...deps, caller }, "opportunity", id);
  return gone;
}

/** Restores a deleted opportunity, into a stage that still exists; a live one stays unchanged. */
export async function restoreOpportunity(
  deps: WriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lockAny(orgId, id), expected_version);
  if (row.deleted_at === null) return shown(row);
  const pipeline =
    (await tx.pipelines.lockStages(orgId, row.pipeline_id)) ??
    requireRecord(await tx.pipelines.lockStages(orgId, null));
  const there = pipeline.id === row.pipeline_id && stageOf(pipeline.stages, row.stage)?.type === row.status;
  const place = {
    pipeline_id: pipeline.id,
    stage: firstStage(pipeline.stages, row.status).key,
    stage_changed_at: new Date(deps.clock()).toISOString(),
  };
  const { opportunities } = tx;
  const restored = requireRecord(
    await (there
      ? opportunities.restore(orgId, id, caller.actor)
      : opportunities.restoreTo(place, orgId, id, caller.actor)),
  );
  const changes = there ? null : differences(stageOfRow(row), place);
  await tx.changes.append(orgId, [createChange("opportunity.restored", shown(restored), { newId, changes })]);
  await restoreDependents({ ...deps, caller }, "opportunity", { id, deletedAt: row.deleted_at });
  return shown(restored);
}

const stageOfRow = ({ pipeline_id, stage, stage_changed_at }: OpportunityRow): object => ({
  pipeline_id,
  stage,
  stage_changed_at,
});

const ownershipOf = ({ created_by_user: createdByUser, owner_id: holder, entrusted }: OpportunityRow): Ownership => ({
  createdByUser,
  holder,
  entrusted,
});

interface StateChange {
  readonly before: Opportunity | null;
  readonly values: OpportunityValues;
  /** Those of the values that differ from the record. */
  readonly touched: OpportunityValues;
  readonly at: string;
}

/** Returns the new state; throws if it is invalid, or for references to missing records. */
async function requireState({ tx }: WriteDeps, caller: Caller, stateChange: StateChange): Promise<OpportunityState> {
  const { before, values, touched } = stateChange;
  const pipelineId = values.pipeline_id ?? before?.pipeline_id ?? null;
  const pipeline = await tx.pipelines.lockStages(caller.organization.id, pipelineId);
  const missing = await missingReferences(tx, caller, touched);
  if (!pipeline) throw unprocessableDetails([{ path: "/pipeline_id", code: "reference_not_found" }, ...missing]);
  const state = transition(before, { ...stateChange, pipeline });
  if (!state) throw unprocessableDetails([stageNotInPipeline(pipeline), ...missing]);
  const details = [...reasonDetails(pipeline, state, stateChange), ...probabilityDetails(state, touched), ...missing];
  if (details.length > 0) throw unprocessableDetails(details);
  return state;
}

/** The checks of an opportunity's pipeline, stage, amount and references. */
export async function opportunityChecks(deps: WriteDeps, write: CheckedWrite): Promise<Check[]> {
  const { caller } = write;
  const { currency } = caller.organization;
  const before = write.before as Opportunity | null;
  const normal = await normalizedWrite(write, (one) => readOpportunityInput(one as OpportunityValues, null));
  const { values } = normal;
  const { default_country: country, id: orgId } = caller.organization;
  const custom = { given: write.values["custom_fields"], before: before?.custom_fields ?? null, country };
  return [
    ...eachValue(write.values, (one) => readOpportunityInput(one as OpportunityValues, null)),
    () => mergedCustomFields(deps.tx, { orgId, recordType: "opportunity" }, custom),
    async () => {
      const details = await missingReferences(deps.tx, caller, values);
      if (details.length > 0) throw unprocessableDetails(details);
    },
    () => {
      const { stage, pipeline_id, lost_reason, probability } = written<OpportunityValues>({ ...normal, before: null });
      const sent = omitUndefined({ stage, pipeline_id, lost_reason, probability });
      const at = new Date(deps.clock()).toISOString();
      return requireState(deps, caller, { before, values: sent, touched: sent, at });
    },
    () => {
      if ("amount" in values || "currency" in values) requireDecimals(written(normal, { amount: null, currency }));
    },
    async () => {
      if (before) await requireNoLineItems({ tx: deps.tx, caller }, before.id, values);
    },
  ];
}

function requireDecimals(opportunity: Pick<Opportunity, "amount" | "currency">): void {
  const details = amountDetails(opportunity);
  if (details.length > 0) throw unprocessable(details);
}

const unprocessableDetails = (details: readonly Detail[]): Problem => unprocessable(details.slice(0, 20));

/** Only lost opportunities have a reason, and some pipelines require one. */
function reasonDetails(pipeline: PipelineRecord, state: OpportunityState, { before, values }: StateChange): Detail[] {
  const given = values.lost_reason;
  if (state.status !== "lost") return typeof given === "string" ? [{ path: "/lost_reason", code: "not_lost" }] : [];
  const isRequested = before?.status !== "lost" || given !== undefined;
  const missing = pipeline.require_lost_reason && state.lost_reason === null && isRequested;
  return missing ? [{ path: "/lost_reason", code: "required" }] : [];
}

/** The stage of a closed opportunity determines its probability. */
function probabilityDetails(state: OpportunityState, { probability }: OpportunityValues): Detail[] {
  const isOwn = typeof probability === "number" && probability !== state.probability;
  return isOwn && state.status !== "open" ? [{ path: "/probability", code: "probability_of_stage" }] : [];
}

const newOf = (changes: FieldChanges): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.new]));

const searchTextOf = (record: Parameters<typeof opportunitySearchText>[0]): { search_text: string } => ({
  search_text: opportunitySearchText(record),
});

/**
 * Moves the lifecycle stages of an opportunity's contacts and company forward; each is reported as a change, in the
 * same transaction.
 */
async function advanceLifecycles(
  deps: WriteDeps,
  caller: Caller,
  { before, after }: { readonly before: Opportunity | null; readonly after: Opportunity },
): Promise<void> {
  const moves = lifecycleMoves(before, after);
  if (moves.size === 0) return;
  const stages = await deps.tx.entities.lockStages(caller.organization.id, [...moves.keys()]);
  for (const [id, current] of stages) {
    const event = moves.get(id);
    const next = event ? stageAfter(current, event) : current;
    if (next === current) continue;
    const change = { target: { id }, input: { lifecycle_stage: next } };
    if (!(await updateEntity(deps, caller, change))) throw new Problem("unavailable", [], { retryAfter: 1 });
  }
}
