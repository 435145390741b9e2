import ical from "node-ical";

/** A property as the other library reads it: with parameters where it has some. */
type Property = string | { readonly params: Readonly<Record<string, unknown>>; readonly val: string };

/** What a library that is not the one that wrote it finds in a calendar file. */
export interface ForeignEvent {
  readonly uid: string;
  readonly sequence: number | string;
  readonly method: string;
  readonly status: string;
  readonly start: Date;
  readonly end: Date;
  readonly dtstamp: Date;
  readonly summary: Property;
  readonly description?: Property;
  readonly location?: Property;
  readonly organizer: Property;
  readonly attendee?: Property | readonly Property[];
}

/** All events of a calendar file. */
export function foreignEvents(file: string): ForeignEvent[] {
  const found = Object.values(ical.sync.parseICS(file)) as readonly object[];
  return found.filter((part) => "type" in part && part.type === "VEVENT") as ForeignEvent[];
}

/** The only event of a calendar file. */
export function foreignEvent(file: string): ForeignEvent {
  const [event, ...more] = foreignEvents(file);
  if (event === undefined || more.length > 0) throw new Error(`${more.length + 1} events instead of one`);
  return event;
}

/** A property's value without its parameters. */
export const valueOf = (property: Property | undefined): string | undefined =>
  typeof property === "object" ? property.val : property;

/** Addresses of those who are named as attendees. */
export function attendeesOf({ attendee = [] }: ForeignEvent): string[] {
  return [attendee].flat().map((one) => valueOf(one) ?? "");
}
