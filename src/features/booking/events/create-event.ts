import type { EventsCreateInput } from "../../../../generated/services.js";
import type { Caller, Locale } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { type Booking, readBooking, bookingTerms, type BookingPerson, type BookingTerms } from "../rules/booking.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../../base/platform/mistakes.ts";
import { referenceNotFound, unprocessable, Problem } from "../../../base/platform/rules/errors.ts";
import { omitUndefined, standardFields } from "../../../base/records/record-state.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord, NewEventRow, NewHostTime } from "../sql/events.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import type { NotificationDeps, EventNotification } from "../notifications/compose.ts";
import { sendNotifications, scheduleReminders, type Notified, publicSender } from "../notifications/notifications.ts";
import { type EventWriteDeps, missingReferences, isInvited, writeEvent } from "./record.ts";
import {
  requireBookable,
  findSlot,
  slotUnavailable,
  type BookingRequest,
  type UnavailableStart,
  type FoundSlot,
} from "../slots.ts";
import { timeOfId } from "../../../base/platform/ids.ts";
import type { Answers } from "../rules/booking-questions.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import { eventSearchText, listedEvent, occupiesHosts } from "../rules/event.ts";
import { isSameLocation, locationFor } from "../rules/event-type.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import { occupiedPeriod, preferredHost, rotation } from "./hosts.ts";
import {
  type ContactDeps,
  contactsOf,
  type ContactsByAddress,
  type PersonWithContact,
  withContacts,
} from "./contacts.ts";
import { inFieldOrder } from "../../../base/records/rules/field-table.ts";
import { readMailbox } from "../../../base/mail/rules/mailbox.ts";

/** An event that was created or joined, and who was notified. */
type CreatedEvent = Described<EventRecord, Notified>;

/** Dependencies of creating events. */
interface EventBookingDeps extends NotificationDeps {
  readonly store: Store;
}

/** Each attempt that fails means that another booking succeeded. */
const MAX_ATTEMPTS = 3;

/**
 * Books a slot: creates an event or joins one, with the contacts of the invitees, in one transaction. Throws
 * `slot_unavailable` with alternative slots if the start cannot be booked. `eventType` is the type of the input, if it
 * has been read before.
 */
export async function createEvent(
  { store, eventType, ...deps }: EventBookingDeps & { readonly eventType?: EventTypeRecord },
  caller: Caller,
  input: EventsCreateInput,
): Promise<CreatedEvent> {
  const booking = readBooking(input, caller.organization.default_country);
  const outcome = await store.transactionOnTrial(async (tx) => {
    const booked = await createOrJoinAt({ ...deps, tx }, caller, { booking, eventType });
    return "reason" in booked ? booked : await notifyAndRemind({ ...deps, tx }, caller, booked);
  });
  // Outside the transaction: when many clients want the same slot, most of them search for alternatives, and that must
  // not occupy a transaction's connection.
  if ("reason" in outcome) throw await slotUnavailable(store, outcome);
  return outcome;
}

/** Books a slot without notifications, for events that were agreed elsewhere. Throws like createEvent(). */
export async function createEventSilently(
  { store, ...deps }: EventBookingDeps,
  caller: Caller,
  input: EventsCreateInput,
): Promise<EventRecord> {
  const booking = readBooking(input, caller.organization.default_country);
  const booked = await store.transactionOnTrial(async (tx) => {
    const outcome = await createOrJoinAt({ ...deps, tx }, caller, { booking });
    if (!("reason" in outcome)) await outcome.written;
    return outcome;
  });
  if ("reason" in booked) throw await slotUnavailable(store, booked);
  return booked.event;
}

/** A booking without mistakes, in which one field after the other is replaced by the one that was sent. */
const VALID = { event_type_id: "", start_at: "", invitee: { name: "-", email: "-" } };

/** The checks of a booking, apart from its time. */
export const bookingChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const { id: orgId, default_country: country } = caller.organization;
  const eventTypeOf = async (): Promise<EventTypeRecord> => {
    const found = await tx.eventTypes.get(orgId, written<EventsCreateInput>(write).event_type_id);
    if (!found) throw referenceNotFound("/event_type_id");
    return found;
  };
  return [
    ...eachValue(values, (one) => readBooking({ ...VALID, ...one }, country)),
    eventTypeOf,
    async () => {
      const { contact_id = null, opportunity_id = null } = values as Partial<Booking>;
      const details = await missingReferences(tx, caller, {
        contact_id: contact_id?.toLowerCase() ?? null,
        opportunity_id: opportunity_id?.toLowerCase() ?? null,
      });
      if (details.length > 0) throw unprocessable(details);
    },
    async () => {
      const { invitee, guests, answers, duration_minutes, location } = written<EventsCreateInput>(write);
      const terms = omitUndefined({ invitee, guests, answers, duration_minutes, location });
      return bookingTerms(await eventTypeOf(), readBooking({ ...VALID, ...terms }, country));
    },
  ];
};

