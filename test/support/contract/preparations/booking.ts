import { ALWAYS, slotAt } from "../../booking/booking.ts";
import type { Tenant } from "../../tenant.ts";
import { asManager, canaryOf, type Preparations, withBody, withId, created, deleted, unique } from "./preparation.ts";

const scheduleBody = (tenant: Tenant): object => ({ name: unique(tenant) });
const schedule = async (tenant: Tenant): Promise<string> => {
  // A user's first schedule is the default, which cannot be deleted while there are others.
  await tenant.owner.post("/v1/schedules", scheduleBody(tenant));
  return (await tenant.owner.post("/v1/schedules", scheduleBody(tenant))).string("data.id");
};
const deletedSchedule = deleted("/v1/schedules", schedule);
const eventTypeBody = (tenant: Tenant): object => ({
  title: unique(tenant),
  duration_minutes: 30,
  location: { type: "invitee_phone" },
});
const eventType = created("/v1/event-types", eventTypeBody);
/** The week from tomorrow on, which contains slots on any weekday. */
const nextWeek = () => {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  return { from: inDays(1), to: inDays(8) };
};
const deletedEventType = deleted("/v1/event-types", eventType);
const FIVE_MINUTES = 300_000;
/** The body of a booking at an unused time. */
export const bookingBody = async (tenant: Tenant): Promise<object> => {
  const hours = await tenant.owner.post("/v1/schedules", { ...ALWAYS, name: unique(tenant) });
  const type = await tenant.owner.post("/v1/event-types", {
    title: unique(tenant),
    duration_minutes: 5,
    schedule_id: hours.string("data.id"),
    location: { type: "in_person", value: "Room 1" },
    booking_window: { type: "unlimited" },
  });
  return {
    event_type_id: type.string("data.id"),
    start_at: new Date(Date.parse(slotAt(0)) + tenant.next() * FIVE_MINUTES).toISOString(),
    invitee: { name: canaryOf(tenant), email: `${canaryOf(tenant)}.${tenant.next()}@invitee.example` },
  };
};
const event = created("/v1/events", bookingBody);

/** Prepared requests for schedules, event types and events. */
export const booking: Preparations = {
  "schedules.create": withBody(scheduleBody),
  "schedules.get": withId(schedule),
  "schedules.update": asManager(withId(schedule, { weekly_hours: [] })),
  "schedules.delete": asManager(withId(schedule)),
  "schedules.restore": asManager(withId(deletedSchedule)),
  "eventTypes.create": withBody(eventTypeBody),
  "eventTypes.get": withId(eventType),
  "eventTypes.update": asManager(withId(eventType, { duration_minutes: 45 })),
  "eventTypes.delete": asManager(withId(eventType)),
  "eventTypes.restore": asManager(withId(deletedEventType)),
  "eventTypes.slots": async (tenant) => ({ ...(await withId(eventType)(tenant)), query: nextWeek() }),
  "events.create": async (tenant) => ({ body: await bookingBody(tenant) }),
  "events.get": withId(event),
};
