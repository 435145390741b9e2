import type { Caller, Visitor } from "../contract/caller.ts";

/** Calls that book, as the API and the tools name them. */
const BOOKINGS: ReadonlySet<string> = new Set(["events.create", "bookingPage.book", "create_event"]);

/** The turn of those of an organization who book this event type: no other organization makes them wait. */
export const turnOf = ({ organization }: Pick<Caller, "organization">, eventType: string): string =>
  `booking:${organization.id}:${eventType.toLowerCase()}`;

/** The turn of a call whose transaction begins before its service is asked; undefined for one that waits for nobody. */
export function turnOfCall(name: string, caller: Caller | Visitor, given: unknown): string | undefined {
  if (!BOOKINGS.has(name)) return undefined;
  const { event_type_id, booking_slug, event_slug } = given as Readonly<Record<string, unknown>>;
  if ("organization" in caller) return turnOf(caller, String(event_type_id));
  return `booking:${String(booking_slug)}/${String(event_slug)}`;
}
