import type { BookingPageService } from "../../../../generated/services.js";
import type { Download } from "../../../base/contract/download.ts";
import { notFound } from "../../../base/platform/rules/errors.ts";
import { toICalendar } from "../rules/event-calendar.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { placeIn } from "../texts/event-place.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { isInvited } from "../events/record.ts";
import { type BookingPageDeps, findBooking, loadBookingView } from "./links.ts";
import { isCurrent } from "./receipt-token.ts";
import { type BookingView, shownReceipt } from "./views.ts";

type Receipts = Pick<BookingPageService, "receipt" | "calendar">;

/** Returns the operations for the person who made a booking, who cannot change it. */
export function receipts(deps: BookingPageDeps): Receipts {
  return {
    receipt: async (_visitor, { token }) => shownReceipt(await findReceipt(deps, token)),
    calendar: async (_visitor, { token }) => calendarOf(await findReceipt(deps, token)),
  };
}

/** Throws the same `not_found` for every receipt that is no longer valid. */
async function findReceipt(deps: BookingPageDeps, token: string): Promise<BookingView> {
  const target = deps.links.verify("receipt", token, deps.clock());
  if (target === null) throw notFound();
  const booking = await findBooking(deps, deps.store, target);
  if (!isInvited(booking.invitee) || !isCurrent(target, booking.event)) throw notFound();
  return await loadBookingView(deps, booking);
}

/** Returns a file without people's addresses: the person who imports it may not have access to the invitation. */
function calendarOf(view: BookingView): Download {
  const { title, description, hosts, location, invitee, organization } = shownReceipt(view);
  const texts = eventTexts(invitee.locale);
  const { ics_uid, ics_sequence, status, start_at, end_at } = view.event;
  const names = hosts.map(({ name }) => name).join(", ");
  const facts = [fill(texts.fact, { label: texts.hosts, value: `${names} (${organization.name})` }), description];
  const text = toICalendar(
    { ics_uid, ics_sequence, title, status, start_at, end_at },
    {
      method: null,
      locale: invitee.locale,
      madeAt: new Date(view.now).toISOString(),
      description: facts.filter((fact) => fact !== null).join("\n\n"),
      location: placeIn(location, texts),
      organizer: null,
      attendees: [],
    },
  );
  return { content_type: "text/calendar; charset=utf-8", file_name: `${texts.file}.ics`, content: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
