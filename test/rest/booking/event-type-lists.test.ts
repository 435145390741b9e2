import { expect } from "chai";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { Caller } from "../../support/caller.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Booking: lists of /v1/event-types and /v1/schedules", () => {
  // The contract check of the tests does not accept the empty cursor of a first page.
  const fixture = useFixture();
  const { changesOf } = recordFactories(fixture);
  const create = async (path: string, body: object, as: Caller = fixture.crm): Promise<string> =>
    (await as.post(path, body)).string("data.id");

  describe("GET /v1/event-types (eventTypes.list)", () => {
    it("publishes one event for each change of an event type or schedule", async () => {
      const eventType = await create("/v1/event-types", { ...CALL, title: "Reported" });
      await fixture.crm.put(`/v1/event-types/${eventType}`, { seats: 4, questions: [] });
      await fixture.crm.delete(`/v1/event-types/${eventType}`);
      await fixture.crm.post(`/v1/event-types/${eventType}/restore`);
      expect(await changesOf(eventType)).to.deep.equal([
        ["event_type.created", 1, []],
        ["event_type.updated", 2, ["seats"]],
        ["event_type.deleted", 3, []],
        ["event_type.restored", 4, []],
      ]);
      const schedule = await create("/v1/schedules", { name: "Reported", is_default: true });
      await create("/v1/schedules", { name: "Instead", is_default: true });
      await fixture.crm.delete(`/v1/schedules/${schedule}`);
      await fixture.crm.post(`/v1/schedules/${schedule}/restore`);
      expect(await changesOf(schedule)).to.deep.equal([
        ["schedule.created", 1, []],
        ["schedule.updated", 2, ["is_default"]],
        ["schedule.deleted", 3, []],
        ["schedule.restored", 4, []],
      ]);
      await until(async () => {
        const feed = await fixture.crm.get("/v1/changes?page_size=100&record_type=event_type&record_type=schedule");
        const seen = feed.list("data").map(({ record_id }) => record_id);
        return seen.includes(eventType) && seen.includes(schedule);
      });
    });
  });
});
