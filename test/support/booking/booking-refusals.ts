import { CALL } from "./booking.ts";
import { operationOf } from "../contract/document.ts";
import { prepare } from "../contract/prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "../contract/refusal.ts";
import { sendPrepared } from "../contract/requests.ts";
import type { Answer } from "../wire.ts";
import type { Tenant } from "../tenant.ts";

/** Ways in which a slot becomes unavailable. */
const booked =
  (operationId: string): Refusal =>
  async (tenant) => {
    const prepared = await prepare(operationId, tenant);
    await sendPrepared(operationOf(operationId), prepared);
    return await sendPrepared(operationOf(operationId), prepared);
  };

/** Ways to get a 409 from booking operations; concurrent bookings with the same key wait for each other. */
export const bookingConflicts: Readonly<Record<string, Refusal>> = {
  "schedules.update": async (tenant) => {
    const prepared = await prepare("schedules.update", tenant);
    await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: true } });
    return await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: false } });
  },
  "schedules.delete": async (tenant) => {
    const prepared = await prepare("schedules.delete", tenant);
    await tenant.owner.post("/v1/event-types", { ...CALL, schedule_id: prepared.parameters["id"] });
    return await sendPrepared(operationOf("schedules.delete"), prepared);
  },
  "busyTimes.delete": async (tenant) => {
    const prepared = await prepare("busyTimes.delete", tenant);
    const { id = "" } = prepared.parameters;
    const feed_id = (await prepare("busyFeeds.get", tenant)).parameters["id"];
    await tenant.service.database.pool("busy_times").where({ id }).update({ feed_id });
    return await sendPrepared(operationOf("busyTimes.delete"), prepared);
  },
  "eventTypes.update": async (tenant) => {
    const slug = `taken-${tenant.next()}`;
    await tenant.owner.post("/v1/event-types", { ...CALL, slug });
    return await twisted("eventTypes.update", tenant, { slug });
  },
  "events.create": booked("events.create"),
  "bookingPage.book": booked("bookingPage.book"),
  "teamPage.book": booked("teamPage.book"),
  "events.update": async (tenant) => {
    const prepared = await prepare("events.cancel", tenant);
    await sendPrepared(operationOf("events.cancel"), prepared);
    return await sendPrepared(operationOf("events.update"), prepared, { body: { title: "Too late" } });
  },
  "events.removeInvitee": async (tenant) => {
    const prepared = await prepare("events.removeInvitee", tenant);
    const { id = "" } = prepared.parameters;
    await sendPrepared(operationOf("events.removeInvitee"), prepared);
    const [last] = (await tenant.owner.get(`/v1/events/${id}/invitees`)).list("data");
    return await tenant.owner.delete(`/v1/events/${id}/invitees/${String(last?.["id"])}`);
  },
  "bookingPage.newSlots": async (tenant) => {
    const prepared = await prepare("bookingPage.newSlots", tenant);
    await sendPrepared(operationOf("bookingPage.cancel"), { ...prepared, query: {} });
    return await sendPrepared(operationOf("bookingPage.newSlots"), prepared);
  },
  "hostDecisions.slots": async (tenant) => {
    const prepared = await prepare("hostDecisions.slots", tenant);
    await sendPrepared(operationOf("hostDecisions.cancel"), { ...prepared, query: {} });
    return await sendPrepared(operationOf("hostDecisions.slots"), prepared);
  },
};

/** Ways to get a 422 from booking operations. */
export const bookingImpossibilities: Readonly<Record<string, Refusal>> = {
  "schedules.update": (tenant) =>
    twisted("schedules.update", tenant, {
      weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }],
    }),
  "busyFeeds.update": (tenant) => twisted("busyFeeds.update", tenant, { url: "https://127.0.0.1/private.ics" }),
  "eventTypes.update": (tenant) => twisted("eventTypes.update", tenant, { schedule_id: UNKNOWN_ID }),
  "bookingPage.slots": (tenant) => notOffered("bookingPage.slots", tenant),
  "teamPage.slots": (tenant) => notOffered("teamPage.slots", tenant),
  "events.update": (tenant) => twisted("events.update", tenant, { opportunity_id: UNKNOWN_ID }),
  "bookingPage.newSlots": (tenant) => notOffered("bookingPage.newSlots", tenant),
  "hostDecisions.slots": (tenant) => notOffered("hostDecisions.slots", tenant),
  "bookingPage.cancel": (tenant) => twisted("bookingPage.cancel", tenant, { reason: "See https://offers.example" }),
};

async function notOffered(id: string, tenant: Tenant): Promise<Answer> {
  const prepared = await prepare(id, tenant);
  return await sendPrepared(operationOf(id), prepared, { query: "duration_minutes=45" });
}
