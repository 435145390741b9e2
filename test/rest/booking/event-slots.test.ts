import { expect } from "chai";
import { at, DAY, iso, MINUTE, monday, allDay, slotsOn, HOUR } from "../../support/booking/slots.ts";
import { useFixture } from "../../support/fixture.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { randomFrom } from "../../support/random.ts";
import type { Answer } from "../../support/wire.ts";

interface Slot {
  readonly start_at: string;
  readonly seats_left: number;
}

describe("GET /v1/event-types/{id}/slots (eventTypes.slots)", () => {
  const fixture = useFixture({ oracle: true });
  const { scheduleOf, eventTypeOf, slotsOf, starts } = slotsOn(fixture);

  it("follows schedule and duration in the requested time zone", async () => {
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

  it("defaults timezone to the time zone of the organization", async () => {
    const id = await eventTypeOf();
    const query = new URLSearchParams({ from: iso(monday), to: iso(monday + DAY) });
    const answer = await fixture.crm.get(`/v1/event-types/${id}/slots?${query.toString()}`);
    expect(answer.at("data.timezone")).to.equal("Europe/Paris");
    expect(answer.string("data.slots.0.start_at")).to.match(/T1[01]:00:00\+0[12]:00$/);
  });

  it("returns 400 for an ambiguous time zone abbreviation", async () => {
    const id = await eventTypeOf();
    for (const timezone of ["PST", "IST", "jst"]) {
      expect((await slotsOf(id, { timezone })).problems).to.deep.equal([400, "timezone format"]);
    }
  });

  it("returns slots for an offered duration at the slot interval", async () => {
    const id = await eventTypeOf({ duration_options: [30, 90], slot_interval_minutes: 60 });
    expect(starts(await slotsOf(id))).to.deep.equal(["09:00", "10:00", "11:00"]);
    expect(starts(await slotsOf(id, { duration_minutes: "90" }))).to.deep.equal(["09:00", "10:00"]);
    const refused = await slotsOf(id, { duration_minutes: "45" });
    expect(refused.problems).to.deep.equal([422, "duration_minutes duration_not_offered"]);
    expect(refused.at("details.0.allowed_values")).to.deep.equal([30, 90]);
  });

  it("applies minimum notice and booking window", async () => {
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
      timezone: "UTC",
      slots: [],
      next_available_at: null,
      empty_reason: "outside_window",
    });
  });

  it("keeps the local time across daylight saving changes", async () => {
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

  it("limits the range to 31 days and returns no slots in the past and far future", async () => {
    const id = await eventTypeOf({
      booking_window: { type: "date_range", start_date: "0001-01-01", end_date: "9999-12-31" },
    });
    expect((await slotsOf(id, { to: iso(monday) })).problems).to.deep.equal([422, "to range_reversed"]);
    const long = await slotsOf(id, { to: iso(monday + 31 * DAY + 1) });
    expect(long.problems).to.deep.equal([422, "to range_too_long"]);
    expect(long.at("details.0.limit")).to.equal(31);
    expect((await slotsOf(id, { to: iso(monday + 31 * DAY) })).list("data.slots")).to.have.length(5 * 6);
    const past = await slotsOf(id, { from: "0001-01-01T00:00:00Z", to: "0001-01-02T00:00:00Z" });
    expect([past.at("data.slots"), past.at("data.empty_reason")]).to.deep.equal([[], "too_soon"]);
    // The first one today, or of the next working day.
    expect(past.string("data.next_available_at")).to.match(/T(09|1\d):[03]0:00\+00:00$/);
    expect(Date.parse(past.string("data.next_available_at"))).to.be.above(Date.now());
    const late = await slotsOf(id, { from: "9999-12-01T00:00:00Z", to: "9999-12-31T23:59:59Z" });
    expect([late.at("data.slots"), late.at("data.empty_reason")]).to.deep.equal([[], "outside_window"]);
    expect(late.at("data.next_available_at")).to.equal(null);
    expect((await slotsOf(id, { from: at("09:00").replace("Z", "") })).problems).to.deep.equal([
      400,
      "from timezone_required",
    ]);
  });

  it("returns next_available_at after late notice or a late booking window", async () => {
    const start_date = iso(monday + 200 * DAY).slice(0, 10);
    const booking_window = { type: "date_range", start_date, end_date: iso(monday + 230 * DAY).slice(0, 10) };
    const late = await slotsOf(await eventTypeOf({ booking_window }));
    expect(late.at("data.empty_reason")).to.equal("outside_window");
    // 203 is the next multiple of seven: a Monday.
    expect(late.at("data.next_available_at")).to.equal(`${iso(monday + 203 * DAY).slice(0, 10)}T09:00:00+00:00`);
    const rolling = { type: "rolling_days", days: 100 };
    const noticed = await slotsOf(await eventTypeOf({ min_notice_minutes: 90 * 1440, booking_window: rolling }));
    expect(noticed.at("data.empty_reason")).to.equal("too_soon");
    expect(Date.parse(noticed.string("data.next_available_at"))).to.be.within(
      Date.now() + 90 * DAY,
      Date.now() + 97 * DAY,
    );
    const over = await slotsOf(
      await eventTypeOf({ booking_window: { ...booking_window, start_date: "2020-01-01", end_date: "2020-02-01" } }),
    );
    expect(over.at("data.next_available_at")).to.equal(null);
  });

  it("returns 409 for an inactive event type and 404 for a deleted one", async () => {
    const id = await eventTypeOf({ is_active: false });
    expect((await slotsOf(id)).problems).to.deep.equal([409, " inactive_event_type"]);
    await fixture.crm.delete(`/v1/event-types/${id}`);
    expect((await slotsOf(id)).status).to.equal(404);
  });
});

describe("GET /v1/event-types/{id}/slots (eventTypes.slots)", () => {
  const fixture = useFixture({ oracle: true });
  const { scheduleOf, eventTypeOf, slotsOf, starts, book } = slotsOn(fixture);

  const somebody = async (): Promise<string> => (await recordFactories(fixture).colleague("member")).person.id;

  it("uses the default schedule of the host, or weekdays without one", async () => {
    const { person, caller } = await recordFactories(fixture).colleague("member");
    const id = await eventTypeOf({ owner_id: person.id, hosts: [person.id], schedule_id: null });
    const answer = await slotsOf(id, { timezone: "Europe/Paris", to: iso(monday + 7 * DAY) });
    expect(answer.list("data.slots")).to.have.length(5 * 16);
    expect(answer.string("data.slots.0.start_at")).to.contain("T09:00:00");
    const evening = [{ day: "monday", intervals: [{ start: "20:00", end: "21:00" }] }];
    await caller.post("/v1/schedules", { name: "Evenings", timezone: "UTC", weekly_hours: evening });
    expect(starts(await slotsOf(id))).to.deep.equal(["20:00", "20:30"]);
  });

  it("excludes events with buffers and busy times", async () => {
    const [schedule_id, host] = [await scheduleOf(), await somebody()];
    const hosts = [host];
    const id = await eventTypeOf({ schedule_id, hosts, buffer_before_minutes: 15 });
    const other = await eventTypeOf({ schedule_id, hosts, requires_confirmation: true });
    await book(other, at("09:00"));
    const declined = await book(other, at("11:00"));
    expect(starts(await slotsOf(id))).to.deep.equal(["10:00", "10:30"]);
    await fixture.crm.post(`/v1/events/${declined.string("data.id")}/decline`, {});
    expect(starts(await slotsOf(id))).to.deep.equal(["10:00", "10:30", "11:00", "11:30"]);
    await fixture.service.database.pool("busy_times").insert({
      org_id: fixture.organization.id,
      id: newId(),
      user_id: host,
      created_by_user: host,
      version: 1,
      start_at: at("10:15"),
      end_at: at("10:20"),
      created_at: at("00:00"),
      updated_at: at("00:00"),
      created_by: "{}",
      updated_by: "{}",
    });
    expect(starts(await slotsOf(id))).to.deep.equal(["11:00", "11:30"]);
  });

  it("excludes hosts who reached the daily or weekly limit", async () => {
    const hosts = [await somebody(), await somebody()];
    const id = await eventTypeOf({ hosts, assignment: "round_robin", limits: { per_day: 1 } });
    await book(id, at("09:00"));
    expect(starts(await slotsOf(id))).to.have.length(6);
    await book(id, at("10:00"));
    const full = await slotsOf(id);
    expect(full.at("data.empty_reason")).to.equal("limit_reached");
    expect(full.string("data.next_available_at")).to.equal(`${iso(monday + 7 * DAY).slice(0, 10)}T09:00:00+00:00`);
    const weekly_hours = ["monday", "sunday"].map((day) => ({ day, intervals: [{ start: "20:00", end: "21:00" }] }));
    const schedule_id = await scheduleOf({ weekly_hours });
    const weekly = await eventTypeOf({ hosts: [await somebody()], schedule_id, limits: { per_week: 1 } });
    // The Sunday at the end of the week.
    await book(weekly, iso(monday + 6 * DAY + 20 * HOUR));
    expect((await slotsOf(weekly)).at("data.empty_reason")).to.equal("limit_reached");
  });

  it("offers round-robin slots of any active host and collective slots of all hosts", async () => {
    const hosts = [await somebody(), await somebody()];
    const round = await eventTypeOf({ hosts, assignment: "round_robin" });
    const together = await eventTypeOf({ hosts, assignment: "collective" });
    await book(round, at("09:00"));
    expect(starts(await slotsOf(round))).to.have.length(6);
    expect(starts(await slotsOf(together))).to.deep.equal(["09:30", "10:00", "10:30", "11:00", "11:30"]);
    await fixture.service.database.pool("users").where({ id: hosts[1] }).update({ status: "suspended" });
    expect(starts(await slotsOf(round))).to.deep.equal(["09:30", "10:00", "10:30", "11:00", "11:30"]);
    expect((await slotsOf(together)).at("data.empty_reason")).to.equal("outside_hours");
  });

  it("returns seats_left of events that have invitees", async () => {
    const id = await eventTypeOf({ seats: 2, hosts: [await somebody()] });
    for (const time of ["09:00", "09:30", "09:30"]) await book(id, at(time));
    const slots = (await slotsOf(id)).list("data.slots");
    expect(slots.map(({ start_at, seats_left }) => [String(start_at).slice(11, 16), seats_left])).to.deep.equal([
      ["09:00", 1],
      ["10:00", 2],
      ["10:30", 2],
      ["11:00", 2],
      ["11:30", 2],
    ]);
    const full = await slotsOf(id, { from: at("09:30"), to: at("10:00") });
    expect(full.at("data.empty_reason")).to.equal("seats_taken");
  });
});

describe("Slots: /v1/event-types/{id}/slots", () => {
  const fixture = useFixture();
  const { scheduleOf, eventTypeOf, slotsOf, book } = slotsOn(fixture);
  const slotsNow = async (id: string, query: Record<string, string> = {}): Promise<Slot[]> =>
    (await slotsOf(id, query)).at("data.slots") as Slot[];

  /** Creates event types of all kinds that share three hosts. */
  async function eventTypes(): Promise<string[]> {
    const colleague = async (): Promise<string> => (await recordFactories(fixture).colleague("member")).person.id;
    const [ada, grace, alan] = [await colleague(), await colleague(), await colleague()];
    const hosts = [ada, grace, alan];
    const schedule_id = await scheduleOf();
    const buffers = { buffer_before_minutes: 10, buffer_after_minutes: 5, slot_interval_minutes: 15 };
    return await Promise.all([
      eventTypeOf({ schedule_id, hosts: [ada], ...buffers }),
      eventTypeOf({ schedule_id, hosts, assignment: "round_robin", limits: { per_day: 2 } }),
      eventTypeOf({ schedule_id, hosts, assignment: "collective", duration_minutes: 20 }),
      eventTypeOf({
        schedule_id,
        hosts: [grace, alan],
        assignment: "round_robin",
        seats: 2,
        slot_interval_minutes: 10,
      }),
    ]);
  }

  describe("GET /v1/event-types/{id}/slots (eventTypes.slots)", () => {
    it("returns only slots that can be booked, in any order and without overlap", async () => {
      const types = await eventTypes();
      const seed = Date.now() % 1_000_000;
      const random = randomFrom(seed);
      const made: string[] = [];
      const open = new Set(types);
      while (open.size > 0 && made.length < 50) {
        const type = random.pick([...open]);
        const slots = await slotsNow(type);
        if (slots.length === 0) {
          // Another booking could not bring a slot back.
          open.delete(type);
          continue;
        }
        const { start_at } = random.pick(slots);
        const answer = await book(type, start_at);
        expect(answer.status, `${start_at}, seed ${seed}`).to.equal(201);
        made.push(answer.string("data.id"));
      }
      // How many fit depends on their order: a collective event occupies all three hosts.
      expect(made.length).to.be.above(7);
      const { pool } = fixture.service.database;
      const twice = await pool.raw<{ rows: unknown[] }>(
        `SELECT 1 FROM event_hosts AS a JOIN event_hosts AS b
         ON a.org_id = b.org_id AND a.host_id = b.host_id AND a.event_id < b.event_id AND a.busy && b.busy`,
      );
      expect(twice.rows).to.deep.equal([]);
      const crowded = `SELECT 1 FROM events AS e JOIN event_invitees AS i ON i.org_id = e.org_id AND i.event_id = e.id
      GROUP BY e.id, e.seats HAVING count(*) > e.seats`;
      expect((await pool.raw<{ rows: unknown[] }>(crowded)).rows).to.deep.equal([]);
    });
  });

  describe("POST /v1/events (events.create)", () => {
    it("rejects every other time and returns the nearest slots as alternatives", async () => {
      const [id = ""] = await eventTypes();
      const taken = (await slotsNow(id))[3]?.start_at ?? "";
      await book(id, taken);
      const offered = (await slotsNow(id)).map(({ start_at }) => Date.parse(start_at));
      const refused: [string, Answer][] = [];
      for (let moment = Date.parse(at("08:30")); moment < Date.parse(at("12:30")); moment += 5 * MINUTE) {
        if (!offered.includes(moment)) refused.push([iso(moment), await book(id, iso(moment))]);
      }
      expect(refused.length).to.be.above(30);
      const later = await slotsNow(id, { to: iso(monday + 8 * DAY) });
      for (const [start, answer] of refused) {
        expect(answer.at("code"), start).to.equal("slot_unavailable");
        const alternatives = answer.at("details.0.alternatives") as Slot[];
        const distance = ({ start_at }: Slot): number => Math.abs(Date.parse(start_at) - Date.parse(start));
        const nearest = later.map(distance).sort((left, right) => left - right);
        expect(alternatives.map(distance).sort((left, right) => left - right)).to.deep.equal(nearest.slice(0, 5));
      }
      const codes = new Set(refused.map(([, answer]) => answer.string("details.0.code")));
      expect([...codes].sort()).to.deep.equal(["between_slots", "host_busy", "outside_hours"]);
    });

    it("returns alternatives to a past time and to one after the booking window", async () => {
      const weekly_hours = ["monday", "wednesday", "friday"].map((day) => ({
        day,
        intervals: [{ start: "09:00", end: "10:00" }],
      }));
      const id = await eventTypeOf({
        schedule_id: await scheduleOf({ weekly_hours }),
        hosts: [(await recordFactories(fixture).colleague("member")).person.id],
        booking_window: { type: "rolling_days", days: 60 },
      });
      const past = await book(id, "0001-01-01T00:00:00Z");
      expect(past.at("details.0.code")).to.equal("too_soon");
      const [first] = past.at("details.0.alternatives") as Slot[];
      expect(Date.parse(first?.start_at ?? "")).to.be.within(Date.now(), Date.now() + 4 * DAY);
      const late = await book(id, "9999-12-31T23:30:00Z");
      expect(late.at("details.0.code")).to.equal("outside_window");
      const alternatives = late.at("details.0.alternatives") as Slot[];
      expect(alternatives).to.have.length(5);
      expect(Date.parse(alternatives.at(-1)?.start_at ?? "")).to.be.within(
        Date.now() + 56 * DAY,
        Date.now() + 61 * DAY,
      );
    });
  });
});
