import type { PipelinesCreateInput, PipelinesService, PipelinesUpdateInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import { duplicate, inUse, notFound, stateConflict } from "../../base/platform/rules/errors.ts";
import { readStages, removedStages, type Stage } from "./rules/pipeline.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { PipelineRecord } from "./sql/pipelines.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import type { ResourceContext } from "../../base/records/resource/rules.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";

const TEXTS = { required: ["name"] };

/** Implements the operations `pipelines.*`. */
export function pipelinesService({ store, signedTokens, ...deps }: ResourceDeps): PipelinesService {
  const change = <Result>(caller: Caller, work: (context: ResourceContext) => Promise<Result>): Promise<Result> =>
    store.transaction((tx) => work({ ...deps, tx, caller }));
  return {
    list: listOperation(signedTokens, "pipelines.list", store.pipelines.list, shown),
    get: async ({ organization }, { id }) => shown(requireRecord(await store.pipelines.get(organization.id, id))),
    create: (caller, input) => change(caller, async (work) => shown(await createPipeline(work, input))),
    update: (caller, input) => change(caller, async (work) => shown(await updatePipeline(work, input))),
    delete: (caller, target) => change(caller, (work) => deletePipeline(work, target)),
  };
}

async function createPipeline(work: ResourceContext, input: PipelinesCreateInput): Promise<PipelineRecord> {
  const { tx, newId, caller } = work;
  const orgId = caller.organization.id;
  const { name, is_default = false, require_lost_reason = false, position, stages } = normalizeTexts(input, TEXTS);
  const stageList = readStages(stages);
  const all = await tx.pipelines.lockAll(orgId);
  requireFreeName(all, name);
  const last = Math.max(0, ...all.map((pipeline) => pipeline.position));
  if (is_default) await removeDefault(work, all);
  const record = standardFields(newId(), caller.actor);
  await tx.pipelines.insert(orgId, {
    ...record,
    name,
    is_default,
    require_lost_reason,
    position: position ?? Math.min(last + 1, 1000),
    stages: stageList,
  });
  const created = requireRecord(await tx.pipelines.get(orgId, record.id));
  await tx.changes.append(orgId, [createChange("pipeline.created", created, { newId })]);
  return created;
}

async function updatePipeline(work: ResourceContext, input: PipelinesUpdateInput): Promise<PipelineRecord> {
  const { tx, caller } = work;
  const { id, expected_version, stages, ...fields } = normalizeTexts(input, TEXTS);
  const orgId = caller.organization.id;
  const all = await tx.pipelines.lockAll(orgId);
  const before = requireRecord(all.find((pipeline) => pipeline.id === id) ?? null, expected_version);
  const values = { ...omitUndefined(fields), ...(stages === undefined ? {} : { stages: readStages(stages) }) };
  const changed = differences(pick(before, values), values);
  if (Object.keys(changed).length === 0) return before;
  if (values.name !== undefined) requireFreeName(all, values.name, id);
  if (before.is_default && values.is_default === false) throw stateConflict("default_pipeline", "/is_default");
  if (values.stages) await requireUnused(work, before, values.stages);
  if (values.is_default && !before.is_default) await removeDefault(work, all);
  return await write(work, before, values);
}

/** The checks of a pipeline's fields. */
export const pipelineChecks = (write: CheckedWrite): Check[] => [
  ...eachValue(write.values, (one) => normalizeTexts(one, TEXTS)),
  () => ("stages" in write.values ? readStages(written<PipelineRecord>(write).stages) : []),
];

async function deletePipeline(
  { tx, newId, caller }: ResourceContext,
  { id, expected_version }: { id: string; expected_version?: number | undefined },
): Promise<{ id: string; deleted_at: string }> {
  const orgId = caller.organization.id;
  const all = await tx.pipelines.lockAll(orgId);
  const pipeline = requireRecord(all.find((one) => one.id === id) ?? null, expected_version);
  if (pipeline.is_default) throw stateConflict("default_pipeline");
  if ((await tx.pipelines.stagesInUse(orgId, id)).length > 0) throw inUse();
  const gone = requireRecord(await tx.pipelines.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("pipeline.deleted", gone, { newId })]);
  return { id, deleted_at: gone.deleted_at ?? "" };
}

/** Removes the default flag from the old default pipeline, before another one gets it. */
async function removeDefault(work: ResourceContext, all: readonly PipelineRecord[]): Promise<void> {
  const old = all.find((pipeline) => pipeline.is_default);
  if (old) await write(work, old, { is_default: false });
}

async function write(
  { tx, newId, caller }: ResourceContext,
  before: PipelineRecord,
  values: object,
): Promise<PipelineRecord> {
  const orgId = caller.organization.id;
  const after = await tx.pipelines.update(orgId, before.id, values, caller.actor);
  if (!after) throw notFound();
  const changes = differences(before, after);
  await tx.changes.append(orgId, [createChange("pipeline.updated", after, { newId, changes })]);
  return after;
}

function requireFreeName(all: readonly PipelineRecord[], name: string, except?: string): void {
  const taken = all.find((one) => one.id !== except && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw duplicate("/name", taken.id);
}

async function requireUnused(
  { tx, caller }: ResourceContext,
  before: PipelineRecord,
  stages: readonly Stage[],
): Promise<void> {
  const removed = removedStages(before.stages, stages);
  if (removed.length === 0) return;
  const used = await tx.pipelines.stagesInUse(caller.organization.id, before.id);
  const stillUsed = removed.filter(({ key }) => used.includes(key));
  if (stillUsed.length === 0) return;
  const details = stillUsed.map(({ key }) => ({
    path: "/stages",
    code: "stage_in_use" as const,
    values: { stage: key },
    extra: { allowed_values: used },
  }));
  throw inUse(details.slice(0, 20));
}

const pick = (record: PipelineRecord, values: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(values, name)));

const shown = (pipeline: PipelineRecord) => ({ ...pipeline, stages: [...pipeline.stages] });
