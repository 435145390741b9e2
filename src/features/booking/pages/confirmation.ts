import { unicodeAddress } from "../../../base/platform/rules/unicode-address.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { fillTemplate, html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { type BookingPageTexts, bookingPageTexts } from "../texts/booking-page-texts.ts";
import { placeIn, takesPlace } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { calendarActions } from "./calendar-actions.ts";

/** A new booking. */
export interface Confirmation {
  readonly booking: Schemas["BookingReceipt"];
  readonly receipt: string;
  readonly locale: Locale;
  /** Address of the page on which the visitor can book again. */
  readonly again: string;
}

/** Renders the confirmation of a new booking. */
export function confirmation({ booking, receipt, locale, again }: Confirmation): Html {
  const { done } = bookingPageTexts(locale);
  const { status, invitee } = booking;
  const isOpen = status === "pending" || status === "confirmed";
  const text =
    isOpen && html`<p>${fillTemplate(done[status], { email: untrusted(unicodeAddress(invitee.email)) })}</p>`;
  return html`<h1>${done.titles[status]}</h1>
    ${text} ${booking.awaits_confirmation && guestsText(booking, done)} ${factsOf(booking, locale)}
    ${status === "confirmed" && calendarActions({ ...booking, receipt }, locale)}
    <p class="again"><a href="${again}">${done.again}</a></p>`;
}

/** The text about a request does not mention the message that its invitee has got. */
function guestsText(
  { status, invitee }: Schemas["BookingReceipt"],
  { requested, guests }: BookingPageTexts["done"],
): Html {
  const sent =
    status === "pending" && html`${fillTemplate(requested, { email: untrusted(unicodeAddress(invitee.email)) })} `;
  return html`<p>${sent}${guests}</p>`;
}

function factsOf(booking: Schemas["BookingReceipt"], locale: Locale): Html {
  const words = eventTexts(locale);
  const { done } = bookingPageTexts(locale);
  const { invitee, location, hosts } = booking;
  const facts = [
    [done.appointment, untrusted(booking.title)],
    [words.when, periodIn(booking, { locale, timezone: invitee.timezone })],
    [words.where, takesPlace(booking.status) ? placeOf(placeIn(location, words)) : null],
    [words.hosts, untrusted(hosts.map(({ name }) => name).join(", "))],
    [done.name, untrusted(invitee.name ?? "")],
  ] as const;
  const rows = facts.map(
    ([label, value]) =>
      value !== null &&
      html`<div>
        <dt>${label}</dt>
        <dd class="plain">${value}</dd>
      </div>`,
  );
  return html`<dl>${rows}</dl>`;
}

/** Renders a URL as a link. */
function placeOf(place: string | null): Html | null {
  if (place === null) return null;
  if (!/^https?:\/\/\S+$/.test(place)) return untrusted(place);
  return html`<a href="${place}" target="_blank" rel="noopener noreferrer">${place}</a>`;
}
