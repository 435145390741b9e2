import type { Schemas } from "../../../../generated/services.js";
import type { CallerOrganization } from "../../../base/contract/caller.ts";
import { type EventTime, minutesOf, type EventAction, possibleEventActions, INVITEES_SHOWN } from "../rules/event.ts";
import { waitingGuests } from "../rules/invitees.ts";
import { labelledAnswers } from "../rules/booking-questions.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { isInvited } from "../events/record.ts";

/** Public views list every field by name, so that a new field of a record does not become public by accident. */

/** The organization and the hosts of an event type. */
interface PageView {
  readonly organization: CallerOrganization;
  /** The organization as visitors see it. */
  readonly publicly: Schemas["PublicOrganization"];
  readonly hosts: readonly UserRecord[];
}

/** Returns the public view of an event type. */
export function shownPage(
  eventType: EventTypeRecord,
  { organization, publicly, hosts }: PageView,
): Schemas["BookingPage"] {
  return {
    title: eventType.title,
    description: eventType.description,
    hosts: hosts.map((host) => shownHost(host, organization)),
    location: { type: eventType.location.type },
    duration_minutes: eventType.duration_minutes,
    duration_options: eventType.duration_options,
    questions: eventType.questions,
    max_guests: eventType.max_guests,
    min_notice_minutes: eventType.min_notice_minutes,
    booking_window: eventType.booking_window,
    requires_confirmation: eventType.requires_confirmation,
    seats: eventType.seats,
    locale: eventType.locale ?? organization.default_locale,
    timezone: organization.timezone,
    organization: publicly,
  };
}

/** Returns the public view of a person and of their published event types. */
export function shownPages(
  owner: UserRecord,
  eventTypes: readonly EventTypeRecord[],
  { organization, publicly }: Pick<PageView, "organization" | "publicly">,
): Schemas["BookingPages"] {
  return {
    name: shownHost(owner, organization).name,
    event_types: eventTypes.map(({ slug, title, description, duration_minutes, duration_options }) => ({
      slug,
      title,
      description,
      duration_minutes,
      duration_options,
    })),
    locale: owner.locale ?? organization.default_locale,
    organization: publicly,
  };
}

