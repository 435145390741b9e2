/** Returns the instant of a local time such as `2026-03-15T08:00` in a time zone; null if it is not a time. */
export function instantOf(local: string, timeZone: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  // The first guess may lie on the other side of a change of the offset.
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone)).toISOString();
}

/** Returns the start of a date such as `2026-03-15`, or of the date some days later; null if it is not a date. */
export function dayOf(date: string, timeZone: string, days = 0): string | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10);
  return instantOf(`${day}T00:00:00`, timeZone);
}

/** Returns the local time of an instant for a `datetime-local` field, e.g. `2026-03-15T08:00`. */
export function localTimeOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Returns the milliseconds by which local time is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}
