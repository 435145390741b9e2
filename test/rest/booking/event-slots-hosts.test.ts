import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { at, DAY, HOUR, iso, monday, slotsOn } from "../../support/booking/slots.ts";
import { useFixture } from "../../support/fixture.ts";

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
