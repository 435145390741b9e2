import ical from "node-ical";

/** A property as parsed by the other library; an object if it has parameters. */
type Property = string | { readonly params: Readonly<Record<string, unknown>>; readonly val: string };

/** An event in a calendar file, as parsed by another library than the one that wrote it. */
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

/** Returns all events of a calendar file. */
export function foreignEvents(file: string): ForeignEvent[] {
  const found = Object.values(ical.sync.parseICS(file)) as readonly object[];
  return found.filter((part) => "type" in part && part.type === "VEVENT") as ForeignEvent[];
}

/** Returns the only event of a calendar file; throws if there are several. */
export function foreignEvent(file: string): ForeignEvent {
  const [event, ...more] = foreignEvents(file);
  if (event === undefined || more.length > 0) throw new Error(`${more.length + 1} events instead of one`);
  return event;
}

/** Returns the value of a property without its parameters. */
export const valueOf = (property: Property | undefined): string | undefined =>
  typeof property === "object" ? property.val : property;

/** Returns the addresses of all attendees. */
export function attendeesOf({ attendee = [] }: ForeignEvent): string[] {
  return [attendee].flat().map((one) => valueOf(one) ?? "");
}

/** Returns a calendar file with the given lines. */
export const calendarWith = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Elsewhere//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** Returns the lines of an event. */
export const eventLines = (uid: string, ...lines: string[]): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTAMP:20260101T000000Z",
  "SUMMARY:Something private",
  ...lines,
  "END:VEVENT",
];

/** Formats a UTC time for calendar files: 20260301T090000Z. */
export const basic = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A recurrence rule without any occurrence, so that a naive search never ends. */
export const endless = (start: string): string =>
  calendarWith(...eventLines("endless", `DTSTART:${start}`, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"));
