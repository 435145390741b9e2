import type { EventsRescheduleInput } from "../../../generated/services.js";
import type { Caller } from "../../contract/caller.ts";
import type { Described } from "../../contract/operation.ts";
import type { Refusal } from "../rules/availability/slot-checks.ts";
import { isLimited } from "../rules/availability/query-range.ts";
import type { Slot } from "../rules/availability/slots.ts";
import { same } from "../../platform/rules/differences.ts";
import { endOf, type EventTime, rescheduled } from "../rules/event-revision.ts";
import { requirePossible } from "../rules/event-state.ts";
import { durationOf } from "../rules/event-type.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Store } from "../../store/store.ts";
import { busyAround, choicesOf } from "./event-hosts.ts";
import type { EventMailDeps } from "../notifications/notification.ts";
import { notifyOfChange, remindOf } from "../notifications/notify.ts";
import { type EventWriteDeps, holdEvent, writeEvent } from "./event-record.ts";
import { requireRecord } from "../../records/record-state.ts";
import { findSlot, slotUnavailable, type BookingRequest } from "../availability/find-slot.ts";

/** An event at its new time, and when it was before. */
export type Rescheduled = Described<EventRecord, { readonly previous: EventTime; readonly notified: string[] }>;

/** What rescheduling needs. */
export interface RescheduleDeps extends EventMailDeps {
  readonly store: Store;
}

/**
 * Gives an event another time; one that begins and ends then already stays as it is. Throws `slot_unavailable`, with what
 * could be had instead, where its hosts have no time then.
 */
export async function rescheduleEvent(
  { store, ...deps }: RescheduleDeps,
  caller: Caller,
  input: EventsRescheduleInput,
): Promise<Rescheduled> {
  const outcome = await store.transaction((tx) => reschedule({ ...deps, tx }, caller, input));
  // Of many who want one slot most come here: they look for another one without a transaction's connection.
  if ("refusal" in outcome) throw await slotUnavailable(store, outcome.wish, outcome.refusal);
  return outcome;
}

/** A start that cannot be had, and why. */
interface Unavailable {
  readonly wish: BookingRequest;
  readonly refusal: Refusal;
}

async function reschedule(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsRescheduleInput,
): Promise<Rescheduled | Unavailable> {
  const { start_at, duration_minutes, reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  await lockLimitsOf(deps, caller, target.id);
  const before = await holdEvent(deps, caller, target);
  const now = deps.clock();
  requirePossible(before, "reschedule", now);
  const previous = { start_at: before.start_at, end_at: before.end_at };
  const minutes = duration_minutes ?? before.duration_minutes;
  const to = timeFrom(start_at, minutes);
  if (same(to, previous)) return { record: before, meta: { previous, notified: [] } };
  const refused = await takeTime(deps, caller, { event: before, start: Date.parse(to.start_at), minutes });
  if (refused) return refused;
  await deps.tx.events.forgetResponses({ orgId: caller.organization.id, eventId: before.id });
  const columns = rescheduled(before, { to, at: new Date(now).toISOString(), by: caller.actor, reason });
  const record = await writeEvent(deps, caller, { before, columns, verb: "rescheduled" });
  await remindOf(deps, caller, record);
  const news = { kind: "rescheduled", event: record, before: previous, reason } as const;
  return { record, meta: { previous, notified: await notifyOfChange(deps, caller, { notify, news, before }) } };
}

/** Before the event is held, as bookings do that join it: those who held it first would wait for them, and they for those. */
async function lockLimitsOf({ tx }: EventWriteDeps, { organization }: Caller, id: string): Promise<void> {
  const { event_type_id } = requireRecord(await tx.events.get(organization.id, id));
  const eventType = requireRecord(await tx.eventTypes.getAny(organization.id, event_type_id));
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
}

function timeFrom(start_at: string, minutes: number): EventTime {
  return { start_at, end_at: endOf(start_at, minutes) };
}

interface Wanted {
  readonly event: EventRecord;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly minutes: number;
}

/** Takes the time of its hosts, or of others whose turn it is; returns why where nobody has it. */
async function takeTime(deps: EventWriteDeps, caller: Caller, wanted: Wanted): Promise<Unavailable | null> {
  const { tx } = deps;
  const wish = await wishFor(deps, caller, wanted);
  const slot = await findSlot(tx, wish);
  if (typeof slot === "string") return { wish, refusal: slot };
  const busy = busyAround({ ...wish.eventType, duration_minutes: wanted.minutes }, wanted.start);
  for (const hostIds of await hostsFor(deps, wish, slot)) {
    const taken = await tx.events.retakeTime(wish.organization.id, wanted.event.id, { hostIds, busy });
    if (taken === "done") return null;
  }
  return { wish, refusal: "host_busy" };
}

interface MoveWish extends BookingRequest {
  readonly moved: { readonly id: string; readonly hostIds: readonly string[] };
}

async function wishFor(
  { tx, clock }: EventWriteDeps,
  { organization }: Caller,
  { event, start, minutes }: Wanted,
): Promise<MoveWish> {
  const eventType = requireRecord(await tx.eventTypes.getAny(organization.id, event.event_type_id));
  return {
    ...{ organization, start, now: clock(), timezone: event.timezone, path: "/start_at" },
    ...moveOf(event, { eventType, minutes, path: "/duration_minutes" }),
  };
}

interface Duration {
  readonly eventType: EventTypeRecord;
  readonly minutes: number;
  /** Where it stands in the input. */
  readonly path: string;
}

/** What an event needs elsewhere; throws `unprocessable` for a duration that is neither its own nor one of its type's. */
export function moveOf(event: EventRecord, { eventType, minutes, path }: Duration) {
  const isOwn = minutes === event.duration_minutes;
  return {
    // Those who are invited keep their seats, whatever the event type says now.
    ...{ eventType: { ...eventType, seats: event.seats }, party: event.invitee_count },
    duration_minutes: isOwn ? minutes : durationOf(eventType, minutes, path),
    moved: { id: event.id, hostIds: event.hosts.map(({ user_id }) => user_id) },
  };
}

/** Those who host it now come first. */
async function hostsFor(
  { tx }: EventWriteDeps,
  { organization, eventType, moved }: MoveWish,
  slot: Slot,
): Promise<(readonly string[])[]> {
  const now = moved.hostIds;
  const choices = await choicesOf(tx, organization.id, { eventType, slot });
  const others = choices.filter((choice) => !same(choice, now));
  return now.every((id) => slot.host_ids.includes(id)) ? [now, ...others] : others;
}
