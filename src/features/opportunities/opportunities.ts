import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { EntitiesOpportunitiesInput, OpportunitiesService, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Page } from "../../base/contract/operation.ts";
import {
  type Opportunity,
  amountDetails,
  readOpportunityInput,
  opportunitySearchText,
  type OpportunityValues,
  type OpportunityState,
  transition,
  lifecycleMoves,
} from "./rules/opportunity.ts";
import type { OpportunityFilters, OpportunityRow } from "./sql/opportunities.ts";
import type { Store, Repositories } from "../../base/store/store.ts";
import { listTimeline, type Summarize } from "../../base/records/timeline.ts";
import { requireEntity } from "../entities/require-entity.ts";
import { type WriteDeps, SOURCES, type Target, updateEntity } from "../entities/writes.ts";
import { creationChanges, shownOpportunity, updateChanges } from "./changes.ts";
import { lineItemsOf, requireNoLineItems } from "./line-items.ts";
import { type ListInput, readList } from "../../base/records/record-list.ts";
import { customSortsOf } from "../../base/records/custom-sorts.ts";
import { searchRecords } from "../../base/records/record-search.ts";
import {
  requireRecord,
  standardFields,
  omitUndefined,
  grantsDeletion,
  mayDelete,
  type Ownership,
} from "../../base/records/record-state.ts";
import { timeOfId } from "../../base/platform/ids.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences, type FieldChanges } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, normalizedWrite, written } from "../../base/platform/mistakes.ts";
import { type Detail, permissionDenied, Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { firstStage, stageOf } from "./rules/pipeline.ts";
import type { PipelineRecord } from "./sql/pipelines.ts";
import { mergedCustomFields } from "../../base/records/custom-fields.ts";
import { removeDependents, restoreDependents } from "../../base/records/resource/dependents.ts";
import { stageAfter } from "../entities/rules/state.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";

interface OpportunityDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly summarize: Summarize;
}

type OpportunityPage = Page<Schemas["Opportunity"]>;

