/** Returns the instant of a wall-clock time such as `2026-05-01T10:00` in a time zone. A skipped time is moved forward. */
export function instantOf(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`);
  const first = wall - offsetAt(wall, timeZone);
  const second = wall - offsetAt(first, timeZone);
  return new Date(second).toISOString();
}

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  return shown - Math.floor(instant / 1_000) * 1_000;
}
