/** RFC 3339 §5.6, with or without an offset. */
const DATE_TIME =
  /^(?<date>\d{4}-\d{2}-\d{2})[Tt](?<minute>(?:[01]\d|2[0-3]):[0-5]\d):(?<second>[0-5]\d|60)(?:\.(?<fraction>\d+))?(?<offset>[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
const MINUTE = 60_000;
/** The last minute of a UTC day, the only one that can contain a leap second. */
const LAST_MINUTE = "T23:59:";

/**
 * Returns the instant in UTC with milliseconds: `2026-03-01T09:30:00+01:00` becomes `2026-03-01T08:30:00.000Z`. Accepts
 * every form of RFC 3339. Digits after the third are cut off, and a leap second becomes the second before it, because
 * neither JavaScript nor PostgreSQL can represent it. Returns null for all other texts, for a time without an offset,
 * and for an instant outside the years 1 to 9999 in UTC.
 */
export function instantOf(text: string): string | null {
  const parts = DATE_TIME.exec(text)?.groups;
  if (!parts?.["offset"]) return null;
  const { date = "", minute = "", second = "", fraction = "", offset = "" } = parts;
  const isLeap = second === "60";
  const local = `${date}T${minute}:${isLeap ? "59" : second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
  const instant = new Date(Date.parse(local) - minutesOf(offset) * MINUTE);
  // JavaScript parses 2026-02-30 as a day in March.
  if (Number.isNaN(instant.getTime()) || !new Date(local).toISOString().startsWith(date)) return null;
  const shown = instant.toISOString();
  if (!/^(?!0000)\d{4}-/.test(shown)) return null;
  return isLeap && !shown.includes(LAST_MINUTE) ? null : shown;
}

/** Returns whether the text is a valid time except for its missing offset. */
export function lacksOffset(text: string): boolean {
  const offset = DATE_TIME.exec(text)?.groups?.["offset"];
  return offset === undefined && instantOf(`${text}Z`) !== null;
}

function minutesOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (hours * 60 + minutes) * (offset.startsWith("-") ? -1 : 1);
}
