import { Problem } from "../platform/rules/errors.ts";
import { membersOf, type MembershipRequest } from "../records/segment-membership.ts";
import type { Repositories } from "../store/store.ts";
import type { Evaluation, SegmentRecord } from "./sql/segments.ts";

/** Counts a dynamic segment; null where that takes too long, or where its filter cannot be asked any more. */
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
