import type { Tenant } from "../../tenant.ts";
import { bookingBody } from "./booking.ts";
import { canaryOf, type Prepare, type Preparations, created } from "./preparation.ts";

/** A time without bookings. */
const IN_A_YEAR = 366 * 86_400_000;

const booked = created("/v1/events", bookingBody);

/** Sets columns of a new event to a state that no API call can produce immediately. */
async function turned(tenant: Tenant, columns: object): Promise<string> {
  const id = await booked(tenant);
  await tenant.service.database.pool("events").where({ id }).update(columns);
  return id;
}
const pending = (tenant: Tenant): Promise<string> => turned(tenant, { status: "pending" });
const over = (tenant: Tenant): Promise<string> =>
  turned(tenant, { start_at: "2026-01-05T09:00:00Z", end_at: "2026-01-05T09:30:00Z" });

const of =
  (make: (tenant: Tenant) => Promise<string>, body?: object): Prepare =>
  async (tenant) => ({ parameters: { id: await make(tenant) }, ...(body && { body }) });

const guest = (tenant: Tenant): object => ({ email: `${canaryOf(tenant)}.${tenant.next()}@guest.example` });

/** Prepared requests for actions on events. */
export const eventActions: Preparations = {
  "events.update": of(booked, { title: "Changed" }),
  "events.reschedule": async (tenant) => {
    const id = await booked(tenant);
    const start = Date.parse((await tenant.owner.get(`/v1/events/${id}`)).string("data.start_at"));
    return { parameters: { id }, body: { start_at: new Date(start + IN_A_YEAR).toISOString() } };
  },
  "events.confirm": of(pending),
  "events.decline": of(pending),
  "events.cancel": of(booked, { reason: "Ill" }),
  "events.noShow": of(over, { host_no_show: true }),
  "events.history": of(booked),
  "events.invitees": of(booked),
  "events.addInvitee": async (tenant) => ({ parameters: { id: await booked(tenant) }, body: guest(tenant) }),
  "events.removeInvitee": async (tenant) => {
    const id = await booked(tenant);
    const added = await tenant.owner.post(`/v1/events/${id}/invitees`, guest(tenant));
    return { parameters: { id, invitee_id: added.string("data.id") } };
  },
};
