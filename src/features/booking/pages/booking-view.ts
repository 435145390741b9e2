import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { bookingPageTexts } from "../texts/booking-page-texts.ts";
import type { BookingSource } from "./booking-source.ts";
import { calendarLinks } from "../rules/event-calendar.ts";
import { placeIn, eventTexts } from "../texts/event-texts.ts";
import { readFileSync } from "node:fs";
import { staticFile } from "../../../base/platform/pages/static-files.ts";

/** The page of an event type as one visitor sees it. */
export interface BookingView {
  readonly source: Pick<BookingSource, "path" | "parent">;
  readonly page: Schemas["BookingPage"];
  readonly locale: Locale;
  readonly timezone: string;
  /** In minutes. */
  readonly duration: number;
  /** The visitor's choice of time zone and duration, which links keep. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Returns the address of a page in the language of the visit. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

/** Returns the address of this page with a query and the visitor's choices. */
export function addressOf({ address, source, chosen }: BookingView, query: Readonly<Record<string, string>>): string {
  return address(source.path, { ...query, ...chosen });
}

/** Renders the title of the event type, its hosts, duration and place, and its description. */
export function bookingHeader({ page, locale, duration }: BookingView): Html {
  const texts = bookingPageTexts(locale);
  const names = page.hosts.map(({ name }) => name).join(", ");
  const facts = [
    fill(texts.minutes, { minutes: duration }),
    ...(names === "" ? [] : [fill(texts.with, { names })]),
    texts.places[page.location.type],
  ];
  return html`<h1>${untrusted(page.title)}</h1>
    <p class="quiet">${facts.map((fact, index) => [index > 0 && " · ", untrusted(fact)])}</p>
    ${paragraphs(page.description)}`;
}

/** Renders a text of several lines. */
export function paragraphs(text: string | null): Html | null {
  if (text === null || text === "") return null;
  return html`<p>${text.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}</p>`;
}

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

/** A labeled value; without a value it is not shown. */
export type Fact = readonly [label: string, value: string | null];

/** Renders labeled values as a list. */
export function factList(facts: readonly Fact[]): Html {
  const shown = facts.filter(([, value]) => value !== null && value.trim() !== "");
  return html`<dl>
    ${shown.map(
      ([label, value]) =>
        html`<div>
          <dt>${untrusted(label)}</dt>
          <dd class="plain">${valueOf(value ?? "")}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Renders a URL as a link, other texts line by line. */
function valueOf(value: string): Html {
  if (/^https?:\/\/\S+$/.test(value)) return html`<a href="${value}" rel="noreferrer">${value}</a>`;
  return html`${value.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}`;
}

/** Returns a text of a form without control characters except line feeds, shortened to the limit. */
export function formText(form: URLSearchParams, name: string, limit: number): string {
  const text = form.get(name) ?? "";
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
  return plain.slice(0, limit).toWellFormed();
}

/** The script of the booking pages, which also work without it. */
export const bookingScript = staticFile(
  "booking",
  "js",
  readFileSync(new URL("./browser/booking.js", import.meta.url), "utf8"),
);
