import { personName } from "../../accounts/callers.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { type CalendarAttendee, type CalendarMethod, toICalendar } from "../rules/event-calendar.ts";
import { type Mailbox, readMailbox } from "../../../base/mail/rules/mailbox.ts";
import type { RenderedEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import type { NotificationDeps, EventSender } from "./notification.ts";

/** An event as a file for calendars. */
export interface EventCalendar {
  /** Null: a file to import, without a request to the recipient. */
  readonly method: CalendarMethod | null;
  readonly filename: string;
  readonly text: string;
}

/** An event with its hosts. */
export interface EventWithHosts {
  readonly deps: NotificationDeps;
  readonly sender: EventSender;
  readonly event: EventRecord;
  /** The first one is the organizer. */
  readonly hosts: readonly UserRecord[];
}

/** The person whose calendar the file is for. */
export type CalendarRecipient =
  | { readonly role: "invitee"; readonly invitee: InviteeRecord }
  /** The file names all invitees, and the recipient even if they no longer host the event. */
  | { readonly role: "host"; readonly host: UserRecord; readonly invitees: readonly InviteeRecord[] }
  /** A file to import: without invitees, so that the calendar does not send them messages. */
  | { readonly role: "colleague" };

/** The request to the recipient's calendar, and the texts of the entry. */
export interface CalendarOptions {
  readonly recipient: CalendarRecipient;
  readonly method: CalendarMethod | null;
  readonly rendered: RenderedEventMessage;
  readonly locale: Locale;
}

/** Returns the event as a calendar file for one recipient. */
export function eventCalendar(
  team: EventWithHosts,
  { recipient, method, rendered, locale }: CalendarOptions,
): EventCalendar {
  const { filename, description, location } = rendered;
  const organizer = organizerFor(team, recipient);
  const madeAt = new Date(team.deps.clock()).toISOString();
  const attendees = attendeesFor(team, recipient, organizer);
  const text = toICalendar(team.event, { method, locale, madeAt, description, location, organizer, attendees });
  return { method, filename, text };
}

/**
 * Returns the organizer: the first host. If there are reply addresses, the calendar of an invitee replies to a secret
 * address of its own, which proves that the reply belongs to this invitation.
 */
function organizerFor({ deps, sender, hosts: [first] }: EventWithHosts, recipient: CalendarRecipient): Mailbox {
  const { mailFrom, replyAddresses } = deps;
  const own = first ? mailboxOf(first) : { ...readMailbox(mailFrom), name: sender.organization.name };
  if (recipient.role !== "invitee" || replyAddresses === null) return own;
  return { name: own.name, email: replyAddresses.of(recipient.invitee.id) };
}

/**
 * Returns the attendees. A calendar accepts an invitation only if it names the owner (RFC 5546 §3.2.2). All hosts but
 * the organizer are attendees.
 */
function attendeesFor({ hosts }: EventWithHosts, recipient: CalendarRecipient, organizer: Mailbox): CalendarAttendee[] {
  const invitees =
    recipient.role === "invitee" ? [recipient.invitee] : recipient.role === "host" ? recipient.invitees : [];
  const team = recipient.role === "host" ? [...hosts, recipient.host] : hosts;
  const all = [...team.map((host) => ({ ...mailboxOf(host), ...HOST_ATTENDANCE })), ...invitees];
  const seen = new Set([organizer.email.toLowerCase()]);
  return all.filter(({ email }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()));
}

const HOST_ATTENDANCE = { role: "primary", response: "accepted" } as const;

const mailboxOf = (user: UserRecord): Mailbox => ({ name: personName(user), email: user.email });
