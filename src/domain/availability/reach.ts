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
export function reachOf(rules: SlotRules, asked: Asked): { busy: Interval; booked: Interval; shared: Interval } {
  const shared = rangeOf(asked);
  const busy = { start: busySpan(rules, shared.start).start, end: busySpan(rules, shared.end).end };
  // Whole days and weeks count for the limits, in any time zone.
  const around = rules.limits.per_week != null ? 8 * DAY : 2 * DAY;
  return { busy, booked: { start: shared.start - around, end: shared.end + around }, shared };
}

/** Whether anything is limited. */
export const isLimited = ({ limits: { per_day, per_week } }: Pick<SlotRules, "limits">): boolean =>
  per_day != null || per_week != null;
