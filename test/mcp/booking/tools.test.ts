import { expect } from "chai";
import { type Assistant, assistantOf } from "../../support/mcp/assistant.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const NEW_YORK = "America/New_York";

describe("MCP: tools that read events", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(fixture.service, fixture.organization.owner);
  });
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
