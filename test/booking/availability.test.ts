import { expect } from "chai";
import type { SlotRules } from "../../src/features/booking/rules/availability/rules.ts";
import {
  availableSlots,
  slotAt,
  noSlotsReason,
  type SlotQuery,
  byRoundRobin,
  type Candidate,
} from "../../src/features/booking/rules/availability/slots.ts";
import { randomFrom } from "../support/random.ts";
import { type ClockInterval, openIntervals } from "../../src/features/booking/rules/availability/hours.ts";
import { calendarOf, everyDay, slotRules, hoursOf } from "./availability-examples.ts";

const at = (text: string) => Date.parse(text);

/** A query for Monday, June 1, 2026 with Ada as the host, made one week earlier. */
function question(rules: Partial<SlotRules> = {}, given: Partial<SlotQuery> = {}): SlotQuery {
  return {
    rules: slotRules(rules),
    hosts: [calendarOf("ada")],
    shared: [],
    from: at("2026-06-01T00:00Z"),
    to: at("2026-06-02T00:00Z"),
    now: at("2026-05-25T00:00Z"),
    ...given,
  };
}

const starts = (asked: SlotQuery) =>
  availableSlots(asked).map(({ start }) => new Date(start).toISOString().slice(11, 16));
const refused = (asked: SlotQuery, start: string) => slotAt(asked, at(start));

/** Ada, with these hours on Mondays and none on other days. */
const on = (start: string, end: string) =>
  calendarOf("ada", { weekly_hours: [{ day: "monday", intervals: [{ start, end }] }] });

describe("Slots: working hours", () => {
  it("follow one another from the start of each interval and end within it", () => {
    const intervals = [
      { start: "09:00", end: "10:40" },
      { start: "14:10", end: "15:10" },
    ];
    const hosts = [calendarOf("ada", { weekly_hours: everyDay(...intervals) })];
    expect(starts(question({}, { hosts }))).to.deep.equal(["09:00", "09:30", "10:00", "14:10", "14:40"]);
    expect(starts(question({ slot_interval_minutes: 20 }, { hosts }))).to.deep.equal([
      "09:00",
      "09:20",
      "09:40",
      "10:00",
      "14:10",
      "14:30",
    ]);
  });

  it("use the hours of an override on its date, or none if it has no intervals", () => {
    const away = calendarOf("ada", { overrides: [{ date: "2026-06-01", intervals: [] }] });
    expect(starts(question({}, { hosts: [away] }))).to.deep.equal([]);
    const evening = [{ start: "20:00", end: "21:00" }];
    const elsewhere = calendarOf("ada", { overrides: [{ date: "2026-06-01", intervals: evening }] });
    expect(starts(question({}, { hosts: [elsewhere] }))).to.deep.equal(["20:00", "20:30"]);
  });

  it("may cross midnight and the boundary of two adjacent intervals", () => {
    const night = calendarOf("ada", {
      weekly_hours: [
        { day: "monday", intervals: [{ start: "23:00", end: "24:00" }] },
        { day: "tuesday", intervals: [{ start: "00:00", end: "01:00" }] },
      ],
    });
    expect(starts(question({ duration_minutes: 90, slot_interval_minutes: 30 }, { hosts: [night] }))).to.deep.equal([
      "23:00",
      "23:30",
    ]);
  });

  it("start within the queried range, whose end is exclusive", () => {
    const [from, to] = [at("2026-06-01T10:00Z"), at("2026-06-01T11:00Z")];
    expect(starts(question({}, { from, to }))).to.deep.equal(["10:00", "10:30"]);
  });
});

