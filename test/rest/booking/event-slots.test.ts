import { expect } from "chai";
import { problemsOf } from "../../support/booking/booking.ts";
import { at, DAY, iso, MINUTE, monday, allDay, slotsOn } from "../../support/booking/slots.ts";
import { useFixture } from "../../support/fixture.ts";

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
      expect(problemsOf(await slotsOf(id, { timezone }))).to.deep.equal([400, "timezone format"]);
    }
  });

  it("returns slots for an offered duration at the slot interval", async () => {
    const id = await eventTypeOf({ duration_options: [30, 90], slot_interval_minutes: 60 });
    expect(starts(await slotsOf(id))).to.deep.equal(["09:00", "10:00", "11:00"]);
    expect(starts(await slotsOf(id, { duration_minutes: "90" }))).to.deep.equal(["09:00", "10:00"]);
    const refused = await slotsOf(id, { duration_minutes: "45" });
    expect(problemsOf(refused)).to.deep.equal([422, "duration_minutes duration_not_offered"]);
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
    expect(problemsOf(await slotsOf(id, { to: iso(monday) }))).to.deep.equal([422, "to range_reversed"]);
    const long = await slotsOf(id, { to: iso(monday + 31 * DAY + 1) });
    expect(problemsOf(long)).to.deep.equal([422, "to range_too_long"]);
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
    expect(problemsOf(await slotsOf(id, { from: at("09:00").replace("Z", "") }))).to.deep.equal([
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
    expect(problemsOf(await slotsOf(id))).to.deep.equal([409, " inactive_event_type"]);
    await fixture.crm.delete(`/v1/event-types/${id}`);
    expect((await slotsOf(id)).status).to.equal(404);
  });
});
