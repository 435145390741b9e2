/** Why nothing is sent to an address. */
export type SuppressionReason = "unsubscribed" | "opted_out" | "hard_bounced" | "soft_bounced" | "complained";

/** Those that stand in an organization's list. */
export type ListedReason = Exclude<SuppressionReason, "opted_out">;

/** What mail servers and readers said of an address, the worst first. */
const SAID = ["complained", "hard_bounced", "soft_bounced"] as const;

/** What a contact's record says of its address, by the list. */
export const deliverabilityOf = (listed: readonly SuppressionReason[]): (typeof SAID)[number] | "ok" =>
  SAID.find((reason) => listed.includes(reason)) ?? "ok";

/** What is known of an address: what its contact wants and what mail servers said. */
export interface AddressFacts {
  /** Reasons in the organization's list for this address. */
  readonly listed: readonly SuppressionReason[];
  /** Of the contacts who are written to with it. */
  readonly consents: readonly (string | null)[];
  readonly deliverability: readonly (string | null)[];
}

/** So often a message may come back from an address that exists. */
export const MAX_SOFT_BOUNCES = 5;

/** Nothing reaches them, whatever it is. */
const UNREACHABLE: ReadonlySet<string> = new Set(SAID);

/**
 * Why a message must not go to this address; null where it may. Marketing honours every wish and every bounce;
 * a transactional message only what the list says of bounces and complaints.
 */
export function suppressionOf(
  { listed, consents, deliverability }: AddressFacts,
  category: "transactional" | "marketing",
): SuppressionReason | null {
  const unreachable = listed.find((reason) => UNREACHABLE.has(reason));
  if (unreachable !== undefined) return unreachable;
  if (category === "transactional") return null;
  if (listed.includes("unsubscribed")) return "unsubscribed";
  if (consents.includes("opted_out")) return "opted_out";
  if (deliverability.includes("complained")) return "complained";
  return deliverability.includes("hard_bounced") ? "hard_bounced" : null;
}
