import { timeOfId } from "../platform/ids.ts";
import { entrusts, mayDelete, type Ownership } from "../records/ownership.ts";
import type { Caller } from "../contract/caller.ts";
import { createChange } from "../records/rules/change.ts";
import { differences, type FieldChanges } from "../platform/rules/differences.ts";
import { type Detail, permissionDenied, type Problem, unprocessable } from "../platform/rules/errors.ts";
import { readOpportunityInput } from "./rules/input.ts";
import {
  type Opportunity,
  opportunitySearchText,
  type OpportunityValues,
  type OpportunityState,
  transition,
} from "./rules/stage-transition.ts";
import { firstStage, stageOf } from "./rules/pipeline.ts";
import type { OpportunityRow } from "./sql/opportunities.ts";
import type { PipelineRecord } from "./sql/pipelines.ts";
import { writtenCustomFields } from "../records/custom-fields.ts";
import { SOURCES, type Target, type WriteDeps } from "../entities/writes.ts";
import { creationChanges, shownOpportunity as shown, updateChanges } from "./changes.ts";
import { moveLifecycles } from "./advance-contacts.ts";
import { missingReferences, notOfPipeline } from "./references.ts";
import { requireRecord, standardFields, omitUndefined } from "../records/record-state.ts";

/** Creates an opportunity; its pipeline is locked before its references. */
export async function createOpportunity(
  deps: WriteDeps,
  caller: Caller,
  input: OpportunityValues & { readonly name: string },
): Promise<Opportunity> {
  const { tx: tx, newId } = deps;
  const { organization, user } = caller;
  const values = readOpportunityInput(input);
  const place = { orgId: organization.id, recordType: "opportunity" as const };
  const custom = { given: values.custom_fields, before: null, country: organization.default_country };
  const custom_fields = await writtenCustomFields(tx, place, custom);
  const id = newId();
  const standing = await standingFor(deps, caller, { before: null, values, touched: values, at: timeOfId(id) });
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
    ...standing,
    ...standardFields(id, caller.actor),
    custom_fields,
  };
  const hidden = { created_by_user: user.id, entrusted: record.owner_id !== user.id };
  await tx.opportunities.insert(organization.id, { ...record, ...searchTextOf(record), ...hidden });
  const after = shown(requireRecord(await tx.opportunities.get(organization.id, id)));
  await tx.changes.append(organization.id, creationChanges(after, newId));
  await moveLifecycles(deps, caller, { before: null, after });
  return after;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateOpportunity(
  deps: WriteDeps,
  caller: Caller,
  { target, input }: { readonly target: Target; readonly input: OpportunityValues },
): Promise<Opportunity> {
  const { tx: tx, newId } = deps;
  const orgId = caller.organization.id;
  const values = omitUndefined(readOpportunityInput(input));
  const row = requireRecord(await tx.opportunities.lock(orgId, target.id), target.expected_version);
  const before = shown(row);
  const at = new Date(deps.clock()).toISOString();
  const touched = newOf(differences(before, { ...before, ...values }));
  const standing = await standingFor(deps, caller, { before, values, touched, at });
  const country = caller.organization.default_country;
  const custom = { given: values.custom_fields, before: before.custom_fields, country };
  const custom_fields = await writtenCustomFields(tx, { orgId, recordType: "opportunity" }, custom);
  const merged = { ...before, ...values, ...standing, custom_fields };
  const changed = newOf(differences(before, merged));
  if (Object.keys(changed).length === 0) return before;
  const owned = "owner_id" in changed ? { entrusted: entrusts(caller, ownershipOf(row), merged.owner_id) } : {};
  const changes = { ...changed, ...searchTextOf(merged), ...owned };
  const after = shown(requireRecord(await tx.opportunities.update(orgId, target.id, changes, caller.actor)));
  await tx.changes.append(orgId, updateChanges(before, after, newId));
  await moveLifecycles(deps, caller, { before, after });
  return after;
}

/** Marks an opportunity as deleted. */
export async function deleteOpportunity(
  { tx: tx, newId }: WriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lock(orgId, id), expected_version);
  if (!mayDelete(caller, ownershipOf(row))) throw permissionDenied();
  const gone = shown(requireRecord(await tx.opportunities.remove(orgId, id, caller.actor)));
  await tx.changes.append(orgId, [createChange("opportunity.deleted", gone, { newId })]);
  return gone;
}

/** Restores a deleted opportunity, into a stage that still exists; a live one stays unchanged. */
export async function restoreOpportunity(
  { tx: tx, newId }: WriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lockAny(orgId, id), expected_version);
  if (row.deleted_at === null) return shown(row);
  const pipeline =
    (await tx.pipelines.hold(orgId, row.pipeline_id)) ?? requireRecord(await tx.pipelines.hold(orgId, null));
  const there = pipeline.id === row.pipeline_id && stageOf(pipeline.stages, row.stage)?.type === row.status;
  const place = { pipeline_id: pipeline.id, stage: firstStage(pipeline.stages, row.status).key };
  const { opportunities } = tx;
  const restored = requireRecord(
    await (there
      ? opportunities.restore(orgId, id, caller.actor)
      : opportunities.restoreTo(place, orgId, id, caller.actor)),
  );
  const changes = there ? null : differences({ pipeline_id: row.pipeline_id, stage: row.stage }, place);
  await tx.changes.append(orgId, [createChange("opportunity.restored", shown(restored), { newId, changes })]);
  return shown(restored);
}

const ownershipOf = ({ created_by_user: createdByUser, owner_id: holder, entrusted }: OpportunityRow): Ownership => ({
  ...{ createdByUser, holder, entrusted },
});

interface Placing {
  readonly before: Opportunity | null;
  readonly values: OpportunityValues;
  /** Those of the values that differ from the record. */
  readonly touched: OpportunityValues;
  readonly at: string;
}

/** Returns the new state; throws if it is invalid, or for references to missing records. */
async function standingFor({ tx: tx }: WriteDeps, caller: Caller, placing: Placing): Promise<OpportunityState> {
  const { before, values, touched } = placing;
  const wanted = values.pipeline_id ?? before?.pipeline_id ?? null;
  const pipeline = await tx.pipelines.hold(caller.organization.id, wanted);
  const lost = await missingReferences(tx, caller, touched);
  if (!pipeline) throw refusal([{ path: "/pipeline_id", code: "reference_not_found" }, ...lost]);
  const standing = transition(before, { ...placing, pipeline });
  if (!standing) throw refusal([notOfPipeline(pipeline), ...lost]);
  const details = [...reasonDetails(pipeline, standing, placing), ...lost];
  if (details.length > 0) throw refusal(details);
  return standing;
}

const refusal = (details: readonly Detail[]): Problem => unprocessable(details.slice(0, 20));

/** Only lost opportunities have a reason, and some pipelines require one. */
function reasonDetails(pipeline: PipelineRecord, standing: OpportunityState, { before, values }: Placing): Detail[] {
  const given = values.lost_reason;
  if (standing.status !== "lost") return typeof given === "string" ? [{ path: "/lost_reason", code: "not_lost" }] : [];
  const asked = before?.status !== "lost" || given !== undefined;
  const missing = pipeline.require_lost_reason && standing.lost_reason === null && asked;
  return missing ? [{ path: "/lost_reason", code: "required" }] : [];
}

const newOf = (changes: FieldChanges): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.new]));

const searchTextOf = (record: Parameters<typeof opportunitySearchText>[0]): { search_text: string } => ({
  search_text: opportunitySearchText(record),
});
