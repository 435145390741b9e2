import { expect } from "chai";
import fc from "fast-check";
import { hasFailedTooLong, pauseAfter, readRetryAfter, retryDelay } from "../../src/features/webhooks/rules/retries.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Delays after the first attempt: the schedule of Standard Webhooks 1.0.0. */
const TABLE = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Returns the time of each attempt for an event that is never accepted, starting at 0. */
function attemptsAt(random: number, retryAfter: number | null = null): number[] {
  const times = [0];
  for (let number = 1; ; number += 1) {
    const wait = retryDelay({ number, retryAfter, random });
    if (wait === null) return times;
    times.push((times.at(-1) ?? 0) + wait);
  }
}

const gaps = (times: readonly number[]): number[] => times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe("Webhook retry schedule", () => {
  it("has ten attempts in 75.6 hours, at the times of Standard Webhooks", () => {
    const times = attemptsAt(0.5);
    expect(times).to.have.lengthOf(10);
    expect(gaps(times)).to.deep.equal(TABLE);
    expect((times.at(-1) ?? 0) / HOUR).to.be.closeTo(75.6, 0.05);
  });

  it("varies each delay by at most a fifth in both directions", () => {
    expect(gaps(attemptsAt(0))).to.deep.equal(TABLE.map((step) => step * 0.8));
    expect(gaps(attemptsAt(1))).to.deep.equal(TABLE.map((step) => step * 1.2));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        for (const [index, wait] of gaps(attemptsAt(random)).entries()) {
          expect(wait / (TABLE[index] ?? 0)).to.be.within(0.8, 1.2);
        }
      }),
    );
  });

  it("follows Retry-After between one and two delays", () => {
    const step = 30 * MINUTE;
    const wait = (retryAfter: number): number | null => retryDelay({ number: 3, retryAfter, random: 0 });
    expect([0, step - 1, step].map(wait)).to.deep.equal([step, step, step]);
    expect(wait(45 * MINUTE)).to.equal(45 * MINUTE);
    expect([2 * step, 2 * step + 1, 30 * DAY].map(wait)).to.deep.equal([2 * step, 2 * step, 2 * step]);
    expect(attemptsAt(0, DAY), "no more attempts than without").to.have.lengthOf(10);
  });

  it("reads Retry-After as seconds or as a date", () => {
    const now = Date.parse("2026-03-01T09:30:00Z");
    const read = (value: string | undefined): number | null => readRetryAfter(value, now);
    expect([read("120"), read(" 0 ")]).to.deep.equal([120 * SECOND, 0]);
    expect(read("Sun, 01 Mar 2026 09:32:00 GMT")).to.equal(120 * SECOND);
    expect(read("Sun, 01 Mar 2026 09:00:00 GMT"), "a date in the past").to.equal(0);
    for (const value of [undefined, "", "soon", "-5", "1.5e3", "9".repeat(30)]) {
      expect(read(value), String(value)).to.equal(null);
    }
  });

  it("pauses an overloaded receiver for 10 seconds to 5 minutes", () => {
    for (const status of [429, 502, 504]) {
      expect(pauseAfter(status, null), String(status)).to.equal(10 * SECOND);
      expect(pauseAfter(status, 90 * SECOND), String(status)).to.equal(90 * SECOND);
      expect(pauseAfter(status, DAY), String(status)).to.equal(5 * MINUTE);
    }
    for (const status of [null, 200, 302, 400, 410, 500, 503]) expect(pauseAfter(status, DAY)).to.equal(0);
  });

  it("disables a receiver after five days of failures", () => {
    const began = Date.parse("2026-03-01T09:30:00Z");
    expect(hasFailedTooLong(began, began), "one failure").to.equal(false);
    expect(hasFailedTooLong(began, began + 5 * DAY - 1)).to.equal(false);
    expect(hasFailedTooLong(began, began + 5 * DAY)).to.equal(true);
  });

  it("does not disable a receiver for a single event", () => {
    expect(hasFailedTooLong(0, attemptsAt(1).at(-1) ?? 0)).to.equal(false);
  });
});
