import type { World } from "../../world.ts";
import { bookingBody } from "./booking.ts";
import { canaryOf, type Prepare, type Preparations } from "./preparation.ts";

/** A time without bookings. */
const IN_A_YEAR = 366 * 86_400_000;

const booked = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/events", await bookingBody(world))).string("data.id");

/** Sets columns of a new event to a state that no API call can produce immediately. */
async function turned(world: World, columns: object): Promise<string> {
  const id = await booked(world);
  await world.service.database.pool("events").where({ id }).update(columns);
  return id;
}
const pending = (world: World): Promise<string> => turned(world, { status: "pending" });
const over = (world: World): Promise<string> =>
  turned(world, { start_at: "2026-01-05T09:00:00Z", end_at: "2026-01-05T09:30:00Z" });

const of =
  (make: (world: World) => Promise<string>, body?: object): Prepare =>
  async (world) => ({ parameters: { id: await make(world) }, ...(body && { body }) });

const guest = (world: World): object => ({ email: `${canaryOf(world)}.${world.next()}@guest.example` });

/** Prepared requests for actions on events. */
export const eventActions: Preparations = {
  "events.update": of(booked, { title: "Changed" }),
  "events.reschedule": async (world) => {
    const id = await booked(world);
    const start = Date.parse((await world.owner.get(`/v1/events/${id}`)).string("data.start_at"));
    return { parameters: { id }, body: { start_at: new Date(start + IN_A_YEAR).toISOString() } };
  },
  "events.confirm": of(pending),
  "events.decline": of(pending),
  "events.cancel": of(booked, { reason: "Ill" }),
  "events.noShow": of(over, { host_no_show: true }),
  "events.invitees": of(booked),
  "events.addInvitee": async (world) => ({ parameters: { id: await booked(world) }, body: guest(world) }),
  "events.removeInvitee": async (world) => {
    const id = await booked(world);
    const added = await world.owner.post(`/v1/events/${id}/invitees`, guest(world));
    return { parameters: { id, invitee_id: added.string("data.id") } };
  },
};
