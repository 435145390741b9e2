import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type {
  Schemas,
  SegmentsPreviewInput,
  SegmentsService,
  SegmentsCreateInput,
  SegmentsUpdateInput,
  SegmentsAddMembersInput,
  SegmentsRemoveMemberInput,
} from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { readEntityPage } from "../entities/lists.ts";
import { readFilter } from "../../base/records/filter-check.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { listOperation, pageOf } from "../../base/records/record-list.ts";
import { searchRecords } from "../../base/records/record-search.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { membersOf, type MembershipRequest } from "../../base/records/segment-membership.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import {
  duplicate,
  inUse,
  permissionDenied,
  unprocessable,
  type Detail,
  notFound,
  stateConflict,
  Problem,
} from "../../base/platform/rules/errors.ts";
import type { FilterGroup } from "../../base/records/rules/filter-tree.ts";
import { toSearchText, normalizeTexts } from "../../base/platform/rules/text.ts";
import type { Evaluation, SegmentRecord } from "./sql/segments.ts";

/** Dependencies of the segment operations. */
interface SegmentDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Implements the operations `segments.*`. */
export function segmentsService(deps: SegmentDeps): SegmentsService {
  const { store, signedTokens, clock, newId } = deps;
  const depsFor = (tx: Repositories) => ({ tx, now: new Date(clock()), newId });

  return {
    list: listOperation(
      signedTokens,
      "segments.list",
      (orgId, filters, request) => store.segments.list(orgId, filters, request),
      shownSegment,
    ),
    async search(caller, input) {
      return pageOf(
        await searchRecords(deps, caller, input, { type: "segment", page: store.segments.page }),
        shownSegment,
      );
    },
    get: async (caller, { id }) => await getSegment(deps, caller, id),
    create: (caller, input) => store.transaction((tx) => createSegment(depsFor(tx), caller, input)),
    update: (caller, input) => store.transaction((tx) => updateSegment(depsFor(tx), caller, input)),
    delete: (caller, target) => store.transaction((tx) => deleteSegment(depsFor(tx), caller, target)),
    restore: (caller, target) => store.transaction((tx) => restoreSegment(depsFor(tx), caller, target)),
    freeze: (caller, target) => store.transaction((tx) => freezeSegment(depsFor(tx), caller, target)),
    addMembers: (caller, input) => store.transaction((tx) => addMembers(depsFor(tx), caller, input)),
    removeMember: (caller, input) => store.transaction((tx) => removeMember(depsFor(tx), caller, input)),
    async members(caller, { id, page, page_size, sort, cursor, ...wanted }) {
      const orgId = caller.organization.id;
      const segment = requireRecord(await store.segments.get(orgId, id));
      const members = await membersOf(store, { orgId, segment, caller, now: new Date(clock()) });
      const filters = { ...wanted, ...members };
      const isNarrowed = Object.keys(wanted).length > 0;
      const total = segment.kind === "static" && !isNarrowed ? segment.member_count : null;
      const cursorBinding = { ...wanted, segment_id: id };
      const list = { filters, isFiltered: true, cursorBinding, sort, page, page_size, cursor, total };
      return await readEntityPage(deps, caller, list);
    },
    preview: (caller, input) => preview(deps, caller, input),
  };
}

/** Returns a segment; a dynamic one is counted unless its last count is recent, relative to the cost of counting. */
async function getSegment({ store, clock }: SegmentDeps, caller: Caller, id: string): Promise<Schemas["Segment"]> {
  const orgId = caller.organization.id;
  const now = new Date(clock());
  const segment = requireRecord(await store.segments.get(orgId, id));
  const evaluation = isStale(segment, now)
    ? await store.onReplica((reader) => evaluate(reader, { orgId, segment, now }))
    : null;
  if (evaluation === null) return shownSegment(segment);
  await store.segments.saveEvaluation(orgId, segment, evaluation);
  const { counted, evaluated_at } = evaluation;
  return shownSegment({ ...segment, member_count: counted, evaluated_at });
}

async function preview(
  { store, clock }: SegmentDeps,
  caller: Caller,
  { entity_type, filter, page_size = 10 }: SegmentsPreviewInput,
): Promise<Schemas["SegmentPreview"]> {
  const orgId = caller.organization.id;
  const now = new Date(clock());
  const tree = await readFilter(store, orgId, filter, { type: entity_type, caller });
  const filters = { entity_type, filter: { tree, now } };
  const window = { offset: 0, limit: page_size };
  const sort = [{ field: "created_at", direction: "desc" }] as const;
  const [total, { records }] = await store.onReplica(({ entities }) =>
    Promise.all([entities.count(orgId, filters), entities.list(orgId, filters, { sort, window })]),
  );
  return { total, sample: records as Schemas["Entity"][] };
}

/** Dependencies of writes to segments. */
interface SegmentWriteDeps {
  readonly tx: Repositories;
  readonly now: Date;
  readonly newId: () => string;
}

const TEXTS = { required: ["name"], optional: ["description"] };

