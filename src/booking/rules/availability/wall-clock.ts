import { Temporal } from "temporal-polyfill";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../platform/rules/durations.ts";

/** What clocks show where a schedule lives, as instants (epoch milliseconds): the only place that knows time zones. */

/** A date (YYYY-MM-DD) in a time zone, from its first instant until that of the next one. */
export interface Day {
  readonly date: string;
  readonly timezone: string;
  readonly start: number;
  readonly end: number;
}

/** Each day from the one of an instant to the one of another. */
export function* daysFrom(first: number, last: number, timezone: string): Generator<Day> {
  let date = dateAt(first, timezone);
  let start = dayStart(date, timezone);
  while (start <= last) {
    const next = dayAfter(date, 1);
    const end = dayStart(next, timezone);
    yield { date, timezone, start, end };
    [date, start] = [next, end];
  }
}

/** When hours begin: the first occurrence where clocks go back, the first valid instant where they skip the time. */
export function opening(day: Day, time: string): number {
  return plain(day, time) ?? moment({ ...day, time, disambiguation: "earlier" });
}

/**
 * When hours end: the last occurrence where clocks go back, the first valid instant where they skip the time.
 * `24:00` is the end of the day, even when the midnight there comes twice.
 */
export function closing(day: Day, time: string): number {
  if (time === "24:00") return day.end;
  return plain(day, time) ?? moment({ ...day, time, disambiguation: "later" });
}

/** On all days but those on which clocks change it is a matter of counting. */
function plain({ start, end }: Day, time: string): number | undefined {
  const [hour, minute] = numbers(time, ":");
  return end - start === DAY_MS ? start + hour * HOUR_MS + minute * MINUTE_MS : undefined;
}

interface WallTime {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly disambiguation: "earlier" | "later";
}

function moment({ date, time, timezone, disambiguation }: WallTime): number {
  const [year, month, day] = numbers(date, "-");
  const [hour, minute] = numbers(time, ":");
  const wanted = new Temporal.PlainDateTime(year, month, day, hour, minute);
  const found = wanted.toZonedDateTime(timezone, { disambiguation });
  const shown = found.epochMilliseconds + found.offsetNanoseconds / 1_000_000;
  if (shown === Date.UTC(year, month - 1, day, hour, minute)) return found.epochMilliseconds;
  // Inside a gap; `earlier` is always before the change, so the change is the next one.
  const before = wanted.toZonedDateTime(timezone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next")?.epochMilliseconds ?? found.epochMilliseconds;
}

/** The first instant of a date. */
export function dayStart(date: string, timezone: string): number {
  return new Temporal.PlainDate(...numbers(date, "-")).toZonedDateTime(timezone).epochMilliseconds;
}

/** The date (YYYY-MM-DD) that is shown at an instant. */
export function dateAt(instant: number, timezone: string): string {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  return dateOf(instant + offsetNanoseconds / 1_000_000);
}

/** The date so many days later, or earlier where `days` is negative. */
export function dayAfter(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY_MS);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** RFC 3339 with the zone's own offset, as in 2026-03-08T09:00:00-04:00. */
export function localTime(instant: number, timezone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  return zoned.toString({ timeZoneName: "never" });
}

/** Years past 9999 have more digits and a sign. */
const dateOf = (utc: number): string => new Date(utc).toISOString().slice(0, -"T00:00:00.000Z".length);

/** Three of a date, two of a time. */
function numbers(text: string, separator: "-" | ":"): [number, number, number] {
  const [first = NaN, second = NaN, third = 0] = text.split(separator).map(Number);
  return [first, second, third];
}
