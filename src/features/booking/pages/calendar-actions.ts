import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { calendarLinks } from "../rules/calendar-links.ts";
import { bookingPageTexts } from "../texts/booking-page-texts.ts";
import { placeIn } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";

/** A booking, with the receipt that opens its calendar file. */
interface CalendarBooking extends Pick<
  Schemas["BookingReceipt"],
  "title" | "description" | "location" | "start_at" | "end_at"
> {
  readonly receipt: string;
}

/** Renders the links that add a booking to a calendar. Calendars on the web refuse frames, so they open in a new tab. */
export function calendarActions({ receipt, ...booking }: CalendarBooking, locale: Locale): Html {
  const { done } = bookingPageTexts(locale);
  const links = calendarLinks({ ...booking, location: placeIn(booking.location, eventTexts(locale)) });
  const services = (["google", "outlook", "office365"] as const).map(
    (name) => html`<a class="button" href="${links[name]}" target="_blank" rel="noopener noreferrer">${done[name]}</a>`,
  );
  return html`<section class="calendars">
    <h2>${done.calendar}</h2>
    <div class="actions">
      <a class="button" href="/v1/public/bookings/${receipt}/calendar">${done.file}</a>
      ${services}
    </div>
  </section>`;
}
