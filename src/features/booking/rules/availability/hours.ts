import type { Interval } from "./interval.ts";
import { closing, daysFrom, opening, weekdayOf } from "./wall-clock.ts";
import { type Detail, unprocessable } from "../../../../base/platform/rules/errors.ts";

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
type Weekday = (typeof WEEKDAYS)[number];

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

/** Bookable hours by weekday. */
export type WeeklyHours = Hours["weekly_hours"];

/** Bookable hours of single dates, which replace the weekly hours; without intervals the date is not bookable. */
export type Overrides = Hours["overrides"];

/** Hours of a user without a schedule: Monday to Friday, 09:00 to 17:00 in their time zone. */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = WEEKDAYS.slice(0, 5).map((day) => ({
  day,
  intervals: [{ start: "09:00", end: "17:00" }],
}));

interface HoursInput {
  readonly weekly_hours?: WeeklyHours | undefined;
  readonly overrides?: Overrides | undefined;
}

/**
 * Normalizes hours for storage: sorts days, dates and intervals, and drops empty days. Throws `unprocessable` for
 * duplicate days or dates, and for intervals that overlap or are reversed.
 */
export function readHours({ weekly_hours, overrides }: HoursInput): HoursInput {
  const details = [
    ...duplicates(
      weekly_hours?.map(({ day }) => day),
      (index) => `/weekly_hours/${index}/day`,
    ),
    ...duplicates(
      overrides?.map(({ date }) => date),
      (index) => `/overrides/${index}/date`,
    ),
    ...(weekly_hours ?? []).flatMap(({ intervals }, index) => conflicts(intervals, `/weekly_hours/${index}`)),
    ...(overrides ?? []).flatMap(({ intervals }, index) => conflicts(intervals, `/overrides/${index}`)),
  ];
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return {
    ...(weekly_hours && { weekly_hours: readWeek(weekly_hours) }),
    ...(overrides && { overrides: readDates(overrides) }),
  };
}

function readWeek(weekly_hours: WeeklyHours): WeeklyHours {
  return weekly_hours
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ day, intervals }) => ({ day, intervals: inOrder(intervals) }))
    .sort((left, right) => WEEKDAYS.indexOf(left.day) - WEEKDAYS.indexOf(right.day));
}

function readDates(overrides: Overrides): Overrides {
  return overrides
    .map(({ date, intervals }) => ({ date, intervals: inOrder(intervals) }))
    .sort((left, right) => (left.date < right.date ? -1 : 1));
}

const inOrder = (intervals: readonly ClockInterval[]): ClockInterval[] =>
  [...intervals].sort((left, right) => (left.start < right.start ? -1 : 1));

function duplicates(names: readonly string[] | undefined, path: (index: number) => string): Detail[] {
  return (names ?? []).flatMap((name, index) =>
    names?.indexOf(name) === index ? [] : [{ path: path(index), code: "not_unique" as const }],
  );
}

/** Returns the intervals that are reversed or overlap an earlier one; they may touch. */
function conflicts(intervals: readonly ClockInterval[], path: string): Detail[] {
  return intervals.flatMap(({ start, end }, index): Detail[] => {
    const place = `${path}/intervals/${index}`;
    if (end <= start) return [{ path: `${place}/end`, code: "interval_reversed" }];
    const earlier = intervals.slice(0, index);
    return earlier.some((one) => start < one.end && one.start < end) ? [{ path: place, code: "interval_overlap" }] : [];
  });
}
