import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { storedEvent, wireOf } from "../../support/booking/booked-event.ts";
import { CALL, bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { createPerson } from "../../support/accounts/people.ts";
import { tools } from "../../../generated/tools.js";

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const NEW_YORK = "America/New_York";

describe("MCP: tools that read events", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const ids = async (given: object): Promise<unknown[]> =>
    (await crm.use("list_events", { ...given })).list("events").map(({ id }) => id);
  const eventType = async (more: object = {}): Promise<string> =>
    (await fixture.crm.post("/v1/event-types", { ...CALL, ...more })).string("data.id");

  describe("tools/call list_event_types", () => {
    it("returns active event types by title with their questions, and inactive ones on request", async () => {
      const questions = [{ key: "topic", label: "What about?", type: "text", required: true }];
      const beta = await eventType({ title: "Machines: beta", questions });
      const alpha = await eventType({ title: "Machines: alpha", description: "x".repeat(2_000) });
      const off = await eventType({ title: "Machines: old", is_active: false });
      const listed = await crm.use("list_event_types", { query: "machines" });
      const types = listed.list("event_types");
      expect(types.map(({ id }) => id)).to.deep.equal([alpha, beta]);
      expect(types[1]).to.deep.include({ record_type: "event_type", duration_minutes: 30, version: 1 });
      const { id: user_id } = fixture.organization.owner;
      const host = await fixture.crm.get(`/v1/members/${user_id}`);
      const name = `${host.string("data.first_name")} ${host.string("data.last_name")}`;
      expect(types[1]?.["hosts"]).to.deep.equal([{ user_id, name }]);
      expect(listed.at("event_types.1.questions.0")).to.include({ key: "topic", required: true });
      expect(listed.string("event_types.0.description")).to.have.lengthOf(501);
      expect(types[1]).to.not.have.any.keys("schedule_id", "created_by", "description");
      const all = await crm.use("list_event_types", { query: "machines", include_inactive: true, page_size: 2 });
      expect(all.json).to.deep.include({ total: 3, page: 1, page_size: 2, has_more: true });
      const second = await crm.use("list_event_types", {
        query: "machines",
        include_inactive: true,
        page_size: 2,
        page: 2,
        host_user_id: fixture.organization.owner.id,
      });
      expect(second.list("event_types").map(({ id }) => id)).to.deep.equal([off]);
      expect((await crm.use("list_event_types", { host_user_id: UNKNOWN_ID })).at("total")).to.equal(0);
    });
  });

  describe("tools/call find_available_slots", () => {
    it("returns the slots of the API with the offset of the requested time zone", async () => {
      const event_type_id = await eventType();
      const [from, to] = [inDays(2), inDays(9)];
      const given = { event_type_id, from, to, timezone: NEW_YORK };
      const found = await crm.use("find_available_slots", { ...given, limit: 3 });
      const query = new URLSearchParams({ from, to, timezone: NEW_YORK, limit: "3" });
      const wire = await fixture.crm.get(`/v1/event-types/${event_type_id}/slots?${query.toString()}`);
      expect(found.json).to.deep.equal(wire.at("data"));
      expect(found.list("slots")).to.have.lengthOf(3);
      expect(found.string("slots.0.start_at")).to.match(/T\d\d:\d\d:\d\d-0[45]:00$/);
      expect((await crm.use("find_available_slots", given)).list("slots")).to.have.lengthOf(20);
      const night = await crm.use("find_available_slots", { ...given, from: inDays(-2), to: inDays(-1) });
      expect(night.list("slots")).to.deep.equal([]);
      expect([night.at("empty_reason"), typeof night.at("next_available_at")]).to.deep.equal(["too_soon", "string"]);
    });

    it("returns a remedy for each invalid argument", async () => {
      const event_type_id = await eventType();
      const given = { event_type_id, from: inDays(1), to: inDays(2), timezone: "Europe/Paris" };
      const refused = async (more: object) =>
        (await crm.refused("find_available_slots", { ...given, ...more })).at("details.0");
      expect(await refused({ to: inDays(40) })).to.include({ path: "/to", code: "range_too_long" });
      expect(await refused({ to: inDays(0) })).to.include({ path: "/to", code: "range_reversed" });
      expect(await refused({ timezone: "Paris" })).to.include({ path: "/timezone", code: "format" });
      expect(await refused({ from: "2031-03-01T10:00:00" })).to.include({ path: "/from", code: "timezone_required" });
      expect(await refused({ duration_minutes: 45 })).to.include({ path: "/duration_minutes" });
      const missing = await crm.refused("find_available_slots", { ...given, event_type_id: UNKNOWN_ID });
      expect(missing.at("code")).to.equal("not_found");
    });
  });

  describe("tools/call list_events and tools/call get_event", () => {
    it("sorts upcoming events in ascending and others in descending order", async () => {
      const contact_id = await contact();
      const book = async (days: number, more: object = {}): Promise<string> =>
        (await storedEvent(fixture, { start_at: inDays(days), invitees: [{ contact_id }], ...more })).id;
      const [late, past, soon] = [await book(5), await book(-5), await book(1, { status: "pending" })];
      const cancelled = await book(2, { status: "cancelled" });
      expect(await ids({ contact_id })).to.deep.equal([soon, cancelled, late]);
      expect(await ids({ contact_id, when: "past" })).to.deep.equal([past]);
      expect(await ids({ contact_id, when: "all" })).to.deep.equal([late, cancelled, soon, past]);
      expect(await ids({ contact_id, from: inDays(-6), to: inDays(3) })).to.deep.equal([cancelled, soon, past]);
      expect(await ids({ contact_id, status: ["pending", "confirmed"] })).to.deep.equal([soon, late]);
      expect(await ids({ contact_id, host_user_id: UNKNOWN_ID })).to.deep.equal([]);
      const page = await crm.use("list_events", { contact_id, page_size: 2 });
      expect(page.json).to.deep.include({ total: 3, page: 1, page_size: 2, has_more: true });
    });

    it("returns times in the time zone of the user and the invitees", async () => {
      const gone = { email: "gone@example.com", cancelled_at: new Date().toISOString() };
      const invitees = [{ email: "zone@example.com" }, gone];
      const { id } = await storedEvent(fixture, { start_at: "2031-07-01T15:00:00.000Z", title: "Zones", invitees });
      const listed = await crm.use("list_events", { invitee_email: "ZONE@example.com", timezone: NEW_YORK });
      const times = { start_at: "2031-07-01T11:00:00-04:00", end_at: "2031-07-01T11:30:00-04:00" };
      expect(listed.at("events.0")).to.deep.include({ id, record_type: "event", title: "Zones", version: 1, ...times });
      expect(listed.list("events.0.invitees").map(({ email }) => email)).to.deep.equal(["zone@example.com"]);
      expect(listed.at("events.0")).to.not.have.any.keys("answers", "history", "internal_notes");
      const wire = (await fixture.crm.get(`/v1/events/${id}`)).at("data") as object;
      const shown = await crm.use("get_event", { event_id: id });
      const own = { start_at: "2031-07-01T17:00:00+02:00", end_at: "2031-07-01T17:30:00+02:00" };
      expect(shown.json).to.deep.equal({ event: { ...wire, record_type: "event", ...own } });
      const there = await crm.use("get_event", { event_id: id, timezone: NEW_YORK });
      expect(there.json).to.deep.equal({ event: { ...wire, record_type: "event", ...times } });
      expect((await crm.refused("get_event", { event_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
    });

    it("returns only as many invitees as fit into a result", async () => {
      const invitees = Array.from({ length: 70 }, (_, index) => ({ email: `p${String(index)}@example.com` }));
      const { id } = await storedEvent(fixture, { invitees });
      const shown = await crm.use("get_event", { event_id: id });
      expect(shown.list("event.invitees")).to.have.lengthOf(50);
      expect(shown.at("event.invitee_count")).to.equal(70);
    });
  });
});

const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString();

describe("MCP: tools that create and cancel events", () => {
  const fixture = useFixture();
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
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

describe("MCP: tools that update events", () => {
  const fixture = useFixture();
  const { eventType, book, hosts } = bookingFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const read = async (id: string) => (await fixture.crm.get(`/v1/events/${id}`)).at("data");
  const booked = async (slot: number, more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    (await book(await eventType(more), slot)).string("data.id");

  describe("tools/call reschedule_event", () => {
    it("returns an error with alternatives for a taken time", async () => {
      const [event_id] = [await booked(0), await booked(1)];
      const taken = await crm.refused("reschedule_event", { event_id, new_start_at: slotAt(1) });
      expect(taken.at("code")).to.equal("slot_unavailable");
      expect(taken.at("details.0")).to.include({ path: "/new_start_at", code: "host_busy" });
      expect(taken.list("details.0.alternatives")).to.have.lengthOf(5);
      expect(await read(event_id)).to.include({ version: 1, start_at: slotAt(0) });
    });

    it("returns a remedy for each invalid argument", async () => {
      const given = { event_id: await booked(2), new_start_at: slotAt(9) };
      const refused = async (more: object) => await crm.refused("reschedule_event", { ...given, ...more });
      const naive = await refused({ new_start_at: "2031-03-01T10:00:00" });
      expect(naive.at("details.0")).to.include({ path: "/new_start_at", code: "timezone_required" });
      expect((await refused({ duration_minutes: 45 })).at("details.0")).to.include({ path: "/duration_minutes" });
      expect((await refused({ expected_version: 9 })).at("details.0")).to.include({ path: "/expected_version" });
      expect((await refused({ event_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
      const quiet = await crm.use("reschedule_event", { ...given, notify: false });
      expect(quiet.at("notified")).to.deep.equal([]);
    });
  });

  describe("tools/call update_event", () => {
    it("changes the given fields, returns their names and notifies invitees", async () => {
      const { id: event_id } = await storedEvent(fixture, { invitees: [{ email: "seen@updates.example" }] });
      const given = { event_id, title: "Tour", internal_notes: "Careful", expected_version: 1 };
      const updated = await crm.use("update_event", given);
      expect(updated.at("changed_fields")).to.have.members(["title", "internal_notes"]);
      expect(updated.at("notified"), "no addresses of hosts").to.deep.equal(["seen@updates.example"]);
      expect(wireOf(updated.at("event"))).to.deep.equal(await read(event_id));
      const same = await crm.use("update_event", { event_id, title: "Tour" });
      expect([same.at("changed_fields"), same.at("notified"), same.at("event.version")]).to.deep.equal([[], [], 2]);
      const secret = await crm.use("update_event", { event_id, internal_notes: "Never mind" });
      expect([secret.at("changed_fields"), secret.at("notified")]).to.deep.equal([["internal_notes"], []]);
      const quiet = await crm.use("update_event", { event_id, description: "Bring boots.", notify: false });
      expect([quiet.at("changed_fields"), quiet.at("notified")]).to.deep.equal([["description"], []]);
    });

    it("assigns another host of the event type", async () => {
      const [other = ""] = await hosts(1);
      const event_id = await booked(12, { hosts: [fixture.organization.owner.id, other], assignment: "round_robin" });
      const { hosts: now } = (await read(event_id)) as { hosts: { user_id: string }[] };
      const next = now[0]?.user_id === other ? fixture.organization.owner.id : other;
      const given = await crm.use("update_event", { event_id, host_user_id: next });
      expect(given.at("changed_fields")).to.deep.equal(["hosts"]);
      expect(given.at("event.hosts.0.user_id")).to.equal(next);
      const nobody = await crm.refused("update_event", { event_id, host_user_id: UNKNOWN_ID });
      expect(nobody.at("details.0")).to.include({ path: "/host_user_id", code: "not_a_host" });
    });

    it("notifies the previous host of a confirmed event, and returns no address of a host", async () => {
      const [other = ""] = await hosts(1);
      const { owner } = fixture.organization;
      const more = { hosts: [owner.id, other], assignment: "round_robin", requires_confirmation: true };
      const event_id = await booked(13, more);
      const { hosts: now } = (await read(event_id)) as { hosts: { user_id: string }[] };
      const [before, next] = now[0]?.user_id === other ? [other, owner.id] : [owner.id, other];
      const given = await crm.use("update_event", { event_id, host_user_id: next, decision: "confirm" });
      const emails = await fixture.service.database.pool("users").whereIn("id", [before, next]).pluck("email");
      expect(given.at("event.status")).to.equal("confirmed");
      const sent = await fixture.crm.get("/v1/notifications/emails?page_size=100");
      const addresses = sent.list("data").map(({ recipients }) => (recipients as { email: string }[])[0]?.email);
      expect(addresses).to.include.members(emails);
      expect(given.at("notified")).to.deep.equal([given.at("event.invitees.0.email")]);
    });

    it("confirms or declines a pending event with one message", async () => {
      const pending = { status: "pending", invitees: [{ email: "waits@updates.example" }] } as const;
      const { id: event_id } = await storedEvent(fixture, pending);
      const confirmed = await crm.use("update_event", { event_id, title: "Confirmed tour", decision: "confirm" });
      expect(confirmed.at("event")).to.include({ status: "confirmed", title: "Confirmed tour" });
      expect(confirmed.at("changed_fields")).to.have.members(["title", "status"]);
      const notified = (confirmed.at("notified") as string[]).filter((address) => address === "waits@updates.example");
      expect(notified).to.have.lengthOf(1);
      const other = await storedEvent(fixture, pending);
      const declined = await crm.use("update_event", { event_id: other.id, decision: "decline", notify: false });
      expect([declined.at("event.status"), declined.at("notified")]).to.deep.equal(["declined", []]);
      const late = await crm.refused("update_event", { event_id: other.id, decision: "confirm" });
      expect(late.at("code")).to.equal("state_conflict");
    });

    it("records absences and applies all changes of a call or none", async () => {
      const begun = new Date(Date.now() - 600_000).toISOString();
      const { id: event_id, invitees } = await storedEvent(fixture, { start_at: begun });
      const ids = [invitees[0]?.id, UNKNOWN_ID];
      const given = { event_id, internal_notes: "Nobody came" };
      const refused = await crm.refused("update_event", { ...given, no_show_invitee_ids: ids });
      expect(refused.at("details.0")).to.include({ path: "/no_show_invitee_ids/1", code: "reference_not_found" });
      expect(await read(event_id)).to.include({ version: 1 });
      const marked = await crm.use("update_event", { ...given, no_show_invitee_ids: ids.slice(0, 1) });
      expect(marked.at("changed_fields")).to.have.members(["internal_notes", "invitees"]);
      expect([marked.at("event.invitees.0.no_show"), marked.at("notified")]).to.deep.equal([true, []]);
    });
  });

  describe("tools/call add_event_invitee", () => {
    it("adds an invitee once with locale and time zone and sends a notification unless notify is false", async () => {
      const event_id = await booked(16, { max_guests: 5 });
      const given = { event_id, email: "grace@updates.example", name: "Grace", timezone: "Asia/Tokyo", locale: "fr" };
      const added = await crm.use("add_event_invitee", given);
      const { event_id: _, ...person } = given;
      expect(added.at("invitee")).to.deep.include({ ...person, cancelled_at: null });
      expect(added.at("already_invited")).to.equal(false);
      expect(added.at("notified"), "no addresses of hosts").to.deep.equal([given.email]);
      const again = await crm.use("add_event_invitee", given);
      expect([again.at("already_invited"), again.at("notified")]).to.deep.equal([true, []]);
      const quiet = await crm.use("add_event_invitee", { event_id, email: "quiet@updates.example", notify: false });
      expect(quiet.at("notified")).to.deep.equal([]);
      const wrong = await crm.refused("add_event_invitee", { event_id, email: "nobody" });
      expect(wrong.at("details.0")).to.include({ path: "/email", code: "format" });
      await crm.use("cancel_event", { event_id });
      const late = await crm.refused("add_event_invitee", { event_id, email: "late@updates.example" });
      expect(late.at("code")).to.equal("state_conflict");
    });

    it("adds invitees beyond max_guests", async () => {
      const event_id = await booked(22, { max_guests: 0 });
      const added = await crm.use("add_event_invitee", { event_id, email: "colleague@updates.example" });
      expect(added.at("invitee")).to.include({ email: "colleague@updates.example", role: "guest" });
      const definition = tools.find((tool) => tool.definition.name === "add_event_invitee")?.definition;
      expect(definition?.description).to.include("max_guests does not apply here");
    });
  });
});
