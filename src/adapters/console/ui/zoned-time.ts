/** Returns the instant of a wall-clock time such as `2026-05-01T10:00` in a time zone. A skipped time is moved forward. */
export function instantOf(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`);
  const first = wall - offsetAt(wall, timeZone);
  const second = wall - offsetAt(first, timeZone);
  return new Date(second).toISOString();
}

/** Returns the start of a date such as `2026-05-01` in a time zone, or of the date some days later; null for other texts. */
export function dayOf(date: string, timeZone: string, days = 0): string | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10);
  return instantOf(`${day}T00:00`, timeZone);
}

/** Returns the wall-clock time of an instant for a `datetime-local` field, e.g. `2026-05-01T10:00`. */
export function wallClockOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  return shown - Math.floor(instant / 1_000) * 1_000;
}