/** An event with its type. */
interface TypedEvent extends BookedEvent {
  readonly eventType: EventTypeRecord;
}

/** A booking, and its event type if it has been read before. */
interface TypedBooking {
  readonly booking: Booking;
  readonly eventType?: EventTypeRecord | undefined;
}

async function createOrJoinAt(
  deps: EventWriteDeps,
  caller: Caller,
  { booking, eventType: known }: TypedBooking,
): Promise<TypedEvent | UnavailableStart> {
  const { tx } = deps;
  const { organization } = caller;
  const found = known ?? (await tx.eventTypes.get(organization.id, booking.event_type_id));
  if (!found) throw referenceNotFound("/event_type_id");
  const eventType = requireBookable(found);
  const terms = bookingTerms(eventType, booking, await missingReferences(tx, caller, booking));
  const { start, people } = booking;
  const request: BookingRequest = {
    organization,
    eventType,
    start,
    path: "/start_at",
    duration_minutes: terms.duration_minutes,
    now: deps.clock(),
    seatCount: people.length,
    timezone: people[0].timezone ?? organization.timezone,
  };
  // After a lost race, look again: there may be a seat left, or another reason.
  for (let attempt = 0; attempt < MAX_ATTEMPTS + eventType.hosts.length; attempt += 1) {
    const slot = await findSlot(tx, request);
    if (typeof slot === "string") return { request, reason: slot };
    const booked = await createOrJoin(deps, caller, { booking, eventType, terms, slot });
    if (booked) return { ...booked, eventType };
  }
  return { request, reason: "host_busy" };
}

/** Returns null if a concurrent booking took the slot. */
const createOrJoin = (deps: EventWriteDeps, caller: Caller, plan: BookingPlan): Promise<BookedEvent | null> => {
  const { joins } = plan.slot;
  return joins === null ? createNewEvent(deps, caller, plan) : joinEvent(deps, caller, plan, joins);
};

/** Notifies the new invitees and the hosts, and schedules the reminders. */
async function notifyAndRemind(
  deps: EventWriteDeps,
  caller: Caller,
  { event, eventType, invitees, team, written }: TypedEvent,
): Promise<CreatedEvent> {
  const notification = { kind: "invited", event, eventType, invitees, team } as const;
  const [, , meta] = await Promise.all([
    written,
    countUnconfirmed(deps, caller, { event, invitees }),
    sendNotifications(deps, caller, { notify: true, notification }),
  ]);
  await scheduleReminders(deps, caller, { event, eventType });
  return { record: event, meta };
}

/** Counts a booking on a public page, which may be in the name of somebody else. Throws TooManyRequests. */
async function countUnconfirmed(
  { tx, publicMail }: EventWriteDeps,
  caller: Caller,
  { event, invitees: [booker] }: Pick<BookedEvent, "event" | "invitees">,
): Promise<void> {
  if (booker?.confirmation !== "awaited") return;
  const hostId = event.hosts[0]?.user_id ?? "";
  await publicMail.book(tx, publicSender(caller), { email: booker.email, hostId, seats: event.seats });
}

/** The event of a booking, and the invitees that the booking added. */
interface BookedEvent {
  readonly event: EventRecord;
  readonly invitees: readonly InviteeRecord[];
  /** The hosts and the branding, if they were read with it. */
  readonly team?: EventNotification["team"];
  /** Settles when everything is written; must be awaited in the transaction. */
  readonly written: Promise<void>;
}

/** Creates an event with the next hosts of the rotation; null if they were booked in the meantime. */
async function createNewEvent(deps: EventWriteDeps, caller: Caller, plan: BookingPlan): Promise<BookedEvent | null> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = newEventRow(deps, caller, plan);
  const [known, hostIds] = await Promise.all([
    contactsOf(tx, orgId, plan.booking.people),
    insertWithHosts(tx, orgId, plan, row),
  ]);
  const [hostId] = hostIds;
  if (hostId === undefined) return null;
  const ownerId = prefersOwner(plan.eventType) ? hostId : null;
  const [team, invitees] = await Promise.all([
    tx.users.amongWithBranding(orgId, hostIds),
    newInvitees(deps, caller, { ...inviteesOf(plan), ownerId, lastActivityAt: row.created_at, known }),
  ]);
  const event = newEventRecord(row, { plan, hostIds, invitees });
  const change = createChange("event.created", event, { newId, data: listedEvent(event) });
  return { event, invitees, team, written: tx.events.inviteFirst(orgId, invitees, change) };
}

