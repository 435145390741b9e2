import { expect } from "chai";
import { newId } from "../../src/access/ids.ts";
import { CALL, problemsOf } from "../support/booking.ts";
import { deskOn } from "../support/desk.ts";
import { useStage } from "../support/stage.ts";
import type { Answer } from "../support/wire.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The Monday after next at midnight, UTC: at least a week ahead. */
const monday = (() => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (7 + ((8 - new Date(today).getUTCDay()) % 7)) * DAY;
})();
const iso = (moment: number): string => new Date(moment).toISOString();
/** A time of that Monday, UTC. */
const at = (time: string): string => `${iso(monday).slice(0, 10)}T${time}:00.000Z`;
const allDay = [{ start: "00:00", end: "24:00" }];

describe("Slots of an event type", () => {
  const stage = useStage({ oracle: true });

  /** Hours from 9 to 12, UTC, on Mondays, unless they are others. */
  async function scheduleOf(body: object = {}): Promise<string> {
    const weekly_hours = [{ day: "monday", intervals: [{ start: "09:00", end: "12:00" }] }];
    const created = await stage.crm.post("/v1/schedules", { name: "Hours", timezone: "UTC", weekly_hours, ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  async function eventTypeOf(body: object = {}): Promise<string> {
    const created = await stage.crm.post("/v1/event-types", { ...CALL, schedule_id: await scheduleOf(), ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  const slotsOf = (id: string, query: Record<string, string> = {}): Promise<Answer> => {
    const asked = { from: iso(monday), to: iso(monday + DAY), timezone: "UTC", ...query };
    return stage.crm.get(`/v1/event-types/${id}/slots?${new URLSearchParams(asked).toString()}`);
  };
  /** `09:00`, in the order of the answer. */
  const starts = (answer: Answer): string[] => {
    expect(answer.status).to.equal(200);
    return answer.list("data.slots").map(({ start_at }) => String(start_at).slice(11, 16));
  };

  /** An event as the database keeps it, with the time of its hosts. */
  async function eventOf(event_type_id: string, given: { start: string; hosts?: string[]; [column: string]: unknown }) {
    const { start, hosts = [stage.organization.owner.id], invitees = 1, status = "confirmed", ...columns } = given;
    const { pool } = stage.service.database;
    const [id, end_at] = [newId(), iso(Date.parse(start) + 30 * MINUTE)];
    const actor = JSON.stringify({ type: "system", id: null, name: "Test", application: null });
    const place = { org_id: stage.organization.id, event_id: id };
    await pool("events").insert({
      ...{
        created_at: start,
        updated_at: start,
        created_by: actor,
        updated_by: actor,
        seats: 1,
        search_text: "",
        status,
      },
      ...{ created_by_user: stage.organization.owner.id, source: "api", ics_uid: id, timezone: "UTC", title: "Call" },
      ...{ org_id: place.org_id, id, event_type_id, start_at: start, end_at, location: { type: "invitee_phone" } },
      ...columns,
    });
    const busy = pool.raw("tstzrange(?::timestamptz, ?::timestamptz)", [start, end_at]);
    const holds = status === "confirmed" || status === "pending";
    await pool("event_hosts").insert(hosts.map((host_id, position) => ({ ...place, host_id, position, busy, holds })));
    await pool("event_invitees").insert(
      Array.from({ length: Number(invitees) }, (_, position) => ({
        ...{ ...place, id: newId(), position, role: "primary", email: `${position}@guests.example` },
        ...{ timezone: "UTC", locale: "en", created_at: start },
      })),
    );
    return id;
  }

  it("follow its hours and duration, in the time zone that is asked for", async () => {
    const id = await eventTypeOf();
    const answer = await slotsOf(id, { timezone: "Asia/Kolkata", limit: "2" });
    const date = iso(monday).slice(0, 10);
    expect(answer.at("data")).to.deep.equal({
      timezone: "Asia/Kolkata",
      slots: [
        { start_at: `${date}T14:30:00+05:30`, end_at: `${date}T15:00:00+05:30`, seats_left: 1 },
        { start_at: `${date}T15:00:00+05:30`, end_at: `${date}T15:30:00+05:30`, seats_left: 1 },
      ],
      next_available_at: `${date}T15:30:00+05:30`,
      empty_reason: null,
    });
    expect(starts(await slotsOf(id))).to.deep.equal(["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"]);
  });

  it("are shown in the organization's time zone where none is asked for", async () => {
    const id = await eventTypeOf();
    const query = new URLSearchParams({ from: iso(monday), to: iso(monday + DAY) });
    const answer = await stage.crm.get(`/v1/event-types/${id}/slots?${query.toString()}`);
    expect(answer.at("data.timezone")).to.equal("Europe/Paris");
    expect(answer.string("data.slots.0.start_at")).to.match(/T1[01]:00:00\+0[12]:00$/);
  });

  it("keep to one of the durations, and the steps that it says", async () => {
    const id = await eventTypeOf({ duration_options: [30, 90], slot_interval_minutes: 60 });
    expect(starts(await slotsOf(id))).to.deep.equal(["09:00", "10:00", "11:00"]);
    expect(starts(await slotsOf(id, { duration_minutes: "90" }))).to.deep.equal(["09:00", "10:00"]);
    const refused = await slotsOf(id, { duration_minutes: "45" });
    expect(problemsOf(refused)).to.deep.equal([422, "duration_minutes duration_not_offered"]);
    expect(refused.at("details.0.allowed_values")).to.deep.equal([30, 90]);
  });

  it("leave the notice and end with the booking window", async () => {
    const always = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    const schedule_id = await scheduleOf({ weekly_hours: always.map((day) => ({ day, intervals: allDay })) });
    const booking_window = { type: "rolling_days", days: 2 };
    const id = await eventTypeOf({ schedule_id, min_notice_minutes: 1440, booking_window });
    const now = Date.now();
    const answer = await slotsOf(id, { from: iso(now), to: iso(now + 7 * DAY) });
    const [first, last] = [
      answer.string("data.slots.0.start_at"),
      String(answer.list("data.slots").at(-1)?.["end_at"]),
    ];
    expect(Date.parse(first)).to.be.within(now + DAY, Date.now() + DAY + 30 * MINUTE);
    expect(last.slice(0, 10)).to.equal(iso(Math.floor(now / DAY) * DAY + 3 * DAY).slice(0, 10));
    expect((await slotsOf(id, { from: iso(now), to: iso(now + DAY / 2) })).at("data.empty_reason")).to.equal(
      "too_soon",
    );
    expect((await slotsOf(id)).at("data")).to.deep.equal({
      ...{ timezone: "UTC", slots: [], next_available_at: null, empty_reason: "outside_window" },
    });
  });

  it("keep the hours of the host's default schedule, and those of weekdays without one", async () => {
    const { person, caller } = await deskOn(stage).colleague("member");
    const id = await eventTypeOf({ owner_id: person.id, hosts: [person.id], schedule_id: null });
    const answer = await slotsOf(id, { timezone: "Europe/Paris", to: iso(monday + 7 * DAY) });
    expect(answer.list("data.slots")).to.have.length(5 * 16);
    expect(answer.string("data.slots.0.start_at")).to.contain("T09:00:00");
    const evening = [{ day: "monday", intervals: [{ start: "20:00", end: "21:00" }] }];
    await caller.post("/v1/schedules", { name: "Evenings", timezone: "UTC", weekly_hours: evening });
    expect(starts(await slotsOf(id))).to.deep.equal(["20:00", "20:30"]);
  });

  it("keep off events and their buffers, while these take time, and off times busy elsewhere", async () => {
    const schedule_id = await scheduleOf();
    const id = await eventTypeOf({ schedule_id, buffer_before_minutes: 15 });
    const other = await eventTypeOf({ schedule_id });
    const owner = stage.organization.owner.id;
    await eventOf(other, { start: at("09:00") });
    await eventOf(other, { start: at("11:00"), status: "declined" });
    expect(starts(await slotsOf(id))).to.deep.equal(["10:00", "10:30", "11:00", "11:30"]);
    await stage.service.database.pool("busy_times").insert({
      ...{ org_id: stage.organization.id, id: newId(), user_id: owner, created_by_user: owner, version: 1 },
      ...{ start_at: at("10:15"), end_at: at("10:20"), created_at: at("00:00"), updated_at: at("00:00") },
      ...{ created_by: "{}", updated_by: "{}" },
    });
    expect(starts(await slotsOf(id))).to.deep.equal(["11:00", "11:30"]);
    await stage.service.database.pool("busy_times").delete();
    await stage.service.database.pool("events").delete();
  });

  it("stop for a host who has enough events of this type that day or that week", async () => {
    const { person } = await deskOn(stage).colleague("member");
    const hosts = [stage.organization.owner.id, person.id];
    const id = await eventTypeOf({ hosts, assignment: "round_robin", limits: { per_day: 1 } });
    const weekly = await eventTypeOf({ limits: { per_week: 1 } });
    await eventOf(id, { start: at("15:00") });
    expect(starts(await slotsOf(id))).to.have.length(6);
    await eventOf(id, { start: at("16:00"), hosts: [person.id], status: "pending" });
    expect((await slotsOf(id)).at("data.empty_reason")).to.equal("limit_reached");
    expect((await slotsOf(id)).string("data.next_available_at")).to.equal(
      `${iso(monday + 7 * DAY).slice(0, 10)}T09:00:00+00:00`,
    );
    await eventOf(weekly, { start: iso(monday + 6 * DAY + 20 * 3_600_000) });
    expect((await slotsOf(weekly)).at("data.empty_reason")).to.equal("limit_reached");
    await stage.service.database.pool("events").delete();
  });

  it("are offered by active hosts only: by any in a round, by all or none together", async () => {
    const { person } = await deskOn(stage).colleague("member");
    const hosts = [stage.organization.owner.id, person.id];
    const [round, together] = [
      await eventTypeOf({ hosts, assignment: "round_robin" }),
      await eventTypeOf({ hosts, assignment: "collective" }),
    ];
    await eventOf(round, { start: at("09:00"), hosts: [person.id] });
    expect(starts(await slotsOf(round))).to.include("09:00");
    expect(starts(await slotsOf(together)))
      .to.have.length(5)
      .and.not.include("09:00");
    await stage.service.database.pool("users").where({ id: person.id }).update({ status: "suspended" });
    expect(starts(await slotsOf(round))).to.have.length(6);
    expect((await slotsOf(together)).at("data.empty_reason")).to.equal("outside_hours");
    await stage.service.database.pool("events").delete();
  });

  it("show how many seats an event still has that others booked", async () => {
    const id = await eventTypeOf({ seats: 3 });
    await eventOf(id, { start: at("09:00"), seats: 3, invitees: 2 });
    await eventOf(id, { start: at("09:30"), seats: 3, invitees: 3 });
    const slots = (await slotsOf(id)).list("data.slots");
    expect(slots.map(({ start_at, seats_left }) => [String(start_at).slice(11, 16), seats_left])).to.deep.equal([
      ["09:00", 1],
      ["10:00", 3],
      ["10:30", 3],
      ["11:00", 3],
      ["11:30", 3],
    ]);
    const full = await slotsOf(id, { from: at("09:30"), to: at("10:00") });
    expect(full.at("data.empty_reason")).to.equal("seats_taken");
    await stage.service.database.pool("events").delete();
  });

  it("keep the wall clock when clocks change, with the offset of each day", async () => {
    const year = new Date().getUTCFullYear() + 1;
    const sunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay();
    const weekly_hours = ["saturday", "sunday"].map((day) => ({ day, intervals: [{ start: "09:00", end: "09:30" }] }));
    const schedule_id = await scheduleOf({ timezone: "Europe/Paris", weekly_hours });
    const id = await eventTypeOf({ schedule_id, booking_window: { type: "unlimited" } });
    const [from, to] = [`${year}-03-${sunday - 1}T00:00:00Z`, `${year}-03-${sunday + 1}T00:00:00Z`];
    const slots = (await slotsOf(id, { from, to, timezone: "Europe/Paris" })).list("data.slots");
    expect(slots.map(({ start_at }) => start_at)).to.deep.equal([
      `${year}-03-${sunday - 1}T09:00:00+01:00`,
      `${year}-03-${sunday}T09:00:00+02:00`,
    ]);
  });

  it("are asked for a range of at most 31 days, of which the past and the far future have none", async () => {
    const id = await eventTypeOf({
      booking_window: { type: "date_range", start_date: "0001-01-01", end_date: "9999-12-31" },
    });
    expect(problemsOf(await slotsOf(id, { to: iso(monday) }))).to.deep.equal([422, "to range_reversed"]);
    const long = await slotsOf(id, { to: iso(monday + 31 * DAY + 1) });
    expect(problemsOf(long)).to.deep.equal([422, "to range_too_long"]);
    expect(long.at("details.0.limit")).to.equal(31);
    expect((await slotsOf(id, { to: iso(monday + 31 * DAY) })).list("data.slots")).to.have.length(5 * 6);
    const past = await slotsOf(id, { from: "0001-01-01T00:00:00Z", to: "0001-01-02T00:00:00Z" });
    expect([past.at("data.slots"), past.at("data.empty_reason")]).to.deep.equal([[], "too_soon"]);
    expect(past.string("data.next_available_at")).to.contain("T09:00:00+00:00");
    const late = await slotsOf(id, { from: "9999-12-01T00:00:00Z", to: "9999-12-31T23:59:59Z" });
    expect([late.at("data.slots"), late.at("data.empty_reason")]).to.deep.equal([[], "outside_window"]);
    expect(late.at("data.next_available_at")).to.equal(null);
    expect(problemsOf(await slotsOf(id, { from: at("09:00").replace("Z", "") }))).to.deep.equal([
      400,
      "from timezone_required",
    ]);
  });

  it("are none of an event type that is inactive or deleted", async () => {
    const id = await eventTypeOf({ is_active: false });
    expect(problemsOf(await slotsOf(id))).to.deep.equal([409, " inactive_event_type"]);
    await stage.crm.delete(`/v1/event-types/${id}`);
    expect((await slotsOf(id)).status).to.equal(404);
  });
});
