import { Problem } from "../../base/platform/rules/errors.ts";
import { membersOf, type MembershipRequest } from "../../base/records/segment-membership.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { Evaluation, SegmentRecord } from "./sql/segments.ts";

/** Counts the members of a dynamic segment; null if that takes too long, or if its filter is no longer valid. */
export async function evaluate(
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
export function isStale({ kind, evaluated_at, evaluation_ms }: SegmentRecord, now: Date): boolean {
  if (kind === "static") return false;
  if (evaluated_at === null || evaluation_ms === null || evaluation_ms <= ALWAYS_RECOUNTED_MS) return true;
  return now.getTime() - Date.parse(evaluated_at) > evaluation_ms * MAX_AGE_FACTOR;
}
