import type { Repositories } from "../../base/store/store.ts";
import { topicReason, type TopicReason } from "./rules/topic-status.ts";

/** Returns why addresses do not receive a topic, by address; empty without a topic. */
export async function topicReasons(
  { topicSubscriptions }: Repositories,
  orgId: string,
  { topicId, emails }: { readonly topicId: string | null; readonly emails: readonly string[] },
): Promise<ReadonlyMap<string, TopicReason>> {
  if (topicId === null || emails.length === 0) return new Map();
  const found = await topicSubscriptions.ofTopic(orgId, topicId, emails);
  return new Map(
    found.flatMap(({ email, ...facts }) => {
      const reason = topicReason(facts);
      return reason === null ? [] : [[email, reason] as const];
    }),
  );
}
