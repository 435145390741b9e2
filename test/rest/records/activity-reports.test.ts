import { expect } from "chai";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { opportunityFactories, about, recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

type Groups = readonly { readonly group: Record<string, { value: unknown }>; readonly measures: { count: number } }[];

const countsOf = (answer: Answer): unknown[][] => {
  expect(answer.status, answer.text).to.equal(200);
  const groups = answer.at("data.groups") as Groups;
  return groups.map(({ group, measures }) => [...Object.values(group).map(({ value }) => value), measures.count]);
};

describe("All operations: reports on activity, events and messages", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, note, task, scoped } = recordFactories(fixture);
  const { opportunity, fromOtherOrganization } = opportunityFactories(fixture);

  describe("POST /v1/activity/aggregate (activity.aggregate)", () => {
    it("counts an activity once, although several timelines contain it", async () => {
      const since = new Date().toISOString();
      const related_to = [about("contact", await contact()), about("company", await company())];
      await note({ related_to });
      await note({ related_to });
      await fixture.crm.post(`/v1/tasks/${await task({ related_to })}/complete`);
      const report = (body: object) => fixture.crm.post("/v1/activity/aggregate", { since, ...body });
      expect(countsOf(await report({ group_by: ["type"] }))).to.deep.equal([
        ["note_added", 2],
        ["record_created", 2],
        ["task_completed", 1],
        ["task_created", 1],
      ]);
      expect(countsOf(await report({ type: ["note_added"], group_by: ["record_type"] }))).to.deep.equal([
        ["company", 2],
        ["contact", 2],
      ]);
      const weekly = await report({ type: ["note_added"], group_by: ["actor_id", "occurred_at"], period: "week" });
      expect(weekly.at("meta.records")).to.equal(2);
      expect(weekly.at("data.groups.0.group.actor_id.label")).to.be.a("string").that.is.not.empty;
      expect(weekly.at("data.groups.0.group.occurred_at.label")).to.match(/^\d{4}-W\d\d$/);
      expect(countsOf(await report({ record_type: "company", sort: "-count", limit: 1 }))).to.deep.equal([[5]]);
      expect(countsOf(await report({ until: since }))).to.deep.equal([[0]]);
    });

    it("omits activities that the caller cannot read, and those of other organizations", async () => {
      const ada = await contact();
      await note({ related_to: [about("contact", ada)] });
      await opportunity({ primary_contact_id: ada });
      const body = { record_id: ada, group_by: ["type"], type: ["linked", "note_added", "record_created"] };
      const key = await scoped("entities:read", "opportunities:read");
      expect(countsOf(await key.post("/v1/activity/aggregate", body))).to.deep.equal([
        ["linked", 1],
        ["record_created", 1],
      ]);
      const contacts = await scoped("entities:read");
      const without = await contacts.post("/v1/activity/aggregate", { group_by: ["record_type"] });
      expect(countsOf(without).map(([type]) => type)).to.not.include("opportunity");
      expect(countsOf(await fixture.crm.post("/v1/activity/aggregate", body))).to.deep.include(["note_added", 1]);
      const theirs = await (await fromOtherOrganization()).post("/v1/activity/aggregate", body);
      expect(countsOf(theirs)).to.deep.equal([]);
    });
  });

  describe("POST /v1/events/aggregate (events.aggregate)", () => {
    it("counts bookings per event type and week, with their status", async () => {
      const first = await storedEvent(fixture, { start_at: "2031-01-06T10:00:00Z" });
      const { event_type_id } = await storedEvent(fixture, { start_at: "2031-01-15T10:00:00Z", status: "cancelled" });
      const filter = { op: "and", conditions: [{ field: "start_at", operator: "gte", value: "2031-01-01T00:00:00Z" }] };
      const report = (body: object) => fixture.crm.post("/v1/events/aggregate", { filter, period: "week", ...body });
      expect(countsOf(await report({ group_by: ["start_at", "status"] }))).to.deep.equal([
        ["2031-01-06", "confirmed", 1],
        ["2031-01-13", "cancelled", 1],
      ]);
      const perType = await report({
        group_by: ["event_type_id", "start_at"],
        measures: ["count", "sum_duration_minutes"],
      });
      const groups = perType.list("data.groups");
      expect(groups.map(({ measures }) => measures)).to.deep.equal(
        [1, 1].map((count) => ({ count, sum_duration_minutes: 30 })),
      );
      expect(perType.text).to.include(`Call ${first.id}`).and.to.include(event_type_id);
      const onPeople = { op: "and", conditions: [{ field: "invitees", operator: "is_empty" }] };
      const refused = await fixture.crm.post("/v1/events/aggregate", { filter: onPeople });
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "unknown_field"]);
    });
  });

  describe("POST /v1/notifications/emails/aggregate (emails.aggregate)", () => {
    it("counts messages by status, and never compares their text", async () => {
      const send = (more: object) =>
        fixture.crm.post("/v1/notifications/emails", {
          to: [{ email: "ada@analytical.example" }],
          subject: "Report",
          text: "Hello",
          ...more,
        });
      const send_at = new Date(Date.now() + 86_400_000).toISOString();
      for (const answer of [await send({ send_at }), await send({ send_at })]) expect(answer.status).to.equal(202);
      const path = "/v1/notifications/emails/aggregate";
      const filter = (field: string, value: string) => ({
        filter: { op: "and", conditions: [{ field, operator: "eq", value }] },
      });
      const byStatus = await fixture.crm.post(path, {
        ...filter("status", "scheduled"),
        group_by: ["status", "category"],
      });
      expect(countsOf(byStatus)).to.deep.equal([["scheduled", "transactional", 2]]);
      for (const field of ["html", "text"])
        expect((await fixture.crm.post(path, filter(field, "Hello"))).at("details.0.code")).to.equal("unknown_field");
    });
  });
});
