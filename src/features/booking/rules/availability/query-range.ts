import type { Interval } from "./interval.ts";
import { busySpan, type SlotRules } from "./rules.ts";
import { DAY_MS, MINUTE_MS } from "../../../../base/platform/rules/durations.ts";

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
