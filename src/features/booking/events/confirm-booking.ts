import type { Caller } from "../../../base/contract/caller.ts";
import { requireOpen } from "../rules/event-state.ts";
import { waitingGuests } from "../rules/waiting-guests.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import { sendNotifications } from "../notifications/notify.ts";
import { type EventWriteDeps, isInvited, writeEvent } from "./record.ts";
import { publicSender } from "../notifications/queue.ts";

/** A booking of a locked event. */
export interface ConfirmedBooking {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
}

/**
 * Confirms that a booking was made by its invitee, and invites its guests. Does nothing if that is not awaited. Throws
 * `state_conflict` if the event is over or closed, or the invitee was removed.
 */
export async function confirmBooking(deps: EventWriteDeps, caller: Caller, booking: ConfirmedBooking): Promise<void> {
  const { event: before, invitee } = booking;
  requireOpen(isInvited(invitee) ? before : { ...before, status: "cancelled" }, deps.clock());
  const ids = await markConfirmed(deps, caller, booking);
  if (ids.length === 0) return;
  const event = await writeEvent(deps, caller, { before, columns: {}, verb: "updated" });
  await inviteGuests(deps, caller, { event, ids });
}

/** Marks a booking as confirmed; returns the ids of the invitee and the guests who waited, without an event version. */
export async function markConfirmed(
  { tx, publicMail }: EventWriteDeps,
  caller: Caller,
  { event, invitee }: ConfirmedBooking,
): Promise<string[]> {
  if (invitee.confirmation !== "awaited" || invitee.role !== "primary") return [];
  const orgId = caller.organization.id;
  const ids = [invitee.id, ...waitingGuests(event.invitees, invitee).map(({ id }) => id)];
  await tx.events.confirmInvitees({ orgId, eventId: event.id }, ids);
  await publicMail.confirm(tx, publicSender(caller), {
    email: invitee.email,
    hostId: event.hosts[0]?.user_id ?? "",
    seats: event.seats,
    bookedAt: invitee.created_at,
  });
  return ids;
}

/** Invites the guests among these invitees; the message about the booking named them to the hosts. */
export async function inviteGuests(
  deps: EventWriteDeps,
  caller: Caller,
  { event, ids }: { readonly event: EventRecord; readonly ids: readonly string[] },
): Promise<void> {
  const guests = event.invitees.filter((one) => one.role === "guest" && isInvited(one) && ids.includes(one.id));
  if (guests.length === 0) return;
  const notification = { kind: "invited", event, invitees: guests, hostIds: [] } as const;
  await sendNotifications(deps, caller, { notify: true, notification });
}
