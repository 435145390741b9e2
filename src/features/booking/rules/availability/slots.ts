import { MINUTE_MS } from "../../../../base/platform/rules/durations.ts";
import {
  hostAvailabilities,
  isWindowReason,
  isInWindow,
  reasonAt,
  reasonAtCandidate,
  UNAVAILABLE_REASONS,
  bookableStarts,
  candidateStarts,
  type HostAvailability,
  type HostCalendar,
  type UnavailableReason,
  type NoSlotsReason,
} from "./slot-checks.ts";
import type { Interval } from "./interval.ts";
import { maxBookableTime, startRange } from "./query-range.ts";
import { type SlotRules } from "./rules.ts";

/** An event of this type with several seats (pending or confirmed) that others may join. */
export interface SharedEvent extends Interval {
  readonly event_id: string;
  readonly seats_left: number;
}

/** A query for slots. The calendars must contain the ranges of `queryRanges`. */
export interface SlotQuery {
  readonly rules: SlotRules;
  /** The possible hosts; inactive ones have no hours. */
  readonly hosts: readonly HostCalendar[];
  /** Includes full events. */
  readonly shared: readonly SharedEvent[];
  /** Epoch milliseconds: first start, included. */
  readonly from: number;
  /** Epoch milliseconds: end of the range of starts, excluded. */
  readonly to: number;
  readonly now: number;
  /** Number of requested seats; default 1. */
  readonly seatCount?: number;
}

/** A start that can be booked. */
export interface Slot extends Interval {
  /** The largest number of free seats of one event at this start. */
  readonly seats_left: number;
  /** Id of the event that a booking joins; null: a new event is created. */
  readonly joins: string | null;
  /** Free hosts for a new event; for `collective` all hosts or none. */
  readonly host_ids: readonly string[];
}

/** Returns every available slot from `from` to `to`, in order. */
export function availableSlots(query: SlotQuery): Slot[] {
  const availabilities = readAvailabilities(query);
  const free = new Map<number, string[]>();
  for (const availability of seatsFor(query) > 0 ? availabilities : []) {
    for (const start of bookableStarts(availability, query.rules, startRange(query))) {
      free.set(start, [...(free.get(start) ?? []), ...availability.host_ids]);
    }
  }
  const joinable = joinableEvents(query, availabilities);
  const starts = [...new Set([...free.keys(), ...joinable.keys()])].sort((left, right) => left - right);
  return starts.map((start) => slotOf(query, { start, host_ids: free.get(start) ?? [] }, joinable.get(start) ?? []));
}

/** Returns the slot at one start, or why it is not available. Consistent with `availableSlots`. */
export function slotAt(query: Omit<SlotQuery, "from" | "to">, start: number): Slot | UnavailableReason {
  const rangeQuery = { ...query, from: start, to: start + 1 };
  return availableSlots(rangeQuery)[0] ?? reasonFor(rangeQuery);
}

/** Returns why `availableSlots` found none: the reason of the start that was closest to being available. */
export function noSlotsReason(query: SlotQuery): NoSlotsReason {
  const { rules, to, now } = query;
  const range = startRange(query);
  if (range.start >= range.end) return to > now ? "outside_window" : "too_soon";
  const reasons = readAvailabilities(query).flatMap((availability) =>
    candidateStarts(availability, rules, range).map((start) => reasonAtCandidate(availability, start) ?? "seats_taken"),
  );
  const isFull = sharedOfLength(query).some(({ start }) => start >= range.start && start < range.end);
  return preferSeatsTaken(closestReason(reasons), isFull);
}

function reasonFor(query: SlotQuery): UnavailableReason {
  const { rules, from, now } = query;
  if (from < now) return "too_soon";
  if (from >= maxBookableTime(now)) return "outside_window";
  const reasons = readAvailabilities(query).map((availability) => reasonAt(availability, rules, from) ?? "seats_taken");
  const isFull = sharedOfLength(query).some(({ start }) => start === from);
  return preferSeatsTaken(closestReason(reasons), isFull);
}

/** A full event at this time is the reason, unless minimum notice or booking window already exclude it. */
const preferSeatsTaken = <Given extends UnavailableReason>(reason: Given, isFull: boolean): Given | "seats_taken" =>
  isFull && !isWindowReason(reason) ? "seats_taken" : reason;

const readAvailabilities = (query: SlotQuery): HostAvailability[] =>
  hostAvailabilities({ ...query, range: startRange(query) });

/** Seats of a new event; 0 if that has too few. Guests of an event with one seat take no seats. */
function seatsFor({ rules, seatCount = 1 }: SlotQuery): number {
  return rules.seats === 1 || rules.seats >= seatCount ? rules.seats : 0;
}

/** Shared events by start. They can be joined even if the hours have changed since. */
function joinableEvents(query: SlotQuery, availabilities: readonly HostAvailability[]): Map<number, SharedEvent[]> {
  const { seatCount = 1 } = query;
  const range = startRange(query);
  const open = sharedOfLength(query).filter(
    ({ start, seats_left }) =>
      start >= range.start &&
      start < range.end &&
      seats_left >= seatCount &&
      availabilities.some((availability) => isInWindow(availability, start)),
  );
  return Map.groupBy(open, ({ start }) => start);
}

function sharedOfLength({ rules, shared }: SlotQuery): SharedEvent[] {
  return shared.filter(({ start, end }) => end - start === rules.duration_minutes * MINUTE_MS);
}

/** Returns the slot at a start. A booking joins the fullest event with enough seats. */
function slotOf(
  query: SlotQuery,
  { start, host_ids }: Pick<Slot, "start" | "host_ids">,
  joinable: readonly SharedEvent[],
): Slot {
  const [first, ...others] = joinable.toSorted((left, right) => left.seats_left - right.seats_left);
  const newEventSeats = host_ids.length > 0 ? seatsFor(query) : 0;
  return {
    start,
    end: start + query.rules.duration_minutes * MINUTE_MS,
    seats_left: Math.max(newEventSeats, first?.seats_left ?? 0, others.at(-1)?.seats_left ?? 0),
    joins: first?.event_id ?? null,
    host_ids,
  };
}

/** Returns the reason that is closest to being available; `outside_hours` if there are no hosts. */
function closestReason<Given extends UnavailableReason>(reasons: readonly Given[]): Given | "outside_hours" {
  const found = [...new Set(reasons)].sort(
    (left, right) => UNAVAILABLE_REASONS.indexOf(right) - UNAVAILABLE_REASONS.indexOf(left),
  );
  return found[0] ?? "outside_hours";
}

/** Returns the `limit` slots nearest to a moment, in order. */
export function nearestSlots(slots: readonly Slot[], moment: number, limit: number): Slot[] {
  const distance = ({ start }: Slot): number => Math.abs(start - moment);
  return slots
    .toSorted((left, right) => distance(left) - distance(right))
    .slice(0, limit)
    .sort((left, right) => left.start - right.start);
}
