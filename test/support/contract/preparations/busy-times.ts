import { until } from "../../queue.ts";
import type { World } from "../../world.ts";
import { asManager, canaryOf, inAnHour, nothing, type Preparations, withBody, withId } from "./preparation.ts";

const busyTimeBody = (world: World): object => ({
  start_at: inAnHour(),
  end_at: new Date(Date.now() + 7_200_000).toISOString(),
  title: `${canaryOf(world)} ${String(world.next())}`,
});
const busyTime = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/busy-times", busyTimeBody(world))).string("data.id");

const FEEDS = "/v1/busy-times/feeds";
/** No server listens at this URL. */
const feedBody = (world: World): object => ({
  name: `${canaryOf(world)} ${String(world.next())}`,
  url: `https://127.0.0.2:8443/${canaryOf(world)}.ics`,
});
/** Deletes feeds, because a user can have at most ten. */
const makeRoom = async (world: World): Promise<void> => {
  for (const { id } of (await world.owner.get(`${FEEDS}?page_size=100`)).list("data").slice(4)) {
    await world.owner.delete(`${FEEDS}/${String(id)}`);
  }
};
/** A feed whose last fetch failed, so that no background job changes it. */
const feed = async (world: World): Promise<string> => {
  await makeRoom(world);
  const id = (await world.owner.post(FEEDS, feedBody(world))).string("data.id");
  await until(
    async () => (await world.owner.get(`${FEEDS}/${id}`)).at("data.status") === "failing",
    "the feed to be read",
  );
  return id;
};

/** Prepared requests for busy times and calendar feeds. */
export const busyTimes: Preparations = {
  "busyTimes.list": nothing,
  "busyTimes.create": withBody(busyTimeBody),
  "busyTimes.delete": asManager(withId(busyTime)),
  "busyFeeds.list": nothing,
  "busyFeeds.create": async (world) => {
    await makeRoom(world);
    return { body: feedBody(world) };
  },
  "busyFeeds.get": withId(feed),
  "busyFeeds.update": asManager(withId(feed, { name: "Another name" })),
  "busyFeeds.delete": asManager(withId(feed)),
  "busyFeeds.refresh": asManager(withId(feed)),
};
