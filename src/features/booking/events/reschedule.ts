import type { EventsRescheduleInput } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { isLimited } from "../rules/availability/rules.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { endOf, type EventTime, rescheduledColumns, requirePossible } from "../rules/event.ts";
import { durationOf } from "../rules/event-type.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { occupiedPeriod, hostChoices } from "./hosts.ts";
import type { NotificationDeps } from "../notifications/compose.ts";
import { notifyOfChange, scheduleReminders, NOBODY, type Notified } from "../notifications/notifications.ts";
import { type EventWriteDeps, lockEvent, writeEvent } from "./record.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import { findSlot, type FoundSlot, slotUnavailable, type BookingRequest, type UnavailableStart } from "../slots.ts";

/** A rescheduled event, and its previous time. */
type RescheduledEvent = Described<EventRecord, Notified & { readonly previous: EventTime }>;

/** Dependencies of rescheduling events. */
interface RescheduleDeps extends NotificationDeps {
  readonly store: Store;
}

/**
 * Reschedules an event; does nothing if it already has this time. Throws `slot_unavailable` with alternative slots if
 * the hosts are not free. `moved` belongs to the same transaction.
 */
export async function rescheduleEvent(
  { store, ...deps }: RescheduleDeps,
  caller: Caller,
  input: EventsRescheduleInput,
  moved: (tx: Repositories, event: RescheduledEvent) => Promise<void> = () => Promise.resolve(),
): Promise<RescheduledEvent> {
  const outcome = await store.transaction(async (tx) => {
    const result = await reschedule({ ...deps, tx }, caller, input);
    if (!("reason" in result)) await moved(tx, result);
    return result;
  });
  // Outside the transaction: when many clients want the same slot, most of them search for alternatives, and that must
  // not occupy a transaction's connection.
  if ("reason" in outcome) throw await slotUnavailable(store, outcome);
  return outcome;
}

async function reschedule(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsRescheduleInput,
): Promise<RescheduledEvent | UnavailableStart> {
  const { start_at, duration_minutes, reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  await lockLimits(deps, caller, target.id);
  const before = await lockEvent(deps, caller, target);
  const now = deps.clock();
  requirePossible(before, "reschedule", now);
  const previous = { start_at: before.start_at, end_at: before.end_at };
  const minutes = duration_minutes ?? before.duration_minutes;
  const to = eventTime(start_at, minutes);
  if (same(to, previous)) return { record: before, meta: { previous, ...NOBODY } };
  const unavailable = await takeHostTime(deps, caller, { event: before, start: Date.parse(to.start_at), minutes });
  if (unavailable) return unavailable;
  await deps.tx.events.resetResponses({ orgId: caller.organization.id, eventId: before.id });
  const columns = rescheduledColumns(before, { to, at: new Date(now).toISOString(), by: caller.actor, reason });
  const record = await writeEvent(deps, caller, { before, columns, verb: "rescheduled" });
  await scheduleReminders(deps, caller, { event: record });
  const notification = { kind: "rescheduled", event: record, before: previous, reason } as const;
  return { record, meta: { previous, ...(await notifyOfChange(deps, caller, { notify, notification, before })) } };
}

/**
 * Locks the limits before the event, in the same order as bookings that join the event; otherwise both could deadlock.
 */
async function lockLimits({ tx }: EventWriteDeps, { organization }: Caller, id: string): Promise<void> {
  const { event_type_id } = requireRecord(await tx.events.get(organization.id, id));
  const eventType = requireRecord(await tx.eventTypes.getAny(organization.id, event_type_id));
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
}

function eventTime(start_at: string, minutes: number): EventTime {
  return { start_at, end_at: endOf(start_at, minutes) };
}

interface NewTime {
  readonly event: EventRecord;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly minutes: number;
}

/** Occupies the time of the current hosts, or of other hosts of the rotation. Returns why if nobody is free. */
async function takeHostTime(deps: EventWriteDeps, caller: Caller, newTime: NewTime): Promise<UnavailableStart | null> {
  const { tx } = deps;
  const request = await rescheduleRequest(deps, caller, newTime);
  const slot = await findSlot(tx, request);
  if (typeof slot === "string") return { request, reason: slot };
  const busy = occupiedPeriod({ ...request.eventType, duration_minutes: newTime.minutes }, newTime.start);
  for (const hostIds of await hostChoicesFor(deps, request, slot, newTime.event)) {
    const taken = await tx.events.replaceHostTime(request.organization.id, newTime.event.id, { hostIds, busy });
    if (taken === "done") return null;
  }
  return { request, reason: "host_busy" };
}

interface RescheduleRequest extends BookingRequest {
  readonly rescheduled: { readonly id: string; readonly hostIds: readonly string[] };
}

async function rescheduleRequest(
  { tx, clock }: EventWriteDeps,
  { organization }: Caller,
  { event, start, minutes }: NewTime,
): Promise<RescheduleRequest> {
  const eventType = requireRecord(await tx.eventTypes.getAny(organization.id, event.event_type_id));
  return {
    organization,
    start,
    now: clock(),
    timezone: event.timezone,
    path: "/start_at",
    ...rescheduleOptions(event, { eventType, minutes, path: "/duration_minutes" }),
  };
}

interface Duration {
  readonly eventType: EventTypeRecord;
  readonly minutes: number;
  /** JSON pointer to the duration in the input. */
  readonly path: string;
}

/**
 * Returns the slot request for rescheduling an event. Throws `unprocessable` for a duration that is neither its current
 * one nor offered by its type.
 */
export function rescheduleOptions(event: EventRecord, { eventType, minutes, path }: Duration) {
  const isOwn = minutes === event.duration_minutes;
  return {
    // Invitees keep their seats, even if the event type has fewer now.
    eventType: { ...eventType, seats: event.seats },
    seatCount: event.invitee_count,
    duration_minutes: isOwn ? minutes : durationOf(eventType, minutes, path),
    rescheduled: { id: event.id, hostIds: event.hosts.map(({ user_id }) => user_id) },
  };
}

/** Returns the possible combinations of hosts; the current hosts come first. */
async function hostChoicesFor(
  { tx }: EventWriteDeps,
  { organization, eventType, rescheduled }: RescheduleRequest,
  slot: FoundSlot,
  event: EventRecord,
): Promise<(readonly string[])[]> {
  const now = rescheduled.hostIds;
  const [first] = event.invitees;
  const invitee = { contactId: first?.contact_id ?? null, email: first?.email ?? "" };
  const choices = await hostChoices(tx, organization.id, { eventType, slot, invitee });
  const otherChoices = choices.filter((choice) => !same(choice, now));
  return now.every((id) => slot.host_ids.includes(id)) ? [now, ...otherChoices] : otherChoices;
}
