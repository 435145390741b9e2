import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { type Answers, readAnswers } from "./booking-questions.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { type EventLocation, readLocation, durationProblems } from "./event-type.ts";
import { readPhone } from "../../../base/platform/rules/phone.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";

type EventType = Schemas["EventType"];

/** A person named in a booking. */
export interface BookingPerson {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** Null: not given. */
  readonly timezone: string | null;
  readonly locale: Locale | null;
}

/** A booking in normalized form. */
export interface Booking {
  readonly event_type_id: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Null: that of the event type. */
  readonly duration_minutes: number | null;
  /** The invitee comes first, then the guests. */
  readonly people: readonly [BookingPerson, ...BookingPerson[]];
  readonly answers: Answers;
  /** Null: that of the event type. */
  readonly location: EventLocation | null;
  readonly notes: string | null;
  readonly contact_id: string | null;
  readonly opportunity_id: string | null;
  /** Country of phone numbers without a country code. */
  readonly country: string | null;
}

/** Normalizes a booking. Throws `unprocessable` with every problem that does not depend on the event type. */
export function readBooking(input: Schemas["EventCreate"], country: string | null): Booking {
  const details: Detail[] = [];
  const { event_type_id, start_at, duration_minutes = null, answers = {}, location, notes } = input;
  const booking = {
    event_type_id: event_type_id.toLowerCase(),
    start: Date.parse(start_at),
    duration_minutes,
    people: readPeople(input, details, country),
    answers,
    location: location ? readLocation(location, details, country) : null,
    notes: orNull(notes),
    contact_id: input.contact_id?.toLowerCase() ?? null,
    opportunity_id: input.opportunity_id?.toLowerCase() ?? null,
    country,
  };
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return booking;
}

function readPeople(
  { invitee, guests = [] }: Pick<Schemas["EventCreate"], "invitee" | "guests">,
  details: Detail[],
  country: string | null,
): Booking["people"] {
  const { phone: given = null, timezone = null, locale = null } = invitee;
  const name = orNull(invitee.name);
  if (name === null) details.push({ path: "/invitee/name", code: "too_short", values: { limit: 1 } });
  const phone = given === null ? null : readInviteePhone(given, { path: "/invitee/phone", details, country });
  const others = guests.map((guest) => ({
    name: orNull(guest.name),
    email: plain(guest.email),
    phone: null,
    timezone: null,
    locale: null,
  }));
  const people = [{ name, email: plain(invitee.email), phone, timezone, locale }, ...others] as const;
  const emails = people.map(({ email }) => email);
  emails.forEach((email, index) => {
    if (emails.indexOf(email) < index) details.push({ path: `/guests/${index - 1}/email`, code: "not_unique" });
  });
  return [...people];
}

/** Normalizes the phone number of an invitee; adds problems to `details`. */
export function readInviteePhone(
  text: string,
  { path, details, country }: { readonly path: string; readonly details: Detail[]; readonly country: string | null },
): string | null {
  if (normalizeText(text) === "") return null;
  const read = readPhone(text, country);
  if ("value" in read) return read.value;
  details.push({ path, ...read.problem });
  return null;
}

const orNull = (text: string | null | undefined): string | null => {
  const tidied = normalizeText(text ?? "");
  return tidied === "" ? null : tidied;
};

const plain = (email: string): string => normalizeText(email).toLowerCase();

/** Fields of a booking that depend on its event type. */
export interface BookingTerms {
  readonly duration_minutes: number;
  readonly answers: Answers;
  readonly location: EventLocation;
}

/** Resolves these fields. Throws `unprocessable` with everything that this event type does not allow. */
export function bookingTerms(eventType: EventType, booking: Booking, others: readonly Detail[] = []): BookingTerms {
  const { people, location } = booking;
  const requested = booking.duration_minutes ?? undefined;
  const terms = {
    duration_minutes: requested ?? eventType.duration_minutes,
    location: location ?? eventType.location,
  };
  const { answers, problems } = readTerms({ ...eventType, location: terms.location }, { ...booking, people });
  const details = [...durationProblems(eventType, requested, "/duration_minutes"), ...others, ...problems];
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { ...terms, answers };
}

/** The rules of an event type for a booking, as its public page shows it. */
type BookedType = Pick<EventType, "questions" | "max_guests"> & { readonly location: Pick<EventLocation, "type"> };

function readTerms(
  { questions, max_guests: limit, location }: BookedType,
  { people, answers: given, country }: Pick<Booking, "people" | "answers" | "country">,
): { readonly answers: Answers; readonly problems: readonly Detail[] } {
  const { answers, problems } = readAnswers(questions, given, country);
  const details = [...problems];
  if (people.length - 1 > limit)
    details.push({ path: "/guests", code: "too_many", values: { limit }, extra: { limit } });
  if (location.type === "invitee_phone" && people[0].phone === null) {
    details.push({ path: "/invitee/phone", code: "required" });
  }
  return { answers, problems: details };
}

/**
 * Returns everything that is wrong with the people and answers of a booking apart from the shape of their values, so
 * that a page shows it together with the mistakes that the contract rejects.
 */
export function bookingProblems(
  eventType: BookedType,
  input: Pick<Schemas["EventCreate"], "invitee" | "guests" | "answers">,
  country: string | null,
): readonly Detail[] {
  const details: Detail[] = [];
  const people = readPeople(input, details, country);
  return [...details, ...readTerms(eventType, { people, answers: input.answers ?? {}, country }).problems];
}

/** The name fields of a contact. */
interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const MAX_PART_LENGTH = 100;

/**
 * Splits a full name: `Ada Lovelace` or `Lovelace, Ada`; a single word is a first name. With more than two words the
 * first one is the first name. This is wrong for some names but never loses a word.
 */
export function splitName(name: string): PersonName {
  const [family = "", given] = name.split(",", 2).map(normalizeText);
  if (given !== undefined) return { first_name: part(given), last_name: part(family) };
  const [first = "", ...others] = family.split(/\s+/u);
  return { first_name: part(first), last_name: part(others.join(" ")) };
}

/** Cuts between characters, not within a surrogate pair. */
function part(text: string): string | null {
  return text === "" ? null : Array.from(text).slice(0, MAX_PART_LENGTH).join("").trim();
}
