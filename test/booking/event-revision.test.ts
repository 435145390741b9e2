import { expect } from "chai";
import type { Actor } from "../../src/contract/actor.ts";
import {
  endOf,
  minutesOf,
  MAX_PREVIOUS_TIMES,
  reachesCalendars,
  rescheduledColumns,
  type EventSchedule,
} from "../../src/booking/rules/event-revision.ts";

const claire: Actor = { type: "user", id: "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01", name: "Claire", application: null };
const first: EventSchedule = {
  start_at: "2026-03-02T09:00:00.000Z",
  end_at: "2026-03-02T09:30:00.000Z",
  history: [],
  reschedule_count: 0,
  ics_sequence: 3,
};
const to = { start_at: "2026-03-04T14:00:00.000Z", end_at: "2026-03-04T15:00:00.000Z" };
const move = { to, at: "2026-03-01T08:00:00.000Z", by: claire, reason: "The train is late" };

describe("Rescheduling an event", () => {
  it("records the previous time with actor, date and reason", () => {
    expect(rescheduledColumns(first, move)).to.deep.equal({
      ...to,
      history: [
        {
          start_at: first.start_at,
          end_at: first.end_at,
          changed_at: move.at,
          by: claire,
          reason: "The train is late",
        },
      ],
      reschedule_count: 1,
      ics_sequence: 4,
      time_sequence: 4,
    });
  });

  it("lists previous times in order and keeps the last hundred", () => {
    let event = first;
    for (let count = 0; count < MAX_PREVIOUS_TIMES + 5; count += 1) {
      const start_at = `2026-04-01T00:00:00.${String(count).padStart(3, "0")}Z`;
      event = rescheduledColumns(event, { ...move, to: { start_at, end_at: to.end_at } });
    }
    expect(event.history).to.have.length(MAX_PREVIOUS_TIMES);
    expect(event.history.at(-1)?.start_at).to.equal("2026-04-01T00:00:00.103Z");
    expect(event.history[0]?.start_at).to.equal("2026-04-01T00:00:00.004Z");
    expect(event.reschedule_count).to.equal(MAX_PREVIOUS_TIMES + 5);
  });

  it("keeps the duration in minutes across clock changes", () => {
    expect(endOf("2026-03-29T00:30:00.000Z", 90)).to.equal("2026-03-29T02:00:00.000Z");
    expect(minutesOf({ start_at: "2026-03-29T00:30:00.000Z", end_at: "2026-03-29T02:00:00.000Z" })).to.equal(90);
  });
});

describe("Updating an event", () => {
  it("updates the calendars of invitees only if a field that they show has changed", () => {
    for (const field of ["title", "description", "location", "hosts", "status"]) {
      expect(reachesCalendars(["metadata", field]), field).to.equal(true);
    }
    expect(reachesCalendars(["internal_notes", "metadata", "opportunity_id"])).to.equal(false);
    expect(reachesCalendars([])).to.equal(false);
  });
});
