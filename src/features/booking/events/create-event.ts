import type { EventsCreateInput } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { type Booking, readBooking, bookingTerms } from "../rules/booking.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../../base/platform/mistakes.ts";
import { referenceNotFound, unprocessable } from "../../../base/platform/rules/errors.ts";
import { omitUndefined } from "../../../base/records/record-state.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { NotificationDeps } from "../notifications/notification.ts";
import { sendNotifications, scheduleReminders } from "../notifications/notify.ts";
import { type Notified, publicSender } from "../notifications/queue.ts";
import type { EventWriteDeps } from "./record.ts";
import { missingReferences } from "./references.ts";
import { requireBookable } from "../availability/list-slots.ts";
import { createNewEvent, joinEvent, type BookedEvent } from "./create-or-join.ts";
import type { BookingPlan } from "./new-event.ts";
import { findSlot, slotUnavailable, type BookingRequest, type UnavailableStart } from "../availability/find-slot.ts";

/** An event that was created or joined, and who was notified. */
export type CreatedEvent = Described<EventRecord, Notified>;

/** Dependencies of creating events. */
export interface EventBookingDeps extends NotificationDeps {
  readonly store: Store;
}

/** Each attempt that fails means that another booking succeeded. */
const MAX_ATTEMPTS = 3;

/**
 * Books a slot: creates an event or joins one, with the contacts of the invitees, in one transaction. Throws
 * `slot_unavailable` with alternative slots if the start cannot be booked. `eventType` is the type of the input, if it
 * has been read before.
 */
export async function createEvent(
  { store, eventType, ...deps }: EventBookingDeps & { readonly eventType?: EventTypeRecord },
  caller: Caller,
  input: EventsCreateInput,
): Promise<CreatedEvent> {
  const booking = readBooking(input, caller.organization.default_country);
  const outcome = await store.transactionOnTrial(async (tx) => {
    const booked = await createOrJoinAt({ ...deps, tx }, caller, { booking, eventType });
    return "reason" in booked ? booked : await notifyAndRemind({ ...deps, tx }, caller, booked);
  });
  // Outside the transaction: when many clients want the same slot, most of them search for alternatives, and that must
  // not occupy a transaction's connection.
  if ("reason" in outcome) throw await slotUnavailable(store, outcome);
  return outcome;
}

/** Books a slot without notifications, for events that were agreed elsewhere. Throws like createEvent(). */
export async function createEventSilently(
  { store, ...deps }: EventBookingDeps,
  caller: Caller,
  input: EventsCreateInput,
): Promise<EventRecord> {
  const booking = readBooking(input, caller.organization.default_country);
  const booked = await store.transactionOnTrial(async (tx) => {
    const outcome = await createOrJoinAt({ ...deps, tx }, caller, { booking });
    if (!("reason" in outcome)) await outcome.written;
    return outcome;
  });
  if ("reason" in booked) throw await slotUnavailable(store, booked);
  return booked.event;
}

/** A booking without mistakes, in which one field after the other is replaced by the one that was sent. */
const VALID = { event_type_id: "", start_at: "", invitee: { name: "-", email: "-" } };

/** The checks of a booking, apart from its time. */
export const bookingChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const { id: orgId, default_country: country } = caller.organization;
  const eventTypeOf = async (): Promise<EventTypeRecord> => {
    const found = await tx.eventTypes.get(orgId, written<EventsCreateInput>(write).event_type_id);
    if (!found) throw referenceNotFound("/event_type_id");
    return found;
  };
  return [
    ...eachValue(values, (one) => readBooking({ ...VALID, ...one }, country)),
    eventTypeOf,
    async () => {
      const { contact_id = null, opportunity_id = null } = values as Partial<Booking>;
      const details = await missingReferences(tx, caller, {
        contact_id: contact_id?.toLowerCase() ?? null,
        opportunity_id: opportunity_id?.toLowerCase() ?? null,
      });
      if (details.length > 0) throw unprocessable(details);
    },
    async () => {
      const { invitee, guests, answers, duration_minutes, location } = written<EventsCreateInput>(write);
      const terms = omitUndefined({ invitee, guests, answers, duration_minutes, location });
      return bookingTerms(await eventTypeOf(), readBooking({ ...VALID, ...terms }, country));
    },
  ];
};

/** An event with its type. */
interface TypedEvent extends BookedEvent {
  readonly eventType: EventTypeRecord;
}

/** A booking, and its event type if it has been read before. */
interface TypedBooking {
  readonly booking: Booking;
  readonly eventType?: EventTypeRecord | undefined;
}

async function createOrJoinAt(
  deps: EventWriteDeps,
  caller: Caller,
  { booking, eventType: known }: TypedBooking,
): Promise<TypedEvent | UnavailableStart> {
  const { tx } = deps;
  const { organization } = caller;
  const found = known ?? (await tx.eventTypes.get(organization.id, booking.event_type_id));
  if (!found) throw referenceNotFound("/event_type_id");
  const eventType = requireBookable(found);
  const terms = bookingTerms(eventType, booking, await missingReferences(tx, caller, booking));
  const { start, people } = booking;
  const request: BookingRequest = {
    organization,
    eventType,
    start,
    path: "/start_at",
    duration_minutes: terms.duration_minutes,
    now: deps.clock(),
    seatCount: people.length,
    timezone: people[0].timezone ?? organization.timezone,
  };
  // After a lost race, look again: there may be a seat left, or another reason.
  for (let attempt = 0; attempt < MAX_ATTEMPTS + eventType.hosts.length; attempt += 1) {
    const slot = await findSlot(tx, request);
    if (typeof slot === "string") return { request, reason: slot };
    const booked = await createOrJoin(deps, caller, { booking, eventType, terms, slot });
    if (booked) return { ...booked, eventType };
  }
  return { request, reason: "host_busy" };
}

/** Returns null if a concurrent booking took the slot. */
const createOrJoin = (deps: EventWriteDeps, caller: Caller, plan: BookingPlan): Promise<BookedEvent | null> => {
  const { joins } = plan.slot;
  return joins === null ? createNewEvent(deps, caller, plan) : joinEvent(deps, caller, { plan, eventId: joins });
};

/** Notifies the new invitees and the hosts, and schedules the reminders. */
async function notifyAndRemind(
  deps: EventWriteDeps,
  caller: Caller,
  { event, eventType, invitees, team, written }: TypedEvent,
): Promise<CreatedEvent> {
  const notification = { kind: "invited", event, eventType, invitees, team } as const;
  const [, , meta] = await Promise.all([
    written,
    countUnconfirmed(deps, caller, { event, invitees }),
    sendNotifications(deps, caller, { notify: true, notification }),
  ]);
  await scheduleReminders(deps, caller, { event, eventType });
  return { record: event, meta };
}

/** Counts a booking on a public page, which may be in the name of somebody else. Throws TooManyRequests. */
async function countUnconfirmed(
  { tx, publicMail }: EventWriteDeps,
  caller: Caller,
  { event, invitees: [booker] }: Pick<BookedEvent, "event" | "invitees">,
): Promise<void> {
  if (booker?.confirmation !== "awaited") return;
  const hostId = event.hosts[0]?.user_id ?? "";
  await publicMail.book(tx, publicSender(caller), { email: booker.email, hostId, seats: event.seats });
}
