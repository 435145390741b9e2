import type { Schemas, SegmentsPreviewInput, SegmentsService } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { readEntityPage } from "../entities/lists.ts";
import { readFilter } from "../../base/records/filter-check.ts";
import { readList } from "../../base/records/record-list.ts";
import { searchRecords } from "../../base/records/record-search.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { addMembers, freezeSegment, removeMember } from "./members.ts";
import { membersOf } from "../../base/records/segment-membership.ts";
import { evaluate, isStale } from "./evaluation.ts";
import { createSegment, deleteSegment, restoreSegment, shownSegment, updateSegment } from "./writes.ts";

/** Dependencies of the segment operations. */
export interface SegmentDeps {
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
    async list({ organization: { id: orgId } }, { page: number, page_size, sort, cursor, ...filters }) {
      const input = { page: number, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      const identity = { operation: "segments.list", orgId, filters };
      const page = await readList(signedTokens, identity, input, (request) =>
        store.segments.list(orgId, filters, request),
      );
      return { ...page, items: page.items.map(shownSegment) };
    },
    async search(caller, input) {
      const page = await searchRecords(deps, caller, input, { type: "segment", page: store.segments.page });
      return { ...page, items: page.items.map(shownSegment) };
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
