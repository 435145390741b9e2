import { timeOfId } from "../../../base/platform/ids.ts";
import type { Caller, Locale } from "../../../base/contract/caller.ts";
import type { Booking, BookingPerson } from "../rules/booking.ts";
import type { Answers } from "../rules/booking-questions.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import { Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { eventSearchText, listedEvent } from "../rules/event.ts";
import { isSameLocation } from "../rules/event-location.ts";
import { occupiesHosts } from "../rules/event-state.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { NewEventRow, NewHostTime } from "../sql/new-events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { occupiedPeriod, preferredHost, rotation } from "./hosts.ts";
import { type EventWriteDeps, isInvited, writeEvent } from "./record.ts";
import {
  type ContactDeps,
  contactsOf,
  type ContactsByAddress,
  type PersonWithContact,
  withContacts,
} from "./contacts.ts";
import type { EventNotification } from "../notifications/notification.ts";
import { type BookingPlan, newEventRecord, newEventRow } from "./new-event.ts";

/** The event of a booking, and the invitees that the booking added. */
export interface BookedEvent {
  readonly event: EventRecord;
  readonly invitees: readonly InviteeRecord[];
  /** The hosts and the branding, if they were read with it. */
  readonly team?: EventNotification["team"];
  /** Settles when everything is written; must be awaited in the transaction. */
  readonly written: Promise<void>;
}

/** Creates an event with the next hosts of the rotation; null if they were booked in the meantime. */
export async function createNewEvent(
  deps: EventWriteDeps,
  caller: Caller,
  plan: BookingPlan,
): Promise<BookedEvent | null> {
  const { tx, newId } = deps;
  const orgId = caller.organization.id;
  const row = newEventRow(deps, caller, plan);
  const [known, hostIds] = await Promise.all([
    contactsOf(tx, orgId, plan.booking.people),
    insertWithHosts(tx, orgId, { plan, row }),
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

interface NewEvent {
  readonly plan: BookingPlan;
  readonly row: NewEventRow;
}

/**
 * Inserts an event and returns its hosts; nobody if they were booked in the meantime. In a rotation, a host whom another
 * transaction is booking is skipped, so that bookings of one event type do not wait for each other; if others are
 * booking all of them, the booking waits for the first one. A preferred host is never skipped.
 */
async function insertWithHosts(tx: Repositories, orgId: string, { plan, row }: NewEvent): Promise<string[]> {
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
export async function joinEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { plan, eventId }: { readonly plan: BookingPlan; readonly eventId: string },
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
