import { expect } from "chai";
import fc from "fast-check";
import {
  openIntervals,
  DEFAULT_WEEKLY_HOURS,
  readHours,
  type WeeklyHours,
} from "../../src/features/booking/rules/availability/hours.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([start, end]) => ({ start: clock(start), end: clock(end) }));
const day = fc.constantFrom(...(["monday", "tuesday", "sunday"] as const));
const week = fc.uniqueArray(fc.record({ day, intervals: fc.array(interval, { maxLength: 4 }) }), {
  selector: (one) => one.day,
});

/** Every minute covered by the intervals. */
function minutes(intervals: readonly { readonly start: string; readonly end: string }[]): string[] {
  return Array.from({ length: 1440 }, (_, minute) => clock(minute)).flatMap((minute) =>
    intervals.filter(({ start, end }) => start <= minute && minute < end).map(() => minute),
  );
}

function refused(hours: WeeklyHours): boolean {
  try {
    readHours({ weekly_hours: hours });
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

describe("Schedule hours", () => {
  it("are rejected exactly if intervals overlap or an interval is empty", () => {
    fc.assert(
      fc.property(week, (hours) => {
        const twice = hours.some(({ intervals }) => new Set(minutes(intervals)).size < minutes(intervals).length);
        const never = hours.some(({ intervals }) => intervals.some(({ start, end }) => end <= start));
        expect(refused(hours)).to.equal(twice || never);
      }),
    );
  });

  it("are sorted without changing the covered minutes, and sorting them again changes nothing", () => {
    fc.assert(
      fc.property(week, (hours) => {
        fc.pre(!refused(hours));
        const read = readHours({ weekly_hours: hours }).weekly_hours ?? [];
        for (const { day: name, intervals } of hours) {
          const kept = read.find((one) => one.day === name)?.intervals ?? [];
          expect(minutes(kept)).to.deep.equal(minutes(intervals));
          expect(kept.map(({ start }) => start)).to.deep.equal([...kept.map(({ start }) => start)].sort());
        }
        expect(readHours({ weekly_hours: read }).weekly_hours).to.deep.equal(read);
      }),
    );
  });

  it("keep fields that were not sent", () => {
    expect(readHours({})).to.deep.equal({});
    expect(readHours({ overrides: [] })).to.deep.equal({ overrides: [] });
  });

  it("default to forty hours a week", () => {
    const hours = { timezone: "UTC", weekly_hours: DEFAULT_WEEKLY_HOURS, overrides: [] };
    // 2026-03-02 is a Monday.
    const range = { start: Date.UTC(2026, 2, 2), end: Date.UTC(2026, 2, 8, 23) };
    const intervals = openIntervals(hours, range);
    expect(intervals.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / 3_600_000])).to.deep.equal(
      [2, 3, 4, 5, 6].map((date) => [`2026-03-0${date}T09:00:00.000Z`, 8]),
    );
  });
});
