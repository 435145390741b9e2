import type { Interval } from "./interval.ts";
import { closing, daysFrom, opening, weekdayOf } from "./wall-clock.ts";

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall-clock times HH:MM of one day; an end can be 24:00. */
export interface ClockInterval {
  readonly start: string;
  readonly end: string;
}

/** When somebody takes bookings, as clocks show it in `timezone`. */
export interface Hours {
  /** IANA name. */
  readonly timezone: string;
  readonly weekly_hours: readonly { readonly day: Weekday; readonly intervals: readonly ClockInterval[] }[];
  /** In place of the weekday's hours; without intervals the person is away. */
  readonly overrides: readonly { readonly date: string; readonly intervals: readonly ClockInterval[] }[];
}

/**
 * The hours as instants, date by date and in order, from the day of `range.start` to the day of its end (whole days).
 * Each interval of a day stays a piece of its own, for steps are counted from its start; no two overlap.
 */
export function openPieces(hours: Hours, range: Interval): Interval[] {
  const byDay = new Map(hours.weekly_hours.map(({ day, intervals }) => [day, intervals]));
  const byDate = new Map(hours.overrides.map(({ date, intervals }) => [date, intervals]));
  const pieces: Interval[] = [];
  for (const day of daysFrom(range.start, range.end, hours.timezone)) {
    const intervals = byDate.get(day.date) ?? byDay.get(weekdayName(day.date)) ?? [];
    for (const { start, end } of intervals) {
      // Where clocks go back, one interval can end after the next has begun.
      const from = Math.max(opening(day, start), pieces.at(-1)?.end ?? -Infinity);
      const until = closing(day, end);
      if (from < until) pieces.push({ start: from, end: until });
    }
  }
  return pieces;
}

function weekdayName(date: string): Weekday {
  const name = WEEKDAYS[weekdayOf(date) - 1];
  if (!name) throw new TypeError(`${date} is not a valid date.`);
  return name;
}
