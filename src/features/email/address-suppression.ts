import { type Actor, SYSTEM_ACTOR } from "../../base/contract/caller.ts";
import type { FieldValues } from "../../base/records/rules/entity-input.ts";
import { deliverabilityOf, type ListedReason, MAX_SOFT_BOUNCES } from "./rules/suppression.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import type { Repositories } from "../../base/store/store.ts";
import { updateDerivedFields } from "../entities/writes.ts";

/** An address of an organization, and who reports on it (default: the service). */
interface ReportedAddress {
  readonly orgId: string;
  readonly email: string;
  readonly by?: Actor;
}

/** An address to suppress, and the reason. */
interface SuppressedAddress extends ReportedAddress {
  readonly reason: ListedReason;
}

type SuppressionDeps = Omit<ResourceWriteDeps, "tx">;

/**
 * Adds an address to the suppression list and updates its contacts: bounces and complaints apply to the main address of
 * a contact, unsubscribes to all of its addresses. Returns false if it was on the list for this reason.
 */
export async function suppressAddress(
  deps: SuppressionDeps,
  tx: Repositories,
  address: SuppressedAddress,
): Promise<boolean> {
  const { orgId, email, reason, by = SYSTEM_ACTOR } = address;
  if (!(await tx.suppressions.add(orgId, { id: deps.newId(), email, reason, created_by: by }))) return false;
  const isUnsubscribe = reason === "unsubscribed";
  const values = isUnsubscribe ? { email_consent: "opted_out" } : { email_deliverability: reason };
  await updateContacts(deps, tx, { address, values, addresses: isUnsubscribe ? "all" : "main" });
  return true;
}

/**
 * Lifts the unsubscribe of an address from all marketing, and records the consent of its contacts. Returns false if the
 * address was not unsubscribed.
 */
export async function resumeMarketing(
  deps: SuppressionDeps,
  tx: Repositories,
  address: ReportedAddress,
): Promise<boolean> {
  const { orgId, email } = address;
  if (!(await isUnsubscribedFromAll(tx, orgId, email))) return false;
  await tx.suppressions.lift(orgId, { email, reason: "unsubscribed" });
  await updateContacts(deps, tx, { address, values: { email_consent: "opted_in" }, addresses: "all" });
  return true;
}

/** Returns whether an address receives no marketing because of its own decision or that of its contact. */
export async function isUnsubscribedFromAll(
  { suppressions }: Repositories,
  orgId: string,
  email: string,
): Promise<boolean> {
  const listed = await suppressions.among(orgId, [email]);
  if (listed.some(({ reason }) => reason === "unsubscribed")) return true;
  const contacts = await suppressions.contactsOf(orgId, { ids: [], emails: [email] });
  return contacts.some(({ email_consent }) => email_consent === "opted_out");
}

/** Counts a soft bounce of an address; suppresses it after the fifth. */
export async function countSoftBounce(
  deps: SuppressionDeps,
  tx: Repositories,
  { orgId, email }: ReportedAddress,
): Promise<void> {
  const count = await tx.suppressions.countSoftBounce(orgId, email);
  if (count >= MAX_SOFT_BOUNCES) await suppressAddress(deps, tx, { orgId, email, reason: "soft_bounced" });
}

/** Resets the deliverability of an address after a reason was removed from the list, to the worst remaining reason. */
export async function resetDeliverability(
  deps: SuppressionDeps,
  tx: Repositories,
  address: ReportedAddress,
): Promise<void> {
  await tx.suppressions.deleteSoftBounces(address.orgId, address.email);
  const listed = await tx.suppressions.among(address.orgId, [address.email]);
  const email_deliverability = deliverabilityOf(listed.map(({ reason }) => reason));
  await updateContacts(deps, tx, { address, values: { email_deliverability }, addresses: "main" });
}

interface ContactUpdate {
  readonly address: ReportedAddress;
  readonly values: FieldValues;
  /** Whether contacts with any such address are updated, or only those with it as main address. */
  readonly addresses: "all" | "main";
}

async function updateContacts(deps: SuppressionDeps, tx: Repositories, { address, values, addresses }: ContactUpdate) {
  const { orgId, email, by: actor = SYSTEM_ACTOR } = address;
  const owners = await tx.suppressions.contactsOf(orgId, { ids: [], emails: [email] });
  for (const { id } of owners.filter((owner) => addresses === "all" || owner.email === email)) {
    await tx.entities.lock(orgId, id);
    const who = { organization: { id: orgId }, actor };
    await updateDerivedFields({ ...deps, tx }, who, { id, values });
  }
}
