import type { Schemas, SegmentsAddMembersInput, SegmentsRemoveMemberInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import type { Repositories } from "../../base/store/store.ts";
import { type Detail, notFound, stateConflict, unprocessable } from "../../base/platform/rules/errors.ts";
import type { SegmentRecord } from "./sql/segments.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { membersOf } from "../../base/records/segment-membership.ts";
import { appendUpdate, shownSegment, type SegmentTarget, type SegmentWriteDeps } from "./writes.ts";

/** Adds all records or none; existing members stay members. */
export async function addMembers(
  { tx, newId }: SegmentWriteDeps,
  caller: Caller,
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
export async function removeMember(
  { tx, newId }: SegmentWriteDeps,
  caller: Caller,
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
export async function freezeSegment(
  { tx, now, newId }: SegmentWriteDeps,
  caller: Caller,
  { id, expected_version }: SegmentTarget,
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
