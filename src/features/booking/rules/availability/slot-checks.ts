import { MINUTE_MS } from "../../../../base/platform/rules/durations.ts";
import { openIntervals, type Hours } from "./hours.ts";
import { covers, intersect, lastStartingBy, mergeIntervals, overlaps, type Interval } from "./interval.ts";
import { fullPeriods } from "./limits.ts";
import { type BookingWindow, busySpan, type SlotRules } from "./rules.ts";
import { dateAt, dayAfter, dayStart } from "./wall-clock.ts";

/**
 * Why an event cannot start at a moment, in the order of the checks: the later in this list, the closer the start was
 * to being available.
 */
export const UNAVAILABLE_REASONS = [
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
export type NoSlotsReason = Exclude<UnavailableReason, "between_slots">;

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
export interface HostAvailability {
  readonly host_ids: readonly string[];
  /** Steps are counted from the start of each interval. */
  readonly open: readonly Interval[];
  readonly checks: readonly Check[];
}

/** Returns one entry per host who can take the event alone, or one entry for all hosts of a collective event. */
export function hostAvailabilities({ rules, hosts, range, now }: HostAvailabilityInput): HostAvailability[] {
  const length = rules.duration_minutes * MINUTE_MS;
  const openOf = openIntervalsOf({ start: range.start, end: range.end + length });
  const availabilities = hosts.map((host) => availabilityOf(host, { rules, now, open: openOf(host) }));
  if (rules.assignment !== "collective") return availabilities;
  return availabilities.length === 0 ? [] : [availabilities.reduce(combine)];
}

export interface HostAvailabilityInput {
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
export function bookableStarts(availability: HostAvailability, rules: SlotRules, range: Interval): number[] {
  return candidateStarts(availability, rules, range).filter((start) =>
    availability.checks.every(({ allows }) => allows(start)),
  );
}

/** Returns every start in `range` that the hours offer, available or not. */
export function candidateStarts({ open }: HostAvailability, rules: SlotRules, range: Interval): number[] {
  const step = stepMs(rules);
  const starts: number[] = [];
  for (const { start, end } of open) {
    const skipped = Math.max(0, Math.ceil((range.start - start) / step));
    for (let at = start + skipped * step; at < end && at < range.end; at += step) starts.push(at);
  }
  return starts;
}

/** Returns why a candidate start is not available; undefined if it is. */
export function reasonAtCandidate({ checks }: HostAvailability, start: number): NoSlotsReason | undefined {
  const against = new Set(checks.filter(({ allows }) => !allows(start)).map(({ reason }) => reason));
  return NO_SLOTS_REASONS.find((reason) => against.has(reason));
}

/** Returns why any start is not available; undefined if it is. */
export function reasonAt(
  availability: HostAvailability,
  rules: SlotRules,
  start: number,
): UnavailableReason | undefined {
  const interval = lastStartingBy(availability.open, start);
  const onStep = interval !== undefined && start < interval.end && (start - interval.start) % stepMs(rules) === 0;
  const reason = reasonAtCandidate(availability, start);
  const earlier =
    reason !== undefined && UNAVAILABLE_REASONS.indexOf(reason) < UNAVAILABLE_REASONS.indexOf("between_slots");
  return onStep || earlier ? reason : "between_slots";
}

const NO_SLOTS_REASONS = UNAVAILABLE_REASONS.filter((reason) => reason !== "between_slots");

/** Whether minimum notice and booking window allow a start. */
export function isInWindow({ checks }: HostAvailability, start: number): boolean {
  return checks.every(({ reason, allows }) => !isWindowReason(reason) || allows(start));
}

/** Whether the reason is minimum notice or booking window. */
export const isWindowReason = (reason: UnavailableReason): boolean =>
  reason === "too_soon" || reason === "outside_window";

const stepMs = (rules: SlotRules): number => (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE_MS;
