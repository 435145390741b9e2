import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import { dateAt, dayAfter, dayStart, weekdayOf } from "./availability/wall-clock.ts";

/** A range of instants in epoch milliseconds, `to` excluded. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/** The maximum range of a list of slots. */
const MAX_RANGE = 31 * DAY_MS;

/** Returns whether a text is a month: `2026-03`. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** Returns the month of a date: `2026-03`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Returns the month of an instant in a time zone. */
export const monthAt = (instant: number, timezone: string): string => monthOf(dateAt(instant, timezone));

/** Returns the month that is a number of months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * Returns the ranges of the part of a month that is not past; empty for a past month. A month in which clocks go back
 * is longer than a list of slots may be.
 */
export function monthRanges(month: string, timezone: string, now: number): InstantRange[] {
  const to = dayStart(`${monthAfter(month, 1)}-01`, timezone);
  const from = Math.max(dayStart(`${month}-01`, timezone), now);
  if (from >= to) return [];
  const middle = from + MAX_RANGE;
  return middle >= to
    ? [{ from, to }]
    : [
        { from, to: middle },
        { from: middle, to },
      ];
}

/** Returns the dates of a month in weeks; null for days of other months. `firstDay`: 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = `${month}-01`;
  const offset = (weekdayOf(first) - firstDay + 7) % 7;
  const days = Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(first)) / DAY_MS);
  const cells = Array.from({ length: Math.ceil((offset + days) / 7) * 7 }, (_, index) => {
    const day = index - offset;
    return day >= 0 && day < days ? dayAfter(first, day) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
