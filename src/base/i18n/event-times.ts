import type { Locale } from "../contract/caller.ts";
import { type DateFormat, dateFormat } from "./language-rules.ts";

/** A period with both ends in RFC 3339. */
export interface Period {
  readonly start_at: string;
  readonly end_at: string;
}

/** The language and time zone in which a time is written. */
export interface Reading {
  readonly locale: Locale;
  readonly timezone: string;
}

/** Returns a period with its time zone: `Tuesday, March 10, 2026, 3:00 – 3:30 PM (Eastern Daylight Time, America/New_York)`. */
export function periodIn(period: Period, reading: Reading): string {
  const formats = formatsOf(reading);
  const { start_at, end_at } = period;
  const { written } = formats;
  if (written.start_at === start_at && written.end_at === end_at) return written.text;
  const text = writePeriod(period, reading.timezone, formats);
  formats.written = { start_at, end_at, text };
  return text;
}

function writePeriod({ start_at, end_at }: Period, timezone: string, { full, zone }: Formats): string {
  const start = new Date(start_at);
  const name = zone.formatToParts(start).find(({ type }) => type === "timeZoneName")?.value;
  return `${spaced(full.formatRange(start, new Date(end_at)))} (${name === undefined ? "" : `${name}, `}${timezone})`;
}

/** Returns the start of a period: `Mar 10, 2026, 3:00 PM`. */
export function dayIn({ start_at }: Period, reading: Reading): string {
  return spaced(formatsOf(reading).short.format(new Date(start_at)));
}

/** Returns `March 10, 2026 at 3:00 PM UTC`, or the text unchanged if it is not a time. */
export function momentIn(instant: string, locale: Locale): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  const format = dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${spaced(format.format(time))} UTC`;
}

interface Formats {
  readonly full: DateFormat;
  readonly short: DateFormat;
  readonly zone: Intl.DateTimeFormat;
  /** The last period: the recipients of a notification often share their time zone. */
  written: Period & { readonly text: string };
}

/** Cached: creating a format takes longer than composing an e-mail. */
const made = new Map<string, Formats>();

function formatsOf({ locale, timezone: timeZone }: Reading): Formats {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formats = {
    full: dateFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone }),
    short: dateFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" }),
    written: { start_at: "", end_at: "", text: "" },
  };
  made.set(key, formats);
  return formats;
}

/** Replaces thin and non-breaking spaces, which not every mail client shows. */
const spaced = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, " ");
