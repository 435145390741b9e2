import type { Caller } from "../contract/caller.ts";
import type { CampaignValues } from "./rules/input.ts";
import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import type { LockedSegment } from "../segments/sql/segments.ts";
import type { Repositories } from "../store/store.ts";
import { requireReadableMembers } from "../records/segment-membership.ts";

type Found = readonly (LockedSegment | null)[];

/** Throws `unprocessable` where an owner or a segment of contacts is not there; `values` are those that are new. */
export async function checkCampaignReferences(tx: Repositories, caller: Caller, values: CampaignValues): Promise<void> {
  const orgId = caller.organization.id;
  const details: Detail[] = [];
  const { owner_id, segment_ids = [], exclude_segment_ids = [] } = values;
  if (typeof owner_id === "string" && (await tx.users.get(orgId, owner_id)) === null) {
    details.push({ path: "/owner_id", code: "reference_not_found" });
  }
  const [included, excluded] = [
    await findSegments(tx, orgId, segment_ids),
    await findSegments(tx, orgId, exclude_segment_ids),
  ];
  // How many get a campaign tells who is in its segments.
  for (const segment of [...included, ...excluded]) if (segment) requireReadableMembers(caller, segment);
  details.push(...problemsOf(included, "/segment_ids"), ...problemsOf(excluded, "/exclude_segment_ids"));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** Which segments a campaign goes to, and which not. */
export interface Targets {
  readonly segment_ids: readonly string[];
  readonly exclude_segment_ids: readonly string[];
}

/**
 * What is wrong with the segments of a campaign that is to go out: one of those it goes to has to be there still, and all of
 * those it does not go to, so that nobody gets it by mistake.
 */
export async function missingSegments(tx: Repositories, orgId: string, targets: Targets): Promise<Detail[]> {
  const { segment_ids, exclude_segment_ids } = targets;
  if (segment_ids.length === 0) {
    return [{ path: "/segment_ids", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }];
  }
  const included = await findSegments(tx, orgId, segment_ids);
  const excluded = await findSegments(tx, orgId, exclude_segment_ids);
  const gone = included.some((segment) => segment !== null) ? [] : problemsOf(included, "/segment_ids");
  return [...gone, ...problemsOf(excluded, "/exclude_segment_ids")];
}

/** The live segments with these ids, null where there is none; in a transaction none of them goes before its end. */
export async function findSegments({ segments }: Repositories, orgId: string, ids: readonly string[]): Promise<Found> {
  if (ids.length === 0) return [];
  const live = new Map((await segments.lockLiveSegments(orgId, ids)).map((segment) => [segment.id, segment]));
  return ids.map((id) => live.get(id.toLowerCase()) ?? null);
}

function problemsOf(found: Found, path: string): Detail[] {
  return found.flatMap((segment, index): Detail[] => {
    if (segment === null) return [{ path: `${path}/${index}`, code: "reference_not_found" }];
    return segment.entity_type === "contact" ? [] : [{ path: `${path}/${index}`, code: "segment_of_companies" }];
  });
}
