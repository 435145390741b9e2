import { expect } from "chai";
import { Problem, type Detail } from "../../src/base/platform/rules/errors.ts";
import {
  occupiesHosts,
  possibleEventActions,
  requireOpen,
  requirePossible,
  type EventAction,
  type EventStatus,
  endOf,
  minutesOf,
  PREVIOUS_TIMES_SHOWN,
  reachesCalendars,
  rescheduledColumns,
  type EventSchedule,
} from "../../src/features/booking/rules/event.ts";
import type { Actor } from "../../src/base/contract/caller.ts";
import type { Change, ChangeVerb } from "../../src/base/records/rules/change.ts";
import type { FieldChanges } from "../../src/base/platform/rules/differences.ts";
import { timelineOf } from "../../src/base/records/rules/timeline.ts";
import { freeSlug, slugOf } from "../../src/features/booking/rules/event-type.ts";
import { canReceiveEmail, anonymizedInvitee, withoutErasedNames } from "../../src/features/booking/rules/invitees.ts";

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

const EVENT = "019cb4f2-3b4c-7d5e-8f6a-7b8c9d0e1f21";
const [ADA, GRACE, DEAL] = ["ada", "grace", "deal"];

const change = (verb: ChangeVerb<"event">, changes: FieldChanges | null = null): Change => ({
  id: "019cb4e7-5e6f-7071-8c8d-9e0f1a2b3f11",
  record_type: "event",
  record_id: EVENT,
  kind: `event.${verb}`,
  version: 2,
  actor: { type: "user", id: "claire", name: "Claire", application: null },
  occurred_at: "2026-03-02T10:00:00.000Z",
  data: { id: EVENT, contact_ids: [ADA, GRACE], opportunity_id: DEAL },
  changes,
});

/** Formats entries like `contact ada event_cancelled`. */
const entries = (one: Change): string[] =>
  timelineOf(one).map(({ record_type, record_id, type }) => `${record_type} ${record_id} ${type}`);

const everybody = (type: string): string[] => [
  `contact ${ADA} ${type}`,
  `contact ${GRACE} ${type}`,
  `opportunity ${DEAL} ${type}`,
];

describe("Timeline entries of an event", () => {
  it("appear for its contacts and its opportunity", () => {
    expect(entries(change("created"))).to.deep.equal(everybody("event_booked"));
    expect(entries(change("cancelled"))).to.deep.equal(everybody("event_cancelled"));
    expect(entries(change("declined"))).to.deep.equal(everybody("event_cancelled"));
    expect(timelineOf(change("cancelled"))[0]?.related).to.deep.equal({ type: "event", id: EVENT });
  });

  it("show the old and new start of a rescheduled event, and no other fields", () => {
    const start_at = { old: "2026-03-05T16:00:00.000Z", new: "2026-03-06T09:00:00.000Z" };
    const moved = timelineOf(change("rescheduled", { start_at, ics_sequence: { old: 0, new: 1 } }));
    expect(moved.map(({ type }) => type)).to.deep.equal(Array(3).fill("event_rescheduled"));
    expect(moved[0]?.changes).to.deep.equal([{ field: "start_at", ...start_at }]);
  });

  it("appear only for the contact who was added or removed", () => {
    const joined = { invitees: { old: [], new: [{ contact_id: GRACE }, { contact_id: null }] } };
    expect(entries(change("invitee_added", joined))).to.deep.equal([`contact ${GRACE} event_booked`]);
    const left = { invitees: { old: [{ contact_id: "gone" }], new: [] } };
    expect(entries(change("invitee_removed", left))).to.deep.equal(["contact gone event_cancelled"]);
  });

  it("appear for contacts marked as no-show, and for all contacts if the host did not attend", () => {
    const absent = { invitees: { old: [{ contact_id: ADA }], new: [{ contact_id: ADA }] } };
    expect(entries(change("no_show", absent))).to.deep.equal([
      `contact ${ADA} event_no_show`,
      `opportunity ${DEAL} event_no_show`,
    ]);
    const host = { host_no_show: { old: false, new: true } };
    expect(entries(change("no_show", host))).to.deep.equal(everybody("event_no_show"));
  });

  it("are not created when fields are updated or a host confirms", () => {
    expect(entries(change("updated", { title: { old: "A", new: "B" } }))).to.deep.equal([]);
    expect(entries(change("confirmed"))).to.deep.equal([]);
  });
});