/** An event, one of its invitees, and its hosts. */
export interface BookingView {
  readonly organization: CallerOrganization;
  /** The organization as visitors see it. */
  readonly publicly: Schemas["PublicOrganization"];
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
  readonly hosts: readonly UserRecord[];
  /** Path of the page on which the event type can be booked; null if there is none. */
  readonly pagePath: string | null;
  readonly receipt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns the view of an event for one invitee: without the other invitees and without internal fields. A removed
 * invitee sees the time as of their removal, and no location.
 */
export function shownBooking(view: BookingView): Schemas["Booking"] {
  const { organization, publicly, event, invitee, hosts, pagePath, receipt, now } = view;
  const { name, email, phone, timezone, locale, response, answers } = invitee;
  const time = timeFor(event, invitee);
  return {
    status: isInvited(invitee) ? event.status : "cancelled",
    title: event.title,
    description: event.description,
    ...time,
    duration_minutes: minutesOf(time),
    hosts: hosts.map((host) => shownHost(host, organization)),
    location: shownLocation(event, invitee),
    invitee: { name, email, phone, timezone, locale, response },
    answers,
    possible_actions: possibleActionsFor(event, invitee, now),
    page_path: pagePath,
    receipt,
    awaits_confirmation: awaitsConfirmation(event, invitee, now),
    organization: publicly,
  };
}

/** Returns the view of a booking for the person who made it. */
export function shownReceipt(view: BookingView): Schemas["BookingReceipt"] {
  const { status, title, description, start_at, end_at, duration_minutes, hosts, location, invitee, ...others } =
    shownBooking(view);
  const { awaits_confirmation, organization } = others;
  const { name, email, timezone, locale } = invitee;
  return {
    status,
    title,
    description,
    start_at,
    end_at,
    duration_minutes,
    hosts,
    awaits_confirmation,
    organization,
    // A host can correct the number later.
    location: location.type === "invitee_phone" ? { type: location.type, value: null } : location,
    invitee: { name, email, timezone, locale },
  };
}

/** Whether guests of the invitee wait for the confirmation of the booking, and it is still possible. */
const awaitsConfirmation = (event: EventRecord, invitee: InviteeRecord, now: number): boolean =>
  isInvited(invitee) &&
  possibleEventActions(event, now).includes("cancel") &&
  waitingGuests(event.invitees, invitee).length > 0;

/** Whether others have booked the event too. Then an invitee cannot reschedule it. */
export const isShared = ({ invitees }: EventRecord, { id }: InviteeRecord): boolean =>
  invitees.some((other) => other.id !== id && other.role === "primary" && isInvited(other));

function possibleActionsFor(
  event: EventRecord,
  invitee: InviteeRecord,
  now: number,
): Schemas["Booking"]["possible_actions"] {
  if (!isInvited(invitee)) return [];
  const possible = possibleEventActions(event, now);
  const can = (action: EventAction): boolean => possible.includes(action);
  return [
    ...(can("cancel") ? (["respond"] as const) : []),
    ...(can("reschedule") && !isShared(event, invitee) ? (["reschedule"] as const) : []),
    ...(can("cancel") ? (["cancel"] as const) : []),
  ];
}

/** Returns the time of the event; for a removed invitee, the time as of their removal. */
function timeFor({ start_at, end_at, history }: EventRecord, { cancelled_at }: InviteeRecord): EventTime {
  const next = history.find(({ changed_at }) => cancelled_at !== null && changed_at > cancelled_at);
  return next ? { start_at: next.start_at, end_at: next.end_at } : { start_at, end_at };
}

/** The phone number of the first invitee is not shown to the others. */
function shownLocation({ location }: EventRecord, invitee: InviteeRecord): Schemas["EventLocation"] {
  const { phone } = invitee;
  if (!isInvited(invitee)) return { type: location.type, value: null };
  return location.type === "invitee_phone" ? { type: location.type, value: phone } : location;
}

/** An event, one of its hosts, and the questions that its invitees answered. */
interface DecisionView extends Pick<BookingView, "organization" | "publicly" | "event" | "hosts" | "now"> {
  readonly host: UserRecord;
  readonly questions: EventTypeRecord["questions"];
}

/** Returns the view of an event for a host: with its invitees and their answers, without internal notes. */
export function shownDecision(view: DecisionView): Schemas["HostDecision"] {
  const { organization, publicly, event, host, hosts, questions, now } = view;
  const { status, title, description, start_at, end_at, duration_minutes, location } = event;
  const { name } = shownHost(host, organization);
  const possible = possibleEventActions(event, now);
  return {
    status,
    title,
    description,
    start_at,
    end_at,
    duration_minutes,
    host: {
      name,
      timezone: host.timezone ?? organization.timezone,
      locale: host.locale ?? organization.default_locale,
    },
    hosts: hosts.map((one) => shownHost(one, organization)),
    location: { type: location.type, value: location.value ?? null },
    invitees: event.invitees
      .filter(isInvited)
      .slice(0, INVITEES_SHOWN)
      .map(({ name: invitee, email, phone, answers }) => ({
        name: invitee,
        email,
        phone,
        answers: labelledAnswers(questions, answers),
      })),
    possible_actions: (["confirm", "decline"] as const).filter((action) => possible.includes(action)),
    possible_changes: (["reschedule", "cancel"] as const).filter((change) => possible.includes(change)),
    organization: publicly,
  };
}

/** Returns the name of a host; the name of the organization if the host has none. Never the e-mail address. */
function shownHost({ first_name, last_name }: UserRecord, { name }: CallerOrganization): Schemas["PublicHost"] {
  const parts = [first_name, last_name].filter((part) => part !== null && part !== "");
  return { name: parts.length === 0 ? name : parts.join(" ") };
}
