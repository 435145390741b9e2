import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { expect } from "chai";
import { bookingFactories } from "../../support/booking/booking.ts";
import { catchProblem, sdkClient } from "../../support/mcp/mcp.ts";
import { createKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { wireOf } from "../../support/booking/booked-event.ts";

type Json = Record<string, unknown>;

const PARIS = "Europe/Paris";
const ADA = { name: "Ada Lovelace", email: "ada@story.example", timezone: "Europe/London", locale: "en" };
const GUEST = "grace@story.example";

/** One conversation: each test continues after the one before it. */
describe("MCP: conversation that books a meeting", () => {
  const fixture = useFixture();
  const { eventType } = bookingFactories(fixture);
  let client: Client;
  let typeId = "";
  let slots: { start_at: string; end_at: string }[] = [];
  let event: Json = {};
  before(async () => {
    await eventType({ title: "Guided tour", max_guests: 2 });
    const token = await createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });
    client = await sdkClient({ url: fixture.service.url, token });
    // The official client validates results against the schemas of the tools it listed.
    await client.listTools();
  });
  after(() => client.close());

  const call = async (name: string, given: Json): Promise<{ isError: boolean; json: Json }> => {
    const { isError, body } = catchProblem(await client.callTool({ name, arguments: given }));
    return { isError, json: body };
  };
  const use = async (name: string, given: Json): Promise<Json> => {
    const { isError, json } = await call(name, given);
    expect(isError, JSON.stringify(json)).to.equal(false);
    return json;
  };
  /** The event in the REST API equals the result of the tool, except for the time zone. */
  const seen = async (): Promise<Json> => {
    const wire = (await fixture.crm.get(`/v1/events/${String(event["id"])}`)).at("data") as Json;
    expect(wireOf(event)).to.deep.equal(wire);
    return wire;
  };
  const messages = async (): Promise<unknown[]> => {
    const sent = await fixture.crm.get("/v1/notifications/emails?sort=created_at&page_size=100");
    return sent.list("data").map(({ recipients }) => (recipients as { email: string }[])[0]?.email);
  };

  it("lists event types with list_event_types", async () => {
    const { event_types } = await use("list_event_types", { query: "guided" });
    const [found] = event_types as Json[];
    expect(found).to.include({ title: "Guided tour", duration_minutes: 30 });
    typeId = String(found?.["id"]);
  });

  it("finds slots in the time zone of the user with find_available_slots", async () => {
    const [from, to] = [2, 4].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const found = await use("find_available_slots", { event_type_id: typeId, from, to, timezone: PARIS, limit: 5 });
    slots = found["slots"] as typeof slots;
    expect([found["timezone"], slots.length, found["empty_reason"]]).to.deep.equal([PARIS, 5, null]);
    expect(slots[0]?.start_at).to.match(/\+0[12]:00$/);
  });

  it("books a slot with create_event and creates a contact", async () => {
    const opportunity = await fixture.crm.post("/v1/opportunities", { name: "Engines" });
    const booked = await use("create_event", {
      event_type_id: typeId,
      start_at: slots[0]?.start_at,
      invitee: ADA,
      notes: "Likes machines",
      opportunity_id: opportunity.at("data.id"),
      idempotency_key: "ada's tour",
    });
    event = booked["event"] as Json;
    expect(booked["notified"], "no addresses of hosts").to.deep.equal([ADA.email]);
    const wire = await seen();
    expect(wire).to.include({ status: "confirmed", source: "mcp", version: 1, internal_notes: "Likes machines" });
    expect(Date.parse(String(wire["start_at"]))).to.equal(Date.parse(slots[0]?.start_at ?? ""));
    const [contact = ""] = wire["contact_ids"] as string[];
    expect((await fixture.crm.get(`/v1/entities/${contact}`)).at("data")).to.include({ email: ADA.email });
    expect(await messages()).to.include(ADA.email);
  });

  it("returns an error with alternatives for the same slot", async () => {
    const again = { event_type_id: typeId, start_at: slots[0]?.start_at, invitee: { ...ADA, email: GUEST } };
    const { isError, json } = await call("create_event", again);
    expect([isError, json["code"]]).to.deep.equal([true, "slot_unavailable"]);
    expect(json["hint"]).to.include("Offer the user the alternatives");
    const [detail] = json["details"] as { path: string; alternatives: { start_at: string }[] }[];
    expect(detail?.path).to.equal("/start_at");
    const instants = (detail?.alternatives ?? []).map(({ start_at }) => Date.parse(start_at));
    expect(instants).to.include(Date.parse(slots[1]?.start_at ?? ""));
    expect(instants).to.not.include(Date.parse(slots[0]?.start_at ?? ""));
    expect((await fixture.crm.get(`/v1/events?event_type_id=${typeId}`)).at("meta.total")).to.equal(1);
    await seen();
  });

  it("moves the event with reschedule_event and keeps its id", async () => {
    const [event_id, before] = [event["id"], event];
    const given = { event_id, new_start_at: slots[2]?.start_at, reason: "The train is late", expected_version: 1 };
    const moved = await use("reschedule_event", given);
    event = moved["event"] as Json;
    expect(event["id"]).to.equal(event_id);
    const { start_at, end_at } = before;
    expect(moved["previous"]).to.deep.equal({ start_at, end_at });
    expect(moved["notified"], "no addresses of hosts").to.deep.equal([ADA.email]);
    const wire = await seen();
    expect(wire).to.include({ reschedule_count: 1, version: 2, ics_uid: before["ics_uid"] });
    expect((event["history"] as Json[])[0]).to.include({ start_at, reason: "The train is late" });
    const first = { event_type_id: typeId, from: slots[0]?.start_at, to: slots[0]?.end_at, timezone: PARIS };
    expect((await use("find_available_slots", first))["slots"]).to.have.lengthOf(1);
  });

  it("adds an invitee once and removes the invitee again", async () => {
    const event_id = event["id"];
    const added = await use("add_event_invitee", { event_id, email: GUEST, name: "Grace Hopper" });
    expect([added["already_invited"], added["notified"]]).to.deep.equal([false, [GUEST]]);
    const twice = await use("add_event_invitee", { event_id, email: GUEST.toUpperCase() });
    expect([twice["already_invited"], twice["notified"]]).to.deep.equal([true, []]);
    event = (await use("get_event", { event_id }))["event"] as Json;
    expect((await seen())["invitee_count"]).to.equal(2);
    const removed = await use("remove_event_invitee", { event_id, email: GUEST, notify: false });
    expect([removed["remaining_count"], (removed["removed"] as Json)["email"]]).to.deep.equal([1, GUEST]);
    event = (await use("get_event", { event_id }))["event"] as Json;
    expect((await seen())["invitee_count"]).to.equal(1);
    const last = await call("remove_event_invitee", { event_id, email: ADA.email });
    expect([last.isError, last.json["code"]]).to.deep.equal([true, "state_conflict"]);
  });

  it("cancels the event once and frees its time", async () => {
    const event_id = event["id"];
    const done = await use("cancel_event", { event_id, reason: "No machines left" });
    event = done["event"] as Json;
    expect(done["already_cancelled"]).to.equal(false);
    expect(done["notified"]).to.deep.equal([ADA.email]);
    expect((await seen())["cancellation"]).to.include({ reason: "No machines left" });
    const count = (await messages()).length;
    const again = await use("cancel_event", { event_id });
    expect([again["already_cancelled"], again["notified"]]).to.deep.equal([true, []]);
    expect(await messages()).to.have.lengthOf(count);
    const moved = { event_type_id: typeId, from: slots[2]?.start_at, to: slots[2]?.end_at, timezone: PARIS };
    expect((await use("find_available_slots", moved))["slots"]).to.have.lengthOf(1);
  });

  it("returns all steps in the timeline of the contact and the audit log", async () => {
    const contacts = event["contact_ids"] as string[];
    const timeline = await use("get_crm_record_activity", {
      record_type: "contact",
      record_id: contacts[0],
      types: ["event_booked", "event_rescheduled", "event_cancelled"],
    });
    const types = (timeline["activities"] as Json[]).map(({ type }) => type);
    expect(types).to.deep.equal(["event_cancelled", "event_rescheduled", "event_booked"]);
    const log = await fixture.service.database
      .pool("activity_log")
      .where({ org_id: fixture.organization.id, record_id: event["id"] as string })
      .orderBy("occurred_at")
      .select<{ tool: string }[]>("tool");
    expect(log.map(({ tool }) => tool)).to.include.members(["create_event", "reschedule_event", "cancel_event"]);
  });
});
