import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { bookingPageTexts } from "../texts/booking-page-texts.ts";
import type { BookingSource } from "./booking-source.ts";

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
