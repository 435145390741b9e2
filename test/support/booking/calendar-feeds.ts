import type { ServerResponse } from "node:http";
import { expect } from "chai";
import { createEgress } from "../../../src/base/net/egress.ts";
import type { Caller } from "../caller.ts";
import { useFixture } from "../fixture.ts";
import { until } from "../queue.ts";
import { listenHttp, PUBLIC, type Listener } from "../webhooks/listener.ts";
import type { Answer } from "../wire.ts";
import { basic, eventLines } from "./calendars.ts";

/** The path of calendar feeds. */
export const FEEDS = "/v1/busy-times/feeds";

const HOUR = 3_600_000;
const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 12 * HOUR;

/** Returns a time the given number of days after today at noon. */
export const at = (days: number, hours = 0): number => noon + days * 86_400_000 + hours * HOUR;

export const iso = (moment: number): string => new Date(moment).toISOString();

/** Returns the lines of a meeting of one hour. */
export const meeting = (uid: string, start: number, ...more: string[]): string[] =>
  eventLines(uid, `DTSTART:${basic(start)}`, `DTEND:${basic(start + HOUR)}`, ...more);

type Reply = (response: ServerResponse, path: string) => void;

/** Starts a service and a server of calendars at a public address, and returns functions for feeds that read from it. */
export function useCalendarFeeds() {
  const fixture = useFixture({ egress: createEgress({ allowHttp: true, allowedSubnets: [PUBLIC] }) });
  let calendar: Listener;
  let reply: Reply;
  before(async () => {
    calendar = await listenHttp((request, response) => reply(response, request.url ?? ""), PUBLIC);
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
  const answers = (next: Reply): void => {
    reply = next;
  };
  const says = (text: string): void => {
    answers((response) => void response.writeHead(200, { "Content-Type": "text/calendar" }).end(text));
  };
  const becomes = async (id: string, status: string): Promise<Answer> => {
    await until(async () => (await get(id)).at("data.status") === status, status);
    return await get(id);
  };
  const jobs = async (id: string): Promise<number> =>
    (await fixture.service.database.pool("jobs").whereRaw("payload ->> 'feed_id' = ?", [id])).length;
  return {
    fixture,
    url,
    create,
    get,
    remove,
    /** Sets the calendar that the server returns. */
    says,
    /** Sets the response of the server. */
    answers,
    hits: (): number => calendar.hits(),
    becomes,
    /** Creates a feed and waits until it was read. */
    feed: async (text: string): Promise<string> => {
      says(text);
      const id = (await create()).string("data.id");
      await becomes(id, "ok");
      return id;
    },
    /** Lets the service read the feed again, and waits for the end. */
    again: async (id: string): Promise<void> => {
      const hits = calendar.hits();
      expect((await fixture.crm.post(`${FEEDS}/${id}/refresh`)).status).to.equal(202);
      await until(() => calendar.hits() > hits, "another request");
      await until(async () => (await jobs(id)) === 0, "the end of the reading");
    },
    /** Returns start and end of the feed's periods. */
    periods: async (id: string): Promise<unknown[]> =>
      (await fixture.crm.get(`/v1/busy-times?feed_id=${id}&sort=start_at&page_size=100`))
        .list("data")
        .map(({ start_at, end_at }) => [start_at, end_at]),
  };
}
