import ICAL from "ical.js";
import type { Locale } from "../../../base/contract/caller.ts";
import type { Download } from "../../../base/contract/operation.ts";
import type { EventStatus } from "./event.ts";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";

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

/** A property in jCal (RFC 7265 §3.4): name, parameters, type and value. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: "text" | "integer" | "date-time" | "cal-address",
  value: string | number,
];

/**
 * Returns the event as an iCalendar file (RFC 5545) with one VEVENT. Times are in UTC: every calendar shows them in its
 * own zone.
 */
export function toICalendar(event: CalendarEvent, content: CalendarContent): string {
  const { method } = content;
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", "-//Customer Relationship Service//Booking//EN"],
    ["calscale", {}, "text", "GREGORIAN"],
    ...(method === null ? [] : ([["method", {}, "text", method]] as const)),
  ];
  return `${ICAL.stringify(["vcalendar", properties, [["vevent", entry(event, content), []]]])}\r\n`;
}

function entry(event: CalendarEvent, content: CalendarContent): Property[] {
  const { method, locale, madeAt, description, location, organizer, attendees } = content;
  const text = (name: string, value: string): Property => [name, { language: locale }, "text", plain(value)];
  return [
    ["uid", {}, "text", event.ics_uid],
    ["sequence", {}, "integer", event.ics_sequence],
    ["dtstamp", {}, "date-time", instant(madeAt)],
    ["dtstart", {}, "date-time", instant(event.start_at)],
    ["dtend", {}, "date-time", instant(event.end_at)],
    ["status", {}, "text", method === "CANCEL" ? "CANCELLED" : STATUS[event.status]],
    ["transp", {}, "text", "OPAQUE"],
    text("summary", event.title),
    ...(description === "" ? [] : [text("description", description)]),
    ...(location === null ? [] : [text("location", location)]),
    ...(organizer === null ? [] : [person("organizer", organizer)]),
    ...attendees.map(attendeeOf),
  ];
}

function attendeeOf(attendee: CalendarAttendee): Property {
  return person("attendee", attendee, {
    cutype: "INDIVIDUAL",
    role: attendee.role === "primary" ? "REQ-PARTICIPANT" : "OPT-PARTICIPANT",
    partstat: attendee.response.toUpperCase().replace("_", "-"),
    rsvp: attendee.response === "needs_action" ? "TRUE" : "FALSE",
  });
}

function person(name: string, { email, name: called }: Mailbox, parameters: Property[1] = {}): Property {
  // A parameter cannot contain a quotation mark, and few calendars support the escape of RFC 6868.
  const cn = called === null ? {} : { cn: plain(called).replace(/\s+/g, " ").replaceAll('"', "'") };
  return [name, { ...cn, ...parameters }, "cal-address", `mailto:${plain(email).replace(/\s/g, "")}`];
}

/** Calendars have a resolution of one second. */
const instant = (text: string): string => `${new Date(text).toISOString().slice(0, 19)}Z`;

/** Removes control characters except line feeds, which the library escapes: others could end a line. */
const plain = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n]/gu, "");

/** An event as calendars on the web need it. */
interface CalendarLinkEvent {
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
}

/** The addresses that add an event to a calendar on the web. */
interface CalendarLinks {
  readonly google: string;
  /** Outlook.com, for private accounts. */
  readonly outlook: string;
  /** Microsoft 365, for accounts of organizations. */
  readonly office365: string;
}

/** Servers reject long addresses; percent encoding triples the length of some texts. */
const MAX_DESCRIPTION = 500;

/** Returns the links that open a calendar with a filled-in entry, which its user saves. */
export function calendarLinks({ title, description, location, start_at, end_at }: CalendarLinkEvent): CalendarLinks {
  const text = Array.from(description ?? "")
    .slice(0, MAX_DESCRIPTION)
    .join("");
  const [start, end] = [start_at, end_at].map((time) => new Date(time).toISOString());
  const google = {
    action: "TEMPLATE",
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: text,
    location: location ?? "",
  };
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start ?? "",
    enddt: end ?? "",
    body: text,
    location: location ?? "",
  };
  return {
    google: withQuery("https://calendar.google.com/calendar/render", google),
    outlook: withQuery("https://outlook.live.com/calendar/0/deeplink/compose", outlook),
    office365: withQuery("https://outlook.office.com/calendar/0/deeplink/compose", outlook),
  };
}

/** `2026-03-05T16:00:00.000Z` becomes `20260305T160000Z`. */
const compact = (time = ""): string => time.replace(/[-:]|\.\d+/g, "");

/** Outlook shows the `+` of form encoding, so spaces become `%20`. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== "");
  return `${address}?${entries.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&")}`;
}

/** Returns a calendar as a file to download. */
export function calendarFile(name: string, text: string): Download {
  return { content_type: "text/calendar; charset=utf-8", file_name: name, content: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
