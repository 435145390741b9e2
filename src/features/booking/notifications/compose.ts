import type { Schemas } from "../../../../generated/services.js";
import { personName } from "../../accounts/callers.ts";
import { displayName } from "../../accounts/rules/display-name.ts";
import { type MutableEmail, wantsEmail } from "../../accounts/rules/mutable-email.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { CalendarMethod } from "../rules/event-calendar.ts";
import { isTold, waitingGuests } from "../rules/waiting-guests.ts";
import { linksEnd } from "../rules/event.ts";
import { occupiesHosts } from "../rules/event-state.ts";
import { canReceiveEmail } from "../rules/anonymized-invitee.ts";
import { brandingOf, brandOf } from "../../emails/brand.ts";
import type { EmailBrand } from "../../../base/mail/rules/email-layout.ts";
import { labelledAnswers } from "../rules/labelled-answers.ts";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";
import type { EventGuest, EventMessage, EventMessageKind, HostMessageKind, RenderedEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { type CalendarRecipient, eventCalendar, type EventCalendar, type EventWithHosts } from "./calendars.ts";
import type { NotificationDeps, EventNotification, EventSender } from "./notification.ts";

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
