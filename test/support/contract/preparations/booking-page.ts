import { ALWAYS, slotAt } from "../../booking/booking.ts";
import { tokenFor } from "../../booking/page-visits.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, type Prepare, type Preparations } from "./preparation.ts";

/** Creates an event type that can be booked at any half hour; returns the parameters of its page. */
async function page(tenant: Tenant): Promise<{ booking_slug: string; event_slug: string }> {
  const [booking_slug, event_slug] = [canaryOf(tenant), `visit-${tenant.next()}`];
  await tenant.owner.put("/v1/me", { booking_slug });
  const schedule_id = (await tenant.owner.post("/v1/schedules", ALWAYS)).string("data.id");
  await tenant.owner.post("/v1/event-types", {
    slug: event_slug,
    title: canaryOf(tenant),
    duration_minutes: 30,
    schedule_id,
    min_notice_minutes: 0,
    location: { type: "in_person", value: "Room 1" },
    booking_window: { type: "unlimited" },
  });
  return { booking_slug, event_slug };
}

/** Months ahead, so that it does not conflict with other preparations. */
const nextStart = (tenant: Tenant): string => slotAt(5_000 + tenant.next());

const request = (tenant: Tenant) => ({
  start_at: nextStart(tenant),
  invitee: { name: "Ada Lovelace", email: `ada.${tenant.next()}@visitors.example` },
});

/** Books an event and returns the token of the link in the message. */
async function link(tenant: Tenant): Promise<{ token: string }> {
  const { booking_slug, event_slug } = await page(tenant);
  const body = request(tenant);
  await tenant.owner.post(`/v1/public/${booking_slug}/${event_slug}/events`, body);
  return { token: await tokenFor(tenant.service, body.invitee.email) };
}

const range = { from: slotAt(0), to: slotAt(48) };

const onPage =
  (more: object = {}): Prepare =>
  async (tenant) => ({ parameters: await page(tenant), ...more });

const byLink =
  (make: (tenant: Tenant) => object = () => ({})): Prepare =>
  async (tenant) => ({ parameters: await link(tenant), ...make(tenant) });

/** Books an event and returns its receipt. */
async function receipt(tenant: Tenant): Promise<{ parameters: { token: string } }> {
  const { booking_slug, event_slug } = await page(tenant);
  const booked = await tenant.owner.post(`/v1/public/${booking_slug}/${event_slug}/events`, request(tenant));
  return { parameters: { token: booked.string("data.receipt") } };
}

/** Prepared requests of visitors. */
export const bookingPage: Preparations = {
  "bookingPage.eventTypes": async (tenant) => ({ parameters: { booking_slug: (await page(tenant)).booking_slug } }),
  "bookingPage.get": onPage(),
  "bookingPage.slots": onPage({ query: range }),
  "bookingPage.book": async (tenant) => ({ parameters: await page(tenant), body: request(tenant) }),
  "bookingPage.booking": byLink(),
  "bookingPage.newSlots": byLink(() => ({ query: range })),
  "bookingPage.receipt": receipt,
  "bookingPage.calendar": receipt,
  "bookingPage.confirm": byLink(),
  "bookingPage.respond": byLink(() => ({ body: { response: "tentative" } })),
  "bookingPage.reschedule": byLink((tenant) => ({ body: { start_at: nextStart(tenant) } })),
  "bookingPage.cancel": byLink(() => ({ body: { reason: "Ill" } })),
};
