import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { CALL, problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Event types: /v1/event-types", () => {
  const fixture = useFixture({ oracle: true });
  const { colleague } = recordFactories(fixture);
  const create = (body: object = {}, as: Caller = fixture.crm): Promise<Answer> =>
    as.post("/v1/event-types", { ...CALL, ...body });

  describe("POST /v1/event-types (eventTypes.create)", () => {
    it("requires title, duration and location and defaults all other fields", async () => {
      const created = await create();
      expect(created.status).to.equal(201);
      const { owner } = fixture.organization;
      expect(created.at("data")).to.deep.include({
        slug: "introductory-call",
        title: "Introductory call",
        description: null,
        owner_id: owner.id,
        hosts: [owner.id],
        assignment: "single",
        schedule_id: null,
        duration_minutes: 30,
        duration_options: [],
        slot_interval_minutes: null,
        buffer_before_minutes: 0,
        buffer_after_minutes: 0,
        min_notice_minutes: 60,
        booking_window: { type: "rolling_days", days: 60 },
        limits: { per_day: null, per_week: null },
        seats: 1,
        requires_confirmation: false,
        location: { type: "invitee_phone", value: null },
        questions: [],
        max_guests: 0,
        reminder_minutes: [],
        locale: null,
        is_active: true,
        visibility: "public",
        version: 1,
      });
      const read = await fixture.crm.get(`/v1/event-types/${created.string("data.id")}`);
      expect(read.json).to.deep.equal(created.json);
      expect(problemsOf(await fixture.crm.post("/v1/event-types", {}))).to.deep.equal([
        400,
        "/title required",
        "/duration_minutes required",
        "/location required",
      ]);
    });

    it("stores all fields, trims texts and keeps the order of lists", async () => {
      const { person } = await colleague("member");
      const body = {
        title: "  Démonstration ",
        slug: "demo-for-you",
        description: " ",
        hosts: [person.id.toUpperCase(), fixture.organization.owner.id],
        assignment: "round_robin",
        duration_minutes: 45,
        duration_options: [60, 45, 30],
        slot_interval_minutes: 15,
        buffer_before_minutes: 5,
        buffer_after_minutes: 10,
        min_notice_minutes: 0,
        booking_window: { type: "date_range", start_date: "2026-03-02", end_date: "2026-03-31" },
        limits: { per_day: 3 },
        seats: 12,
        requires_confirmation: true,
        location: { type: "video_link", value: "https://meet.acme.example/demo" },
        questions: [
          { key: "topic", label: " Topic ", type: "select", required: true, options: [" Machines ", "Service"] },
          { key: "notes", label: "Notes", type: "textarea" },
        ],
        max_guests: 4,
        reminder_minutes: [60, 1440],
        locale: "fr",
        is_active: false,
        visibility: "private",
      };
      const created = await create(body);
      expect(created.status).to.equal(201);
      expect(created.at("data")).to.deep.include({
        ...body,
        title: "Démonstration",
        description: null,
        hosts: [person.id, fixture.organization.owner.id],
        duration_options: [30, 45, 60],
        limits: { per_day: 3, per_week: null },
        location: { type: "video_link", value: "https://meet.acme.example/demo" },
        questions: [
          { key: "topic", label: "Topic", type: "select", required: true, options: ["Machines", "Service"] },
          { key: "notes", label: "Notes", type: "textarea", required: false, options: null },
        ],
        reminder_minutes: [1440, 60],
      });
    });

    it("derives a unique ASCII slug from the title", async () => {
      const slugs = [];
      for (const title of ["Café & crème, à deux!", "Café crème à deux", "相談", "相談"]) {
        slugs.push((await create({ title })).string("data.slug"));
      }
      expect(slugs).to.deep.equal(["cafe-creme-a-deux", "cafe-creme-a-deux-2", "event", "event-2"]);
      const { caller } = await colleague("member");
      expect((await create({ title: "Café crème à deux" }, caller)).string("data.slug")).to.equal("cafe-creme-a-deux");
      const at_once = await Promise.all(Array.from({ length: 6 }, () => create({ title: "At once" })));
      const numbered = ["at-once", ...[2, 3, 4, 5, 6].map((number) => `at-once-${number}`)];
      expect(at_once.map((answer) => answer.string("data.slug"))).to.have.members(numbered);
    });

    it("returns 409 for a slug that the owner uses and frees it on deletion", async () => {
      const first = await create({ title: "Taken", slug: "taken" });
      const id = first.string("data.id");
      const second = await create({ title: "Other", slug: "taken" });
      expect([
        second.status,
        second.at("code"),
        second.at("details.0.path"),
        second.at("details.0.existing_id"),
      ]).to.deep.equal([409, "duplicate", "/slug", id]);
      const { person, caller } = await colleague("member");
      const theirs = await create({ slug: "taken" }, caller);
      expect(theirs.status).to.equal(201);
      const given = await fixture.crm.put(`/v1/event-types/${id}`, { owner_id: person.id });
      expect([given.status, given.at("details.0.existing_id")]).to.deep.equal([409, theirs.at("data.id")]);

      expect((await fixture.crm.delete(`/v1/event-types/${id}`)).status).to.equal(200);
      expect((await create({ slug: "taken" })).status).to.equal(201);
      const back = await fixture.crm.post(`/v1/event-types/${id}/restore`);
      expect([back.status, back.at("details.0.path")]).to.deep.equal([409, "/slug"]);
      for (const slug of ["Taken", "-x", "", "a b", "x".repeat(64)]) {
        expect(problemsOf(await create({ slug }))).to.deep.equal([400, "/slug format"]);
      }
    });
  });

  describe("PUT /v1/event-types/{id} (eventTypes.update)", () => {
    it("merges the given fields, publishes an event and keeps the version if nothing changes", async () => {
      const { person } = await colleague("member");
      const created = await create({ title: "To change", buffer_after_minutes: 5 });
      const path = `/v1/event-types/${created.string("data.id")}`;
      const changed = await fixture.crm.put(path, {
        description: "Longer",
        hosts: [person.id, fixture.organization.owner.id],
        assignment: "collective",
        questions: [{ key: "topic", label: "Topic", type: "text" }],
      });
      expect(changed.status).to.equal(200);
      expect(changed.at("data")).to.deep.include({
        version: 2,
        title: "To change",
        slug: "to-change",
        buffer_after_minutes: 5,
        description: "Longer",
        hosts: [person.id, fixture.organization.owner.id],
        questions: [{ key: "topic", label: "Topic", type: "text", required: false, options: null }],
      });
      const same = await fixture.crm.put(path, { description: " Longer ", assignment: "collective" });
      expect([same.status, same.at("data.version")]).to.deep.equal([200, 2]);
      const stale = await fixture.crm.put(path, { description: null }, { "If-Match": '"1"' });
      expect([stale.status, stale.at("code")]).to.deep.equal([412, "version_conflict"]);
    });
  });
});
