import fc from "fast-check";
import type { HostCalendar, SlotQuery } from "../../src/features/booking/rules/availability/slots.ts";
import { WEEKDAYS, type ClockInterval, type Hours } from "../../src/features/booking/rules/availability/hours.ts";
import type { Interval } from "../../src/features/booking/rules/availability/interval.ts";
import type { BookingWindow, SlotRules } from "../../src/features/booking/rules/availability/rules.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Time zones with a date next to a clock change, forward or back; some skip or repeat midnight, some have no clock
 * change.
 */
const CHANGES: readonly (readonly [string, string])[] = [
  ["America/New_York", "2026-03-08"],
  ["America/New_York", "2026-11-01"],
  ["Europe/Paris", "2026-03-29"],
  ["Europe/Paris", "2026-10-25"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-06"],
  ["America/Havana", "2026-03-08"],
  ["America/Havana", "2026-11-01"],
  ["Atlantic/Azores", "2026-10-25"],
  ["Africa/Cairo", "2026-04-24"],
  ["Asia/Kolkata", "2026-11-01"],
  ["Asia/Kathmandu", "2026-03-29"],
  ["Pacific/Kiritimati", "2026-03-08"],
];

/** A multiple of five minutes. */
const fives = (least: number, most: number) => fc.integer({ min: least / 5, max: most / 5 }).map((count) => count * 5);

/** Local time as minutes since midnight; half of the values lie in the first four hours, when clocks change. */
const minuteOfDay = fc.oneof(fives(0, 240), fives(0, 1440));

const WHOLE_DAY: ClockInterval[] = [{ start: "00:00", end: "24:00" }];

const clockIntervals: fc.Arbitrary<ClockInterval[]> = fc
  .uniqueArray(minuteOfDay, { maxLength: 6 })
  .map((minutes) => minutes.toSorted((left, right) => left - right))
  .map((sorted) =>
    sorted.flatMap((start, index) => {
      const end = sorted[index + 1];
      return index % 2 === 1 || end === undefined ? [] : [{ start: clock(start), end: clock(end) }];
    }),
  )
  .chain((intervals) => fc.constantFrom(intervals, touching(intervals), WHOLE_DAY, WHOLE_DAY));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Makes each interval start at the end of the previous one. */
const touching = (intervals: readonly ClockInterval[]) =>
  intervals.map(({ start, end }, index) => ({ start: intervals[index - 1]?.end ?? start, end }));

/** A time zone and a moment near one of its clock changes. */
export const changeOfClocks = fc.record({
  change: fc.constantFrom(...CHANGES),
  hours: fc.integer({ min: -60, max: 36 }),
});

export function weeklyHours(timezone: string): fc.Arbitrary<Hours> {
  const weekly_hours = fc.tuple(...WEEKDAYS.map((day) => clockIntervals.map((intervals) => ({ day, intervals }))));
  return weekly_hours.map((week) => ({ timezone, weekly_hours: week, overrides: [] }));
}

function calendar(host_id: string, zone: string, from: number): fc.Arbitrary<HostCalendar> {
  const dates = Array.from({ length: 4 }, (_, day) => new Date(from + day * DAY).toISOString().slice(0, 10));
  const overrides = fc
    .subarray(dates)
    .chain((some) => fc.tuple(...some.map((date) => clockIntervals.map((intervals) => ({ date, intervals })))));
  const moment = fives(-1440, 4 * 1440).map((minutes) => from + minutes * MINUTE);
  const busy: fc.Arbitrary<Interval> = fc
    .record({ start: moment, minutes: fives(5, 240) })
    .map(({ start, minutes }) => ({ start, end: start + minutes * MINUTE }));
  return fc
    .record({
      hours: weeklyHours(zone),
      overrides: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, overrides),
      busy: fc.array(busy, { maxLength: 5 }),
      booked: fc.array(moment, { maxLength: 4 }),
    })
    .map(({ hours, ...rest }) => ({ host_id, ...hours, ...rest }));
}

function bookingWindow(from: number): fc.Arbitrary<BookingWindow> {
  const date = fc.integer({ min: -1, max: 4 }).map((days) => new Date(from + days * DAY).toISOString().slice(0, 10));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<BookingWindow>({ type: "unlimited" }) },
    fc.integer({ min: 0, max: 3 }).map((days): BookingWindow => ({ type: "rolling_days", days })),
    fc
      .record({ start_date: fc.option(date), end_date: fc.option(date) })
      .map((range): BookingWindow => ({ type: "date_range", ...range })),
  );
}

const limit = fc.option(fc.integer({ min: 1, max: 4 }), { freq: 1 });

function rules(from: number): fc.Arbitrary<SlotRules> {
  return fc.record({
    assignment: fc.constantFrom("single", "round_robin", "collective"),
    duration_minutes: fives(5, 90),
    slot_interval_minutes: fc.option(fives(5, 90)),
    buffer_before_minutes: fives(0, 45),
    buffer_after_minutes: fives(0, 45),
    min_notice_minutes: fives(0, 300),
    booking_window: bookingWindow(from),
    limits: fc.record({ per_day: limit, per_week: limit }),
    seats: fc.constant(1),
  });
}

/** A query for two days near a clock change, with one or several hosts. */
export const slotQuestion: fc.Arbitrary<SlotQuery> = changeOfClocks.chain(({ change: [zone, date], hours }) => {
  const from = Date.parse(date) + hours * 60 * MINUTE;
  const others = fc.constantFrom(zone, ...CHANGES.map(([timezone]) => timezone));
  const hosts = fc
    .tuple(fc.constant(zone), fc.array(others, { maxLength: 2 }))
    .chain(([first, rest]) => fc.tuple(...[first, ...rest].map((each, at) => calendar(`host-${at + 1}`, each, from))));
  return fc
    .record({ rules: rules(from), hosts, now: fives(-2880, 300).map((minutes) => from + minutes * MINUTE) })
    .map(({ rules: given, hosts: all, now }) => ({
      rules: given,
      hosts: given.assignment === "single" ? all.slice(0, 1) : all,
      shared: [],
      from,
      to: from + 2 * DAY,
      now,
    }));
});
