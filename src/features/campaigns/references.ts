import type { Caller } from "../../base/contract/caller.ts";
import type { CampaignValues } from "./rules/input.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import type { LockedSegment } from "../segments/sql/segments.ts";
import type { Repositories } from "../../base/store/store.ts";
import { templateProblems } from "./template.ts";
import { requireReadableMembers } from "../../base/records/segment-membership.ts";

/** Returns a detail if the topic does not exist or was deleted. */
export async function missingTopic(
  { resources }: Repositories,
  orgId: string,
  { topic_id: id }: { readonly topic_id: string | null },
): Promise<Detail[]> {
  if (id === null || (await resources.topic.get(orgId, id))) return [];
  return [{ path: "/topic_id", code: "reference_not_found" }];
}

type FoundSegments = readonly (LockedSegment | null)[];

/**
 * Throws `unprocessable` if the owner, the template or a segment of contacts does not exist; `values` contains only
 * changed fields.
 */
export async function checkCampaignReferences(tx: Repositories, caller: Caller, values: CampaignValues): Promise<void> {
  const orgId = caller.organization.id;
  const details: Detail[] = [];
  const { owner_id, segment_ids = [], exclude_segment_ids = [], template_id = null, topic_id = null } = values;
  if (typeof owner_id === "string" && (await tx.users.get(orgId, owner_id)) === null) {
    details.push({ path: "/owner_id", code: "reference_not_found" });
  }
  details.push(...(await templateProblems(tx, orgId, template_id)));
  details.push(...(await missingTopic(tx, orgId, { topic_id })));
  const [included, excluded] = [
    await findSegments(tx, orgId, segment_ids),
    await findSegments(tx, orgId, exclude_segment_ids),
  ];
  // The number of recipients reveals the members of the segments.
  for (const segment of [...included, ...excluded]) if (segment) requireReadableMembers(caller, segment);
  details.push(...problemsOf(included, "/segment_ids"), ...problemsOf(excluded, "/exclude_segment_ids"));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** The included and excluded segments of a campaign. */
export interface CampaignSegments {
  readonly segment_ids: readonly string[];
  readonly exclude_segment_ids: readonly string[];
}

/**
 * Returns what is wrong with the segments of a campaign to be sent: at least one included segment must exist, and all
 * excluded ones, so that no one receives it by mistake.
 */
export async function missingSegments(tx: Repositories, orgId: string, targets: CampaignSegments): Promise<Detail[]> {
  const { segment_ids, exclude_segment_ids } = targets;
  if (segment_ids.length === 0) {
    return [{ path: "/segment_ids", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }];
  }
  const included = await findSegments(tx, orgId, segment_ids);
  const excluded = await findSegments(tx, orgId, exclude_segment_ids);
  const missing = included.some((segment) => segment !== null) ? [] : problemsOf(included, "/segment_ids");
  return [...missing, ...problemsOf(excluded, "/exclude_segment_ids")];
}

/**
 * Returns the live segments with these ids, or null for each that does not exist; in a transaction they cannot be
 * deleted before its end.
 */
export async function findSegments(
  { segments }: Repositories,
  orgId: string,
  ids: readonly string[],
): Promise<FoundSegments> {
  if (ids.length === 0) return [];
  const live = new Map((await segments.lockLiveSegments(orgId, ids)).map((segment) => [segment.id, segment]));
  return ids.map((id) => live.get(id.toLowerCase()) ?? null);
}

function problemsOf(found: FoundSegments, path: string): Detail[] {
  return found.flatMap((segment, index): Detail[] => {
    if (segment === null) return [{ path: `${path}/${index}`, code: "reference_not_found" }];
    return segment.entity_type === "contact" ? [] : [{ path: `${path}/${index}`, code: "segment_of_companies" }];
  });
}
