import type { Links } from "../../../base/platform/links.ts";
import type { PublicMail } from "../../../base/mail/public-mail.ts";
import type { Verp } from "../../../base/mail/verp.ts";
import type { CallerOrganization, Caller, Locale } from "../../../base/contract/caller.ts";
import type {
  EventMessageKind,
  HostMessageKind,
  RenderEventMessage,
  EventGuest,
  EventMessage,
  RenderedEventMessage,
} from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { Sender } from "../../email/emails.ts";
import type { Schemas } from "../../../../generated/services.js";
import { personName } from "../../accounts/callers.ts";
import { displayName, type MutableEmail, wantsEmail } from "../../accounts/rules/users.ts";
import { type CalendarMethod, type CalendarAttendee, toICalendar } from "../rules/event-calendar.ts";
import { isTold, waitingGuests, canReceiveEmail } from "../rules/invitees.ts";
import { linksEnd, occupiesHosts } from "../rules/event.ts";
import { brandingOf, brandOf } from "../../email/brand.ts";
import type { EmailBrand } from "../../../base/mail/rules/email-layout.ts";
import { labelledAnswers } from "../rules/booking-questions.ts";
import { type Mailbox, readMailbox } from "../../../base/mail/rules/mailbox.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";

/** Dependencies of notifications about events. */
export interface NotificationDeps {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly links: Links;
  /** Public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
  /** Sender of messages: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  readonly renderEventMessage: RenderEventMessage;
  /** Addresses for the replies of invitees' calendars, by invitee id; null: calendars reply to the host. */
  readonly replyAddresses: Verp | null;
  /** Limits the messages that invitees without an account cause. */
  readonly publicMail: PublicMail;
}

/** The sender of notifications; every caller qualifies. */
export interface EventSender extends Sender {
  readonly organization: Pick<CallerOrganization, "id" | "name" | "default_locale" | "timezone">;
  /** The client's address; absent if no request causes the notification. */
  readonly address?: string;
}

/** A notification about an event. */
export interface EventNotification {
  /** `invited` becomes `requested` for a pending event. */
  readonly kind: Exclude<EventMessageKind, "requested">;
  /** Kind of the message to hosts, if it differs. */
  readonly hostKind?: Exclude<HostMessageKind, "requested">;
  /** The current event. */
  readonly event: EventRecord;
  /** Its type, if it has been read before. */
  readonly eventType?: EventTypeRecord;
  /** The users to notify as hosts and the branding, if they have been read before. */
  readonly team?: Awaited<ReturnType<Repositories["users"]["amongWithBranding"]>> | undefined;
  /** Its time before it was rescheduled. */
  readonly before?: { readonly start_at: string; readonly end_at: string };
  readonly reason?: string | null;
  /** The invitees to notify; default: all invitees. */
  readonly invitees?: readonly InviteeRecord[];
  /** The invitees shown to hosts; default: `invitees`, or all if that is empty. */
  readonly about?: readonly InviteeRecord[];
  /** The users to notify as hosts; default: all hosts. */
  readonly hostIds?: readonly string[];
}

/** A message to one person, with its calendar entry. */
export interface EventMessageDraft {
  /** The host to whom the message goes; null: it goes to an invitee. */
  readonly host: Schemas["EventHost"] | null;
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly message: RenderedEventMessage;
  readonly calendar: EventCalendar | null;
}

/** Method for the entry in an invitee's calendar; null: no entry is sent. */
const METHODS: Readonly<Record<EventMessageKind, CalendarMethod | null>> = {
  requested: "REQUEST",
  invited: "REQUEST",
  confirmed: "REQUEST",
  declined: "CANCEL",
  rescheduled: "REQUEST",
  cancelled: "CANCEL",
  removed: "CANCEL",
  left: "CANCEL",
  updated: "REQUEST",
  reminder: null,
};

/** For a host the entry stays when an invitee leaves. */
const HOST_METHODS: Readonly<Record<HostMessageKind, CalendarMethod | null>> = {
  ...METHODS,
  left: "REQUEST",
  joined: "REQUEST",
  accepted: "REQUEST",
  refused: "REQUEST",
  tentative: "REQUEST",
};

/** Composes the messages about an event lazily: one to each invitee, then one to each active host who wants it. */
export async function composeEventMessages(
  tx: Repositories,
  deps: NotificationDeps,
  sender: EventSender,
  notification: EventNotification,
): Promise<Iterable<EventMessageDraft>> {
  const context = await loadContext(tx, deps, sender, notification);
  const notified = context.named(notification.hostIds ?? notification.event.hosts.map(({ user_id }) => user_id));
  const kind = EMAIL_KINDS[hostKindOf(notification)] ?? "bookings";
  return composeAll(
    context,
    notified.filter((host) => host.status === "active" && wantsEmail(host, kind)),
  );
}

