import { expect } from "chai";
import { bookingFactories, slotAt, CALL } from "../../support/booking/booking.ts";
import { at, FEEDS, iso, meeting, useCalendarFeeds } from "../../support/booking/calendar-feeds.ts";
import { basic, calendarWith, eventLines } from "../../support/booking/calendars.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { ServerResponse } from "node:http";
import { until } from "../../support/queue.ts";
import type { Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const HOUR = 3_600_000;

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

const DAY = 86_400_000;

/** Monday of the week after next, in UTC. */
const monday = (): number => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (15 - (new Date(today).getUTCDay() || 7)) * DAY;
};

describe("Calendar feeds: /v1/busy-times/feeds", () => {
  const feeds = useCalendarFeeds();
  const { fixture } = feeds;
  const records = recordFactories(fixture);

  describe("POST /v1/busy-times/feeds (busyFeeds.create)", () => {
    it("follows redirects to addresses that are allowed", async () => {
      const file = calendarWith(...meeting("1", at(1)));
      feeds.answers((response, path) =>
        path === "/there" ? void response.end(file) : void response.writeHead(301, { Location: "/there" }).end(),
      );
      const id = (await feeds.create()).string("data.id");
      await feeds.becomes(id, "ok");
      expect(await feeds.periods(id)).to.have.length(1);
    });

    it("limits feeds to ten per user, public addresses and, for other users, to managers", async () => {
      feeds.says(calendarWith());
      const member = await records.colleague("member");
      const refused = [
        "ftp://x.example/a",
        "http://a:b@x.example/",
        "https://127.0.0.1/a",
        "http://169.254.169.254/",
        "calendar",
      ];
      expect(
        await Promise.all(refused.map(async (wrong) => (await feeds.create({ url: wrong })).problems)),
      ).to.deep.equal([
        [422, "/url url_scheme"],
        [422, "/url url_credentials"],
        [422, "/url url_not_public"],
        [422, "/url url_not_public"],
        [422, "/url url_scheme"],
      ]);
      expect((await feeds.create({ user_id: fixture.organization.owner.id }, member.caller)).status).to.equal(403);
      for (let count = 0; count < 10; count += 1) expect((await feeds.create({}, member.caller)).status).to.equal(201);
      expect((await feeds.create({}, member.caller)).problems).to.deep.equal([422, "/user_id too_many"]);
      const theirs = (await feeds.create()).string("data.id");
      for (const one of [
        member.caller.put(`${FEEDS}/${theirs}`, { name: "Mine" }),
        member.caller.delete(`${FEEDS}/${theirs}`),
        member.caller.post(`${FEEDS}/${theirs}/refresh`),
      ]) {
        expect((await one).status).to.equal(403);
      }
      expect((await fixture.crm.get(`${FEEDS}?user_id=${member.person.id}&sort=name`)).at("meta.total")).to.equal(10);
    });
  });

  describe("GET /v1/busy-times/feeds/{id} (busyFeeds.get)", () => {
    it("reads busy times of the owner and nothing else", async () => {
      const birthday = eventLines("2", `DTSTART;VALUE=DATE:${iso(at(3)).slice(0, 10).replaceAll("-", "")}`);
      const repeated = meeting("1", at(1), "RRULE:FREQ=DAILY;COUNT=2", `EXDATE:${basic(at(2))}`);
      const no = `ATTENDEE;PARTSTAT=DECLINED:mailto:${fixture.organization.owner.email}`;
      const free = [...meeting("3", at(5), "TRANSP:TRANSPARENT"), ...meeting("6", at(6), no)];
      const id = await feeds.feed(
        calendarWith(...repeated, ...birthday, ...free, ...meeting("4", at(-3)), ...meeting("5", at(500))),
      );
      const day = iso(at(3)).slice(0, 10);
      const { owner } = fixture.organization;
      const offset = (moment: string): number => {
        const shown = new Intl.DateTimeFormat("en", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });
        return Number(shown.format(new Date(`${moment}T00:00:00Z`)));
      };
      const midnight = Date.parse(`${day}T00:00:00Z`) - offset(day) * HOUR;
      const next = iso(midnight + 36 * HOUR).slice(0, 10);
      expect(await feeds.periods(id)).to.deep.equal([
        [iso(at(1)), iso(at(1, 1))],
        [iso(midnight), iso(Date.parse(`${next}T00:00:00Z`) - offset(next) * HOUR)],
      ]);
      const [first] = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      expect(first).to.deep.include({ user_id: owner.id, title: null, source: "feed", feed_id: id });
      const { last_read_at } = (await feeds.get(id)).at("data") as { last_read_at: string };
      expect(Date.parse(last_read_at)).to.be.closeTo(Date.now(), 30_000);
      expect((await feeds.get(id)).at("data")).to.deep.include({ status: "ok", last_error: null, period_count: 2 });
      expect((await fixture.crm.delete(`/v1/busy-times/${String(first?.["id"])}`)).at("details.0.code")).to.equal(
        "read_from_feed",
      );
    });

    it("returns and logs no feed URL", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      const shown = [await feeds.get(id), await fixture.crm.get(FEEDS), await fixture.crm.get("/v1/changes")];
      expect(shown.map(({ text }) => text).join()).not.to.contain("secret-4f2a");
      expect((await feeds.get(id)).at("data.host")).to.equal(new URL(feeds.url()).host);
      feeds.answers((response) => void response.writeHead(500).end());
      await feeds.again(id);
      expect(fixture.service.log.join()).not.to.contain("secret-4f2a");
      const row: unknown = await fixture.service.database.pool("busy_feeds").where({ id }).first();
      expect(JSON.stringify(row)).not.to.contain("secret-4f2a");
    });
  });

  describe("PUT /v1/busy-times/feeds/{id} (busyFeeds.update)", () => {
    it("changes name and URL and reads a new URL at once", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { name: "Work" })).at("data")).to.include({
        name: "Work",
        version: 3,
      });
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { name: "Work" })).at("data.version")).to.equal(3);
      feeds.says(calendarWith(...meeting("2", at(2))));
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { url: feeds.url("/new.ics") })).at("data.status")).to.equal(
        "pending",
      );
      await feeds.becomes(id, "ok");
      expect(await feeds.periods(id)).to.deep.equal([[iso(at(2)), iso(at(2, 1))]]);
    });
  });

  describe("DELETE /v1/busy-times/feeds/{id} (busyFeeds.delete)", () => {
    it("deletes the periods of the feed", async () => {
      const id = await feeds.feed(calendarWith(...meeting("1", at(1))));
      expect((await feeds.remove(id)).status).to.equal(200);
      expect((await feeds.get(id)).status).to.equal(404);
      expect(await feeds.periods(id)).to.deep.equal([]);
      expect((await records.changesOf(id)).at(-1)?.[0]).to.equal("busy_feed.deleted");
    });
  });
});

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

describe("Busy times: /v1/busy-times", () => {
  const at = (hours: number): string => new Date(monday() + hours * 3_600_000).toISOString();

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
      expect((await enter({ end_at: at(9) })).problems).to.deep.equal([422, "/end_at interval_reversed"]);
      expect((await enter({ start_at: "2026-03-05T08:00:00" })).problems).to.deep.equal([
        400,
        "/start_at timezone_required",
      ]);
      expect((await enter({ user_id: UNKNOWN_ID })).problems).to.deep.equal([422, "/user_id reference_not_found"]);
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
      const type = await caller.create("/v1/event-types", { ...CALL, duration_minutes: 60 });
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
