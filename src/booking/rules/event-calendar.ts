import ICAL from "ical.js";
import type { Locale } from "../../contract/caller.ts";
import type { EventStatus } from "./event-state.ts";
import type { Mailbox } from "../../mail/rules/mailbox.ts";

// A line has at most 75 bytes (RFC 5545 §3.1). The library does not count the space at the start of a continuation
// line.
ICAL.foldLength = 74;

/** The request to a calendar (RFC 5546 §3.2): add or update the event, or remove it. */
export type CalendarMethod = "REQUEST" | "CANCEL";

/** The fields of an event that calendars need. */
export interface CalendarEvent {
  /** Never changes, so that calendars update the entry instead of adding a second one. */
  readonly ics_uid: string;
  readonly ics_sequence: number;
  readonly title: string;
  readonly status: EventStatus;
  readonly start_at: string;
  readonly end_at: string;
}

/** A person named in the file. */
export interface CalendarAttendee {
  readonly name: string | null;
  readonly email: string;
  readonly role: "primary" | "guest";
  readonly response: "needs_action" | "accepted" | "declined" | "tentative";
}

/** Content of the file for one recipient. */
export interface CalendarContent {
  /** Null: a file to import. With METHOD:PUBLISH (RFC 5546 §3.2.1) it could not contain attendees. */
  readonly method: CalendarMethod | null;
  readonly locale: Locale;
  /** Creation time of the file, in RFC 3339. */
  readonly madeAt: string;
  /** Further facts, in the language of the recipient. */
  readonly description: string;
  readonly location: string | null;
  /** Null: not named, in a file for a person who does not know the organizer's address. */
  readonly organizer: Mailbox | null;
  /** Only those that the recipient may know of. */
  readonly attendees: readonly CalendarAttendee[];
}

const STATUS: Readonly<Record<EventStatus, string>> = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  declined: "CANCELLED",
  cancelled: "CANCELLED",
};

/**
 * Returns the event as an iCalendar file (RFC 5545) with one VEVENT. Times are in UTC: every calendar shows them in its
 * own zone.
 */
export function toICalendar(event: CalendarEvent, content: CalendarContent): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Customer Relationship Service//Booking//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  if (content.method !== null) calendar.addPropertyWithValue("method", content.method);
  calendar.addSubcomponent(entry(event, content));
  return `${calendar.toString()}\r\n`;
}

function entry(event: CalendarEvent, content: CalendarContent): ICAL.Component {
  const { method, locale, madeAt, description, location } = content;
  const vevent = new ICAL.Component("vevent");
  const text = (name: string, value: string): void => {
    vevent.addPropertyWithValue(name, plain(value)).setParameter("language", locale);
  };
  vevent.addPropertyWithValue("uid", event.ics_uid);
  vevent.addPropertyWithValue("sequence", event.ics_sequence);
  vevent.addPropertyWithValue("dtstamp", instant(madeAt));
  vevent.addPropertyWithValue("dtstart", instant(event.start_at));
  vevent.addPropertyWithValue("dtend", instant(event.end_at));
  vevent.addPropertyWithValue("status", method === "CANCEL" ? "CANCELLED" : STATUS[event.status]);
  vevent.addPropertyWithValue("transp", "OPAQUE");
  text("summary", event.title);
  if (description !== "") text("description", description);
  if (location !== null) text("location", location);
  addPeople(vevent, content);
  return vevent;
}

function addPeople(vevent: ICAL.Component, { organizer, attendees }: CalendarContent): void {
  if (organizer !== null) addPerson(vevent, "organizer", organizer);
  for (const attendee of attendees) {
    const property = addPerson(vevent, "attendee", attendee);
    property.setParameter("cutype", "INDIVIDUAL");
    property.setParameter("role", attendee.role === "primary" ? "REQ-PARTICIPANT" : "OPT-PARTICIPANT");
    property.setParameter("partstat", attendee.response.toUpperCase().replace("_", "-"));
    property.setParameter("rsvp", attendee.response === "needs_action" ? "TRUE" : "FALSE");
  }
}

function addPerson(vevent: ICAL.Component, name: string, { email, name: called }: Mailbox): ICAL.Property {
  const property = vevent.addPropertyWithValue(name, `mailto:${plain(email).replace(/\s/g, "")}`);
  // A parameter cannot contain a quotation mark, and few calendars support the escape of RFC 6868.
  if (called !== null) property.setParameter("cn", plain(called).replace(/\s+/g, " ").replaceAll('"', "'"));
  return property;
}

/** Calendars have a resolution of one second. */
function instant(text: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(text), true);
}

/** Removes control characters except line feeds, which the library escapes: others could end a line. */
const plain = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
