import { expect } from "chai";
import { type Assistant, assistantOf } from "../../support/mcp/assistant.ts";
import { storedEvent, wireOf } from "../../support/booking/booked-event.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { createPerson } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString();

describe("MCP: tools that create and cancel events", () => {
  const fixture = useFixture();
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });
  const { eventType, somebody } = bookingFactories(fixture);
  const { contact } = recordFactories(fixture);
  const read = async (id: string) => await fixture.crm.get(`/v1/events/${id}`);
  const pair = [{ email: "first@example.com" }, { email: "second@example.com" }];

  describe("tools/call create_event", () => {
    it("books a slot like the API, returns the notified addresses and books once when repeated", async () => {
      const questions = [{ key: "topic", label: "What about?", type: "text", required: true }];
      const event_type_id = await eventType({ title: "Tour", questions, max_guests: 1 });
      const opportunity_id = (await fixture.crm.post("/v1/opportunities", { name: "Engines" })).at("data.id");
      const given = {
        event_type_id,
        start_at: slotAt(0),
        opportunity_id,
        contact_id: await contact(),
        notes: "Bring the plan",
        answers: { topic: "Rooms" },
        invitee: { ...somebody(), phone: "+33612345678", timezone: "Europe/London", locale: "fr" },
        guests: [{ email: "guest@tour.example", name: "Guest" }],
        location: { type: "in_person", value: "Room 7" },
        idempotency_key: "tour of the house",
      };
      const booked = await crm.use("create_event", given);
      const wire = await read(booked.string("event.id"));
      expect(wireOf(booked.at("event"))).to.deep.equal(wire.at("data"));
      expect(wireOf(booked.at("event"))).to.deep.include({
        status: "confirmed",
        start_at: slotAt(0),
        source: "mcp",
        opportunity_id,
        internal_notes: "Bring the plan",
        answers: { topic: "Rooms" },
        invitee_count: 2,
      });
      expect(booked.at("event.location")).to.deep.equal({ type: "in_person", value: "Room 7" });
      expect(booked.at("event.invitees.0")).to.include({ timezone: "Europe/London", locale: "fr" });
      expect(booked.at("notified"), "no addresses of hosts").to.deep.equal([given.invitee.email, "guest@tour.example"]);
      expect((await crm.use("create_event", given)).json).to.deep.equal(booked.json);
      const { pool } = fixture.service.database;
      const logged = await pool("activity_log").where({ record_type: "event", record_id: booked.string("event.id") });
      expect(logged).to.have.lengthOf(2);
    });

    it("returns an error with alternatives for a taken time in the language of the user", async () => {
      const event_type_id = await eventType();
      const given = { event_type_id, start_at: slotAt(3) };
      await crm.use("create_event", { ...given, invitee: somebody() });
      const late = await crm.refused("create_event", { ...given, invitee: somebody() });
      expect([late.outcome, late.at("code")]).to.deep.equal(["failure", "slot_unavailable"]);
      expect(late.at("details.0")).to.include({ path: "/start_at", code: "host_busy" });
      expect(late.string("hint")).to.include("Offer the user the alternatives").and.to.include("find_available_slots");
      const [first] = late.at("details.0.alternatives") as { start_at: string }[];
      await crm.use("create_event", { event_type_id, start_at: first?.start_at, invitee: somebody() });
      const french = await createPerson(fixture.service, {
        organization: fixture.organization.record,
        role: "manager",
      });
      await fixture.service.database.pool("users").where({ id: french.id }).update({ locale: "fr" });
      const there = await assistantOf(fixture.service, french);
      const refused = await there.refused("create_event", { ...given, invitee: somebody() });
      expect(refused.string("hint")).to.include("Proposez à la personne les alternatives");
    });

    it("returns a remedy for each invalid argument", async () => {
      const questions = [{ key: "topic", label: "What about?", type: "text", required: true }];
      const event_type_id = await eventType({ questions });
      const given = { event_type_id, start_at: slotAt(8), invitee: somebody(), answers: { topic: "Rooms" } };
      const refused = async (more: object) =>
        (await crm.refused("create_event", { ...given, ...more })).at("details.0");
      expect(await refused({ start_at: "2031-03-01T10:00:00" })).to.include({ code: "timezone_required" });
      expect(await refused({ invitee: { name: "Ada" } })).to.include({ path: "/invitee/email", code: "required" });
      expect(await refused({ answers: {} })).to.include({ path: "/answers/topic", code: "answer_required" });
      expect(await refused({ guests: [{ email: "g@example.com" }] })).to.include({ path: "/guests" });
      expect(await refused({ duration_minutes: 45 })).to.include({ path: "/duration_minutes" });
      const misspelt = await refused({ invitees: [] });
      expect(misspelt).to.include({ path: "/invitees", code: "unknown_field", did_you_mean: "invitee" });
    });
  });

  describe("tools/call remove_event_invitee", () => {
    it("removes an invitee by address or id once", async () => {
      const { id: event_id, invitees } = await storedEvent(fixture, {
        invitees: [...pair, { email: "third@example.com" }],
      });
      const given = { event_id, email: "Second@Example.com", reason: "Too many", notify: false };
      const gone = await crm.use("remove_event_invitee", given);
      expect(gone.at("removed")).to.include({ email: "second@example.com", id: invitees[1]?.id });
      expect(gone.at("remaining_count")).to.equal(2);
      expect((await crm.use("remove_event_invitee", given)).json).to.deep.equal(gone.json);
      const third = await crm.use("remove_event_invitee", { event_id, invitee_id: invitees[2]?.id });
      expect(third.at("remaining_count")).to.equal(1);
      expect((await read(event_id)).at("data.invitee_count")).to.equal(1);
    });

    it("requires exactly one identifier and keeps the last invitee", async () => {
      const { id: event_id, invitees } = await storedEvent(fixture, { invitees: pair });
      const refused = async (given: object) => await crm.refused("remove_event_invitee", { event_id, ...given });
      expect((await refused({})).at("details.0")).to.include({ path: "/invitee_id", code: "required" });
      const both = await refused({ invitee_id: invitees[0]?.id, email: "first@example.com" });
      expect(both.at("details.0")).to.include({ path: "/email", code: "not_together" });
      const nobody = await refused({ email: "nobody@example.com" });
      expect(nobody.at("details.0")).to.include({ path: "/email", code: "reference_not_found" });
      await crm.use("remove_event_invitee", { event_id, email: "first@example.com" });
      const last = await refused({ email: "second@example.com" });
      expect([last.at("code"), last.at("details.0.path")]).to.deep.equal(["state_conflict", "/email"]);
      expect(last.string("hint")).to.include("The reason is in details");
    });
  });

  describe("tools/call cancel_event", () => {
    it("cancels once, returns the notified addresses and frees the time", async () => {
      const { id: event_id } = await storedEvent(fixture, { invitees: [{ email: "notified@example.com" }] });
      const stale = await crm.refused("cancel_event", { event_id, expected_version: 7 });
      expect(stale.at("details.0")).to.deep.include({ path: "/expected_version", current_version: 1 });
      const done = await crm.use("cancel_event", { event_id, reason: "Ill", expected_version: 1 });
      expect(done.at("event")).to.include({ id: event_id, status: "cancelled", version: 2 });
      expect(done.at("already_cancelled")).to.equal(false);
      expect(done.at("notified"), "no addresses of hosts").to.deep.equal(["notified@example.com"]);
      expect((await read(event_id)).at("data.cancellation.reason")).to.equal("Ill");
      const again = await crm.use("cancel_event", { event_id });
      expect([again.at("already_cancelled"), again.at("notified")]).to.deep.equal([true, []]);
    });

    it("notifies nobody with notify false and rejects past events", async () => {
      const { id: event_id } = await storedEvent(fixture);
      expect((await crm.use("cancel_event", { event_id, notify: false })).at("notified")).to.deep.equal([]);
      const past = await storedEvent(fixture, { start_at: yesterday() });
      expect((await crm.refused("cancel_event", { event_id: past.id })).at("code")).to.equal("state_conflict");
    });
  });
});
