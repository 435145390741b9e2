import { createRequire } from "node:module";
import type * as Polyfill from "temporal-polyfill";
import { onUse } from "../../../../base/contract/on-use.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../base/platform/rules/durations.ts";

const require: (name: "temporal-polyfill") => typeof Polyfill = createRequire(import.meta.url);
const temporal = onUse(() => require("temporal-polyfill"));

/** Converts local times to instants (epoch milliseconds). No other file of the rules depends on time zones. */

/** A date (YYYY-MM-DD) in a time zone, from its first instant to the first instant of the next date. */
interface Day {
  readonly date: string;
  readonly timezone: string;
  readonly start: number;
  readonly end: number;
}

/** Yields each day from that of one instant to that of another. */
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

/**
 * Returns the instant at which hours start: the first occurrence where clocks go back, the first valid instant where
 * clocks skip the time.
 */
export function opening(day: Day, time: string): number {
  return plain(day, time) ?? moment({ ...day, time, disambiguation: "earlier" });
}

/**
 * Returns the instant at which hours end: the last occurrence where clocks go back, the first valid instant where
 * clocks skip the time. `24:00` is the end of the day, even if midnight occurs twice.
 */
export function closing(day: Day, time: string): number {
  if (time === "24:00") return day.end;
  return plain(day, time) ?? moment({ ...day, time, disambiguation: "later" });
}

/** Computes the instant without a time-zone lookup on days without a clock change. */
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
  const { Temporal } = temporal();
  const wanted = new Temporal.PlainDateTime(year, month, day, hour, minute);
  const found = wanted.toZonedDateTime(timezone, { disambiguation });
  const shown = found.epochMilliseconds + found.offsetNanoseconds / 1_000_000;
  if (shown === Date.UTC(year, month - 1, day, hour, minute)) return found.epochMilliseconds;
  // Inside a gap; `earlier` is always before the change, so the change is the next one.
  const before = wanted.toZonedDateTime(timezone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next")?.epochMilliseconds ?? found.epochMilliseconds;
}

/** Returns the first instant of a date. */
export function dayStart(date: string, timezone: string): number {
  const { Temporal } = temporal();
  return new Temporal.PlainDate(...numbers(date, "-")).toZonedDateTime(timezone).epochMilliseconds;
}

/** Returns the local date (YYYY-MM-DD) at an instant. */
export function dateAt(instant: number, timezone: string): string {
  const { Temporal } = temporal();
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  return dateOf(instant + offsetNanoseconds / 1_000_000);
}

/** Returns the date `days` later, or earlier if `days` is negative. */
export function dayAfter(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY_MS);
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Returns an instant in RFC 3339 with the offset of the zone: 2026-03-08T09:00:00-04:00. */
export function localTime(instant: number, timezone: string): string {
  const { Temporal } = temporal();
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  return zoned.toString({ timeZoneName: "never" });
}

/** Not a fixed length: years after 9999 have more digits and a sign. */
const dateOf = (utc: number): string => new Date(utc).toISOString().slice(0, -"T00:00:00.000Z".length);

/** Parses the three numbers of a date, or the two of a time. */
function numbers(text: string, separator: "-" | ":"): [number, number, number] {
  const [first = NaN, second = NaN, third = 0] = text.split(separator).map(Number);
  return [first, second, third];
}
