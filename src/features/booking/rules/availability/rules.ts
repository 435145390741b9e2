import { MINUTE_MS, DAY_MS } from "../../../../base/platform/rules/durations.ts";
import { type Interval, mergeIntervals } from "./interval.ts";
import { dateAt, dayAfter, dayStart, weekdayOf } from "./wall-clock.ts";

/** How far ahead an event type can be booked; dates are in the time zone of the schedule, both ends included. */
export interface BookingWindow {
  readonly type: "rolling_days" | "date_range" | "unlimited";
  readonly days?: number | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
}

/** The fields of an event type that determine its slots. */
export interface SlotRules {
  /** `single` has one host, `round_robin` takes any free host, `collective` needs all hosts. */
  readonly assignment: "single" | "round_robin" | "collective";
  /** Requested duration: the default of the event type, or one of its options. */
  readonly duration_minutes: number;
  /** Minutes between starts; null: the duration. */
  readonly slot_interval_minutes: number | null;
  readonly buffer_before_minutes: number;
  readonly buffer_after_minutes: number;
  readonly min_notice_minutes: number;
  readonly booking_window: BookingWindow;
  /** Maximum number of events of this type per host, in a day and in a week (from Monday) in the host's time zone. */
  readonly limits: { readonly per_day?: number | null; readonly per_week?: number | null };
  readonly seats: number;
}

/** Returns the period that an event at `start` occupies, including its buffers. */
export function busySpan(rules: SlotRules, start: number): { readonly start: number; readonly end: number } {
  const after = rules.duration_minutes + rules.buffer_after_minutes;
  return { start: start - rules.buffer_before_minutes * MINUTE_MS, end: start + after * MINUTE_MS };
}

/** The requested range of starts and the current time, in epoch milliseconds. */
interface RequestedRange {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/** Returns the latest bookable time: ten years from now. */
export const maxBookableTime = (now: number): number => now + 3653 * DAY_MS;

/** Returns the part of the requested range that is neither past nor too far in the future; may be empty. */
export function startRange({ from, to, now }: RequestedRange): Interval {
  const start = Math.min(Math.max(from, now), maxBookableTime(now));
  return { start, end: Math.max(start, Math.min(to, maxBookableTime(now))) };
}

/** Returns the range that minimum notice and booking window allow in any time zone. */
export function possibleSpan(
  { min_notice_minutes, booking_window }: Pick<SlotRules, "min_notice_minutes" | "booking_window">,
  now: number,
): Interval {
  const { type, days, start_date, end_date } = booking_window;
  const first = now + min_notice_minutes * MINUTE_MS;
  // Two days longer than the window, because days begin and end at other times in other zones.
  if (type === "rolling_days") return { start: first, end: now + ((days ?? 0) + 2) * DAY_MS };
  if (type === "unlimited") return { start: first, end: maxBookableTime(now) };
  return {
    start: Math.max(first, start_date == null ? first : Date.parse(start_date) - DAY_MS),
    end: Math.min(maxBookableTime(now), end_date == null ? Infinity : Date.parse(end_date) + 2 * DAY_MS),
  };
}

/** Returns the ranges to load: the hosts' busy times, the starts that count for limits, and the shared events. */
export function queryRanges(
  rules: SlotRules,
  requested: RequestedRange,
): { busy: Interval; booked: Interval; shared: Interval } {
  const shared = startRange(requested);
  const busy = { start: busySpan(rules, shared.start).start, end: busySpan(rules, shared.end).end };
  // Limits apply to whole days and weeks, in any time zone.
  const around = rules.limits.per_week != null ? 8 * DAY_MS : 2 * DAY_MS;
  return { busy, booked: { start: shared.start - around, end: shared.end + around }, shared };
}

/** Whether the rules have a limit per day or week. */
export const isLimited = ({ limits: { per_day, per_week } }: Pick<SlotRules, "limits">): boolean =>
  per_day != null || per_week != null;

/** Returns the days and weeks in this time zone in which the limit of events is reached. */
export function fullPeriods(limits: SlotRules["limits"], booked: readonly number[], timezone: string): Interval[] {
  const sorted = booked.toSorted((left, right) => left - right);
  const days = fullIn(sorted, limits.per_day, (start) => ({ first: dateAt(start, timezone), days: 1, timezone }));
  const weeks = fullIn(sorted, limits.per_week, (start) => {
    const date = dateAt(start, timezone);
    return { first: dayAfter(date, 1 - weekdayOf(date)), days: 7, timezone };
  });
  return mergeIntervals([...days, ...weeks]);
}

interface Period {
  readonly first: string;
  readonly days: number;
  readonly timezone: string;
}

/** Returns the periods with at least `limit` starts. */
function fullIn(
  sorted: readonly number[],
  limit: number | null | undefined,
  periodAt: (start: number) => Period,
): Interval[] {
  if (limit == null) return [];
  const result: Interval[] = [];
  let [end, count] = [-Infinity, 0];
  for (const start of sorted) {
    if (start >= end) [end, count] = [endOf(periodAt(start)), 0];
    count += 1;
    if (count === limit) result.push({ start: startOf(periodAt(start)), end });
  }
  return result;
}

const startOf = ({ first, timezone }: Period): number => dayStart(first, timezone);

const endOf = ({ first, days, timezone }: Period): number => dayStart(dayAfter(first, days), timezone);
