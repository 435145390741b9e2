import type { Locale } from "../contract/caller.ts";

/** From when to when, in RFC 3339. */
export interface Period {
  readonly start_at: string;
  readonly end_at: string;
}

/** Whose clock and language a time is written in. */
export interface Reading {
  readonly locale: Locale;
  readonly timezone: string;
}

/** `Tuesday, March 10, 2026, 3:00 – 3:30 PM (Eastern Daylight Time, America/New_York)`. */
export function periodIn({ start_at, end_at }: Period, { locale, timezone }: Reading): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone: timezone });
  const start = new Date(start_at);
  return `${spaced(format.formatRange(start, new Date(end_at)))} (${zoneName(start, { locale, timezone })}, ${timezone})`;
}

/** `Mar 10, 2026, 3:00 PM`. */
export function dayIn({ start_at }: Period, { locale, timezone }: Reading): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  return spaced(format.format(new Date(start_at)));
}

function zoneName(at: Date, { locale, timezone }: Reading): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "long" });
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? timezone;
}

/** Thin and unbreakable spaces are plain ones: not every mail program shows them. */
const spaced = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, " ");