const FORM = /^[a-z0-9][a-z0-9-]{0,62}$/;

describe("Event type slug", () => {
  const titles: readonly [title: string, slug: string][] = [
    ["Introductory call", "introductory-call"],
    ["  Œuvre & Straße: 30 min!  ", "oeuvre-strasse-30-min"],
    ["L’été à deux", "lete-a-deux"],
    ["相談", "event"],
    ["---", "event"],
    ["x".repeat(150), "x".repeat(63)],
    [`${"x".repeat(62)} y`, "x".repeat(62)],
  ];
  for (const [title, slug] of titles) {
    it(`of ${JSON.stringify(title.slice(0, 40))} is ${slug.slice(0, 40)}`, () => {
      expect(slugOf(title)).to.equal(slug);
      expect(slug).to.match(FORM);
    });
  }

  it("gets a number if it is taken and keeps within the maximum length", () => {
    const taken = new Set<string>();
    for (const wanted of ["call", "call", "call-2", "call", "y".repeat(63), "y".repeat(63)]) {
      const slug = freeSlug(wanted, taken);
      expect(slug).to.match(FORM);
      expect(taken).not.to.include(slug);
      taken.add(slug);
    }
    expect([...taken]).to.deep.equal(["call", "call-2", "call-2-2", "call-3", "y".repeat(63), `${"y".repeat(61)}-2`]);
  });
});

const ada = { type: "invitee", id: "019cb4f3-4c5d-7e6f-8a7b-8c9d0e1f2a31", name: "Ada", application: null } as const;
const remover = {
  type: "user",
  id: "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
  name: "Claire",
  application: null,
} as const;
const at = "2026-03-01T09:30:00.000Z";

describe("Anonymized invitee", () => {
  it("keeps response and attendance but has no name, answers or contact details", () => {
    const invitee = {
      id: ada.id,
      role: "primary" as const,
      name: "Ada",
      email: "ada@example.com",
      phone: "+33612345670",
      timezone: "UTC",
      locale: "en" as const,
      contact_id: remover.id,
      answers: { topic: "Machines" },
      response: "accepted" as const,
      no_show: true,
      confirmation: "not_required" as const,
      cancelled_at: null,
      created_at: at,
    };
    expect(canReceiveEmail(invitee)).to.equal(true);
    const remaining = anonymizedInvitee(invitee);
    expect(remaining).to.include({
      id: ada.id,
      name: null,
      phone: null,
      contact_id: null,
      no_show: true,
      response: "accepted",
    });
    expect(remaining.answers).to.deep.equal({});
    expect(canReceiveEmail(remaining)).to.equal(false);
  });

  it("is not named as the actor of bookings, changes and cancellations, while members are", () => {
    const period = (by: typeof ada | typeof remover) => ({
      start_at: at,
      end_at: at,
      changed_at: at,
      by,
      reason: null,
    });
    const cancellation = { reason: null, cancelled_at: at, by: ada };
    const place = { location: { type: "custom", value: "Here" }, internal_notes: null } as const;
    const event = { ...place, title: "Call", created_by: ada, history: [period(remover), period(ada)], cancellation };
    const remaining = withoutErasedNames(event, { erased: [], remaining: [] });
    expect(JSON.stringify(remaining)).to.not.include("Ada");
    expect(remaining.history.map(({ by }) => by.name)).to.deep.equal(["Claire", "–"]);
    expect(remaining.search_text).to.equal("call");
  });
});
