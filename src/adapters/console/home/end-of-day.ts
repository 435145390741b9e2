const HOUR_MS = 3_600_000;

/** Returns the next midnight in a time zone, as a timestamp. */
export function endOfDay(now: Date, timeZone: string): string {
  const rest = 24 * HOUR_MS - sinceMidnight(now, timeZone);
  // On the days on which the clock changes, midnight is an hour earlier or later.
  const off = sinceMidnight(new Date(now.getTime() + rest), timeZone);
  const correction = off === 0 ? 0 : off <= 12 * HOUR_MS ? -off : 24 * HOUR_MS - off;
  return new Date(now.getTime() + rest + correction).toISOString();
}

/** Returns how long the day has lasted by the clock, in milliseconds; full seconds. */
function sinceMidnight(time: Date, timeZone: string): number {
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en", { ...clock, timeZone }).formatToParts(time);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((of("hour") * 60 + of("minute")) * 60 + of("second")) * 1_000;
}
