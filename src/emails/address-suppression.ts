import { type Actor, SYSTEM_ACTOR } from "../contract/actor.ts";
import type { FieldValues } from "../records/rules/entity-input.ts";
import { deliverabilityOf, type ListedReason, MAX_SOFT_BOUNCES } from "./rules/suppression.ts";
import type { Repositories } from "../store/store.ts";
import { updateDerivedFields } from "../entities/writes.ts";

/** An address of an organization, and who says something of it; the service itself where nobody is named. */
export interface NotedAddress {
  readonly orgId: string;
  readonly email: string;
  readonly by?: Actor;
}

/** An address that nothing is to be sent to any more, and why. */
export interface SuppressedAddress extends NotedAddress {
  readonly reason: ListedReason;
}

interface SuppressionDeps {
  readonly clock: () => number;
  readonly newId: () => string;
}

/**
 * Puts an address on the organization's list, and what is known of it on its contact: what mail servers say is of the main
 * address only, what a person wants of all. False where that was known.
 */
export async function suppressAddress(
  deps: SuppressionDeps,
  tx: Repositories,
  address: SuppressedAddress,
): Promise<boolean> {
  const { orgId, email, reason, by = SYSTEM_ACTOR } = address;
  if (!(await tx.suppressions.add(orgId, { id: deps.newId(), email, reason, created_by: by }))) return false;
  const wish = reason === "unsubscribed";
  const values = wish ? { email_consent: "opted_out" } : { email_deliverability: reason };
  await noteOnContacts(deps, tx, { address, values, addresses: wish ? "all" : "main" });
  return true;
}

/** Counts a message that an address which exists did not take; after five of them nothing more is sent there. */
export async function countSoftBounce(
  deps: SuppressionDeps,
  tx: Repositories,
  { orgId, email }: NotedAddress,
): Promise<void> {
  const count = await tx.suppressions.countSoftBounce(orgId, email);
  if (count >= MAX_SOFT_BOUNCES) await suppressAddress(deps, tx, { orgId, email, reason: "soft_bounced" });
}

/** A reason was taken off the list: what servers said of the address is forgotten, but for what still stands there. */
export async function forgetDeliverability(
  deps: SuppressionDeps,
  tx: Repositories,
  address: NotedAddress,
): Promise<void> {
  await tx.suppressions.forgetSoftBounces(address.orgId, address.email);
  const listed = await tx.suppressions.among(address.orgId, [address.email]);
  const email_deliverability = deliverabilityOf(listed.map(({ reason }) => reason));
  await noteOnContacts(deps, tx, { address, values: { email_deliverability }, addresses: "main" });
}

interface Note {
  readonly address: NotedAddress;
  readonly values: FieldValues;
  /** Contacts that have it as one of their addresses, or as the main one. */
  readonly addresses: "all" | "main";
}

async function noteOnContacts(deps: SuppressionDeps, tx: Repositories, { address, values, addresses }: Note) {
  const { orgId, email, by: actor = SYSTEM_ACTOR } = address;
  const owners = await tx.suppressions.correspondents(orgId, { ids: [], emails: [email] });
  for (const { id } of owners.filter((owner) => addresses === "all" || owner.email === email)) {
    await tx.entities.lock(orgId, id);
    const who = { organization: { id: orgId }, actor };
    await updateDerivedFields({ ...deps, tx }, who, { id, values });
  }
}
