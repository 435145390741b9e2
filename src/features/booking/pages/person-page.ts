import type { BookingPageService, Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import type { Middleware } from "../../../adapters/http/middleware.ts";
import { type PublicPage, publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { pageLocale } from "../../../base/platform/pages/language.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { fillTemplate, html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { offeredDurations } from "../rules/event-type.ts";
import { bookingPageTexts } from "../texts/booking-page-texts.ts";
import { paragraphs } from "./booking-view.ts";
import { personPath } from "./booking-source.ts";

/** Dependencies of the list of a person's event types. */
interface PersonPageDeps extends Pick<PublicPage<string>, "rateLimiter" | "onError"> {
  readonly bookings: Pick<BookingPageService, "eventTypes">;
}

/** Event types change rarely. */
const MAX_AGE_SECONDS = 60;

/** Serves `/book/{person}`: the event types that visitors can book. */
export function personPage({ bookings, ...deps }: PersonPageDeps): Middleware {
  return publicPage({
    name: "bookingPage.person",
    path: "/book/{person}",
    parameters: ["person"],
    methods: ["GET", "HEAD"],
    ...deps,
    async handle(visit) {
      const { person: booking_slug } = visit.parameters;
      const person = await bookings.eventTypes(visit.visitor, { booking_slug });
      const locale = pageLocale(visit.response, person.locale);
      const { organization: brand } = person;
      const content = page({
        locale,
        title: fill(bookingPageTexts(locale).person, { name: person.name }),
        brand,
        audience: "public",
        body: eventTypeList(person, locale, visit),
        url: personPath(booking_slug),
        embedders: brand.embed_origins,
        maxAge: MAX_AGE_SECONDS,
      });
      send(visit.response, content);
    },
  });
}

function eventTypeList(
  { name, event_types }: Schemas["BookingPages"],
  locale: Locale,
  visit: PublicVisit<"person">,
): Html {
  const texts = bookingPageTexts(locale);
  const items = event_types.map((eventType) => {
    const href = visit.address(`${personPath(visit.parameters.person)}/${eventType.slug}`);
    return html`<li>
      <h2><a href="${href}">${untrusted(eventType.title)}</a></h2>
      <p class="quiet">
        ${offeredDurations(eventType).map((minutes, index) => [index > 0 && " · ", fill(texts.minutes, { minutes })])}
      </p>
      ${paragraphs(eventType.description)}
    </li>`;
  });
  return html`<h1>${fillTemplate(texts.person, { name: untrusted(name) })}</h1>
    ${
      items.length === 0
        ? html`<p>${texts.nothing}</p>`
        : html`<ul class="list">
            ${items}
          </ul>`
    }`;
}
