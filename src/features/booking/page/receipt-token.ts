import { createHash } from "node:crypto";
import type { Links, LinkTargets } from "../../../base/platform/links.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";

/** A booking, its organization and its invitee. */
interface ReceiptBooking {
  readonly organization: { readonly id: string };
  readonly event: Pick<EventRecord, "id" | "start_at" | "end_at" | "location">;
  readonly invitee: Pick<InviteeRecord, "id" | "cancelled_at">;
}

/**
 * Signs the receipt of a booking. It expires at the end of a UTC day, so that the same booking gets the same receipt all
 * day.
 */
export function signReceipt(links: Links, { organization, event, invitee }: ReceiptBooking, now: number): string {
  // A token is readable: a removed invitee could guess the current time from its hash.
  const shown = invitee.cancelled_at === null ? fingerprint(event) : "";
  const target = { org_id: organization.id, event_id: event.id, invitee_id: invitee.id, shown };
  return links.sign("receipt", target, (Math.floor(now / DAY_MS) + 2) * DAY_MS);
}

/** Returns whether a receipt was issued for the current time and place of an event. */
export const isCurrent = ({ shown }: LinkTargets["receipt"], event: ReceiptBooking["event"]): boolean =>
  shown === fingerprint(event);

/** A receipt must not disclose a later time or place to a person who has no access to the mailbox of the invitee. */
function fingerprint({ start_at, end_at, location: { type, value = null } }: ReceiptBooking["event"]): string {
  // The number may be that of another invitee, and a hash of a phone number can be guessed.
  const place = type === "invitee_phone" ? null : value;
  const shown = JSON.stringify([Date.parse(start_at), Date.parse(end_at), type, place]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 16);
}
