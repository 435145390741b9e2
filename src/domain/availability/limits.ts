import { merged, type Interval } from "./interval.ts";
import type { SlotRules } from "./rules.ts";
import { dateAt, dayAfter, dayStart, weekdayOf } from "./wall-clock.ts";

/** Days and weeks of this time zone in which no further event may begin, for these have begun in them. */
export function fullPeriods(limits: SlotRules["limits"], booked: readonly number[], timezone: string): Interval[] {
  const { per_day, per_week } = limits;
  if (per_day == null && per_week == null) return [];
  const dates = booked.map((start) => dateAt(start, timezone));
  const days = full(dates, per_day).map((date) => period(date, 1, timezone));
  const mondays = dates.map((date) => dayAfter(date, 1 - weekdayOf(date)));
  const weeks = full(mondays, per_week).map((date) => period(date, 7, timezone));
  return merged([...days, ...weeks]);
}

/** Dates that come as often as the limit, or oftener. */
function full(dates: readonly string[], limit: number | null | undefined): string[] {
  if (limit == null) return [];
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= limit).map(([date]) => date);
}

function period(first: string, days: number, timezone: string): Interval {
  return { start: dayStart(first, timezone), end: dayStart(dayAfter(first, days), timezone) };
}