describe("Slots: other events", () => {
  const busy = [{ start: at("2026-06-01T10:00Z"), end: at("2026-06-01T11:00Z") }];

  it("do not overlap busy times but may touch them", () => {
    const hosts = [{ ...on("09:00", "12:00"), busy }];
    expect(starts(question({}, { hosts }))).to.deep.equal(["09:00", "09:30", "11:00", "11:30"]);
  });

  it("keep their buffers free of busy times but not inside the working hours", () => {
    const hosts = [{ ...on("09:00", "12:00"), busy }];
    const rules = { buffer_before_minutes: 15, buffer_after_minutes: 30 };
    expect(starts(question(rules, { hosts }))).to.deep.equal(["09:00", "11:30"]);
  });

  it("end when the daily limit is reached, counted in the host's time zone", () => {
    const zone = { timezone: "America/New_York" };
    // May 31 in New York.
    const booked = [at("2026-06-01T02:00Z")];
    const hosts = [calendarOf("ada", { ...zone, booked })];
    expect(starts(question({ limits: { per_day: 1 } }, { hosts }))).to.have.length(16);
    const again = [calendarOf("ada", { ...zone, booked: [...booked, at("2026-06-01T21:00Z")] })];
    expect(starts(question({ limits: { per_day: 1 } }, { hosts: again }))).to.deep.equal([]);
    expect(refused(question({ limits: { per_day: 1 } }, { hosts: again }), "2026-06-01T14:00Z")).to.equal(
      "limit_reached",
    );
  });

  it("end when the weekly limit is reached, counted from Monday", () => {
    const hosts = [calendarOf("ada", { booked: [at("2026-06-03T09:00Z"), at("2026-05-31T09:00Z")] })];
    const week = { from: at("2026-05-31T00:00Z"), to: at("2026-06-09T00:00Z") };
    expect(starts(question({ limits: { per_week: 2 } }, { hosts, ...week }))).to.have.length(9 * 16);
    const days = availableSlots(question({ limits: { per_week: 1 } }, { hosts, ...week }));
    expect(new Set(days.map(({ start }) => new Date(start).getUTCDate()))).to.deep.equal(new Set([8]));
  });
});

describe("Slots: notice and booking window", () => {
  it("start after the minimum notice", () => {
    const now = at("2026-06-01T14:10Z");
    expect(starts(question({ min_notice_minutes: 120 }, { now }))).to.deep.equal(["16:30"]);
    expect(refused(question({ min_notice_minutes: 120 }, { now }), "2026-06-01T16:00Z")).to.equal("too_soon");
  });

  it("end with the last day of a rolling window in the host's time zone", () => {
    const hosts = [
      calendarOf("ada", { timezone: "Asia/Kolkata", weekly_hours: everyDay({ start: "00:00", end: "24:00" }) }),
    ];
    // Already May 30 in Kolkata.
    const now = at("2026-05-29T19:00Z");
    const rules = { booking_window: { type: "rolling_days", days: 1 } } as const;
    const last = availableSlots(question(rules, { hosts, from: now, now })).at(-1);
    expect(last?.end).to.equal(at("2026-05-31T18:30Z"));
    expect(refused(question(rules, { hosts, now }), "2026-05-31T18:30Z")).to.equal("outside_window");
  });

  it("lie within the dates of a date range", () => {
    const range = { from: at("2026-05-30T00:00Z"), to: at("2026-06-05T00:00Z") };
    const booking_window = { type: "date_range", start_date: "2026-06-01", end_date: "2026-06-02" } as const;
    const slots = availableSlots(question({ booking_window }, range));
    expect(slots).to.have.length(32);
    expect(slots[0]?.start).to.equal(at("2026-06-01T09:00Z"));
    expect(slots.at(-1)?.end).to.equal(at("2026-06-02T17:00Z"));
  });
});

