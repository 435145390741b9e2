import type { Caller } from "../../../base/contract/caller.ts";
import { inFieldOrder } from "../../../base/records/rules/field-order.ts";
import type { FoundSlot } from "../availability/find-slot.ts";
import type { Booking, BookingTerms } from "../rules/booking.ts";
import { eventSearchText } from "../rules/event.ts";
import { locationFor } from "../rules/event-location.ts";
import { readMailbox } from "../../../base/mail/rules/mailbox.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { EventWriteDeps } from "./record.ts";
import { standardFields } from "../../../base/records/record-state.ts";

/** A validated booking, and the slot for it. */
export interface BookingPlan {
  readonly booking: Booking;
  readonly eventType: EventTypeRecord;
  readonly terms: BookingTerms;
  readonly slot: FoundSlot;
}

const SOURCES = { rest: "api", console: "console", mcp: "mcp", system: "booking_page" } as const;

/** Returns the row of a new event. */
export function newEventRow(
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
export function newEventRecord(
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
