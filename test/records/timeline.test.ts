import { expect } from "chai";
import type { Actor } from "../../src/base/contract/caller.ts";
import type { ChangeKind } from "../../generated/vocabulary.js";
import { createChange, type Change } from "../../src/base/records/rules/change.ts";
import { lastInteractions, timelineOf } from "../../src/base/records/rules/timeline.ts";

const actor: Actor = { type: "user", id: null, name: "Ada", application: null };
const at = "2026-03-01T09:30:00.000Z";

function change(kind: ChangeKind, data: object, changes: Change["changes"] = null): Change {
  const id = "019cb4e2-5a10-7c4b-9d2e-ffffffffffff";
  return createChange(
    kind,
    { id: "own", version: 1, updated_by: actor, updated_at: at },
    { newId: () => id, data, changes },
  );
}

const entriesFor = (kind: ChangeKind, data: object, changes: Change["changes"] = null): string[] =>
  timelineOf(change(kind, data, changes)).map(
    ({ record_type, record_id, type, related }) =>
      `${record_type} ${record_id}: ${type}${related ? ` ${related.type} ${related.id}` : ""}`,
  );

describe("Timeline", () => {
  it("of the company includes a new contact", () => {
    expect(entriesFor("contact.created", { company_id: "c" })).to.deep.equal([
      "contact own: record_created",
      "company c: linked contact own",
    ]);
    expect(entriesFor("contact.created", { company_id: null })).to.deep.equal(["contact own: record_created"]);
  });

  it("of the company and the contacts of an opportunity includes it once each", () => {
    const data = { company_id: "c", primary_contact_id: "p", contacts: [{ contact_id: "p" }, { contact_id: "q" }] };
    expect(entriesFor("opportunity.created", data)).to.deep.equal([
      "opportunity own: record_created",
      "company c: linked opportunity own",
      "contact p: linked opportunity own",
      "contact q: linked opportunity own",
    ]);
    expect(entriesFor("opportunity.stage_changed", data, { stage: { old: "meeting", new: "won" } })).to.deep.equal([
      "opportunity own: stage_changed",
      "company c: stage_changed opportunity own",
      "contact p: stage_changed opportunity own",
      "contact q: stage_changed opportunity own",
    ]);
  });

  it("includes an opportunity when records are linked to or unlinked from it", () => {
    const data = { company_id: "new", primary_contact_id: null, contacts: [{ contact_id: "q" }] };
    const changes = {
      company_id: { old: "old", new: "new" },
      contacts: { old: [{ contact_id: "p" }, { contact_id: "q" }], new: [{ contact_id: "q" }] },
    };
    expect(entriesFor("opportunity.updated", data, changes).slice(1)).to.deep.equal([
      "company old: unlinked opportunity own",
      "contact p: unlinked opportunity own",
      "company new: linked opportunity own",
    ]);
  });

  it("of related records includes notes, tasks and e-mails", () => {
    const related_to = [
      { record_type: "contact", record_id: "p" },
      { record_type: "company", record_id: "c" },
      { record_type: "event", record_id: "e" },
    ];
    expect(entriesFor("note.created", { related_to })).to.deep.equal([
      "contact p: note_added note own",
      "company c: note_added note own",
    ]);
    expect(entriesFor("task.created", { related_to: [] })).to.deep.equal([]);
    expect(entriesFor("task.completed", { related_to })[0]).to.equal("contact p: task_completed task own");
    const recipients = [{ contact_id: "p" }, { contact_id: null }, { contact_id: "q" }];
    expect(entriesFor("email.sent", { related_to, recipients })).to.deep.equal([
      "contact p: email_sent email own",
      "company c: email_sent email own",
      "contact q: email_sent email own",
    ]);
  });

  it("lists custom fields one by one and omits computed fields", () => {
    const [entry] = timelineOf(
      change(
        "contact.updated",
        {},
        {
          first_name: { old: "Ada", new: "Augusta" },
          full_name: { old: "Ada", new: "Augusta" },
          custom_fields: { old: { size: "m", sold: true }, new: { size: "l", sold: true, seen: 3 } },
        },
      ),
    );
    expect(entry?.changes).to.deep.equal([
      { field: "first_name", old: "Ada", new: "Augusta" },
      { field: "custom_fields.size", old: "m", new: "l" },
      { field: "custom_fields.seen", old: null, new: 3 },
    ]);
  });

  it("ignores changes of records without a timeline", () => {
    for (const kind of [
      "segment.created",
      "task.updated",
      "contact.deleted",
      "constructor.toString" as ChangeKind,
    ] as const) {
      expect(timelineOf(change(kind, {})), kind).to.deep.equal([]);
    }
  });

  it("gives each entry a unique ID, also when the last digits overflow", () => {
    const ids = timelineOf(change("contact.created", { company_id: "c" })).map(({ id }) => id);
    expect(ids).to.deep.equal(["019cb4e2-5a10-7c4b-9d2e-ffffffffffff", "019cb4e2-5a10-7c4b-9d2e-000000000000"]);
  });

  it("updates the last contact time for notes but not for field changes", () => {
    const related_to = [{ record_type: "contact", record_id: "p" }];
    expect([...lastInteractions(timelineOf(change("note.created", { related_to })))]).to.deep.equal([["p", at]]);
    expect(lastInteractions(timelineOf(change("contact.created", { company_id: "c" }))).size).to.equal(0);
  });
});
