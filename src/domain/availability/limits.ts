import { merged, type Interval } from "./interval.ts";
import type { SlotRules } from "./rules.ts";
import { dateAt, dayAfter, dayStart, weekdayOf } from "./wall-clock.ts";

/** Days and weeks of this time zone in which no further event may begin, for these have begun in them. */
export function fullPeriods(limits: SlotRules["limits"], booked: readonly number[], timezone: string): Interval[] {
  const inOrder = booked.toSorted((left, right) => left - right);
  const days = full(inOrder, limits.per_day, (start) => period(dateAt(start, timezone), 1, timezone));
  const weeks = full(inOrder, limits.per_week, (start) => {
    const date = dateAt(start, timezone);
    return period(dayAfter(date, 1 - weekdayOf(date)), 7, timezone);
  });
  return merged([...days, ...weeks]);
}

/** Periods that hold as many starts as the limit, or more. */
function full(
  inOrder: readonly number[],
  limit: number | null | undefined,
  periodAt: (start: number) => Interval,
): Interval[] {
  if (limit == null) return [];
  const result: Interval[] = [];
  let current = { start: -Infinity, end: -Infinity };
  let count = 0;
  for (const start of inOrder) {
    if (start >= current.end) [current, count] = [periodAt(start), 0];
    count += 1;
    if (count === limit) result.push(current);
  }
  return result;
}

function period(first: string, days: number, timezone: string): Interval {
  return { start: dayStart(first, timezone), end: dayStart(dayAfter(first, days), timezone) };
}
