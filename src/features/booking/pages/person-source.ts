import type { Services } from "../../../../generated/services.js";
import { type BookingSource, bookOnce, type BookOnceDeps } from "./booking-source.ts";

/** Dependencies of the pages of persons. */
export interface PersonSourceDeps extends BookOnceDeps {
  readonly bookings: Pick<Services["bookingPage"], "eventTypes" | "get" | "slots">;
}

/** Returns the path of a person's list of event types. */
export const personPath = (person: string): string => `/book/${person}`;

/** Returns an event type of a person as the source of a page. */
export function personSource(
  { bookings, ...deps }: PersonSourceDeps,
  { person, event }: { readonly person: string; readonly event: string },
): BookingSource {
  const address = { booking_slug: person, event_slug: event };
  return {
    path: `${personPath(person)}/${event}`,
    parent: personPath(person),
    page: (visitor) => bookings.get(visitor, address),
    country: () => deps.countries.ofPerson(person),
    slots: (visitor, range) => bookings.slots(visitor, { ...range, ...address }),
    book: bookOnce(deps, "bookingPage.book", address),
  };
}
