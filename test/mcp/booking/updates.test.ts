import { expect } from "chai";
import { tools } from "../../../generated/tools.js";
import { type Assistant, assistantOf } from "../../support/mcp/assistant.ts";
import { storedEvent, wireOf } from "../../support/booking/booked-event.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("MCP: tools that update events", () => {
  const fixture = useFixture();
  const { eventType, book, hosts } = bookingFactories(fixture);
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });
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
