import { ALWAYS, slotAt } from "../../booking/booking.ts";
import { hostTokenFor } from "../../booking/page-visits.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, type Prepare, type Preparations } from "./preparation.ts";

/** Creates an event type that can be booked at any half hour; returns its id and its slug. */
async function eventType(tenant: Tenant, body: object): Promise<{ id: string; slug: string }> {
  const schedule_id = (await tenant.owner.post("/v1/schedules", ALWAYS)).string("data.id");
  const created = await tenant.owner.post("/v1/event-types", {
    slug: `team-${tenant.next()}`,
    title: canaryOf(tenant),
    duration_minutes: 30,
    schedule_id,
    location: { type: "in_person", value: "Room 1" },
    min_notice_minutes: 0,
    booking_window: { type: "unlimited" },
    ...body,
  });
  return { id: created.string("data.id"), slug: created.string("data.slug") };
}

async function page(tenant: Tenant): Promise<{ organization_slug: string; event_slug: string }> {
  const { slug } = await eventType(tenant, { assignment: "round_robin" });
  const organization_slug = (await tenant.owner.get("/v1/organization")).string("data.slug");
  return { organization_slug, event_slug: slug };
}

/** Months ahead, so that it does not conflict with other preparations. */
const request = (tenant: Tenant) => ({
  start_at: slotAt(15_000 + tenant.next()),
  invitee: { name: "Ada Lovelace", email: `ada.${tenant.next()}@visitors.example` },
});

/** Books an event that has to be confirmed and returns the token of the link in the message to the host. */
async function link(tenant: Tenant): Promise<{ token: string }> {
  const { id } = await eventType(tenant, { requires_confirmation: true });
  await tenant.owner.post("/v1/events", { event_type_id: id, ...request(tenant) });
  const email = (await tenant.owner.get("/v1/me")).string("data.user.email");
  return { token: await hostTokenFor(tenant.service, email) };
}

const onPage =
  (more: object = {}): Prepare =>
  async (tenant) => ({ parameters: await page(tenant), ...more });

const byLink =
  (body: object = {}): Prepare =>
  async (tenant) => ({ parameters: await link(tenant), ...body });

/** Prepared requests of visitors of team pages, and of hosts with a link. */
export const teamPage: Preparations = {
  "teamPage.get": onPage(),
  "teamPage.slots": onPage({ query: { from: slotAt(0), to: slotAt(48) } }),
  "teamPage.book": async (tenant) => ({ parameters: await page(tenant), body: request(tenant) }),
  "hostDecisions.get": byLink(),
  "hostDecisions.confirm": byLink({ body: {} }),
  "hostDecisions.decline": byLink({ body: { reason: "Away" } }),
  "hostDecisions.slots": byLink({ query: { from: slotAt(0), to: slotAt(48) } }),
  "hostDecisions.reschedule": async (tenant) => ({
    parameters: await link(tenant),
    body: { start_at: request(tenant).start_at },
  }),
  "hostDecisions.cancel": byLink({ body: { reason: "Ill" } }),
};
