import type { Interval } from "./interval.ts";
import { busySpan, type SlotRules } from "./rules.ts";

/** From when until when starts are asked for, and when that is; epoch milliseconds. */
interface Asked {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

const DAY = 86_400_000;

/** Nothing is booked longer ahead than ten years. */
export const farthest = (now: number): number => now + 3653 * DAY;

/** The part of what is asked for that is neither past nor too far ahead; empty where none is. */
export function rangeOf({ from, to, now }: Asked): Interval {
  const start = Math.min(Math.max(from, now), farthest(now));
  return { start, end: Math.max(start, Math.min(to, farthest(now))) };
}

/** What the calendars have to hold: when hosts are busy, and when events of this type begin. */
export function reachOf(rules: SlotRules, asked: Asked): { busy: Interval; booked: Interval } {
  const { start, end } = rangeOf(asked);
  const { start: first } = busySpan(rules, start);
  const { end: last } = busySpan(rules, end);
  const { per_day, per_week } = rules.limits;
  // Whole days and weeks count for the limits, in any time zone.
  const around = per_week != null ? 8 * DAY : per_day != null ? 2 * DAY : 0;
  return { busy: { start: first, end: last }, booked: { start: start - around, end: end + around } };
}
