import { expect } from "chai";
import { newId } from "../../src/access/ids.ts";
import { deskOn } from "../support/desk.ts";
import { at, DAY, iso, monday, slotsOn } from "../support/slots.ts";
import { useStage } from "../support/stage.ts";

describe("Slots of hosts", () => {
  const stage = useStage({ oracle: true });
  const { scheduleOf, eventTypeOf, slotsOf, starts, eventOf } = slotsOn(stage);

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
});