describe("Slots: several hosts", () => {
  const ada = on("09:00", "10:00");
  const grace = calendarOf("grace", { weekly_hours: everyDay({ start: "09:30", end: "10:30" }) });
  const hosts = [ada, grace];

  it("are offered for each available host with round robin", () => {
    const slots = availableSlots(question({ assignment: "round_robin" }, { hosts }));
    expect(slots.map(({ host_ids }) => host_ids)).to.deep.equal([["ada"], ["ada", "grace"], ["grace"]]);
  });

  it("are offered only when all hosts of a collective event are available", () => {
    const slots = availableSlots(question({ assignment: "collective" }, { hosts }));
    expect(slots.map(({ start, host_ids }) => [start, host_ids])).to.deep.equal([
      [at("2026-06-01T09:30Z"), ["ada", "grace"]],
    ]);
    const busy = [{ start: at("2026-06-01T09:50Z"), end: at("2026-06-01T09:55Z") }];
    const occupied = question({ assignment: "collective" }, { hosts: [ada, { ...grace, busy }] });
    expect(refused(occupied, "2026-06-01T09:30Z")).to.equal("host_busy");
  });

  it("are not offered without hosts", () => {
    for (const assignment of ["round_robin", "collective"] as const) {
      expect(noSlotsReason(question({ assignment }, { hosts: [] }))).to.equal("outside_hours");
    }
  });
});

describe("Slots: events with seats", () => {
  const start = at("2026-06-01T09:00Z");
  const event = { event_id: "tasting", start, end: at("2026-06-01T09:30Z"), seats_left: 2 };
  const busy = [{ start, end: event.end }];
  const hosts = [{ ...on("09:00", "10:00"), busy }];

  it("join an existing event with free seats, or start a new event at other times", () => {
    const slots = availableSlots(question({ seats: 5 }, { hosts, shared: [event] }));
    expect(slots.map(({ joins, seats_left }) => [joins, seats_left])).to.deep.equal([
      ["tasting", 2],
      [null, 5],
    ]);
  });

  it("are rejected if the party is larger than the number of free seats", () => {
    const asked = question({ seats: 5 }, { hosts, shared: [event] });
    expect(slotAt({ ...asked, seatCount: 2 }, start)).to.include({ joins: "tasting" });
    expect(slotAt({ ...asked, seatCount: 3 }, start)).to.equal("seats_taken");
    expect(slotAt({ ...asked, seatCount: 6 }, event.end)).to.equal("seats_taken");
    expect(slotAt({ ...asked, shared: [{ ...event, seats_left: 0 }] }, start)).to.equal("seats_taken");
  });

  it("fill the fullest event first and use a free host for a new event when none has enough seats", () => {
    const grace = calendarOf("grace");
    const other = { ...event, event_id: "walk", seats_left: 1 };
    const asked = question(
      { seats: 5, assignment: "round_robin" },
      { hosts: [...hosts, grace], shared: [event, other] },
    );
    expect(slotAt(asked, start)).to.include({ joins: "walk", seats_left: 5 });
    expect(slotAt({ ...asked, seatCount: 2 }, start)).to.include({ joins: "tasting" });
    expect(slotAt({ ...asked, seatCount: 3 }, start))
      .to.include({ joins: null })
      .and.have.deep.property("host_ids", ["grace"]);
  });

  it("join only events of the same duration, within notice and booking window", () => {
    expect(slotAt(question({ seats: 5, duration_minutes: 60 }, { hosts, shared: [event] }), start)).to.equal(
      "host_busy",
    );
    const late = question(
      { seats: 5, min_notice_minutes: 60 },
      { hosts, shared: [event], now: at("2026-06-01T08:30Z") },
    );
    expect(slotAt(late, start)).to.equal("too_soon");
  });
});

