/** RFC 3339 §5.6, with or without its offset. */
const DATE_TIME =
  /^(?<date>\d{4}-\d{2}-\d{2})[Tt](?<minute>(?:[01]\d|2[0-3]):[0-5]\d):(?<second>[0-5]\d|60)(?:\.(?<fraction>\d+))?(?<offset>[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
const MINUTE = 60_000;
/** Of the last minute of a day in UTC, in which leap seconds are. */
const LAST_MINUTE = "T23:59:";

/**
 * The instant that a text means, in UTC with milliseconds: `2026-03-01T09:30:00+01:00` is `2026-03-01T08:30:00.000Z`.
 * Takes every form of RFC 3339; digits after the third are cut off, and a leap second is the second before it, because
 * neither JavaScript nor PostgreSQL can tell them apart. Null for everything else, for a time without an offset, and for an instant
 * outside the years 1 to 9999 in UTC.
 */
export function instantOf(text: string): string | null {
  const parts = DATE_TIME.exec(text)?.groups;
  if (!parts?.["offset"]) return null;
  const { date = "", minute = "", second = "", fraction = "", offset = "" } = parts;
  const isLeap = second === "60";
  const local = `${date}T${minute}:${isLeap ? "59" : second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
  const instant = new Date(Date.parse(local) - minutesOf(offset) * MINUTE);
  // JavaScript takes 2026-02-30 for a day of March.
  if (Number.isNaN(instant.getTime()) || !new Date(local).toISOString().startsWith(date)) return null;
  const shown = instant.toISOString();
  if (!/^(?!0000)\d{4}-/.test(shown)) return null;
  return isLeap && !shown.includes(LAST_MINUTE) ? null : shown;
}

/** Whether a text is a time that lacks nothing but its offset. */
export function lacksOffset(text: string): boolean {
  const offset = DATE_TIME.exec(text)?.groups?.["offset"];
  return offset === undefined && instantOf(`${text}Z`) !== null;
}

function minutesOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (hours * 60 + minutes) * (offset.startsWith("-") ? -1 : 1);
}
