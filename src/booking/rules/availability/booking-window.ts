import type { Interval } from "./interval.ts";
import type { BookingWindow } from "./rules.ts";
import { dateAt, dayAfter, dayStart } from "./wall-clock.ts";

/** Returns when events may start, according to the booking window on the day of `now` in this time zone. */
export function bookableSpan(window: BookingWindow, timezone: string, now: number): Interval {
  const always = { start: -Infinity, end: Infinity };
  if (window.type === "unlimited") return always;
  if (window.type === "rolling_days") {
    const last = dayAfter(dateAt(now, timezone), window.days ?? 0);
    return { ...always, end: dayStart(dayAfter(last, 1), timezone) };
  }
  const { start_date, end_date } = window;
  return {
    start: start_date == null ? always.start : dayStart(start_date, timezone),
    end: end_date == null ? always.end : dayStart(dayAfter(end_date, 1), timezone),
  };
}
