import { expect } from "chai";
import { Problem, type Detail } from "../../src/base/platform/rules/errors.ts";
import {
  occupiesHosts,
  possibleEventActions,
  requireOpen,
  requirePossible,
  type EventAction,
  type EventStatus,
} from "../../src/features/booking/rules/event.ts";

const statuses: EventStatus[] = ["pending", "confirmed", "declined", "cancelled"];
const actions: EventAction[] = ["confirm", "decline", "reschedule", "cancel", "no_show"];

const START = "2026-03-02T09:00:00.000Z";
const END = "2026-03-02T09:30:00.000Z";
const before = Date.parse(START) - 1;
const during = Date.parse(START);
const after = Date.parse(END);

const event = (status: EventStatus) => ({ status, start_at: START, end_at: END });

describe("Event states", () => {
  const possible: Readonly<Record<string, readonly [number, EventStatus, readonly EventAction[]][]>> = {
    "before it begins": [
      [before, "pending", ["confirm", "decline", "reschedule", "cancel"]],
      [before, "confirmed", ["reschedule", "cancel"]],
    ],
    "while it goes on": [
      [during, "pending", ["confirm", "decline", "reschedule", "cancel"]],
      [during, "confirmed", ["reschedule", "cancel", "no_show"]],
    ],
    "once it is over": [
      [after, "pending", []],
      [after, "confirmed", ["no_show"]],
    ],
  };
  for (const [when, cases] of Object.entries(possible)) {
    it(`allow ${when} exactly the listed actions`, () => {
      for (const [now, status, allowed] of cases) {
        expect(possibleEventActions(event(status), now), status).to.deep.equal(allowed);
        for (const action of actions) {
          const attempt = (): void => requirePossible(event(status), action, now);
          if (allowed.includes(action)) attempt();
          else expect(attempt, `${status} ${action}`).to.throw(Problem, "state_conflict");
        }
      }
    });
  }

  it("allow no actions on a declined or cancelled event", () => {
    for (const status of ["declined", "cancelled"] as const) {
      for (const now of [before, during, after]) {
        expect(possibleEventActions(event(status), now)).to.deep.equal([]);
        for (const action of actions) {
          expect(detailOf(() => requirePossible(event(status), action, now))).to.deep.equal({
            path: "/status",
            code: "event_closed",
            values: { status },
          });
        }
      }
    }
  });

  it("report the status and the allowed actions in the error", () => {
    expect(detailOf(() => requirePossible(event("confirmed"), "confirm", before))).to.deep.equal({
      path: "/status",
      code: "event_status",
      values: { status: "confirmed", allowed: "reschedule, cancel" },
      extra: { allowed_values: ["reschedule", "cancel"] },
    });
    expect(detailOf(() => requirePossible(event("pending"), "no_show", after)).values).to.deep.equal({
      status: "pending",
      allowed: "–",
    });
  });

  it("report the start or end of the event if the action is too early or too late", () => {
    const late = { path: "/end_at", code: "event_over", values: { end_at: END } };
    for (const action of ["reschedule", "cancel"] as const) {
      expect(detailOf(() => requirePossible(event("confirmed"), action, after))).to.deep.equal(late);
      requirePossible(event("confirmed"), action, after - 1);
    }
    expect(detailOf(() => requirePossible(event("pending"), "confirm", after))).to.deep.equal(late);
    const early = { path: "/start_at", code: "event_not_begun", values: { start_at: START } };
    expect(detailOf(() => requirePossible(event("confirmed"), "no_show", before))).to.deep.equal(early);
  });

  it("keep a pending or confirmed event open until it ends", () => {
    for (const status of ["pending", "confirmed"] as const) {
      requireOpen(event(status), after - 1);
      expect(detailOf(() => requireOpen(event(status), after)).code).to.equal("event_over");
    }
    for (const status of ["declined", "cancelled"] as const) {
      expect(detailOf(() => requireOpen(event(status), before)).code).to.equal("event_closed");
    }
  });

  it("make hosts busy while the event is pending or confirmed", () => {
    expect(statuses.filter(occupiesHosts)).to.deep.equal(["pending", "confirmed"]);
  });
});

function detailOf(attempt: () => void): Detail {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Problem && error.code === "state_conflict" && error.details[0]) return error.details[0];
    throw error;
  }
  throw new Error("Nothing was rejected.");
}
