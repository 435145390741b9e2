import type { Interval } from "./interval.ts";
import { closing, daysFrom, opening, weekdayOf } from "./wall-clock.ts";

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall-clock times HH:MM of one day; an end can be 24:00. */
export interface ClockInterval {
  readonly start: string;
  readonly end: string;
}

/** Bookable hours of a person, in local time of `timezone`. */
export interface Hours {
  /** IANA name. */
  readonly timezone: string;
  readonly weekly_hours: readonly { readonly day: Weekday; readonly intervals: readonly ClockInterval[] }[];
  /** Replace the hours of the weekday; without intervals the date is not bookable. */
  readonly overrides: readonly { readonly date: string; readonly intervals: readonly ClockInterval[] }[];
}

/**
 * Returns the hours as instants, in order, from the day of `range.start` to the day of `range.end` (whole days).
 * Adjacent intervals are not merged, because steps are counted from the start of each; none overlap.
 */
export function openIntervals(hours: Hours, range: Interval): Interval[] {
  const byDay = new Map(hours.weekly_hours.map(({ day, intervals }) => [day, intervals]));
  const byDate = new Map(hours.overrides.map(({ date, intervals }) => [date, intervals]));
  const result: Interval[] = [];
  for (const day of daysFrom(range.start, range.end, hours.timezone)) {
    const intervals = byDate.get(day.date) ?? byDay.get(weekdayName(day.date)) ?? [];
    for (const { start, end } of intervals) {
      // Where clocks go back, an interval can end after the next one has started.
      const from = Math.max(opening(day, start), result.at(-1)?.end ?? -Infinity);
      const until = closing(day, end);
      if (from < until) result.push({ start: from, end: until });
    }
  }
  return result;
}

function weekdayName(date: string): Weekday {
  const name = WEEKDAYS[weekdayOf(date) - 1];
  if (!name) throw new TypeError(`${date} is not a valid date.`);
  return name;
}
