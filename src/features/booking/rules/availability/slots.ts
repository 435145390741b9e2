import { MINUTE_MS } from "../../../../base/platform/rules/durations.ts";
import { type Interval, covers, intersect, lastStartingBy, mergeIntervals, overlaps } from "./interval.ts";
import { maxBookableTime, startRange, type SlotRules, fullPeriods, type BookingWindow, busySpan } from "./rules.ts";
import { openIntervals, type Hours } from "./hours.ts";
import { dateAt, dayAfter, dayStart } from "./wall-clock.ts";

/** An event of this type with several seats (pending or confirmed) that others may join. */
interface SharedEvent extends Interval {
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

/**
 * Why an event cannot start at a moment, in the order of the checks: the later in this list, the closer the start was
 * to being available.
 */
const UNAVAILABLE_REASONS = [
  "too_soon",
  "outside_window",
  "outside_hours",
  "between_slots",
  "limit_reached",
  "host_busy",
  "seats_taken",
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Why a candidate start is not available. */
type NoSlotsReason = Exclude<UnavailableReason, "between_slots">;

/** The hours and the busy times of a host. */
export interface HostCalendar extends Hours {
  readonly host_id: string;
  /** Busy periods: events with their buffers and busy times, in any order. */
  readonly busy: readonly Interval[];
  /** Starts of the host's events of this type (pending or confirmed). */
  readonly booked: readonly number[];
}

interface Check {
  readonly reason: NoSlotsReason;
  readonly allows: (start: number) => boolean;
}

/** Hosts who take an event together, their common open intervals, and the checks that a start must pass. */
interface HostAvailability {
  readonly host_ids: readonly string[];
  /** Steps are counted from the start of each interval. */
  readonly open: readonly Interval[];
  readonly checks: readonly Check[];
}

/** Returns one entry per host who can take the event alone, or one entry for all hosts of a collective event. */
function hostAvailabilities({ rules, hosts, range, now }: HostAvailabilityInput): HostAvailability[] {
  const length = rules.duration_minutes * MINUTE_MS;
  const openOf = openIntervalsOf({ start: range.start, end: range.end + length });
  const availabilities = hosts.map((host) => availabilityOf(host, { rules, now, open: openOf(host) }));
  if (rules.assignment !== "collective") return availabilities;
  return availabilities.length === 0 ? [] : [availabilities.reduce(combine)];
}

interface HostAvailabilityInput {
  readonly rules: SlotRules;
  readonly hosts: readonly HostCalendar[];
  /** Range of starts. */
  readonly range: Interval;
  readonly now: number;
}

/** Computes the open intervals of hosts, once for those with the same hours: many teams share a schedule. */
function openIntervalsOf(range: Interval): (host: HostCalendar) => Interval[] {
  const known = new Map<string, Interval[]>();
  return (host) => {
    const key = JSON.stringify([host.timezone, host.weekly_hours, host.overrides]);
    const open = known.get(key) ?? openIntervals(host, range);
    known.set(key, open);
    return open;
  };
}

interface OpenHost extends Pick<HostAvailabilityInput, "rules" | "now"> {
  readonly open: readonly Interval[];
}

function availabilityOf(host: HostCalendar, { rules, now, open }: OpenHost): HostAvailability {
  const length = rules.duration_minutes * MINUTE_MS;
  // Adjacent intervals are merged: an event may cross midnight, or the bound between two intervals.
  const windows = mergeIntervals(open);
  const busy = mergeIntervals(host.busy);
  const full = fullPeriods(rules.limits, host.booked, host.timezone);
  const bookable = bookableSpan(rules.booking_window, host.timezone, now);
  const earliest = now + rules.min_notice_minutes * MINUTE_MS;
  const checks: Check[] = [
    { reason: "too_soon", allows: (start) => start >= earliest },
    { reason: "outside_window", allows: (start) => start >= bookable.start && start < bookable.end },
    { reason: "outside_hours", allows: (start) => covers(windows, { start, end: start + length }) },
    { reason: "limit_reached", allows: (start) => !overlaps(full, { start, end: start + 1 }) },
    { reason: "host_busy", allows: (start) => !overlaps(busy, busySpan(rules, start)) },
  ];
  return { host_ids: [host.host_id], open, checks };
}

/** Returns when events may start, according to the booking window on the day of `now` in this time zone. */
function bookableSpan(window: BookingWindow, timezone: string, now: number): Interval {
  const always = { start: -Infinity, end: Infinity };
  if (window.type === "unlimited") return always;
  if (window.type === "rolling_days") {
    const last = dayAfter(dateAt(now, timezone), window.days ?? 0);
    return { ...always, end: dayStart(dayAfter(last, 1), timezone) };
  }
  const { start_date, end_date } = window;
  return {
    start: start_date == null ? always.start : dayStart(start_date, timezone),
    end: end_date == null ? always.end : dayStart(dayAfter(end_date, 1), timezone),
  };
}

function combine(left: HostAvailability, right: HostAvailability): HostAvailability {
  return {
    host_ids: [...left.host_ids, ...right.host_ids],
    open: intersect(left.open, right.open),
    checks: [...left.checks, ...right.checks],
  };
}

/** Returns every available start in `range`. */
function bookableStarts(availability: HostAvailability, rules: SlotRules, range: Interval): number[] {
  return candidateStarts(availability, rules, range).filter((start) =>
    availability.checks.every(({ allows }) => allows(start)),
  );
}

/** Returns every start in `range` that the hours offer, available or not. */
function candidateStarts({ open }: HostAvailability, rules: SlotRules, range: Interval): number[] {
  const step = stepMs(rules);
  const starts: number[] = [];
  for (const { start, end } of open) {
    const skipped = Math.max(0, Math.ceil((range.start - start) / step));
    for (let at = start + skipped * step; at < end && at < range.end; at += step) starts.push(at);
  }
  return starts;
}

/** Returns why a candidate start is not available; undefined if it is. */
function reasonAtCandidate({ checks }: HostAvailability, start: number): NoSlotsReason | undefined {
  const against = new Set(checks.filter(({ allows }) => !allows(start)).map(({ reason }) => reason));
  return NO_SLOTS_REASONS.find((reason) => against.has(reason));
}

/** Returns why any start is not available; undefined if it is. */
function reasonAt(availability: HostAvailability, rules: SlotRules, start: number): UnavailableReason | undefined {
  const interval = lastStartingBy(availability.open, start);
  const onStep = interval !== undefined && start < interval.end && (start - interval.start) % stepMs(rules) === 0;
  const reason = reasonAtCandidate(availability, start);
  const earlier =
    reason !== undefined && UNAVAILABLE_REASONS.indexOf(reason) < UNAVAILABLE_REASONS.indexOf("between_slots");
  return onStep || earlier ? reason : "between_slots";
}

const NO_SLOTS_REASONS = UNAVAILABLE_REASONS.filter((reason) => reason !== "between_slots");

/** Whether minimum notice and booking window allow a start. */
function isInWindow({ checks }: HostAvailability, start: number): boolean {
  return checks.every(({ reason, allows }) => !isWindowReason(reason) || allows(start));
}

/** Whether the reason is minimum notice or booking window. */
const isWindowReason = (reason: UnavailableReason): boolean => reason === "too_soon" || reason === "outside_window";

const stepMs = (rules: SlotRules): number => (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE_MS;

/** A possible host, in the order of the event type. */
export interface Candidate {
  readonly host_id: string;
  /** Number of events of this type around the start (30 days before and after). */
  readonly events: number;
  /** Share of the events, relative to the weights of the others: 1 to 100. */
  readonly weight: number;
}

/**
 * Sorts hosts by rotation: the host who is furthest below their share first, then in the order of the event type. Uses
 * the divisors of Webster's method (2n + 1), which keeps every host within one event of their share most often; with
 * equal weights the host with the fewest events comes first.
 */
export function byRoundRobin(candidates: readonly Candidate[]): string[] {
  const filled = ({ events, weight }: Candidate): number => (2 * events + 1) / weight;
  return candidates.toSorted((left, right) => filled(left) - filled(right)).map(({ host_id }) => host_id);
}