/** Hosts can turn these off separately from the other messages about bookings. */
const EMAIL_KINDS: Partial<Readonly<Record<HostMessageKind, MutableEmail>>> = {
  requested: "booking_requests",
  reminder: "booking_reminders",
};

function* composeAll(context: NotificationContext, hosts: readonly UserRecord[]): Generator<EventMessageDraft> {
  for (const invitee of context.invitees.filter(isTold)) yield draftForInvitee(context, invitee);
  for (const host of hosts) yield draftForHost(context, host);
}

/** Returns the event as a file for the caller's calendar, even if the caller is not a host. */
export async function publishedCalendar(
  tx: Repositories,
  deps: NotificationDeps,
  caller: Caller,
  event: EventRecord,
): Promise<EventCalendar> {
  const context = await loadContext(tx, deps, caller, { kind: "confirmed", event });
  const { locale } = caller.user;
  const recipient = {
    role: "host",
    kind: "confirmed",
    name: null,
    locale,
    timezone: caller.organization.timezone,
  } as const;
  const rendered = deps.renderEventMessage({ ...commonFields(context), ...hostFields(context), ...recipient });
  return eventCalendar(context, { recipient: { role: "colleague" }, method: null, rendered, locale });
}

async function loadContext(
  tx: Repositories,
  deps: NotificationDeps,
  sender: EventSender,
  notification: EventNotification,
): Promise<NotificationContext> {
  const { event, hostIds = [] } = notification;
  const all = event.invitees.filter(({ cancelled_at }) => cancelled_at === null).filter(canReceiveEmail);
  const invitees = notification.invitees?.filter(canReceiveEmail) ?? all;
  const orgId = sender.organization.id;
  const ids = event.hosts.map(({ user_id }) => user_id);
  const { users: people, branding } =
    notification.team ?? (await tx.users.amongWithBranding(orgId, [...new Set([...ids, ...hostIds])]));
  const named: NotificationContext["named"] = (some) =>
    some.map((id) => people.find((user) => user.id === id)).filter((user) => user !== undefined);
  const type = notification.eventType ?? (await tx.eventTypes.getAny(orgId, event.event_type_id));
  const guests = notification.about ?? (invitees.length > 0 ? invitees : all);
  const brand = brandOf(sender.organization, branding ?? (await brandingOf(tx, orgId)));
  const questions = type?.questions ?? [];
  return { deps, sender, event, notification, brand, hosts: named(ids), invitees, guests, questions, named };
}

interface NotificationContext extends EventWithHosts {
  readonly notification: EventNotification;
  readonly brand: EmailBrand;
  readonly invitees: readonly InviteeRecord[];
  /** The invitees named in messages to hosts; all invitees if the notification is not about particular ones. */
  readonly guests: readonly InviteeRecord[];
  /** Returns the users with these ids, in this order. */
  readonly named: (ids: readonly string[]) => UserRecord[];
  /** The questions that the invitees answered. */
  readonly questions: Parameters<typeof labelledAnswers>[0];
}

/** Composes the message to an invitee, without other invitees, answers and internal notes. */
function draftForInvitee(context: NotificationContext, invitee: InviteeRecord): EventMessageDraft {
  const { event, hosts, notification } = context;
  const { name, email, locale, timezone } = invitee;
  const kind = notification.kind === "invited" && event.status === "pending" ? "requested" : notification.kind;
  const link = METHODS[kind] === "CANCEL" ? null : bookingLink(context, invitee);
  const message = {
    ...commonFields(context),
    role: "invitee",
    kind,
    name,
    locale,
    timezone,
    guests: [],
    link,
    confirm: link !== null && waitingGuests(event.invitees, invitee).length > 0 ? `${link}?step=confirm` : null,
  } as const;
  const envelope = { to: { name, email }, replyTo: hosts[0]?.email ?? null };
  return composeDraft(context, message, {
    ...envelope,
    method: METHODS[kind],
    recipient: { role: "invitee", invitee },
  });
}

