/** Calls that book, as the API and the tools name them. */
const BOOKINGS: ReadonlySet<string> = new Set(["events.create", "bookingPage.book", "create_event"]);

/** The turn of those who book this event type. */
export const turnOf = (eventType: string): string => `booking:${eventType.toLowerCase()}`;

/** The turn of a call whose transaction begins before its service is asked; undefined for one that waits for nobody. */
export function turnOfCall(name: string, given: unknown): string | undefined {
  if (!BOOKINGS.has(name)) return undefined;
  const { event_type_id: id, booking_slug, event_slug } = given as Readonly<Record<string, unknown>>;
  return turnOf(typeof id === "string" ? id : `${String(booking_slug)}/${String(event_slug)}`);
}
