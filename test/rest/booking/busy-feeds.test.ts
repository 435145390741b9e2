import type { ServerResponse } from "node:http";
import { expect } from "chai";
import { createEgress } from "../../../src/net/egress.ts";
import { bookingFactories, problemsOf, slotAt } from "../../support/booking/booking.ts";
import { basic, calendarWith, eventLines } from "../../support/booking/calendar-texts.ts";
import type { Caller } from "../../support/caller.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { listenHttp, PUBLIC, type Listener } from "../../support/webhooks/listener.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const FEEDS = "/v1/busy-times/feeds";
const HOUR = 3_600_000;
const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 12 * HOUR;
/** A time the given number of days after today at noon. */
const at = (days: number, hours = 0): number => noon + days * 86_400_000 + hours * HOUR;
const iso = (moment: number): string => new Date(moment).toISOString();
const meeting = (uid: string, start: number, ...more: string[]): string[] =>
  eventLines(uid, `DTSTART:${basic(start)}`, `DTEND:${basic(start + HOUR)}`, ...more);

describe("Calendar feeds: /v1/busy-times/feeds", () => {
  const fixture = useFixture({ egress: createEgress({ allowHttp: true, allowedSubnets: [PUBLIC] }) });
  const records = recordFactories(fixture);
  let calendar: Listener;
  let answer: (response: ServerResponse, path: string) => void;
  const says = (text: string): void => {
    answer = (response) => void response.writeHead(200, { "Content-Type": "text/calendar" }).end(text);
  };

  before(async () => {
    calendar = await listenHttp((request, response) => answer(response, request.url ?? ""), PUBLIC);
  });
  after(() => calendar.close());
  afterEach(async () => {
    for (const { id } of (await fixture.crm.get(`${FEEDS}?page_size=100`)).list("data")) await remove(String(id));
  });

  const url = (path = "/secret-4f2a/basic.ics"): string => `http://${PUBLIC}:${String(calendar.port)}${path}`;
  const create = (body: object = {}, as: Caller = fixture.crm): Promise<Answer> =>
    as.post(FEEDS, { name: "Personal", url: url(), ...body });
  const get = (id: string): Promise<Answer> => fixture.crm.get(`${FEEDS}/${id}`);
  const remove = (id: string): Promise<Answer> => fixture.crm.delete(`${FEEDS}/${id}`);
  const periods = async (id: string): Promise<unknown[]> =>
    (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at&page_size=100`))
      .list("data")
      .map(({ start_at, end_at }) => [start_at, end_at]);
  const becomes = async (id: string, status: string): Promise<Answer> => {
    await until(async () => (await get(id)).at("data.status") === status, status);
    return await get(id);
  };
  /** Creates a feed and waits until it was read. */
  const feed = async (text: string): Promise<string> => {
    says(text);
    const id = (await create()).string("data.id");
    await becomes(id, "ok");
    return id;
  };
  const again = async (id: string): Promise<void> => {
    const hits = calendar.hits();
    expect((await fixture.crm.post(`${FEEDS}/${id}/refresh`)).status).to.equal(202);
    await until(() => calendar.hits() > hits, "another request");
    await until(async () => (await jobs(id)) === 0, "the end of the reading");
  };
  const jobs = async (id: string): Promise<number> =>
    (await fixture.service.database.pool("jobs").whereRaw("payload ->> 'feed_id' = ?", [id])).length;

  describe("POST /v1/busy-times/feeds (busyFeeds.create)", () => {
    it("follows redirects to addresses that are allowed", async () => {
      const file = calendarWith(...meeting("1", at(1)));
      answer = (response, path) =>
        path === "/there" ? void response.end(file) : void response.writeHead(301, { Location: "/there" }).end();
      const id = (await create()).string("data.id");
      await becomes(id, "ok");
      expect(await periods(id)).to.have.length(1);
    });

    it("limits feeds to ten per user, public addresses and, for other users, to managers", async () => {
      says(calendarWith());
      const member = await records.colleague("member");
      const refused = [
        "ftp://x.example/a",
        "http://a:b@x.example/",
        "https://127.0.0.1/a",
        "http://169.254.169.254/",
        "calendar",
      ];
      expect(await Promise.all(refused.map(async (wrong) => problemsOf(await create({ url: wrong }))))).to.deep.equal([
        ...[
          [422, "/url url_scheme"],
          [422, "/url url_credentials"],
          [422, "/url url_not_public"],
        ],
        ...[
          [422, "/url url_not_public"],
          [422, "/url url_scheme"],
        ],
      ]);
      expect((await create({ user_id: fixture.organization.owner.id }, member.caller)).status).to.equal(403);
      for (let count = 0; count < 10; count += 1) expect((await create({}, member.caller)).status).to.equal(201);
      expect(problemsOf(await create({}, member.caller))).to.deep.equal([422, "/user_id too_many"]);
      const theirs = (await create()).string("data.id");
      for (const one of [
        member.caller.put(`${FEEDS}/${theirs}`, { name: "Mine" }),
        member.caller.delete(`${FEEDS}/${theirs}`),
        member.caller.post(`${FEEDS}/${theirs}/refresh`),
      ]) {
        expect((await one).status).to.equal(403);
      }
      const list = await fixture.crm.get(`${FEEDS}?user_id=${member.person.id}&sort=name`);
      expect(list.at("meta.total")).to.equal(10);
    });
  });

  describe("GET /v1/busy-times/feeds/{id} (busyFeeds.get)", () => {
    it("reads busy times of the owner and nothing else", async () => {
      const birthday = eventLines("2", `DTSTART;VALUE=DATE:${iso(at(3)).slice(0, 10).replaceAll("-", "")}`);
      const repeated = meeting("1", at(1), "RRULE:FREQ=DAILY;COUNT=2", `EXDATE:${basic(at(2))}`);
      const no = `ATTENDEE;PARTSTAT=DECLINED:mailto:${fixture.organization.owner.email}`;
      const free = [...meeting("3", at(5), "TRANSP:TRANSPARENT"), ...meeting("6", at(6), no)];
      const id = await feed(
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
      expect(await periods(id)).to.deep.equal([
        [iso(at(1)), iso(at(1, 1))],
        [iso(midnight), iso(Date.parse(`${next}T00:00:00Z`) - offset(next) * HOUR)],
      ]);
      const [first] = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      expect(first).to.deep.include({ user_id: owner.id, title: null, source: "feed", feed_id: id });
      const { last_read_at } = (await get(id)).at("data") as { last_read_at: string };
      expect(Date.parse(last_read_at)).to.be.closeTo(Date.now(), 30_000);
      expect((await get(id)).at("data")).to.deep.include({ status: "ok", last_error: null, period_count: 2 });
      expect((await fixture.crm.delete(`/v1/busy-times/${String(first?.["id"])}`)).at("details.0.code")).to.equal(
        "read_from_feed",
      );
    });

    it("returns and logs no feed URL", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      const shown = [await get(id), await fixture.crm.get(FEEDS), await fixture.crm.get("/v1/changes")];
      expect(shown.map(({ text }) => text).join()).not.to.contain("secret-4f2a");
      expect((await get(id)).at("data.host")).to.equal(`${PUBLIC}:${String(calendar.port)}`);
      answer = (response) => void response.writeHead(500).end();
      await again(id);
      expect(fixture.service.log.join()).not.to.contain("secret-4f2a");
      const row: unknown = await fixture.service.database.pool("busy_feeds").where({ id }).first();
      expect(JSON.stringify(row)).not.to.contain("secret-4f2a");
    });
  });

  describe("PUT /v1/busy-times/feeds/{id} (busyFeeds.update)", () => {
    it("changes name and URL and reads a new URL at once", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { name: "Work" })).at("data")).to.include({
        name: "Work",
        version: 3,
      });
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { name: "Work" })).at("data.version")).to.equal(3);
      says(calendarWith(...meeting("2", at(2))));
      expect((await fixture.crm.put(`${FEEDS}/${id}`, { url: url("/new.ics") })).at("data.status")).to.equal("pending");
      await becomes(id, "ok");
      expect(await periods(id)).to.deep.equal([[iso(at(2)), iso(at(2, 1))]]);
    });
  });

  describe("DELETE /v1/busy-times/feeds/{id} (busyFeeds.delete)", () => {
    it("deletes the periods of the feed", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      expect((await remove(id)).status).to.equal(200);
      expect((await get(id)).status).to.equal(404);
      expect(await periods(id)).to.deep.equal([]);
      expect((await records.changesOf(id)).at(-1)?.[0]).to.equal("busy_feed.deleted");
    });
  });

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
      const id = await feed(calendarWith(...entries, ...own));
      expect(await periods(id)).to.deep.equal([[slotAt(30), slotAt(32)]]);
      const start_at = new Date(Date.parse(slotAt(10)) + HOUR / 4).toISOString();
      const moved = await fixture.crm.post(`/v1/events/${booked.string("data.id")}/reschedule`, { start_at });
      expect([moved.status, (await book(type, 20)).status, (await book(type, 30)).status]).to.deep.equal([
        200, 201, 409,
      ]);
    });

    it("adds new periods, deletes removed ones and keeps the ids of others", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1)), ...meeting("2", at(2))));
      const [, kept] = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      says(calendarWith(...meeting("2", at(2)), ...meeting("3", at(3))));
      await again(id);
      const now = (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at`)).list("data");
      expect(now.map(({ start_at }) => start_at)).to.deep.equal([iso(at(2)), iso(at(3))]);
      expect(now[0]?.["id"]).to.equal(kept?.["id"]);
      expect((await get(id)).at("data")).to.include({ period_count: 2, version: 2 });
    });

    it("keeps the last periods after an error and returns last_error", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      const failures: [string, typeof answer][] = [
        ["error_answer", (response) => void response.writeHead(404).end()],
        ["not_a_calendar", (response) => void response.end("<html>Sign in</html>")],
        ["unreachable", (response) => response.destroy()],
        ["too_long", (response) => void response.end("x".repeat(5 * 1_024 * 1_024 + 1))],
        ["address_refused", (response) => void response.writeHead(302, { Location: "http://127.0.0.1/" }).end()],
        ["error_answer", (response) => void response.writeHead(302, { Location: url("/elsewhere") }).end()],
      ];
      for (const [code, one] of failures) {
        answer = one;
        await again(id);
        expect((await get(id)).at("data")).to.include({ status: "failing", last_error: code, period_count: 1 });
        expect(await periods(id)).to.deep.equal([[iso(at(1)), iso(at(1, 1))]]);
      }
      says(calendarWith(...meeting("1", at(1))));
      await again(id);
      expect((await get(id)).at("data")).to.include({ status: "ok", last_error: null });
      const published = (await records.changesOf(id)).map(([kind, , fields]) => [kind, fields]);
      expect(published.slice(0, 3)).to.deep.equal([
        ["busy_feed.created", []],
        ["busy_feed.updated", ["last_read_at", "period_count", "status"]],
        ["busy_feed.updated", ["last_error", "status"]],
      ]);
    });

    it("changes nothing if a feed has too many periods", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      const events = Array.from({ length: 5_001 }, (_, index) => meeting(String(index), at(1, index * 1.5))).flat();
      says(calendarWith(...events));
      await again(id);
      expect((await get(id)).at("data.last_error")).to.equal("too_many_periods");
      expect(await periods(id)).to.have.length(1);
    });
  });

  describe("Jobs: reading of calendar feeds", () => {
    it("reads feeds again every fifteen minutes", async () => {
      const id = await feed(calendarWith(...meeting("1", at(1))));
      const { pool } = fixture.service.database;
      const row = await pool<{ id: string; next_read_at: string }>("busy_feeds").where({ id }).first();
      expect(Date.parse(row?.next_read_at ?? "")).to.be.closeTo(Date.now() + 900_000, 30_000);
      await pool("busy_feeds").where({ id }).update({ next_read_at: pool.fn.now() });
      const hits = calendar.hits();
      await pool("jobs").where({ kind: "busy_feeds.due" }).update({ available_at: pool.fn.now() });
      await until(() => calendar.hits() > hits, "another request");
      const later = await pool<{ id: string; next_read_at: string }>("busy_feeds").where({ id }).first();
      expect(Date.parse(later?.next_read_at ?? "")).to.be.closeTo(Date.now() + 900_000, 30_000);
    });
  });
});
