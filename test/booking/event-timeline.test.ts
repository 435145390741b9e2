import { expect } from "chai";
import type { Change, ChangeVerb } from "../../src/base/records/rules/change.ts";
import type { FieldChanges } from "../../src/base/platform/rules/differences.ts";
import { timelineOf } from "../../src/base/records/rules/timeline.ts";

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
