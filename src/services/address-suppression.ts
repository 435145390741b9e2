import type { Actor } from "../contract/actor.ts";
import type { SuppressionReason } from "../domain/suppression.ts";
import type { Repositories } from "../repositories/store.ts";
import { noteOnEntity } from "./entity-writes.ts";

/** An address that nothing is to be sent to any more, and why. */
export interface SuppressedAddress {
  readonly orgId: string;
  readonly email: string;
  readonly reason: Exclude<SuppressionReason, "opted_out">;
}

interface SuppressionParts {
  readonly clock: () => number;
  readonly newId: () => string;
}

const SYSTEM: Actor = { type: "system", id: null, name: "system", application: null };

/**
 * Puts an address on the organization's list, and what is known of it on its contact: what mail servers say is of the main
 * address only, what a person wants of all. False where that was known.
 */
export async function suppressAddress(
  parts: SuppressionParts,
  tx: Repositories,
  { orgId, email, reason }: SuppressedAddress,
): Promise<boolean> {
  if (!(await tx.suppressions.add(orgId, { email, reason }))) return false;
  const values = reason === "unsubscribed" ? { email_consent: "opted_out" } : { email_deliverability: reason };
  const owners = await tx.suppressions.correspondents(orgId, { ids: [], emails: [email] });
  for (const { id } of owners.filter((owner) => reason === "unsubscribed" || owner.email === email)) {
    await tx.entities.lock(orgId, id);
    const who = { organization: { id: orgId }, actor: SYSTEM };
    await noteOnEntity({ ...parts, repositories: tx }, who, { id, values });
  }
  return true;
}
