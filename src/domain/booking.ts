import type { Schemas } from "../../generated/services.js";
import type { Locale } from "../contract/caller.ts";
import { type Answers, readAnswers } from "./booking-questions.ts";
import { type Detail, unprocessable, validationFailed } from "./errors.ts";
import { type EventLocation, readLocation } from "./event-location.ts";
import { durationOf } from "./event-type.ts";
import { instantOf } from "./instant.ts";
import { tidy } from "./text.ts";

type EventType = Schemas["EventType"];

/** Somebody whom a booking is for. */
export interface BookedPerson {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** Null: nothing was said. */
  readonly timezone: string | null;
  readonly locale: Locale | null;
}

/** What somebody wants to book, in the form in which it is stored. */
export interface Booking {
  readonly event_type_id: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Null: the event type's. */
  readonly duration_minutes: number | null;
  /** Whoever books comes first, then the guests. */
  readonly people: readonly [BookedPerson, ...BookedPerson[]];
  readonly answers: Answers;
  /** Null: the event type's. */
  readonly location: EventLocation | null;
  readonly notes: string | null;
  readonly contact_id: string | null;
  readonly opportunity_id: string | null;
}

/** A booking as it was sent. Throws validation_failed for what has no form, with every problem. */
export function readBooking(input: Schemas["EventCreate"]): Booking {
  const details: Detail[] = [];
  const { event_type_id, start_at, duration_minutes = null, answers = {}, location, notes } = input;
  const start = instantOf(start_at);
  if (start === null) details.push({ path: "/start_at", code: "format", values: { format: "date-time" } });
  const booking = {
    event_type_id: event_type_id.toLowerCase(),
    start: Date.parse(start ?? ""),
    duration_minutes,
    people: readPeople(input, details),
    answers,
    location: location ? readLocation(location, details) : null,
    notes: orNull(notes),
    contact_id: input.contact_id?.toLowerCase() ?? null,
    opportunity_id: input.opportunity_id?.toLowerCase() ?? null,
  };
  if (details.length > 0) throw validationFailed(details.slice(0, 20));
  return booking;
}

function readPeople({ invitee, guests = [] }: Schemas["EventCreate"], details: Detail[]): Booking["people"] {
  const { phone = null, timezone = null, locale = null } = invitee;
  const name = orNull(invitee.name);
  if (name === null) details.push({ path: "/invitee/name", code: "too_short", values: { limit: 1 } });
  const others = guests.map((guest) => ({
    ...{ name: orNull(guest.name), email: plain(guest.email) },
    ...{ phone: null, timezone: null, locale: null },
  }));
  const people = [{ name, email: plain(invitee.email), phone, timezone, locale }, ...others] as const;
  const emails = people.map(({ email }) => email);
  emails.forEach((email, index) => {
    if (emails.indexOf(email) < index) details.push({ path: `/guests/${index - 1}/email`, code: "not_unique" });
  });
  return [...people];
}

const orNull = (text: string | null | undefined): string | null => {
  const tidied = tidy(text ?? "");
  return tidied === "" ? null : tidied;
};

const plain = (email: string): string => tidy(email).toLowerCase();

/** What of a booking follows from its event type. */
export interface Terms {
  readonly duration_minutes: number;
  readonly answers: Answers;
  readonly location: EventLocation;
}

/** What is booked; throws `unprocessable` for what this event type does not take, with every problem. */
export function termsOf(eventType: EventType, booking: Booking, others: readonly Detail[] = []): Terms {
  const { people, location } = booking;
  const terms = {
    duration_minutes: durationOf(eventType, booking.duration_minutes ?? undefined, "/duration_minutes"),
    location: location ?? eventType.location,
  };
  const { answers, problems } = readAnswers(eventType.questions, booking.answers);
  const details = [...others, ...problems];
  const limit = eventType.max_guests;
  if (people.length - 1 > limit)
    details.push({ path: "/guests", code: "too_many", values: { limit }, extra: { limit } });
  if (terms.location.type === "invitee_phone" && people[0].phone === null) {
    details.push({ path: "/invitee/phone", code: "required" });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { ...terms, answers };
}
