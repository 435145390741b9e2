import { expect } from "chai";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { Caller } from "../../support/caller.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Booking: lists of /v1/event-types and /v1/schedules", () => {
  // The contract check of the tests does not accept the empty cursor of a first page.
  const fixture = useFixture();
  const { colleague, changesOf } = recordFactories(fixture);
  const create = async (path: string, body: object, as: Caller = fixture.crm): Promise<string> =>
    (await as.post(path, body)).string("data.id");
  const ids = async (path: string): Promise<unknown[]> => {
    const answer = await fixture.crm.get(path);
    expect(answer.status, path).to.equal(200);
    return answer.list("data").map(({ id }) => id);
  };

  describe("GET /v1/event-types (eventTypes.list)", () => {
    it("applies each filter", async () => {
      const { person, caller } = await colleague("member");
      const { id: owner } = fixture.organization.owner;
      const body = { ...CALL, title: "Démonstration", description: "Of the engine", visibility: "private" };
      const theirs = await create("/v1/event-types", { ...body, is_active: false }, caller);
      const ours = await create("/v1/event-types", CALL);
      const both = { ...CALL, title: "Team", hosts: [owner, person.id], assignment: "collective" };
      const team = await create("/v1/event-types", both);
      const cases: [filter: string, ...expected: string[]][] = [
        ["q=demonstr", theirs],
        ["q=ENGINE%20demo", theirs],
        ["q=introductory-call", ours],
        ["q=%25"],
        [`owner_id=${person.id}`, theirs],
        [`owner_id=${owner.toUpperCase()}`, team, ours],
        [`host_id=${person.id}`, team, theirs],
        [`host_id=${person.id}&owner_id=${owner}`, team],
        ["is_active=false", theirs],
        ["is_active=true", team, ours],
        ["visibility=private", theirs],
        ["visibility=public&q=team", team],
      ];
      for (const [filter, ...expected] of cases) {
        expect(await ids(`/v1/event-types?${filter}`), filter).to.deep.equal(expected);
      }
    });

    it("returns sorted pages and deleted event types on request only", async () => {
      const { person, caller } = await colleague("member");
      const made = [];
      for (const [title, duration_minutes] of [
        ["B", 30],
        ["A", 45],
        ["C", 30],
      ] as const) {
        made.push(await create("/v1/event-types", { ...CALL, title, duration_minutes }, caller));
      }
      const [b, a, c] = made;
      const path = `/v1/event-types?owner_id=${person.id}`;
      expect(await ids(path)).to.deep.equal([c, a, b]);
      expect(await ids(`${path}&sort=title`)).to.deep.equal([a, b, c]);
      expect(await ids(`${path}&sort=-duration_minutes,-title`)).to.deep.equal([a, c, b]);
      const walked: unknown[] = [];
      for (let cursor: unknown = ""; typeof cursor === "string";) {
        const page = await fixture.crm.get(`${path}&sort=title&page_size=2&cursor=${encodeURIComponent(cursor)}`);
        expect(page.at("meta.total")).to.equal(3);
        walked.push(...page.list("data").map(({ id }) => id));
        cursor = page.at("meta.next_cursor");
      }
      expect(walked).to.deep.equal([a, b, c]);
      await caller.delete(`/v1/event-types/${String(c)}`);
      expect(await ids(path)).to.deep.equal([a, b]);
      expect(await ids(`${path}&include_deleted=true`)).to.deep.equal([c, a, b]);
    });

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

  describe("GET /v1/schedules (schedules.list)", () => {
    it("filters schedules by user", async () => {
      const { person, caller } = await colleague("member");
      const first = await create("/v1/schedules", { name: "B" }, caller);
      const second = await create("/v1/schedules", { name: "A" }, caller);
      const ours = await create("/v1/schedules", { name: "C" });
      const path = `/v1/schedules?user_id=${person.id}`;
      expect(await ids(path)).to.deep.equal([second, first]);
      expect(await ids(`${path}&sort=-name`)).to.deep.equal([first, second]);
      expect(await ids("/v1/schedules")).to.include.members([first, second, ours]);
      expect((await fixture.crm.get(`${path}&page_size=1`)).at("meta")).to.deep.equal({
        total: 2,
        page: 1,
        page_size: 1,
      });
    });
  });
});
