/** Why an address does not receive a topic. */
export type TopicReason = "topic_unsubscribed" | "topic_not_subscribed";

/** The facts that decide whether an address receives a topic. */
export interface TopicFacts {
  /** The last choice of the address itself; null if it never chose. */
  readonly own: "subscribed" | "unsubscribed" | null;
  /** Whether another address of the same contact unsubscribed. */
  readonly unsubscribedElsewhere: boolean;
  readonly optInRequired: boolean;
}

/**
 * Returns why an address does not receive a topic; null if it does. The address decides; otherwise another address of
 * the contact can unsubscribe it, but not subscribe it, because consent is given for one address.
 */
export function topicReason({ own, unsubscribedElsewhere, optInRequired }: TopicFacts): TopicReason | null {
  if (own !== null) return own === "subscribed" ? null : "topic_unsubscribed";
  if (unsubscribedElsewhere) return "topic_unsubscribed";
  return optInRequired ? "topic_not_subscribed" : null;
}
