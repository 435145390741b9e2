import type { World } from "../world.ts";
import { canaryOf, nothing, type Prepare, type Preparations, withBody, withId } from "./preparation.ts";

const eventTypeBody = (world: World): object => ({
  title: `${canaryOf(world)} ${world.next()}`,
  duration_minutes: 30,
  location: { type: "invitee_phone" },
});
const eventType = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/event-types", eventTypeBody(world))).string("data.id");
const deletedEventType = async (world: World): Promise<string> => {
  const id = await eventType(world);
  await world.owner.delete(`/v1/event-types/${id}`);
  return id;
};
/** What belongs to others is a manager's. */
const asManager =
  (prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs: ["members:manage"] });

/** How to prepare requests about schedules, event types and events. */
export const booking: Preparations = {
  "eventTypes.list": nothing,
  "eventTypes.create": withBody(eventTypeBody),
  "eventTypes.get": withId(eventType),
  "eventTypes.update": asManager(withId(eventType, { duration_minutes: 45 })),
  "eventTypes.delete": asManager(withId(eventType)),
  "eventTypes.restore": asManager(withId(deletedEventType)),
};
