import { Temporal } from "temporal-polyfill";

/** What clocks show where a schedule lives, as instants (epoch milliseconds): the only place that knows time zones. */

/** When hours begin: the first occurrence where clocks go back, the first valid instant where they skip the time. */
export function opening(date: string, time: string, timezone: string): number {
  return moment({ date, time, timezone, disambiguation: "earlier" });
}

/**
 * When hours end: the last occurrence where clocks go back, the first valid instant where they skip the time.
 * `24:00` is the end of the day, which is where the next one begins, even when its midnight comes twice.
 */
export function closing(date: string, time: string, timezone: string): number {
  if (time === "24:00") return dayStart(dayAfter(date, 1), timezone);
  return moment({ date, time, timezone, disambiguation: "later" });
}

interface WallTime {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly disambiguation: "earlier" | "later";
}

function moment({ date, time, timezone, disambiguation }: WallTime): number {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const found = wanted.toZonedDateTime(timezone, { disambiguation });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  // Inside a gap; `earlier` is always before the change, so the change is the next one.
  const before = wanted.toZonedDateTime(timezone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next")?.epochMilliseconds ?? found.epochMilliseconds;
}

/** The first instant of a date. */
export function dayStart(date: string, timezone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
}

/** The date (YYYY-MM-DD) that is shown at an instant. */
export function dateAt(instant: number, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** The date so many days later, or earlier where `days` is negative. */
export function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** RFC 3339 with the zone's own offset, as in 2026-03-08T09:00:00-04:00. */
export function localTime(instant: number, timezone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  return zoned.toString({ timeZoneName: "never" });
}
