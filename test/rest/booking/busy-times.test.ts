import { expect } from "chai";
import { CALL, problemsOf } from "../../support/booking/booking.ts";
import type { Caller } from "../../support/caller.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";
const DAY = 86_400_000;

/** Monday of the week after next, in UTC. */
const monday = (): number => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (15 - (new Date(today).getUTCDay() || 7)) * DAY;
};
const at = (hours: number): string => new Date(monday() + hours * 3_600_000).toISOString();

describe("Busy times: /v1/busy-times", () => {
  const fixture = useFixture({ oracle: true });
  const records = recordFactories(fixture);
  const enter = (body: object = {}, as: Caller = fixture.crm): Promise<Answer> =>
    as.post("/v1/busy-times", { start_at: at(9), end_at: at(10), ...body });
  const found = async (query: string): Promise<unknown[]> =>
    (await fixture.crm.get(`/v1/busy-times?sort=start_at&${query}`)).list("data").map(({ start_at }) => start_at);

  describe("POST /v1/busy-times (busyTimes.create)", () => {
    it("defaults user_id to the caller and publishes events", async () => {
      const answer = await enter({ title: " At the dentist's ", start_at: at(9).replace("Z", "+00:00") });
      expect(answer.status).to.equal(201);
      const { owner } = fixture.organization;
      expect(answer.at("data")).to.deep.include({
        user_id: owner.id,
        start_at: at(9),
        end_at: at(10),
        title: "At the dentist's",
        source: "manual",
        feed_id: null,
        version: 1,
        deleted_at: null,
      });
      const id = answer.string("data.id");
      expect((await fixture.crm.delete(`/v1/busy-times/${id}`)).status).to.equal(200);
      expect((await fixture.crm.delete(`/v1/busy-times/${id}`)).status).to.equal(404);
      expect(await records.changesOf(id)).to.deep.equal([
        ["busy_time.created", 1, []],
        ["busy_time.deleted", 2, []],
      ]);
    });

    it("returns an error for a reversed interval, a time without zone and an unknown user", async () => {
      expect(problemsOf(await enter({ end_at: at(9) }))).to.deep.equal([422, "/end_at interval_reversed"]);
      expect(problemsOf(await enter({ start_at: "2026-03-05T08:00:00" }))).to.deep.equal([
        400,
        "/start_at timezone_required",
      ]);
      expect(problemsOf(await enter({ user_id: UNKNOWN_ID }))).to.deep.equal([422, "/user_id reference_not_found"]);
    });

    it("lets only managers create and delete busy times of others", async () => {
      const member = await records.colleague("member");
      const manager = await records.colleague("manager");
      const { id: owner } = fixture.organization.owner;
      expect((await enter({ user_id: owner }, member.caller)).status).to.equal(403);
      const entered = await enter({ user_id: member.person.id.toUpperCase() }, manager.caller);
      expect(entered.at("data.user_id")).to.equal(member.person.id);
      const theirs = (await enter()).string("data.id");
      expect((await member.caller.delete(`/v1/busy-times/${theirs}`)).status).to.equal(403);
      expect((await member.caller.delete(`/v1/busy-times/${entered.string("data.id")}`)).status).to.equal(200);
      expect((await manager.caller.delete(`/v1/busy-times/${theirs}`)).status).to.equal(200);
    });
  });

  describe("GET /v1/busy-times (busyTimes.list)", () => {
    it("filters by user, source and time", async () => {
      const { person, caller } = await records.colleague("member");
      for (const hour of [9, 11, 13]) await enter({ start_at: at(hour), end_at: at(hour + 1) }, caller);
      const whose = `user_id=${person.id}`;
      expect(await found(whose)).to.deep.equal([at(9), at(11), at(13)]);
      expect(await found(`${whose}&from=${at(10)}&to=${at(13)}`)).to.deep.equal([at(11)]);
      expect(await found(`${whose}&from=${at(9.5)}&to=${at(13.5)}`)).to.deep.equal([at(9), at(11), at(13)]);
      expect(await found(`${whose}&source=feed`)).to.deep.equal([]);
      expect(await found(`${whose}&source=manual&feed_id=${UNKNOWN_ID}`)).to.deep.equal([]);
    });
  });

  describe("GET /v1/event-types/{id}/slots (eventTypes.slots)", () => {
    it("excludes busy times from the slots", async () => {
      const { caller } = await records.colleague("member");
      const weekly_hours = [{ day: "monday", intervals: [{ start: "09:00", end: "12:00" }] }];
      await caller.post("/v1/schedules", { name: "Mondays", timezone: "UTC", weekly_hours });
      const type = (await caller.post("/v1/event-types", { ...CALL, duration_minutes: 60 })).string("data.id");
      const slots = async (): Promise<unknown[]> => {
        const range = `from=${at(0)}&to=${at(24)}&timezone=UTC`;
        const answer = await caller.get(`/v1/event-types/${type}/slots?${range}`);
        return answer.list("data.slots").map(({ start_at }) => new Date(String(start_at)).toISOString());
      };
      expect(await slots()).to.deep.equal([at(9), at(10), at(11)]);
      const id = (await enter({ start_at: at(10.5), end_at: at(10.75) }, caller)).string("data.id");
      expect(await slots()).to.deep.equal([at(9), at(11)]);
      await caller.delete(`/v1/busy-times/${id}`);
      expect(await slots()).to.deep.equal([at(9), at(10), at(11)]);
    });
  });
});