/**
 * Inserts an event and returns its hosts; nobody if they were booked in the meantime. In a rotation, a host whom another
 * transaction is booking is skipped, so that bookings of one event type do not wait for each other; if others are
 * booking all of them, the booking waits for the first one. A preferred host is never skipped.
 */
async function insertWithHosts(
  tx: Repositories,
  orgId: string,
  plan: BookingPlan,
  row: NewEventRow,
): Promise<string[]> {
  const { eventType, terms, slot, booking } = plan;
  const busy = occupiedPeriod({ ...eventType, duration_minutes: terms.duration_minutes }, slot.start);
  const timeOf = (hostIds: readonly string[]): NewHostTime => ({
    hostIds,
    busy,
    timezones: hostIds.map((id) => slot.timezones.get(id) ?? ""),
  });
  if (eventType.assignment !== "round_robin") return await tx.events.insertForAll(orgId, row, timeOf(slot.host_ids));
  const invitee = { contactId: booking.contact_id, email: booking.people[0].email };
  const preferred = await preferredHost(tx, orgId, { eventType, slot, invitee });
  if (preferred !== null) return await tx.events.insertForAll(orgId, row, timeOf([preferred]));
  const hosts = rotation(plan);
  const first = await tx.events.insertForFirst(orgId, row, timeOf(hosts));
  return first.length > 0 ? first : await tx.events.insertForAll(orgId, row, timeOf(hosts.slice(0, 1)));
}

/**
 * Whether the owner of a contact is preferred. Then a new contact belongs to its host, so that the next booking prefers
 * the same host.
 */
const prefersOwner = ({ assignment, prefer_contact_owner }: EventTypeRecord): boolean =>
  assignment === "round_robin" && prefer_contact_owner;

/** Returns the invitees of a booking. */
const inviteesOf = ({ booking, eventType, terms }: BookingPlan): InviteeGroup => ({
  people: booking.people,
  contactId: booking.contact_id,
  answers: terms.answers,
  locale: eventType.locale,
});

/** The invitee of a booking and their guests. */
interface InviteeGroup {
  readonly people: readonly BookingPerson[];
  /** Contact of the first person; null: found by e-mail address. */
  readonly contactId: string | null;
  /** Owner of new contacts; null: the default. */
  readonly ownerId?: string | null;
  /** `last_activity_at` of new contacts: the time of the event in their timeline, so that it need not be written later. */
  readonly lastActivityAt?: string | null;
  /** The contacts of their addresses, if they have been read before. */
  readonly known?: ContactsByAddress;
  /** Answers of the first person. */
  readonly answers: Answers;
  /** Fallback for people without a locale; null: the default of the organization. */
  readonly locale: Locale | null;
}

/**
 * Returns new invitees with their contacts. A missing time zone or locale is taken from the contact, or else from the
 * first person.
 */
async function newInvitees(deps: ContactDeps, caller: Caller, group: InviteeGroup): Promise<InviteeRecord[]> {
  const { answers } = group;
  const [first, ...guests] = await withContacts(deps, caller, group);
  if (!first) return [];
  const timezone = first.timezone ?? caller.organization.timezone;
  const locale = first.locale ?? group.locale ?? caller.organization.default_locale;
  // Anybody can enter any address on a public page.
  const confirmation = caller.actor.type === "invitee" ? "awaited" : "not_required";
  const invite = (person: PersonWithContact, role: InviteeRecord["role"]): InviteeRecord => {
    const id = deps.newId();
    return {
      ...person,
      id,
      role,
      answers: {},
      timezone: person.timezone ?? timezone,
      locale: person.locale ?? locale,
      response: "needs_action",
      confirmation,
      no_show: false,
      cancelled_at: null,
      created_at: timeOfId(id),
    };
  };
  const booker = { ...invite(first, "primary"), answers: answers as InviteeRecord["answers"] };
  return [booker, ...guests.map((guest) => invite(guest, "guest"))];
}

/** Adds the invitees to an existing event; null if it no longer has enough seats. */
async function joinEvent(
  deps: EventWriteDeps,
  caller: Caller,
  plan: BookingPlan,
  eventId: string,
): Promise<BookedEvent | null> {
  const { tx } = deps;
  const orgId = caller.organization.id;
  const before = await tx.events.lock(orgId, eventId);
  if (!before || !hasRoom(before, plan)) return null;
  requireNotInvited(before, plan.booking);
  requireSameEvent(before, plan.booking);
  const invitees = await newInvitees(deps, caller, inviteesOf(plan));
  await tx.events.invite(orgId, eventId, invitees);
  const columns = {
    ics_sequence: before.ics_sequence + 1,
    internal_notes: appendNotes(before.internal_notes, plan.booking),
    search_text: eventSearchText(before.title, [...before.invitees.filter(isInvited), ...invitees]),
  };
  const event = await writeEvent(deps, caller, { before, columns, verb: "invitee_added" });
  return { event, invitees, written: Promise.resolve() };
}

