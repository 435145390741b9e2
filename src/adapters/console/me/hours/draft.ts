import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";

/** The weekdays from Monday; the first five are the working days. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A weekday. */
export type Weekday = (typeof WEEKDAYS)[number];

/** A part of a day, as it is in the fields: an end of 00:00 is the end of the day. */
export interface Interval {
  readonly start: string;
  readonly end: string;
}

/** The hours of one date. */
export interface DateHours {
  readonly date: string;
  readonly intervals: readonly Interval[];
}

/** The hours while the user changes them. */
export interface Draft {
  readonly week: Readonly<Record<Weekday, readonly Interval[]>>;
  /** Sorted by date. */
  readonly dates: readonly DateHours[];
}

/** The most dates that a schedule can have. */
export const MAX_DATES = 366;

/** Returns the weekdays as the language begins the week: with Sunday in English. */
export function weekOf(locale: "en" | "fr"): Weekday[] {
  return locale === "fr" ? [...WEEKDAYS] : ["sunday", ...WEEKDAYS.slice(0, 6)];
}

/** Returns the hours of a schedule for the fields. */
export function draftOf({ weekly_hours, overrides }: Schedule): Draft {
  const hoursOf = (day: Weekday): Interval[] =>
    (weekly_hours.find((one) => one.day === day)?.intervals ?? []).map(inField);
  return {
    week: {
      monday: hoursOf("monday"),
      tuesday: hoursOf("tuesday"),
      wednesday: hoursOf("wednesday"),
      thursday: hoursOf("thursday"),
      friday: hoursOf("friday"),
      saturday: hoursOf("saturday"),
      sunday: hoursOf("sunday"),
    },
    dates: overrides.map(({ date, intervals }) => ({ date, intervals: intervals.map(inField) })),
  };
}

/** Returns the body of the request; every weekday and every date keeps its index, so that errors name their field. */
export function bodyOf({ week, dates }: Draft) {
  return {
    weekly_hours: WEEKDAYS.map((day) => ({ day, intervals: week[day].map(inBody) })),
    overrides: dates.map(({ date, intervals }) => ({ date, intervals: intervals.map(inBody) })),
  };
}

const inField = ({ start, end }: Interval): Interval => ({ start, end: end === "24:00" ? "00:00" : end });
const inBody = ({ start, end }: Interval): Interval => ({ start, end: end === "00:00" ? "24:00" : end });

/** Returns the draft in which the hours of a weekday apply from Monday to Friday. */
export function copyToWorkingDays(draft: Draft, from: Weekday): Draft {
  const copies = Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, draft.week[from]]));
  return { ...draft, week: { ...draft.week, ...copies } };
}

/** Adds the dates of a period that are not in the list yet, without hours. */
export function addDates(draft: Draft, first: string, last: string): Draft {
  const known = new Set(draft.dates.map(({ date }) => date));
  const added = datesBetween(first, last).filter((date) => !known.has(date));
  const dates = [...draft.dates, ...added.map((date) => ({ date, intervals: [] }))];
  return { ...draft, dates: dates.sort((left, right) => (left.date < right.date ? -1 : 1)) };
}

/** Returns the dates of a period; at most one more than a schedule can have. */
function datesBetween(first: string, last: string): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const days = Math.round((Date.parse(`${last}T00:00:00Z`) - start) / 86_400_000) + 1;
  return Array.from({ length: Math.min(days, MAX_DATES + 1) }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Returns the date of today in a time zone. */
export function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
}

/** The key of the user's schedules. */
export const SCHEDULES = ["schedules"] as const;
