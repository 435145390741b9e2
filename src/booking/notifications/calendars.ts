import { personName } from "../../accounts/callers.ts";
import type { Locale } from "../../contract/caller.ts";
import { type CalendarAttendee, type CalendarMethod, calendarOf } from "../rules/event-calendar.ts";
import { type Mailbox, readMailbox } from "../../mail/rules/mailbox.ts";
import type { RenderedEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import type { EventMailDeps, EventSender } from "./notification.ts";

/** An event as a file for calendars. */
export interface EventCalendar {
  /** Null: a file to import, without a request to the recipient. */
  readonly method: CalendarMethod | null;
  readonly filename: string;
  readonly text: string;
}

/** An event with its hosts. */
export interface EventTeam {
  readonly deps: EventMailDeps;
  readonly sender: EventSender;
  readonly event: EventRecord;
  /** The first one is the organizer. */
  readonly hosts: readonly UserRecord[];
}

/** The person whose calendar the file is for. */
export type CalendarReader =
  | { readonly role: "invitee"; readonly invitee: InviteeRecord }
  /** The file names all invitees, and the recipient even if they no longer host the event. */
  | { readonly role: "host"; readonly host: UserRecord; readonly invitees: readonly InviteeRecord[] }
  /** A file to import: without invitees, so that the calendar does not send them messages. */
  | { readonly role: "colleague" };

/** The request to the recipient's calendar, and the texts of the entry. */
export interface CalendarChoices {
  readonly reader: CalendarReader;
  readonly method: CalendarMethod | null;
  readonly written: RenderedEventMessage;
  readonly locale: Locale;
}

/** Returns the event as a calendar file for one recipient. */
export function eventCalendar(team: EventTeam, { reader, method, written, locale }: CalendarChoices): EventCalendar {
  const { filename, description, location } = written;
  const organizer = organizerFor(team, reader);
  const madeAt = new Date(team.deps.clock()).toISOString();
  const attendees = attendeesFor(team, reader, organizer);
  const text = calendarOf(team.event, { method, locale, madeAt, description, location, organizer, attendees });
  return { method, filename, text };
}

/**
 * Returns the organizer: the first host. If there are reply addresses, the calendar of an invitee replies to a secret
 * address of its own, which proves that the reply belongs to this invitation.
 */
function organizerFor({ deps, sender, hosts: [first] }: EventTeam, reader: CalendarReader): Mailbox {
  const { mailFrom, replyAddresses } = deps;
  const own = first ? mailboxOf(first) : { ...readMailbox(mailFrom), name: sender.organization.name };
  if (reader.role !== "invitee" || replyAddresses === null) return own;
  return { name: own.name, email: replyAddresses.of(reader.invitee.id) };
}

/**
 * Returns the attendees. A calendar accepts an invitation only if it names the owner (RFC 5546 §3.2.2). All hosts but
 * the organizer are attendees.
 */
function attendeesFor({ hosts }: EventTeam, reader: CalendarReader, organizer: Mailbox): CalendarAttendee[] {
  const invitees = reader.role === "invitee" ? [reader.invitee] : reader.role === "host" ? reader.invitees : [];
  const team = reader.role === "host" ? [...hosts, reader.host] : hosts;
  const all = [...team.map((host) => ({ ...mailboxOf(host), ...HOSTING })), ...invitees];
  const seen = new Set([organizer.email.toLowerCase()]);
  return all.filter(({ email }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()));
}

const HOSTING = { role: "primary", response: "accepted" } as const;

const mailboxOf = (user: UserRecord): Mailbox => ({ name: personName(user), email: user.email });