describe("Rejected start times", () => {
  const busy = [{ start: at("2026-06-01T09:00Z"), end: at("2026-06-01T09:30Z") }];
  const asked = question({}, { hosts: [{ ...on("09:00", "17:00"), busy }] });

  it("report the rule that rejects the start", () => {
    expect(refused(asked, "2026-05-18T09:30Z")).to.equal("too_soon");
    expect(refused(asked, "2026-06-01T08:30Z")).to.equal("outside_hours");
    expect(refused(asked, "2026-06-01T16:45Z")).to.equal("outside_hours");
    expect(refused(asked, "2026-06-01T09:40Z")).to.equal("between_slots");
    expect(refused(asked, "2026-06-01T09:00Z")).to.equal("host_busy");
  });

  it("report the reason of the host closest to being available", () => {
    const hosts = [calendarOf("grace", { weekly_hours: [] }), ...asked.hosts];
    expect(refused({ ...asked, rules: slotRules({ assignment: "round_robin" }), hosts }, "2026-06-01T09:00Z")).to.equal(
      "host_busy",
    );
  });
});

describe("Ranges without slots", () => {
  it("report the reason for the nearest start", () => {
    expect(noSlotsReason(question({}, { hosts: [calendarOf("ada", { weekly_hours: [] })] }))).to.equal("outside_hours");
    expect(noSlotsReason(question({ min_notice_minutes: 600 }, { now: at("2026-06-01T08:00Z") }))).to.equal("too_soon");
    const busy = [{ start: at("2026-06-01T00:00Z"), end: at("2026-06-03T00:00Z") }];
    expect(noSlotsReason(question({}, { hosts: [calendarOf("ada", { busy })] }))).to.equal("host_busy");
    expect(noSlotsReason(question({ booking_window: { type: "rolling_days", days: 3 } }))).to.equal("outside_window");
  });
});

type Weights = Readonly<Record<string, number>>;

/** Books `count` times; `free` decides who is free for a booking. Returns the number of events of each host. */
function simulate(weights: Weights, count: number, free: (host: string, booking: number) => boolean = () => true) {
  const events = new Map(Object.keys(weights).map((host) => [host, 0]));
  const furthest = new Map(Object.keys(weights).map((host) => [host, 0]));
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  for (let booking = 0; booking < count; booking += 1) {
    const candidates = Object.entries(weights)
      .filter(([host]) => free(host, booking))
      .map(([host_id, weight]): Candidate => ({ host_id, weight, events: events.get(host_id) ?? 0 }));
    const [next] = byRoundRobin(candidates);
    if (next !== undefined) events.set(next, (events.get(next) ?? 0) + 1);
    for (const [host, weight] of Object.entries(weights)) {
      const share = ((booking + 1) * weight) / total;
      const distance = Math.abs((events.get(host) ?? 0) - share);
      furthest.set(host, Math.max(furthest.get(host) ?? 0, distance));
    }
  }
  return { events: Object.fromEntries(events), furthest: Math.max(...furthest.values()) };
}

describe("Round robin: order of hosts", () => {
  it("puts hosts with the fewest events first and keeps the order of the event type for equal counts", () => {
    const candidates = [
      { host_id: "ada", events: 2, weight: 1 },
      { host_id: "grace", events: 0, weight: 1 },
      { host_id: "alan", events: 0, weight: 1 },
    ];
    expect(byRoundRobin(candidates)).to.deep.equal(["grace", "alan", "ada"]);
  });

  it("gives every host exactly their share of many bookings, and never strays a whole event from it", () => {
    const weights = { ada: 1, grace: 2, alan: 3, mary: 4 };
    const { events, furthest } = simulate(weights, 10_000);
    expect(events).to.deep.equal({ ada: 1_000, grace: 2_000, alan: 3_000, mary: 4_000 });
    expect(furthest).to.be.at.most(1);
    expect(simulate({ ada: 100, grace: 1 }, 1_010).events).to.deep.equal({ ada: 1_000, grace: 10 });
  });

  it("takes turns with equal weights of any size", () => {
    for (const weight of [1, 7, 100]) {
      expect(simulate({ ada: weight, grace: weight, alan: weight }, 300).furthest).to.be.below(1);
    }
  });

  it("makes up for the bookings that a host missed while they were busy", () => {
    const random = randomFrom(7);
    const { events } = simulate({ ada: 1, grace: 1, alan: 2 }, 4_000, (host) => host !== "alan" || random.chance(0.7));
    expect(events).to.deep.equal({ ada: 1_000, grace: 1_000, alan: 2_000 });
  });
});