/** Implements the operations `opportunities.*`. */
export function opportunitiesService(deps: OpportunityDeps): OpportunitiesService {
  const { store } = deps;
  const write = async (work: (over: WriteDeps) => Promise<Opportunity>): Promise<Schemas["Opportunity"]> =>
    shown(await store.transaction((tx) => work({ ...deps, tx })));
  return {
    list: (caller, { page, page_size, sort, cursor, ...filters }) =>
      listOpportunities(deps, caller, {
        operation: "opportunities.list",
        filters,
        input: { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) },
      }),
    async search(caller, input) {
      const page = (...request: Parameters<typeof store.opportunities.page>) => store.opportunities.page(...request);
      const found = await searchRecords(deps, caller, input, { type: "opportunity", page });
      return { ...found, items: found.items.map((row) => shown(shownOpportunity(row))) };
    },
    async get({ organization }, { id }) {
      return shown(shownOpportunity(requireRecord(await store.opportunities.get(organization.id, id))));
    },
    async activity(caller, { id, ...input }) {
      requireRecord(await store.opportunities.get(caller.organization.id, id));
      return await listTimeline(deps, caller, { operation: "opportunities.activity", id, input });
    },
    create: (caller, input) => write((over) => createOpportunity(over, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      write((over) => updateOpportunity(over, caller, { id, expected_version }, input)),
    async delete(caller, target) {
      const { id, deleted_at } = await write((over) => deleteOpportunity(over, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => write((over) => restoreOpportunity(over, caller, target)),
    lineItems: (caller, input) => lineItemsOf(deps, caller, input),
  };
}

/** Implements entities.opportunities: the opportunities of a contact or company. */
export async function opportunitiesOf(
  deps: OpportunityDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...filters }: EntitiesOpportunitiesInput,
): Promise<OpportunityPage> {
  await requireEntity(deps.store, caller.organization.id, id);
  return await listOpportunities(deps, caller, {
    operation: "entities.opportunities",
    filters: { ...filters, entity_id: id },
    input: { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) },
  });
}

interface Request {
  readonly operation: string;
  readonly filters: OpportunityFilters;
  readonly input: ListInput;
}

async function listOpportunities(
  { store, signedTokens }: OpportunityDeps,
  { organization: { id: orgId } }: Caller,
  { operation, filters, input }: Request,
): Promise<OpportunityPage> {
  const custom = await customSortsOf(store, orgId, { type: "opportunity", sort: input.sort, path: "sort" });
  return await readList(signedTokens, { operation, orgId, filters }, { ...input, custom }, async (request) => {
    const page = await store.opportunities.list(orgId, filters, request);
    return { ...page, items: page.items.map((row) => shown(shownOpportunity(row))) };
  });
}

/** The columns of a record are the contract's fields; the compiler cannot verify that. */
const shown = (record: Opportunity): Schemas["Opportunity"] => record as Schemas["Opportunity"];

/** Creates an opportunity; its pipeline is locked before its references. */
export async function createOpportunity(
  deps: WriteDeps,
  caller: Authorized<Caller, "opportunities:write">,
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
  const after = shownOpportunity(requireRecord(await tx.opportunities.get(organization.id, id)));
  await tx.changes.append(organization.id, creationChanges(after, newId));
  await advanceLifecycles(deps, caller, null, after);
  return after;
}

/** Merges the given fields; without a difference there is no new version. */
async function updateOpportunity(
  deps: WriteDeps,
  caller: Authorized<Caller, "opportunities:write">,
  target: Target,
  input: OpportunityValues,
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const values = omitUndefined(readOpportunityInput(input, null));
  const row = requireRecord(await tx.opportunities.lock(orgId, target.id), target.expected_version);
  const before = shownOpportunity(row);
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
  const after = shownOpportunity(requireRecord(await tx.opportunities.update(orgId, target.id, changes, caller.actor)));
  await tx.changes.append(orgId, updateChanges(before, after, newId));
  await advanceLifecycles(deps, caller, before, after);
  return after;
}

/** Marks an opportunity as deleted. */
async function deleteOpportunity(
  deps: WriteDeps,
  caller: Authorized<Caller, "opportunities:delete">,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lock(orgId, id), expected_version);
  if (!mayDelete(caller, ownershipOf(row))) throw permissionDenied();
  const gone = shownOpportunity(requireRecord(await tx.opportunities.remove(orgId, id, caller.actor)));
  await tx.changes.append(orgId, [createChange("opportunity.deleted", gone, { newId })]);
  await removeDependents({ ...deps, caller }, "opportunity", id);
  return gone;
}

/** Restores a deleted opportunity, into a stage that still exists; a live one stays unchanged. */
async function restoreOpportunity(
  deps: WriteDeps,
  caller: Authorized<Caller, "opportunities:write">,
  { id, expected_version }: Target,
): Promise<Opportunity> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = requireRecord(await tx.opportunities.lockAny(orgId, id), expected_version);
  if (row.deleted_at === null) return shownOpportunity(row);
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
  await tx.changes.append(orgId, [
    createChange("opportunity.restored", shownOpportunity(restored), { newId, changes }),
  ]);
  await restoreDependents({ ...deps, caller }, "opportunity", { id, deletedAt: row.deleted_at });
  return shownOpportunity(restored);
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
  before: Opportunity | null,
  after: Opportunity,
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

interface EntityReference {
  readonly path: string;
  readonly id: string;
  readonly type: EntityType;
}

/** Returns one detail for each reference to nothing in this organization, or to the wrong kind of record. */
async function missingReferences(
  { entities, users }: Repositories,
  { organization, user }: Caller,
  values: OpportunityValues,
): Promise<Detail[]> {
  const pointed = entityReferences(values);
  const ids = [...new Set(pointed.map(({ id }) => id))];
  const live = ids.length === 0 ? new Map<string, EntityType>() : await entities.lockLive(organization.id, ids);
  const lost = pointed.filter(({ id, type }) => live.get(id) !== type).map(({ path }) => path);
  const { owner_id: owner } = values;
  const ownerLost = typeof owner === "string" && owner !== user.id && !(await users.get(organization.id, owner));
  return [...lost, ...(ownerLost ? ["/owner_id"] : [])].map((path) => ({ path, code: "reference_not_found" as const }));
}

/** The error for a stage that is not in the pipeline. */
const stageNotInPipeline = ({ stages }: PipelineRecord): Detail => ({
  path: "/stage",
  code: "not_of_pipeline",
  extra: { allowed_values: stages.map(({ key }) => key) },
});

function entityReferences({ company_id, primary_contact_id, contacts = [] }: OpportunityValues): EntityReference[] {
  const one = (path: string, id: string | null | undefined, type: EntityType): EntityReference[] =>
    typeof id === "string" ? [{ path, id, type }] : [];
  return [
    ...one("/company_id", company_id, "company"),
    ...one("/primary_contact_id", primary_contact_id, "contact"),
    ...contacts.flatMap(({ contact_id }, index) => one(`/contacts/${index}/contact_id`, contact_id, "contact")),
  ];
}
