import type { EventsCreateInput } from "../../../generated/services.js";
import type { Caller } from "../../contract/caller.ts";
import type { Described } from "../../contract/operation.ts";
import type { Refusal } from "../rules/availability/slot-checks.ts";
import { type Booking, readBooking, termsOf } from "../rules/booking.ts";
import { referenceNotFound } from "../../platform/rules/errors.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Store } from "../../store/store.ts";
import type { EventMailDeps } from "../notifications/notification.ts";
import { sendNotifications, remindOf } from "../notifications/notify.ts";
import type { EventWriteDeps } from "./event-record.ts";
import { missingReferences } from "./event-references.ts";
import { bookable } from "./event-slots.ts";
import { beginEvent, joinEvent, type Placed, type Written } from "./event-writes.ts";
import { findSlot, slotUnavailable, type BookingRequest } from "../availability/find-slot.ts";

/** An event that was created or joined, and the addresses that were notified. */
export type Booked = Described<EventRecord, { readonly notified: string[] }>;

/** Dependencies of creating events. */
export interface EventBookingDeps extends EventMailDeps {
  readonly store: Store;
}

const MAX_ROUNDS = 3;

/**
 * Books a slot: creates an event or joins one, with the contacts of the invitees, in one transaction. Throws
 * `slot_unavailable` with alternative slots if the start cannot be booked.
 */
export async function createEvent(
  { store, ...deps }: EventBookingDeps,
  caller: Caller,
  input: EventsCreateInput,
): Promise<Booked> {
  const booking = readBooking(input, caller.organization.default_country);
  const outcome = await store.transaction(async (tx) => {
    const placed = await place({ ...deps, tx }, caller, booking);
    return "refusal" in placed ? placed : await told({ ...deps, tx }, caller, placed);
  });
  // Outside the transaction: when many clients want the same slot, most of them search for alternatives, and that must
  // not occupy a transaction's connection.
  if ("refusal" in outcome) throw await slotUnavailable(store, outcome.wish, outcome.refusal);
  return outcome;
}

/** Books a slot without notifications, for events that were agreed elsewhere. Throws like createEvent(). */
export async function createEventSilently(
  { store, ...deps }: EventBookingDeps,
  caller: Caller,
  input: EventsCreateInput,
): Promise<EventRecord> {
  const booking = readBooking(input, caller.organization.default_country);
  const placed = await store.transaction((tx) => place({ ...deps, tx }, caller, booking));
  if ("refusal" in placed) throw await slotUnavailable(store, placed.wish, placed.refusal);
  return placed.event;
}

/** A start that cannot be booked, and why. */
interface Unavailable {
  readonly wish: BookingRequest;
  readonly refusal: Refusal;
}

async function place(deps: EventWriteDeps, caller: Caller, booking: Booking): Promise<Written | Unavailable> {
  const { tx } = deps;
  const { organization } = caller;
  const found = await tx.eventTypes.get(organization.id, booking.event_type_id);
  if (!found) throw referenceNotFound("/event_type_id");
  const eventType = bookable(found);
  const terms = termsOf(eventType, booking, await missingReferences(tx, caller, booking));
  const { start, people } = booking;
  const wish: BookingRequest = {
    ...{ organization, eventType, start, path: "/start_at", duration_minutes: terms.duration_minutes },
    ...{ now: deps.clock(), party: people.length, timezone: people[0].timezone ?? organization.timezone },
  };
  // After a lost race, look again: there may be a seat left, or another reason.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const slot = await findSlot(tx, wish);
    if (typeof slot === "string") return { wish, refusal: slot };
    const written = await write(deps, caller, { booking, eventType, terms, slot });
    if (written) return written;
  }
  return { wish, refusal: "host_busy" };
}

/** Returns null if a concurrent booking took the slot. */
const write = (deps: EventWriteDeps, caller: Caller, placed: Placed): Promise<Written | null> => {
  const { joins } = placed.slot;
  return joins === null ? beginEvent(deps, caller, placed) : joinEvent(deps, caller, { placed, eventId: joins });
};

/** Notifies the new invitees and the hosts, and schedules the reminders. */
async function told(deps: EventWriteDeps, caller: Caller, { event, invitees }: Written): Promise<Booked> {
  const notified = await sendNotifications(deps, caller, { notify: true, news: { kind: "invited", event, invitees } });
  await remindOf(deps, caller, event);
  return { record: event, meta: { notified } };
}