interface Example {
  readonly place: string;
  readonly timezone: string;
  readonly date: string;
  readonly intervals: readonly ClockInterval[];
  /** Start and end of each open period in UTC; empty if the local times do not exist on that day. */
  readonly open: readonly (readonly [string, string])[];
}

/** One interval in local time. */
const hours = (start: string, end: string): ClockInterval[] => [{ start, end }];

const newYork = { place: "New York", timezone: "America/New_York" };
const paris = { place: "Paris", timezone: "Europe/Paris" };
const lordHowe = { place: "Lord Howe", timezone: "Australia/Lord_Howe" };
const kolkata = { place: "Kolkata", timezone: "Asia/Kolkata" };

const examples: readonly Example[] = [
  // At 07:00Z the clock skips from 2:00 to 3:00.
  {
    ...newYork,
    date: "2026-03-07",
    intervals: hours("09:00", "17:00"),
    open: [["2026-03-07T14:00Z", "2026-03-07T22:00Z"]],
  },
  {
    ...newYork,
    date: "2026-03-08",
    intervals: hours("09:00", "17:00"),
    open: [["2026-03-08T13:00Z", "2026-03-08T21:00Z"]],
  },
  {
    ...newYork,
    date: "2026-03-08",
    intervals: hours("02:30", "05:00"),
    open: [["2026-03-08T07:00Z", "2026-03-08T09:00Z"]],
  },
  {
    ...newYork,
    date: "2026-03-08",
    intervals: hours("02:00", "05:00"),
    open: [["2026-03-08T07:00Z", "2026-03-08T09:00Z"]],
  },
  {
    ...newYork,
    date: "2026-03-08",
    intervals: hours("01:00", "02:30"),
    open: [["2026-03-08T06:00Z", "2026-03-08T07:00Z"]],
  },
  { ...newYork, date: "2026-03-08", intervals: hours("02:10", "02:50"), open: [] },
  {
    ...newYork,
    date: "2026-03-08",
    intervals: hours("00:00", "24:00"),
    open: [["2026-03-08T05:00Z", "2026-03-09T04:00Z"]],
  },
  // The hour from 1:00 to 2:00 occurs at 05:00Z and again at 06:00Z.
  {
    ...newYork,
    date: "2026-11-01",
    intervals: hours("09:00", "17:00"),
    open: [["2026-11-01T14:00Z", "2026-11-01T22:00Z"]],
  },
  {
    ...newYork,
    date: "2026-11-01",
    intervals: hours("01:30", "03:00"),
    open: [["2026-11-01T05:30Z", "2026-11-01T08:00Z"]],
  },
  {
    ...newYork,
    date: "2026-11-01",
    intervals: hours("00:00", "01:30"),
    open: [["2026-11-01T04:00Z", "2026-11-01T06:30Z"]],
  },
  {
    ...newYork,
    date: "2026-11-01",
    intervals: hours("00:00", "01:00"),
    open: [["2026-11-01T04:00Z", "2026-11-01T06:00Z"]],
  },
  {
    ...newYork,
    date: "2026-11-01",
    intervals: hours("00:00", "24:00"),
    open: [["2026-11-01T04:00Z", "2026-11-02T05:00Z"]],
  },
  // The second interval starts when the first one has ended, not an hour earlier.
  {
    ...newYork,
    date: "2026-11-01",
    intervals: [...hours("00:00", "01:30"), ...hours("01:30", "03:00")],
    open: [
      ["2026-11-01T04:00Z", "2026-11-01T06:30Z"],
      ["2026-11-01T06:30Z", "2026-11-01T08:00Z"],
    ],
  },
  // At 01:00Z the clock skips from 2:00 to 3:00.
  {
    ...paris,
    date: "2026-03-28",
    intervals: hours("09:00", "17:00"),
    open: [["2026-03-28T08:00Z", "2026-03-28T16:00Z"]],
  },
  {
    ...paris,
    date: "2026-03-29",
    intervals: hours("09:00", "17:00"),
    open: [["2026-03-29T07:00Z", "2026-03-29T15:00Z"]],
  },
  {
    ...paris,
    date: "2026-03-29",
    intervals: hours("02:30", "04:00"),
    open: [["2026-03-29T01:00Z", "2026-03-29T02:00Z"]],
  },
  {
    ...paris,
    date: "2026-03-29",
    intervals: hours("00:30", "02:15"),
    open: [["2026-03-28T23:30Z", "2026-03-29T01:00Z"]],
  },
  // The hour from 2:00 to 3:00 occurs at 00:00Z and again at 01:00Z.
  {
    ...paris,
    date: "2026-10-25",
    intervals: hours("09:00", "17:00"),
    open: [["2026-10-25T08:00Z", "2026-10-25T16:00Z"]],
  },
  {
    ...paris,
    date: "2026-10-25",
    intervals: hours("02:30", "04:00"),
    open: [["2026-10-25T00:30Z", "2026-10-25T03:00Z"]],
  },
  {
    ...paris,
    date: "2026-10-25",
    intervals: hours("01:00", "02:30"),
    open: [["2026-10-24T23:00Z", "2026-10-25T01:30Z"]],
  },
  // Half an hour: 02:00 to 02:30 is skipped at 15:30Z of the previous day; 01:30 to 02:00 occurs at 14:30Z and again
  // at 15:00Z.
  {
    ...lordHowe,
    date: "2026-10-04",
    intervals: hours("02:15", "04:00"),
    open: [["2026-10-03T15:30Z", "2026-10-03T17:00Z"]],
  },
  {
    ...lordHowe,
    date: "2026-10-04",
    intervals: hours("09:00", "17:00"),
    open: [["2026-10-03T22:00Z", "2026-10-04T06:00Z"]],
  },
  {
    ...lordHowe,
    date: "2026-04-05",
    intervals: hours("01:45", "03:00"),
    open: [["2026-04-04T14:45Z", "2026-04-04T16:30Z"]],
  },
  {
    ...lordHowe,
    date: "2026-04-05",
    intervals: hours("01:00", "01:45"),
    open: [["2026-04-04T14:00Z", "2026-04-04T15:15Z"]],
  },
  {
    ...lordHowe,
    date: "2026-04-05",
    intervals: hours("09:00", "17:00"),
    open: [["2026-04-04T22:30Z", "2026-04-05T06:30Z"]],
  },
  {
    ...kolkata,
    date: "2026-03-29",
    intervals: hours("09:00", "17:00"),
    open: [["2026-03-29T03:30Z", "2026-03-29T11:30Z"]],
  },
  {
    ...kolkata,
    date: "2026-11-01",
    intervals: hours("00:00", "24:00"),
    open: [["2026-10-31T18:30Z", "2026-11-01T18:30Z"]],
  },
];

const clock = (intervals: readonly ClockInterval[]) => intervals.map(({ start, end }) => `${start}–${end}`).join(", ");
const instants = (open: Example["open"]) => open.map((bounds) => bounds.join(" … ")).join(", ") || "never";

describe("Working hours: conversion to UTC", () => {
  for (const { place, timezone, date, intervals, open } of examples) {
    it(`${place} ${date}, ${clock(intervals)} is ${instants(open)}`, () => {
      const hours = hoursOf(timezone, { overrides: [{ date, intervals }] });
      const noon = Date.parse(`${date}T12:00Z`);
      const found = openIntervals(hours, { start: noon - 43_200_000, end: noon + 43_200_000 });
      expect(found).to.deep.equal(open.map(([start, end]) => ({ start: Date.parse(start), end: Date.parse(end) })));
    });
  }
});
