import type { Interval } from "./interval.ts";
import { busySpan, type SlotRules } from "./rules.ts";
import { DAY_MS, MINUTE_MS } from "../../../platform/rules/durations.ts";

/** From when until when starts are asked for, and when that is; epoch milliseconds. */
interface Asked {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/** Nothing is booked longer ahead than ten years. */
export const maxBookableTime = (now: number): number => now + 3653 * DAY_MS;

/** The part of what is asked for that is neither past nor too far ahead; empty where none is. */
export function rangeOf({ from, to, now }: Asked): Interval {
  const start = Math.min(Math.max(from, now), maxBookableTime(now));
  return { start, end: Math.max(start, Math.min(to, maxBookableTime(now))) };
}

/** Outside of this nothing can be booked, wherever the hosts are: what the notice and the booking window leave. */
export function possibleSpan({ min_notice_minutes, booking_window }: SlotRules, now: number): Interval {
  const { type, days, start_date, end_date } = booking_window;
  const first = now + min_notice_minutes * MINUTE_MS;
  // Two days more than the window has: its days begin and end at other times in other zones.
  if (type === "rolling_days") return { start: first, end: now + ((days ?? 0) + 2) * DAY_MS };
  if (type === "unlimited") return { start: first, end: maxBookableTime(now) };
  return {
    start: Math.max(first, start_date == null ? first : Date.parse(start_date) - DAY_MS),
    end: Math.min(maxBookableTime(now), end_date == null ? Infinity : Date.parse(end_date) + 2 * DAY_MS),
  };
}

/** What the calendars have to hold: when hosts are busy, and when events of this type begin. */
export function reachOf(rules: SlotRules, asked: Asked): { busy: Interval; booked: Interval; shared: Interval } {
  const shared = rangeOf(asked);
  const busy = { start: busySpan(rules, shared.start).start, end: busySpan(rules, shared.end).end };
  // Whole days and weeks count for the limits, in any time zone.
  const around = rules.limits.per_week != null ? 8 * DAY_MS : 2 * DAY_MS;
  return { busy, booked: { start: shared.start - around, end: shared.end + around }, shared };
}

/** Whether anything is limited. */
export const isLimited = ({ limits: { per_day, per_week } }: Pick<SlotRules, "limits">): boolean =>
  per_day != null || per_week != null;
