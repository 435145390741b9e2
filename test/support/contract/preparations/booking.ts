import { ALWAYS, slotAt } from "../../booking/booking.ts";
import type { World } from "../../world.ts";
import { asManager, canaryOf, nothing, type Preparations, withBody, withId } from "./preparation.ts";

const scheduleBody = (world: World): object => ({ name: `${canaryOf(world)} ${world.next()}` });
const schedule = async (world: World): Promise<string> => {
  // A user's first schedule is the default, which cannot be deleted while there are others.
  await world.owner.post("/v1/schedules", scheduleBody(world));
  return (await world.owner.post("/v1/schedules", scheduleBody(world))).string("data.id");
};
const deletedSchedule = async (world: World): Promise<string> => {
  const id = await schedule(world);
  await world.owner.delete(`/v1/schedules/${id}`);
  return id;
};
const eventTypeBody = (world: World): object => ({
  title: `${canaryOf(world)} ${world.next()}`,
  duration_minutes: 30,
  location: { type: "invitee_phone" },
});
const eventType = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/event-types", eventTypeBody(world))).string("data.id");
/** The week from tomorrow on, which contains slots on any weekday. */
const nextWeek = () => {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  return { from: inDays(1), to: inDays(8) };
};
const deletedEventType = async (world: World): Promise<string> => {
  const id = await eventType(world);
  await world.owner.delete(`/v1/event-types/${id}`);
  return id;
};
const FIVE_MINUTES = 300_000;
/** The body of a booking at an unused time. */
export const bookingBody = async (world: World): Promise<object> => {
  const hours = await world.owner.post("/v1/schedules", { ...ALWAYS, name: `${canaryOf(world)} ${world.next()}` });
  const type = await world.owner.post("/v1/event-types", {
    ...{ title: `${canaryOf(world)} ${world.next()}`, duration_minutes: 5, schedule_id: hours.string("data.id") },
    ...{ location: { type: "in_person", value: "Room 1" }, booking_window: { type: "unlimited" } },
  });
  return {
    event_type_id: type.string("data.id"),
    start_at: new Date(Date.parse(slotAt(0)) + world.next() * FIVE_MINUTES).toISOString(),
    invitee: { name: canaryOf(world), email: `${canaryOf(world)}.${world.next()}@invitee.example` },
  };
};
const event = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/events", await bookingBody(world))).string("data.id");

/** Prepared requests for schedules, event types and events. */
export const booking: Preparations = {
  "schedules.list": nothing,
  "schedules.create": withBody(scheduleBody),
  "schedules.get": withId(schedule),
  "schedules.update": asManager(withId(schedule, { weekly_hours: [] })),
  "schedules.delete": asManager(withId(schedule)),
  "schedules.restore": asManager(withId(deletedSchedule)),
  "eventTypes.list": nothing,
  "eventTypes.create": withBody(eventTypeBody),
  "eventTypes.get": withId(eventType),
  "eventTypes.update": asManager(withId(eventType, { duration_minutes: 45 })),
  "eventTypes.delete": asManager(withId(eventType)),
  "eventTypes.restore": asManager(withId(deletedEventType)),
  "eventTypes.slots": async (world) => ({ ...(await withId(eventType)(world)), query: nextWeek() }),
  "events.list": nothing,
  "events.create": async (world) => ({ body: await bookingBody(world) }),
  "events.get": withId(event),
  "events.ics": withId(event),
};
