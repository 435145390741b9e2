/** Why an address is suppressed. */
export type SuppressionReason =
  "unsubscribed" | "opted_out" | "hard_bounced" | "soft_bounced" | "complained" | TopicReason;

/** Reasons in the suppression list. */
export type ListedReason = Exclude<SuppressionReason, "opted_out" | TopicReason>;

/** Reasons reported by mail servers and recipients, the worst first. */
const DELIVERABILITY_REASONS = ["complained", "hard_bounced", "soft_bounced"] as const;

/** Returns the `email_deliverability` of a contact from the reasons in the list. */
export const deliverabilityOf = (
  listed: readonly SuppressionReason[],
): (typeof DELIVERABILITY_REASONS)[number] | "ok" =>
  DELIVERABILITY_REASONS.find((reason) => listed.includes(reason)) ?? "ok";

/** Suppressions, consent and deliverability of an address. */
export interface AddressFacts {
  /** Reasons in the suppression list for this address. */
  readonly listed: readonly SuppressionReason[];
  /** Of the contacts with this address. */
  readonly consents: readonly (string | null)[];
  readonly deliverability: readonly (string | null)[];
  /** Why the address does not receive the topic of the message; null if it does, or if there is no topic. */
  readonly topic: TopicReason | null;
}

/** Number of soft bounces after which an address is suppressed. */
export const MAX_SOFT_BOUNCES = 5;

/** Reasons that also apply to transactional messages. */
const UNREACHABLE: ReadonlySet<string> = new Set(DELIVERABILITY_REASONS);

/**
 * Returns why a message must not be sent to this address; null if it may. Marketing respects every reason;
 * transactional messages respect only bounces and complaints in the list.
 */
export function suppressionOf(
  { listed, consents, deliverability, topic }: AddressFacts,
  category: "transactional" | "marketing",
): SuppressionReason | null {
  const unreachable = listed.find((reason) => UNREACHABLE.has(reason));
  if (unreachable !== undefined) return unreachable;
  if (category === "transactional") return null;
  if (listed.includes("unsubscribed")) return "unsubscribed";
  if (consents.includes("opted_out")) return "opted_out";
  if (deliverability.includes("complained")) return "complained";
  return deliverability.includes("hard_bounced") ? "hard_bounced" : topic;
}

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
