import fc from "fast-check";
import { expect } from "chai";
import {
  type HostCalendar,
  type SlotQuery,
  availableSlots,
  slotAt,
  type Slot,
} from "../../src/features/booking/rules/availability/slots.ts";
import { WEEKDAYS, type ClockInterval, type Hours } from "../../src/features/booking/rules/availability/hours.ts";
import type { Interval } from "../../src/features/booking/rules/availability/interval.ts";
import { type BookingWindow, type SlotRules, busySpan } from "../../src/features/booking/rules/availability/rules.ts";
import { calendarOf, slotRules } from "./availability-examples.ts";

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
const changeOfClocks = fc.record({
  change: fc.constantFrom(...CHANGES),
  hours: fc.integer({ min: -60, max: 36 }),
});

function weeklyHours(timezone: string): fc.Arbitrary<Hours> {
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
const slotQuestion: fc.Arbitrary<SlotQuery> = changeOfClocks.chain(({ change: [zone, date], hours }) => {
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

/** A second implementation of the slot rules: checks every fifth minute, with local times from `Intl`. */

export const FIVE_MINUTES = 300_000;

/** Returns a function that lists the IDs of the hosts available at a start time; empty if it cannot be booked. */
function hostsByTrial(question: SlotQuery): (start: number) => string[] {
  const { rules, hosts, from, to } = question;
  const pieces = hosts.map((host) => piecesByTrial(host, { start: from, end: to + DAY }));
  const step = (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE;
  return (start) => {
    const begun = pieces.map((own) => own.find((piece) => piece.start <= start && start < piece.end)?.start ?? NaN);
    const allowed = hosts.map((host, at) => isAllowed(question, host, { start, pieces: pieces[at] ?? [] }));
    if (rules.assignment === "collective") {
      const all = allowed.every(Boolean) && (start - Math.max(...begun)) % step === 0;
      return all ? hosts.map(({ host_id }) => host_id) : [];
    }
    const free = hosts.filter((_, at) => allowed[at] && (start - (begun[at] ?? NaN)) % step === 0);
    return free.map(({ host_id }) => host_id);
  };
}

/**
 * Converts working hours to instants: a period starts when the local clock first reaches its start, and ends when the
 * clock last shows its end (or, if that is skipped, at the clock change).
 */
function piecesByTrial({ timezone, weekly_hours, overrides }: Hours, range: Interval): Interval[] {
  const moments: { at: number; shown: string }[] = [];
  const first = Math.floor((range.start - 2 * DAY) / FIVE_MINUTES) * FIVE_MINUTES;
  for (let at = first; at < range.end + 2 * DAY; at += FIVE_MINUTES) moments.push({ at, shown: shownAt(at, timezone) });
  const dates = new Set(moments.slice(DAY / FIVE_MINUTES, -DAY / FIVE_MINUTES).map(({ shown }) => shown.slice(0, 10)));
  const pieces = [...dates].flatMap((date) => {
    const own =
      overrides.find((override) => override.date === date) ?? weekly_hours.find(({ day }) => day === dayOf(date));
    return (own?.intervals ?? []).map((interval) => ({
      start: moments.find(({ shown }) => shown >= `${date} ${interval.start}`)?.at ?? NaN,
      end:
        moments.findLast(({ shown }) => shown === `${date} ${interval.end}`)?.at ??
        (moments.findLast(({ shown }) => shown < `${date} ${interval.end}`)?.at ?? NaN) + FIVE_MINUTES,
    }));
  });
  // When clocks go back, an interval lasts until the last occurrence of its end, and the next one starts only then.
  return pieces
    .map(({ start, end }, index) => ({ start: Math.max(start, pieces[index - 1]?.end ?? start), end }))
    .filter(({ start, end }) => start < end);
}

interface Start {
  readonly start: number;
  readonly pieces: readonly Interval[];
}

function isAllowed({ rules, now }: SlotQuery, host: HostCalendar, { start, pieces }: Start): boolean {
  const { timezone, busy, booked } = host;
  const end = start + rules.duration_minutes * MINUTE;
  const [date, today] = [dateAt(start, timezone), dateAt(now, timezone)];
  const { booking_window: window, limits } = rules;
  const last = window.type === "rolling_days" ? later(today, window.days ?? 0) : (window.end_date ?? "9999");
  const inside = moments(start, end).every((at) => pieces.some((piece) => piece.start <= at && at < piece.end));
  const held = [start - rules.buffer_before_minutes * MINUTE, end + rules.buffer_after_minutes * MINUTE] as const;
  const dates = booked.map((at) => dateAt(at, timezone));
  return (
    start - now >= rules.min_notice_minutes * MINUTE &&
    (window.type === "unlimited" || ((window.start_date ?? "0000") <= date && date <= last)) &&
    inside &&
    dates.filter((other) => other === date).length < (limits.per_day ?? Infinity) &&
    dates.filter((other) => monday(other) === monday(date)).length < (limits.per_week ?? Infinity) &&
    busy.every((other) => other.end <= held[0] || held[1] <= other.start)
  );
}

function moments(start: number, end: number): number[] {
  return Array.from({ length: (end - start) / FIVE_MINUTES }, (_, index) => start + index * FIVE_MINUTES);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time as `YYYY-MM-DD HH:MM`, computed by the JavaScript engine. */
function shownAt(instant: number, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  formats.set(timezone, format);
  return format.format(instant);
}

const dateAt = (instant: number, timezone: string) => shownAt(instant, timezone).slice(0, 10);
const later = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const monday = (date: string) => later(date, -((new Date(date).getUTCDay() + 6) % 7));
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" }).toLowerCase();

function anyMoments({ from, to }: SlotQuery): number[] {
  return Array.from({ length: (to - from) / FIVE_MINUTES }, (_, index) => from + index * FIVE_MINUTES);
}

describe("Slots near a clock change", () => {
  it("match a brute-force check of every fifth minute, including the hosts", () => {
    const found = { slots: 0 };
    fc.assert(
      fc.property(slotQuestion, (question) => {
        const byTrial = hostsByTrial(question);
        const expected = anyMoments(question).flatMap((start) => {
          const host_ids = byTrial(start);
          return host_ids.length > 0 ? [{ start, host_ids }] : [];
        });
        const slots = availableSlots(question);
        expect(slots.map(({ start, host_ids }) => ({ start, host_ids }))).to.deep.equal(expected);
        found.slots += slots.length;
      }),
      { numRuns: 150 },
    );
    expect(found.slots).to.be.above(200);
  });

  it("can all be booked, and no other start can", () => {
    const starts = fc.record({ question: slotQuestion, chosen: fc.array(fc.nat(), { minLength: 5, maxLength: 10 }) });
    fc.assert(
      fc.property(starts, ({ question, chosen }) => {
        const slots = availableSlots(question);
        const all = anyMoments(question);
        for (const choice of chosen) {
          const slot = slots[choice % Math.max(1, slots.length)];
          if (slot) expect(slotAt(question, slot.start)).to.deep.equal(slot);
          const start = all[choice % all.length] ?? NaN;
          const expected = slots.find((other) => other.start === start);
          const answer = slotAt(question, start);
          if (expected) expect(answer).to.deep.equal(expected);
          else expect(answer).to.be.a("string");
        }
      }),
    );
  });

  it("are the same when the range is queried in two parts", () => {
    const cuts = fc.record({ question: slotQuestion, minutes: fc.integer({ min: 1, max: 2879 }) });
    fc.assert(
      fc.property(cuts, ({ question, minutes }) => {
        const cut = question.from + minutes * 60_000;
        const parts = [...availableSlots({ ...question, to: cut }), ...availableSlots({ ...question, from: cut })];
        expect(parts).to.deep.equal(availableSlots(question));
      }),
    );
  });

  it("cover the working hours completely and without duplicates", () => {
    const places = changeOfClocks.chain(({ change: [timezone, date] }) =>
      fc.record({ hours: weeklyHours(timezone), from: fc.constant(Date.parse(date) - DAY) }),
    );
    fc.assert(
      fc.property(places, ({ hours, from }) => {
        const rules = slotRules({ duration_minutes: 5 });
        const hosts = [calendarOf("ada", hours)];
        const slots = availableSlots({ rules, hosts, shared: [], from, to: from + 3 * DAY, now: from });
        const pieces = piecesByTrial(hours, { start: from, end: from + 3 * DAY });
        const inside = anyMoments({ rules, hosts, shared: [], from, to: from + 3 * DAY, now: from }).filter((at) =>
          pieces.some(({ start, end }) => start <= at && at < end),
        );
        expect(slots.map(({ start }) => start)).to.deep.equal(inside);
      }),
    );
  });
});

/** Books offered slots until none is left or the choices are used up. */
function bookAll(question: SlotQuery, choices: readonly number[], seats: number) {
  const held: (Interval & { host_id: string })[] = [];
  const events = new Map<string, Interval & { taken: number }>();
  let asked = question;
  for (const choice of choices) {
    const slots = availableSlots(asked);
    const slot = slots[choice % Math.max(1, slots.length)];
    if (!slot) break;
    asked = book(asked, slot, { held, events });
  }
  for (const { taken } of events.values()) expect(taken).to.be.at.most(seats);
  return { held, events };
}

interface Books {
  readonly held: (Interval & { host_id: string })[];
  readonly events: Map<string, Interval & { taken: number }>;
}

function book(asked: SlotQuery, slot: Slot, { held, events }: Books): SlotQuery {
  const { rules, hosts } = asked;
  const id = slot.joins ?? `event-${events.size + 1}`;
  const event = events.get(id);
  events.set(id, { start: slot.start, end: slot.end, taken: (event?.taken ?? 0) + 1 });
  const shared = [...events].map(([event_id, { start, end, taken }]) => {
    return { event_id, start, end, seats_left: rules.seats - taken };
  });
  if (event) return { ...asked, shared };
  const takers = rules.assignment === "collective" ? slot.host_ids : slot.host_ids.slice(0, 1);
  const busy = busySpan(rules, slot.start);
  held.push(...takers.map((host_id) => ({ host_id, ...busy })));
  const calendars = hosts.map((host) =>
    takers.includes(host.host_id)
      ? { ...host, busy: [...host.busy, busy], booked: [...host.booked, slot.start] }
      : host,
  );
  return { ...asked, hosts: calendars, shared: rules.seats > 1 ? shared : [] };
}

describe("Slots booked one after another", () => {
  const bookings = fc.record({
    question: slotQuestion,
    seats: fc.constantFrom(1, 1, 3),
    choices: fc.array(fc.nat(), { minLength: 5, maxLength: 30 }),
  });

  it("never double-book a host and never exceed the number of seats", () => {
    const made = { events: 0, joined: 0 };
    fc.assert(
      fc.property(bookings, ({ question, seats, choices }) => {
        const { held, events } = bookAll({ ...question, rules: { ...question.rules, seats } }, choices, seats);
        const inOrder = held.toSorted((left, right) => left.start - right.start);
        for (const host of question.hosts) {
          const own = inOrder.filter(({ host_id }) => host_id === host.host_id);
          own.slice(1).forEach(({ start }, index) => expect(start).to.be.at.least(own[index]?.end ?? NaN));
          for (const { start, end } of own) {
            expect(host.busy.some((busy) => busy.start < end && start < busy.end)).to.equal(false);
          }
        }
        made.events += events.size;
        made.joined += [...events.values()].filter(({ taken }) => taken > 1).length;
      }),
    );
    expect(made.events).to.be.above(200);
    expect(made.joined).to.be.above(10);
  });
});