function hasRoom({ status, start_at, seats, invitee_count }: EventRecord, { slot, booking }: BookingPlan): boolean {
  const left = seats - invitee_count;
  return occupiesHosts(status) && Date.parse(start_at) === slot.start && left >= booking.people.length;
}

/** Throws `duplicate` for an address that is already invited, with the id of the event. */
function requireNotInvited({ id, invitees }: EventRecord, { people }: Booking): void {
  people.forEach(({ email }, index) => {
    if (!invitees.some((invitee) => invitee.email === email && isInvited(invitee))) return;
    const path = index === 0 ? "/invitee/email" : `/guests/${index - 1}/email`;
    throw new Problem("duplicate", [{ path, code: "invited_already", extra: { existing_id: id } }]);
  });
}

/** Throws `unprocessable` for a location or an opportunity that differs from that of the first booking. */
function requireSameEvent({ location, opportunity_id }: EventRecord, booking: Booking): void {
  const isElsewhere = booking.location !== null && !isSameLocation(booking.location, location);
  const isAboutOther = booking.opportunity_id !== null && booking.opportunity_id !== opportunity_id;
  const paths = [...(isElsewhere ? ["/location"] : []), ...(isAboutOther ? ["/opportunity_id"] : [])];
  if (paths.length > 0) throw unprocessable(paths.map((path) => ({ path, code: "settled_before" })));
}

const MAX_NOTES_LENGTH = 10_000;

/** Appends the notes of a booking as a line that begins with the invitee's name. */
function appendNotes(before: string | null, { notes, people }: Booking): string | null {
  if (notes === null) return before;
  const line = `${people[0].name ?? people[0].email}: ${notes}`;
  return Array.from(before === null ? line : `${before}\n${line}`)
    .slice(0, MAX_NOTES_LENGTH)
    .join("");
}

/** A validated booking, and the slot for it. */
interface BookingPlan {
  readonly booking: Booking;
  readonly eventType: EventTypeRecord;
  readonly terms: BookingTerms;
  readonly slot: FoundSlot;
}

const SOURCES = { rest: "api", console: "console", mcp: "mcp", system: "booking_page" } as const;

/** Returns the row of a new event. */
function newEventRow(
  { newId, mailFrom }: EventWriteDeps,
  caller: Caller,
  { booking, eventType, terms, slot }: BookingPlan,
) {
  const record = standardFields(newId(), caller.actor);
  const { email } = readMailbox(mailFrom);
  const { title, description, requires_confirmation, seats } = eventType;
  return {
    ...record,
    event_type_id: eventType.id,
    title,
    description,
    seats,
    status: requires_confirmation ? ("pending" as const) : ("confirmed" as const),
    start_at: instant(slot.start),
    end_at: instant(slot.end),
    location: locationFor(terms.location, booking.people[0].phone),
    opportunity_id: booking.opportunity_id,
    source: SOURCES[caller.channel],
    internal_notes: booking.notes,
    ics_uid: `${record.id}@${email.slice(email.lastIndexOf("@") + 1)}`,
    search_text: eventSearchText(title, booking.people),
    created_by_user: caller.user.id,
  };
}

interface NewEventPeople {
  readonly plan: BookingPlan;
  readonly hostIds: readonly string[];
  readonly invitees: readonly InviteeRecord[];
}

/** Returns the record of a new event without reading it: columns that the row lacks have their defaults. */
function newEventRecord(
  { search_text: _, created_by_user: __, ...row }: ReturnType<typeof newEventRow>,
  { plan: { terms, slot }, hostIds, invitees }: NewEventPeople,
): EventRecord {
  const [first = ""] = hostIds;
  const contacts = invitees.flatMap(({ contact_id }) => contact_id ?? []);
  return inFieldOrder("Event", {
    ...row,
    version: 1,
    deleted_at: null,
    ics_sequence: 0,
    reschedule_count: 0,
    history: [],
    cancellation: null,
    host_no_show: false,
    metadata: {},
    timezone: slot.timezones.get(first) ?? "",
    duration_minutes: terms.duration_minutes,
    hosts: hostIds.map((id) => ({ user_id: id, name: slot.names.get(id) ?? "" })),
    invitees: [...invitees],
    invitee_count: invitees.length,
    contact_ids: [...new Set(contacts)],
    answers: invitees[0]?.answers ?? {},
  });
}

const instant = (time: number): string => new Date(time).toISOString();
