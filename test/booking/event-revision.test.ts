import { expect } from "chai";
import type { Actor } from "../../src/base/contract/actor.ts";
import {
  endOf,
  minutesOf,
  PREVIOUS_TIMES_SHOWN,
  reachesCalendars,
  rescheduledColumns,
  type EventSchedule,
} from "../../src/features/booking/rules/event.ts";

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
      moved_out: [],
    });
  });

  it("lists previous times in order, the last hundred of them in the event", () => {
    let event = first;
    let moved_out: readonly { readonly start_at: string }[] = [];
    for (let count = 0; count < PREVIOUS_TIMES_SHOWN + 5; count += 1) {
      const start_at = `2026-04-01T00:00:00.${String(count).padStart(3, "0")}Z`;
      const { moved_out: moved, ...columns } = rescheduledColumns(event, {
        ...move,
        to: { start_at, end_at: to.end_at },
      });
      moved_out = [...moved_out, ...moved];
      event = columns;
    }
    expect(event.history).to.have.length(PREVIOUS_TIMES_SHOWN);
    expect(event.history.at(-1)?.start_at).to.equal("2026-04-01T00:00:00.103Z");
    expect(event.history[0]?.start_at).to.equal("2026-04-01T00:00:00.004Z");
    expect(moved_out.map(({ start_at }) => start_at)).to.deep.equal([
      first.start_at,
      ...[0, 1, 2, 3].map((count) => `2026-04-01T00:00:00.00${count}Z`),
    ]);
    expect(event.reschedule_count).to.equal(PREVIOUS_TIMES_SHOWN + 5);
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
