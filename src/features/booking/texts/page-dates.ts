import type { Locale } from "../../../base/contract/caller.ts";
import { dateFormat } from "../../../base/i18n/language-rules.ts";

/** Texts for the dates and times of a page; a date is `2026-03-05`, a month `2026-03`. */
interface PageDates {
  /** `Thursday, March 5, 2026` */
  day(date: string): string;
  /** `March 2026` */
  month(month: string): string;
  /** `4:00 PM`, of a local time such as `2026-03-05T16:00:00+01:00`. */
  time(local: string): string;
  /** The names of the days of a week, short and long, in their order. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

const FIRST_DAYS: Readonly<Record<Locale, number>> = { en: 7, fr: 1 };

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Dates without a zone are read as UTC, so all formats use it. */
function datesIn(locale: Locale): PageDates {
  const format = (options: Intl.DateTimeFormatOptions): ((text: string) => string) => {
    const made = dateFormat(locale, { ...options, timeZone: "UTC" });
    return (text) => made.format(new Date(text));
  };
  const time = format({ timeStyle: "short" });
  const day = format({ dateStyle: "full" });
  const [short, long] = [format({ weekday: "short" }), format({ weekday: "long" })];
  const firstDay = FIRST_DAYS[locale];
  const week = Array.from({ length: 7 }, (_, day) => new Date(MONDAY + (firstDay - 1 + day) * 86_400_000));
  return {
    day,
    month: format({ month: "long", year: "numeric" }),
    time: (local) => time(`${local.slice(0, 19)}Z`),
    weekdays: week.map((date) => ({ short: short(date.toISOString()), long: long(date.toISOString()) })),
    firstDay,
  };
}

/** Creating formats takes longer than rendering a page. */
const dates: Partial<Record<Locale, PageDates>> = {};

/** Returns the texts for dates in one language. */
export function pageDates(locale: Locale): PageDates {
  return (dates[locale] ??= datesIn(locale));
}
