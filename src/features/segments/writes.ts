import type { Schemas, SegmentsCreateInput, SegmentsUpdateInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import { duplicate, inUse, permissionDenied, unprocessable } from "../../base/platform/rules/errors.ts";
import type { FilterGroup } from "../../base/records/rules/filter-tree.ts";
import { toSearchText } from "../../base/platform/rules/text.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import type { Evaluation, SegmentRecord } from "./sql/segments.ts";
import type { Repositories } from "../../base/store/store.ts";
import { readFilter } from "../../base/records/filter-check.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { evaluate } from "./evaluation.ts";

/** Dependencies of writes to segments. */
export interface SegmentWriteDeps {
  readonly tx: Repositories;
  readonly now: Date;
  readonly newId: () => string;
}

/** The id of a segment, and its expected version. */
export interface SegmentTarget {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

const TEXTS = { required: ["name"], optional: ["description"] };

/** Returns the segment as the API shows it. */
export function shownSegment({ evaluation_ms: _, ...segment }: SegmentRecord): Schemas["Segment"] {
  return segment as Schemas["Segment"];
}

/** Creates a segment; a dynamic one is counted first. */
export async function createSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Caller,
  input: SegmentsCreateInput,
): Promise<Schemas["Segment"]> {
  const { name, entity_type, kind, description = null, filter = null } = normalizeTexts(input, TEXTS);
  const orgId = caller.organization.id;
  requireMatchingFilter(kind, filter);
  if (filter) await readFilter(tx, orgId, filter, { type: entity_type, caller });
  const record = standardFields(newId(), caller.actor);
  const evaluation = filter && (await evaluate(tx, { orgId, segment: { id: record.id, entity_type, filter }, now }));
  await requireFreeName(tx, orgId, name);
  const row = { name, entity_type, kind, description, filter, ...evaluation };
  const hidden = { created_by_user: caller.user.id, search_text: searchText(name, description) };
  await tx.segments.insert(orgId, { ...record, ...row, ...hidden });
  const created = shownSegment(requireRecord(await tx.segments.get(orgId, record.id)));
  await tx.changes.append(orgId, [createChange("segment.created", created, { newId })]);
  return created;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Caller,
  input: SegmentsUpdateInput,
): Promise<Schemas["Segment"]> {
  const { id, expected_version, ...changes } = normalizeTexts(input, TEXTS);
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.segments.lock(orgId, id), expected_version);
  const wanted: SegmentRecord = { ...before, ...omitUndefined(changes) };
  requireMatchingFilter(wanted.kind, wanted.filter);
  const changed = differences(before, wanted);
  if (Object.keys(changed).length === 0) return shownSegment(before);
  if ("name" in changed) await requireFreeName(tx, orgId, wanted.name, id);
  const evaluation = "filter" in changed ? await evaluationOf(tx, caller, { orgId, segment: wanted, now }) : {};
  const { name, description, filter } = wanted;
  const row = { name, description, filter, search_text: searchText(name, description), ...evaluation };
  const after = requireRecord(await tx.segments.update(orgId, id, row, caller.actor));
  await appendUpdate(tx, orgId, { before, after, newId });
  return shownSegment(after);
}

/** The checks of a segment's fields. */
export const segmentChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const wanted = (): SegmentRecord => written(write, { filter: null });
  return [
    ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
    () => {
      requireMatchingFilter(wanted().kind, wanted().filter);
    },
    async () => {
      const { filter, entity_type: type } = wanted();
      if (filter && "filter" in values) await readFilter(tx, caller.organization.id, filter, { type, caller });
    },
  ];
};

/** The checks of a filter that is previewed. */
export const segmentPreviewChecks = (tx: Repositories, { caller, ...write }: CheckedWrite): Check[] => [
  async () => {
    const { filter, entity_type: type } = written<SegmentRecord>({ caller, ...write });
    if (filter) await readFilter(tx, caller.organization.id, filter, { type, caller });
  },
];

/** Marks a segment as deleted; its members are kept. */
export async function deleteSegment(
  { tx, newId }: SegmentWriteDeps,
  caller: Caller,
  { id, expected_version }: SegmentTarget,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  requireRecord(await tx.segments.lock(orgId, id), expected_version);
  if (!caller.deletesOthers && (await tx.segments.creator(orgId, id)) !== caller.user.id) throw permissionDenied();
  const campaign = await tx.segments.unfinishedCampaign(orgId, id);
  if (campaign !== null) throw inUse([{ path: "", code: "in_use", extra: { id: campaign } }]);
  const removed = shownSegment(requireRecord(await tx.segments.remove(orgId, id, caller.actor)));
  await tx.changes.append(orgId, [createChange("segment.deleted", removed, { newId })]);
  return { id, deleted_at: removed.deleted_at ?? "" };
}

/** Restores a deleted segment; a live one stays unchanged. */
export async function restoreSegment(
  { tx, newId }: SegmentWriteDeps,
  caller: Caller,
  { id, expected_version }: SegmentTarget,
): Promise<Schemas["Segment"]> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.segments.lockAny(orgId, id), expected_version);
  if (before.deleted_at === null) return shownSegment(before);
  await requireFreeName(tx, orgId, before.name, id);
  const restored = shownSegment(requireRecord(await tx.segments.restore(orgId, id, caller.actor)));
  await tx.changes.append(orgId, [createChange("segment.restored", restored, { newId })]);
  return restored;
}

/** Appends the change that reports an update; the time of the last count is not reported. */
export async function appendUpdate(
  tx: Repositories,
  orgId: string,
  { before, after, newId }: { before: SegmentRecord; after: SegmentRecord; newId: () => string },
): Promise<void> {
  const shown = shownSegment(after);
  const { evaluated_at: _, ...changes } = differences(shownSegment(before), shown);
  await tx.changes.append(orgId, [createChange("segment.updated", shown, { newId, changes })]);
}

function requireMatchingFilter(kind: SegmentRecord["kind"], filter: FilterGroup | null): void {
  if (kind === "dynamic" && filter === null) throw unprocessable([{ path: "/filter", code: "required" }]);
  if (kind === "static" && filter !== null) throw unprocessable([{ path: "/filter", code: "dynamic_only" }]);
}

/** Counts the members for a changed filter; all fields are null if counting takes too long. */
async function evaluationOf(
  tx: Repositories,
  caller: Caller,
  { orgId, segment, now }: { orgId: string; segment: SegmentRecord; now: Date },
): Promise<Evaluation | { counted: null; evaluated_at: null; evaluation_ms: null }> {
  if (segment.filter) await readFilter(tx, orgId, segment.filter, { type: segment.entity_type, caller });
  const evaluation = await evaluate(tx, { orgId, segment, now });
  return evaluation ?? { counted: null, evaluated_at: null, evaluation_ms: null };
}

async function requireFreeName(tx: Repositories, orgId: string, name: string, except?: string): Promise<void> {
  await tx.segments.lockNames(orgId);
  const taken = await tx.segments.byName(orgId, name);
  if (taken !== null && taken !== except) throw duplicate("/name", taken);
}

const searchText = (name: string, description: string | null): string =>
  toSearchText(`${name} ${(description ?? "").slice(0, 1_000)}`);
