import { mergeIntervals, type Interval } from "./interval.ts";
import type { SlotRules } from "./rules.ts";
import { dateAt, dayAfter, dayStart, weekdayOf } from "./wall-clock.ts";

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