/** Returns the segment as the API shows it. */
function shownSegment({ evaluation_ms: _, ...segment }: SegmentRecord): Schemas["Segment"] {
  return segment as Schemas["Segment"];
}

/** Creates a segment; a dynamic one is counted first. */
async function createSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
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
async function updateSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
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
async function deleteSegment(
  { tx, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:delete">,
  { id, expected_version }: Target,
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
async function restoreSegment(
  { tx, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
  { id, expected_version }: Target,
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
async function appendUpdate(
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

/** Adds all records or none; existing members stay members. */
async function addMembers(
  { tx, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
  { id, expected_version, entity_ids }: SegmentsAddMembersInput,
): Promise<Schemas["Segment"]> {
  const orgId = caller.organization.id;
  const before = requireStatic(requireRecord(await tx.segments.lock(orgId, id), expected_version));
  const live = await liveEntities(tx, orgId, { entity_type: before.entity_type, entity_ids });
  if ((await tx.segments.addMembers(orgId, id, [...live])) === 0) return shownSegment(before);
  const after = requireRecord(await tx.segments.update(orgId, id, {}, caller.actor));
  await appendUpdate(tx, orgId, { before, after, newId });
  return shownSegment(after);
}

/** Returns the ids of records that can be members. Throws `unprocessable` with those that do not exist. */
async function liveEntities(
  tx: Repositories,
  orgId: string,
  { entity_type, entity_ids }: Pick<SegmentRecord, "entity_type"> & Pick<SegmentsAddMembersInput, "entity_ids">,
): Promise<ReadonlySet<string>> {
  const wanted = entity_ids.map((entity) => entity.toLowerCase());
  const live = new Set(await tx.segments.lockLiveEntities(orgId, entity_type, [...new Set(wanted)]));
  const details = wanted.flatMap((entity, index): Detail[] =>
    live.has(entity) ? [] : [{ path: `/entity_ids/${index}`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, MAX_DETAILS));
  return live;
}

/** The checks of new members. */
export const memberChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  () => liveEntities(tx, write.caller.organization.id, written(write)),
];

/** Removes a member; the record itself stays. */
async function removeMember(
  { tx, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
  { id, expected_version, entity_id }: SegmentsRemoveMemberInput,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const before = requireStatic(requireRecord(await tx.segments.lock(orgId, id), expected_version));
  if (!(await tx.segments.removeMember(orgId, id, entity_id))) throw notFound();
  const after = requireRecord(await tx.segments.update(orgId, id, {}, caller.actor));
  await appendUpdate(tx, orgId, { before, after, newId });
  return { id: entity_id, deleted_at: after.updated_at };
}

/** Makes the records that currently match the members; a static segment stays unchanged. */
async function freezeSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Authorized<Caller, "segments:write">,
  { id, expected_version }: Target,
): Promise<Schemas["Segment"]> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.segments.lock(orgId, id), expected_version);
  if (before.kind === "static") return shownSegment(before);
  await tx.segments.addAll(orgId, id, await membersOf(tx, { orgId, segment: before, caller, now }));
  const frozen = { kind: "static", filter: null, counted: null, evaluated_at: null, evaluation_ms: null };
  const after = requireRecord(await tx.segments.update(orgId, id, frozen, caller.actor));
  await appendUpdate(tx, orgId, { before, after, newId });
  return shownSegment(after);
}

const MAX_DETAILS = 20;

function requireStatic(segment: SegmentRecord): SegmentRecord {
  if (segment.kind === "dynamic") throw stateConflict("dynamic_segment");
  return segment;
}

/** Counts the members of a dynamic segment; null if that takes too long, or if its filter is no longer valid. */
async function evaluate(
  store: Pick<Repositories, "customFields" | "organizations" | "segments">,
  question: MembershipRequest,
): Promise<Evaluation | null> {
  const { orgId, now } = question;
  const start = performance.now();
  try {
    const counted = await store.segments.countMembers(orgId, await membersOf(store, { ...question, caller: null }));
    return { counted, evaluated_at: now.toISOString(), evaluation_ms: Math.ceil(performance.now() - start) };
  } catch (error) {
    if (error instanceof Problem && (error.code === "unavailable" || error.code === "unprocessable")) return null;
    throw error;
  }
}

/** If counting takes no longer than this (milliseconds), it is repeated at every read of the segment. */
const ALWAYS_RECOUNTED_MS = 100;
/** Otherwise the count is repeated when its age is this many times the duration of counting. */
const MAX_AGE_FACTOR = 50;

/** Returns whether the count of a dynamic segment should be updated. */
function isStale({ kind, evaluated_at, evaluation_ms }: SegmentRecord, now: Date): boolean {
  if (kind === "static") return false;
  if (evaluated_at === null || evaluation_ms === null || evaluation_ms <= ALWAYS_RECOUNTED_MS) return true;
  return now.getTime() - Date.parse(evaluated_at) > evaluation_ms * MAX_AGE_FACTOR;
}
