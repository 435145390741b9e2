import { expect } from "chai";
import { problemsOf } from "../../support/booking/booking.ts";
import { at, FEEDS, iso, meeting, useCalendarFeeds } from "../../support/booking/calendar-feeds.ts";
import { basic, calendarWith, eventLines } from "../../support/booking/calendars.ts";
import { recordFactories } from "../../support/record-factories.ts";

const HOUR = 3_600_000;

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
        await Promise.all(refused.map(async (wrong) => problemsOf(await feeds.create({ url: wrong })))),
      ).to.deep.equal([
        [422, "/url url_scheme"],
        [422, "/url url_credentials"],
        [422, "/url url_not_public"],
        [422, "/url url_not_public"],
        [422, "/url url_scheme"],
      ]);
      expect((await feeds.create({ user_id: fixture.organization.owner.id }, member.caller)).status).to.equal(403);
      for (let count = 0; count < 10; count += 1) expect((await feeds.create({}, member.caller)).status).to.equal(201);
      expect(problemsOf(await feeds.create({}, member.caller))).to.deep.equal([422, "/user_id too_many"]);
      const theirs = (await feeds.create()).string("data.id");
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
