import { CALL } from "./booking.ts";
import { operationOf } from "../contract/document.ts";
import { prepare } from "../contract/prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "../contract/refusal.ts";
import { sendPrepared } from "../contract/requests.ts";
import type { Answer } from "../wire.ts";
import type { World } from "../world.ts";

/** Ways in which a slot becomes unavailable. */
const booked =
  (operationId: string): Refusal =>
  async (world) => {
    const prepared = await prepare(operationId, world);
    await sendPrepared(operationOf(operationId), prepared);
    return await sendPrepared(operationOf(operationId), prepared);
  };

/** Ways to get a 409 from booking operations; concurrent bookings with the same key wait for each other. */
export const bookingConflicts: Readonly<Record<string, Refusal>> = {
  "schedules.update": async (world) => {
    const prepared = await prepare("schedules.update", world);
    await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: true } });
    return await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: false } });
  },
  "schedules.delete": async (world) => {
    const prepared = await prepare("schedules.delete", world);
    await world.owner.post("/v1/event-types", { ...CALL, schedule_id: prepared.parameters["id"] });
    return await sendPrepared(operationOf("schedules.delete"), prepared);
  },
  "busyTimes.delete": async (world) => {
    const prepared = await prepare("busyTimes.delete", world);
    const { id = "" } = prepared.parameters;
    const feed_id = (await prepare("busyFeeds.get", world)).parameters["id"];
    await world.service.database.pool("busy_times").where({ id }).update({ feed_id });
    return await sendPrepared(operationOf("busyTimes.delete"), prepared);
  },
  "eventTypes.update": async (world) => {
    const slug = `taken-${world.next()}`;
    await world.owner.post("/v1/event-types", { ...CALL, slug });
    return await twisted("eventTypes.update", world, { slug });
  },
  "events.create": booked("events.create"),
  "bookingPage.book": booked("bookingPage.book"),
  "events.update": async (world) => {
    const prepared = await prepare("events.cancel", world);
    await sendPrepared(operationOf("events.cancel"), prepared);
    return await sendPrepared(operationOf("events.update"), prepared, { body: { title: "Too late" } });
  },
  "events.removeInvitee": async (world) => {
    const prepared = await prepare("events.removeInvitee", world);
    const { id = "" } = prepared.parameters;
    await sendPrepared(operationOf("events.removeInvitee"), prepared);
    const [last] = (await world.owner.get(`/v1/events/${id}/invitees`)).list("data");
    return await world.owner.delete(`/v1/events/${id}/invitees/${String(last?.["id"])}`);
  },
  "bookingPage.newSlots": async (world) => {
    const prepared = await prepare("bookingPage.newSlots", world);
    await sendPrepared(operationOf("bookingPage.cancel"), { ...prepared, query: {} });
    return await sendPrepared(operationOf("bookingPage.newSlots"), prepared);
  },
};

/** Ways to get a 422 from booking operations. */
export const bookingImpossibilities: Readonly<Record<string, Refusal>> = {
  "schedules.update": (world) =>
    twisted("schedules.update", world, {
      weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }],
    }),
  "busyFeeds.update": (world) => twisted("busyFeeds.update", world, { url: "https://127.0.0.1/private.ics" }),
  "eventTypes.update": (world) => twisted("eventTypes.update", world, { schedule_id: UNKNOWN_ID }),
  "bookingPage.slots": (world) => notOffered("bookingPage.slots", world),
  "events.update": (world) => twisted("events.update", world, { opportunity_id: UNKNOWN_ID }),
  "bookingPage.newSlots": (world) => notOffered("bookingPage.newSlots", world),
};

async function notOffered(id: string, world: World): Promise<Answer> {
  const prepared = await prepare(id, world);
  return await sendPrepared(operationOf(id), prepared, { query: "duration_minutes=45" });
}
