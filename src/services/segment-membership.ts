import { Problem } from "../domain/errors.ts";
import type { Membership } from "../repositories/segment-members.ts";
import type { Evaluation, SegmentRecord } from "../repositories/segments.ts";
import type { Repositories } from "../repositories/store.ts";
import { checkedFilter } from "./filter-check.ts";

/** Whose members are asked for, and when. */
export interface MembershipQuestion {
  readonly orgId: string;
  readonly segment: Pick<SegmentRecord, "id" | "entity_type" | "filter">;
  readonly now: Date;
}

/**
 * What members of a segment have in common now: filters for `entities.list` and `entities.count`, and for
 * `segments.membersAfter`, which walks the ids of all live members batch by batch. Throws `unprocessable` where the
 * filter of a dynamic segment names a custom field that is no more: nobody is taken in or left out by mistake.
 */
export async function membersOf(
  repositories: Pick<Repositories, "customFields">,
  { orgId, segment, now }: MembershipQuestion,
): Promise<Membership> {
  const { id, entity_type, filter } = segment;
  if (filter === null) return { entity_type, segment_id: id };
  return {
    entity_type,
    filter: { tree: await checkedFilter(repositories, orgId, filter, { type: entity_type }), now },
  };
}

/** Counts a dynamic segment; null where that takes too long, or where its filter cannot be asked any more. */
export async function evaluate(
  repositories: Pick<Repositories, "customFields" | "segments">,
  question: MembershipQuestion,
): Promise<Evaluation | null> {
  const { orgId, now } = question;
  const start = performance.now();
  try {
    const counted = await repositories.segments.countMembers(orgId, await membersOf(repositories, question));
    return { counted, evaluated_at: now.toISOString(), evaluation_ms: Math.ceil(performance.now() - start) };
  } catch (error) {
    if (error instanceof Problem && (error.code === "unavailable" || error.code === "unprocessable")) return null;
    throw error;
  }
}

/** What is counted within this many milliseconds is counted anew whenever a segment is read. */
const QUICK = 100;
/** The others when their count is so many times as old as it took. */
const PATIENCE = 50;

/** Whether a dynamic segment's count should be taken anew. */
export function isStale({ kind, evaluated_at, evaluation_ms }: SegmentRecord, now: Date): boolean {
  if (kind === "static") return false;
  if (evaluated_at === null || evaluation_ms === null || evaluation_ms <= QUICK) return true;
  return now.getTime() - Date.parse(evaluated_at) > evaluation_ms * PATIENCE;
}
