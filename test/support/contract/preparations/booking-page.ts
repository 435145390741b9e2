import { ALWAYS, slotAt } from "../../booking/booking.ts";
import { tokenFor } from "../../booking/visits.ts";
import type { World } from "../../world.ts";
import { canaryOf, type Prepare, type Preparations } from "./preparation.ts";

/** Creates an event type that can be booked at any half hour; returns the parameters of its page. */
async function page(world: World): Promise<{ booking_slug: string; event_slug: string }> {
  const [booking_slug, event_slug] = [canaryOf(world), `visit-${world.next()}`];
  await world.owner.put("/v1/me", { booking_slug });
  const schedule_id = (await world.owner.post("/v1/schedules", ALWAYS)).string("data.id");
  await world.owner.post("/v1/event-types", {
    ...{ slug: event_slug, title: canaryOf(world), duration_minutes: 30, schedule_id, min_notice_minutes: 0 },
    ...{ location: { type: "in_person", value: "Room 1" }, booking_window: { type: "unlimited" } },
  });
  return { booking_slug, event_slug };
}

/** Months ahead, so that it does not conflict with other preparations. */
const nextStart = (world: World): string => slotAt(5_000 + world.next());

const request = (world: World) => ({
  start_at: nextStart(world),
  invitee: { name: "Ada Lovelace", email: `ada.${world.next()}@visitors.example` },
});

/** Books an event and returns the token of the link in the message. */
async function link(world: World): Promise<{ token: string }> {
  const { booking_slug, event_slug } = await page(world);
  const body = request(world);
  await world.owner.post(`/v1/public/${booking_slug}/${event_slug}/events`, body);
  return { token: await tokenFor(world.service, body.invitee.email) };
}

const range = { from: slotAt(0), to: slotAt(48) };

const onPage =
  (more: object = {}): Prepare =>
  async (world) => ({ parameters: await page(world), ...more });

const byLink =
  (make: (world: World) => object = () => ({})): Prepare =>
  async (world) => ({ parameters: await link(world), ...make(world) });

/** Prepared requests of visitors. */
export const bookingPage: Preparations = {
  "bookingPage.get": onPage(),
  "bookingPage.slots": onPage({ query: range }),
  "bookingPage.book": async (world) => ({ parameters: await page(world), body: request(world) }),
  "bookingPage.booking": byLink(),
  "bookingPage.newSlots": byLink(() => ({ query: range })),
  "bookingPage.respond": byLink(() => ({ body: { response: "tentative" } })),
  "bookingPage.reschedule": byLink((world) => ({ body: { start_at: nextStart(world) } })),
  "bookingPage.cancel": byLink(() => ({ body: { reason: "Ill" } })),
};
