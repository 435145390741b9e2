import { until } from "../../queue.ts";
import type { Tenant } from "../../tenant.ts";
import { asManager, canaryOf, inAnHour, type Preparations, withBody, withId, created, unique } from "./preparation.ts";

const busyTimeBody = (tenant: Tenant): object => ({
  start_at: inAnHour(),
  end_at: new Date(Date.now() + 7_200_000).toISOString(),
  title: unique(tenant),
});
const busyTime = created("/v1/busy-times", busyTimeBody);

const FEEDS = "/v1/busy-times/feeds";
/** No server listens at this URL. */
const feedBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  url: `https://127.0.0.2:8443/${canaryOf(tenant)}.ics`,
});
/** Deletes feeds, because a user can have at most ten. */
const makeRoom = async (tenant: Tenant): Promise<void> => {
  for (const { id } of (await tenant.owner.get(`${FEEDS}?page_size=100`)).list("data").slice(4)) {
    await tenant.owner.delete(`${FEEDS}/${String(id)}`);
  }
};
/** A feed whose last fetch failed, so that no background job changes it. */
const feed = async (tenant: Tenant): Promise<string> => {
  await makeRoom(tenant);
  const id = (await tenant.owner.post(FEEDS, feedBody(tenant))).string("data.id");
  await until(
    async () => (await tenant.owner.get(`${FEEDS}/${id}`)).at("data.status") === "failing",
    "the feed to be read",
  );
  return id;
};

/** Prepared requests for busy times and calendar feeds. */
export const busyTimes: Preparations = {
  "busyTimes.create": withBody(busyTimeBody),
  "busyTimes.delete": asManager(withId(busyTime)),
  "busyFeeds.create": async (tenant) => {
    await makeRoom(tenant);
    return { body: feedBody(tenant) };
  },
  "busyFeeds.get": withId(feed),
  "busyFeeds.update": asManager(withId(feed, { name: "Another name" })),
  "busyFeeds.delete": asManager(withId(feed)),
  "busyFeeds.refresh": asManager(withId(feed)),
};
