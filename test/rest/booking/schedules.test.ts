import { expect } from "chai";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Schedules: /v1/schedules", () => {
  const fixture = useFixture({ oracle: true });
  const { colleague } = recordFactories(fixture);
  const create = (body: object = {}, as: Caller = fixture.crm): Promise<Answer> =>
    as.post("/v1/schedules", { name: "Office", ...body });
  const defaults = async (as: Caller, userId: string): Promise<unknown[]> => {
    const all = (await as.get(`/v1/schedules?user_id=${userId}`)).list("data");
    return all.filter(({ is_default }) => is_default === true).map(({ id }) => id);
  };

  describe("POST /v1/schedules (schedules.create)", () => {
    it("defaults hours and the time zone of the user or the organization", async () => {
      const { person, caller } = await colleague("member");
      const created = await create({ name: "  Office " }, caller);
      expect(created.status).to.equal(201);
      const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"];
      expect(created.at("data")).to.deep.include({
        user_id: person.id,
        name: "Office",
        timezone: "Europe/Paris",
        is_default: true,
        weekly_hours: weekdays.map((day) => ({ day, intervals: [{ start: "09:00", end: "17:00" }] })),
        overrides: [],
        version: 1,
      });
      await fixture.service.database.pool("users").where({ id: person.id }).update({ timezone: "Asia/Kolkata" });
      expect((await create({}, caller)).at("data.timezone")).to.equal("Asia/Kolkata");
    });

    it("returns days, dates and times in order and omits empty days", async () => {
      const created = await create({
        timezone: "America/New_York",
        weekly_hours: [
          { day: "sunday", intervals: [{ start: "23:30", end: "24:00" }] },
          { day: "tuesday", intervals: [] },
          {
            day: "monday",
            intervals: [
              { start: "13:00", end: "17:00" },
              { start: "09:00", end: "12:00" },
              { start: "12:00", end: "13:00" },
            ],
          },
        ],
        overrides: [
          { date: "2026-12-24", intervals: [{ start: "09:00", end: "12:00" }] },
          { date: "2026-05-01", intervals: [] },
        ],
      });
      expect(created.at("data")).to.deep.include({
        timezone: "America/New_York",
        weekly_hours: [
          {
            day: "monday",
            intervals: [
              { start: "09:00", end: "12:00" },
              { start: "12:00", end: "13:00" },
              { start: "13:00", end: "17:00" },
            ],
          },
          { day: "sunday", intervals: [{ start: "23:30", end: "24:00" }] },
        ],
        overrides: [
          { date: "2026-05-01", intervals: [] },
          { date: "2026-12-24", intervals: [{ start: "09:00", end: "12:00" }] },
        ],
      });
    });

    it("returns an error for overlapping or endless times and repeated days", async () => {
      const on = (...intervals: [start: string, end: string][]): object => ({
        weekly_hours: [{ day: "monday", intervals: intervals.map(([start, end]) => ({ start, end })) }],
      });
      const away = { date: "2026-05-01", intervals: [] };
      const days = Array.from({ length: 367 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
      const overrides = days.map((day) => ({ date: day.toISOString().slice(0, 10), intervals: [] }));
      const cases: [body: object, ...expected: (string | number)[]][] = [
        [on(["09:00", "12:00"], ["11:59", "13:00"]), 422, "/weekly_hours/0/intervals/1 interval_overlap"],
        [on(["09:00", "24:00"], ["10:00", "11:00"]), 422, "/weekly_hours/0/intervals/1 interval_overlap"],
        [on(["09:00", "09:00"]), 422, "/weekly_hours/0/intervals/0/end interval_reversed"],
        [on(["24:00", "24:00"]), 400, "/weekly_hours/0/intervals/0/start format"],
        [on(["9:00", "10:00"]), 400, "/weekly_hours/0/intervals/0/start format"],
        [on(["09:00", "24:01"]), 400, "/weekly_hours/0/intervals/0/end format"],
        [
          {
            weekly_hours: [
              { day: "monday", intervals: [] },
              { day: "monday", intervals: [] },
            ],
          },
          422,
          "/weekly_hours/1/day not_unique",
        ],
        [{ overrides: [away, away] }, 422, "/overrides/1/date not_unique"],
        [{ overrides: [{ date: "2026-02-29", intervals: [] }] }, 400, "/overrides/0/date format"],
        [{ user_id: UNKNOWN_ID }, 422, "/user_id reference_not_found"],
      ];
      for (const [body, ...expected] of cases) {
        expect((await create(body)).problems, JSON.stringify(body).slice(0, 200)).to.deep.equal(expected);
      }
      expect((await create({ overrides: overrides.slice(1) })).status).to.equal(201);
    });
  });

  describe("PUT /v1/schedules/{id} (schedules.update)", () => {
    it("keeps exactly one default schedule for each user", async () => {
      const { person, caller } = await colleague("member");
      const refused = await create({ is_default: false }, caller);
      expect(refused.problems).to.deep.equal([409, "/is_default default_schedule"]);
      const first = (await create({}, caller)).string("data.id");
      const second = (await create({}, caller)).string("data.id");
      expect(await defaults(caller, person.id)).to.deep.equal([first]);
      const changed = await caller.put(`/v1/schedules/${second}`, { is_default: true });
      expect(changed.at("data.is_default")).to.equal(true);
      expect(await defaults(caller, person.id)).to.deep.equal([second]);
      const third = (await create({ is_default: true }, caller)).string("data.id");
      expect(await defaults(caller, person.id)).to.deep.equal([third]);
      const kept = await caller.put(`/v1/schedules/${third}`, { is_default: false });
      expect(kept.problems).to.deep.equal([409, "/is_default default_schedule"]);
      await Promise.all([first, second].map((id) => caller.put(`/v1/schedules/${id}`, { is_default: true })));
      expect(await defaults(caller, person.id)).to.have.length(1);
    });
  });

  describe("DELETE /v1/schedules/{id} (schedules.delete)", () => {
    it("returns 409 in_use while an event type uses the schedule", async () => {
      await create();
      const id = (await create()).string("data.id");
      const created = await fixture.crm.post("/v1/event-types", { ...CALL, schedule_id: id.toUpperCase() });
      const eventType = created.string("data.id");
      expect(created.at("data.schedule_id")).to.equal(id);
      const used = await fixture.crm.delete(`/v1/schedules/${id}`);
      expect([used.status, used.at("code"), used.at("details.0.id")]).to.deep.equal([409, "in_use", eventType]);
      await fixture.crm.delete(`/v1/event-types/${eventType}`);
      expect((await fixture.crm.delete(`/v1/schedules/${id}`)).status).to.equal(200);
      const back = await fixture.crm.post(`/v1/event-types/${eventType}/restore`);
      expect(back.problems).to.deep.equal([422, "/schedule_id reference_not_found"]);
      const gone = await fixture.crm.post("/v1/event-types", { ...CALL, schedule_id: id });
      expect(gone.problems).to.deep.equal([422, "/schedule_id reference_not_found"]);
    });
  });

  describe("POST /v1/schedules/{id}/restore (schedules.restore)", () => {
    it("deletes the default last and restores it as default only without another one", async () => {
      const { person, caller } = await colleague("member");
      const first = (await create({}, caller)).string("data.id");
      const second = (await create({}, caller)).string("data.id");
      const refused = await caller.delete(`/v1/schedules/${first}`);
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([409, "default_schedule"]);
      expect((await caller.delete(`/v1/schedules/${second}`)).status).to.equal(200);
      expect((await caller.delete(`/v1/schedules/${first}`)).status).to.equal(200);
      expect((await caller.get(`/v1/schedules/${first}`)).status).to.equal(404);
      const listed = await caller.get(`/v1/schedules?user_id=${person.id}&include_deleted=true`);
      expect(listed.list("data").map(({ id }) => id)).to.deep.equal([second, first]);
      for (const [id, is_default] of [
        [second, true],
        [first, false],
      ] as const) {
        const back = await caller.post(`/v1/schedules/${id}/restore`);
        expect([back.status, back.at("data.is_default"), back.at("data.deleted_at")]).to.deep.equal([
          200,
          is_default,
          null,
        ]);
      }
    });
  });
});