function draftForHost(context: NotificationContext, host: UserRecord): EventMessageDraft {
  const { sender, event, notification, guests } = context;
  const { default_locale, timezone } = sender.organization;
  const kind = hostKindOf(notification);
  const message = {
    ...commonFields(context),
    ...hostFields(context),
    link: hostLink(context, host),
    pending: event.status === "pending",
    role: "host",
    kind,
    name: host.first_name,
    locale: host.locale ?? default_locale,
    timezone: host.timezone ?? timezone,
  } as const;
  const envelope = { to: { name: personName(host), email: host.email }, replyTo: guests[0]?.email ?? null };
  const invitees = event.invitees.filter(({ cancelled_at }) => cancelled_at === null);
  return composeDraft(context, message, {
    ...envelope,
    method: HOST_METHODS[kind],
    recipient: { role: "host", host, invitees },
  });
}

const hostKindOf = ({ kind, hostKind = kind, event }: EventNotification): HostMessageKind =>
  hostKind === "invited" && event.status === "pending" ? "requested" : hostKind;

/** Hosts see the invitees. The entries in calendars, which colleagues see, have no link. */
function hostFields(context: NotificationContext): Pick<EventMessage, "guests" | "link" | "confirm"> {
  return { guests: context.guests.map((guest) => guestOf(context, guest)), link: null, confirm: null };
}

function commonFields({ sender, event, notification, hosts, brand }: NotificationContext) {
  const { before = null, reason = null } = notification;
  return {
    organization: sender.organization.name,
    brand,
    title: event.title,
    description: event.description,
    time: event,
    before,
    reason,
    place: event.location,
    hosts: hosts.map((host) => displayName(host) ?? sender.organization.name),
  } as const;
}

function guestOf({ questions }: NotificationContext, { name, email, phone, answers }: InviteeRecord): EventGuest {
  return { name, email, phone, answers: labelledAnswers(questions, answers) };
}

interface Envelope {
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly method: CalendarMethod | null;
  readonly recipient: CalendarRecipient;
}

function composeDraft(
  context: NotificationContext,
  message: EventMessage,
  { to, replyTo, method, recipient }: Envelope,
): EventMessageDraft {
  const rendered = context.deps.renderEventMessage(message);
  const options = { recipient, method, rendered, locale: message.locale };
  return {
    host: recipient.role === "host" ? { user_id: recipient.host.id, name: personName(recipient.host) } : null,
    to,
    replyTo,
    message: rendered,
    calendar: method && eventCalendar(context, options),
  };
}

/** Returns the link with which an invitee responds, reschedules and cancels. */
function bookingLink({ deps, sender, event }: NotificationContext, { id }: InviteeRecord): string {
  const target = { org_id: sender.organization.id, event_id: event.id, invitee_id: id };
  const token = deps.links.sign("booking", target, linksEnd(event));
  return `${deps.baseUrl}/a/${token}`;
}

/**
 * Returns the link with which a host opens, reschedules and cancels an event, and confirms or declines a pending one;
 * null for former hosts and for events that do not take place.
 */
function hostLink({ deps, sender, event }: NotificationContext, { id }: UserRecord): string | null {
  if (!occupiesHosts(event.status) || !event.hosts.some(({ user_id }) => user_id === id)) return null;
  const target = { org_id: sender.organization.id, event_id: event.id, user_id: id };
  return `${deps.baseUrl}/h/${deps.links.sign("host_decision", target, linksEnd(event))}`;
}

/** An event as a file for calendars. */
interface EventCalendar {
  /** Null: a file to import, without a request to the recipient. */
  readonly method: CalendarMethod | null;
  readonly filename: string;
  readonly text: string;
}

/** An event with its hosts. */
interface EventWithHosts {
  readonly deps: NotificationDeps;
  readonly sender: EventSender;
  readonly event: EventRecord;
  /** The first one is the organizer. */
  readonly hosts: readonly UserRecord[];
}

/** The person whose calendar the file is for. */
type CalendarRecipient =
  | { readonly role: "invitee"; readonly invitee: InviteeRecord }
  /** The file names all invitees, and the recipient even if they no longer host the event. */
  | { readonly role: "host"; readonly host: UserRecord; readonly invitees: readonly InviteeRecord[] }
  /** A file to import: without invitees, so that the calendar does not send them messages. */
  | { readonly role: "colleague" };

/** The request to the recipient's calendar, and the texts of the entry. */
interface CalendarOptions {
  readonly recipient: CalendarRecipient;
  readonly method: CalendarMethod | null;
  readonly rendered: RenderedEventMessage;
  readonly locale: Locale;
}

/** Returns the event as a calendar file for one recipient. */
function eventCalendar(team: EventWithHosts, { recipient, method, rendered, locale }: CalendarOptions): EventCalendar {
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
