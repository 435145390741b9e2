import type { ServerResponse } from "node:http";
import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { at, iso, meeting, useCalendarFeeds } from "../../support/booking/calendar-feeds.ts";
import { calendarWith } from "../../support/booking/calendars.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { until } from "../../support/queue.ts";

const HOUR = 3_600_000;

describe("Calendar feeds: reading of /v1/busy-times/feeds", () => {
  const feeds = useCalendarFeeds();
  const { fixture } = feeds;
  const records = recordFactories(fixture);

  describe("POST /v1/busy-times/feeds/{id}/refresh (busyFeeds.refresh)", () => {
    it("ignores entries for events that were booked here", async () => {
      const { eventType, book } = bookingFactories(fixture);
      const type = await eventType({ slot_interval_minutes: 15 });
      const [booked, cancelled] = [await book(type, 10), await book(type, 20)];
      await fixture.crm.post(`/v1/events/${cancelled.string("data.id")}/cancel`);
      const entries = [booked, cancelled].flatMap((event) =>
        meeting(event.string("data.ics_uid"), Date.parse(event.string("data.start_at"))),
      );
      const own = meeting("own", Date.parse(slotAt(30)));
      const id = await feeds.feed(calendarWith(...entries, ...own));
      expect(await feeds.periods(id)).to.deep.equal([[slotAt(30), slotAt(32)]]);
      const start_at = new Date(Date.parse(slotAt(10)) + HOUR / 4).toISOString();
      const moved = await fixture.crm.post(`/v1/events/${booked.string("data.id")}/reschedule`, { start_at });
      expect([moved.status, (await book(type, 20)).status, (await book(type, 30)).status]).to.deep.equal([
        200, 201, 409,
      ]);
    });

    it("adds new periods, deletes removed ones and keeps the ids of others", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1)), ...meeting("2", at(2))));
      const [, kept] = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      feeds.says(calendarWith(...meeting("2", at(2)), ...meeting("3", at(3))));
      await feeds.again(id);
      const now = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      expect(now.map(({ start_at }) => start_at)).to.deep.equal([iso(at(2)), iso(at(3))]);
      expect(now[0]?.["id"]).to.equal(kept?.["id"]);
      expect((await feeds.get(id)).at("data")).to.include({ period_count: 2, version: 2 });
    });

    it("keeps the last periods after an error and returns last_error", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      const failures: [string, (response: ServerResponse) => void][] = [
        ["error_answer", (response) => void response.writeHead(404).end()],
        ["not_a_calendar", (response) => void response.end("<html>Sign in</html>")],
        ["unreachable", (response) => response.destroy()],
        ["too_long", (response) => void response.end("x".repeat(5 * 1_024 * 1_024 + 1))],
        ["address_refused", (response) => void response.writeHead(302, { Location: "http://127.0.0.1/" }).end()],
        ["error_answer", (response) => void response.writeHead(302, { Location: feeds.url("/elsewhere") }).end()],
      ];
      for (const [code, one] of failures) {
        feeds.answers(one);
        await feeds.again(id);
        expect((await feeds.get(id)).at("data")).to.include({ status: "failing", last_error: code, period_count: 1 });
        expect(await feeds.periods(id)).to.deep.equal([[iso(at(1)), iso(at(1, 1))]]);
      }
      feeds.says(calendarWith(...meeting("1", at(1))));
      await feeds.again(id);
      expect((await feeds.get(id)).at("data")).to.include({ status: "ok", last_error: null });
      const published = (await records.changesOf(id)).map(([kind, , fields]) => [kind, fields]);
      expect(published.slice(0, 3)).to.deep.equal([
        ["busy_feed.created", []],
        ["busy_feed.updated", ["last_read_at", "period_count", "status"]],
        ["busy_feed.updated", ["last_error", "status"]],
      ]);
    });

    it("changes nothing if a feed has too many periods", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      const events = Array.from({ length: 5_001 }, (_, index) => meeting(String(index), at(1, index * 1.5))).flat();
      feeds.says(calendarWith(...events));
      await feeds.again(id);
      expect((await feeds.get(id)).at("data.last_error")).to.equal("too_many_periods");
      expect(await feeds.periods(id)).to.have.length(1);
    });
  });

  describe("Jobs: reading of calendar feeds", () => {
    it("reads feeds again every fifteen minutes", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      const { pool } = fixture.service.database;
      const row = await pool<{ id: string; next_read_at: string }>("busy_feeds").where({ id }).first();
      expect(Date.parse(row?.next_read_at ?? "")).to.be.closeTo(Date.now() + 900_000, 30_000);
      await pool("busy_feeds").where({ id }).update({ next_read_at: pool.fn.now() });
      const hits = feeds.hits();
      await pool("jobs").where({ kind: "busy_feeds.due" }).update({ available_at: pool.fn.now() });
      await until(() => feeds.hits() > hits, "another request");
      const later = await pool<{ id: string; next_read_at: string }>("busy_feeds").where({ id }).first();
      expect(Date.parse(later?.next_read_at ?? "")).to.be.closeTo(Date.now() + 900_000, 30_000);
    });
  });
});
