import { expect } from "chai";
import type { ClockInterval } from "../../src/features/booking/rules/availability/hours.ts";
import { openIntervals } from "../../src/features/booking/rules/availability/hours.ts";
import { hoursOf } from "./availability-examples.ts";

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
