import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { eventSearchText } from "./event.ts";

type Guest = Schemas["Invitee"];

/** Whether an invitee may be sent messages: a guest of a public booking is notified only after its confirmation. */
export const isTold = ({ role, confirmation }: Pick<Guest, "role" | "confirmation">): boolean =>
  role === "primary" || confirmation !== "awaited";

/** Returns the guests of an invitee who wait for the confirmation of the booking; guests follow their invitee. */
export function waitingGuests(invitees: readonly Guest[], booker: Pick<Guest, "id">): Guest[] {
  const start = invitees.findIndex(({ id }) => id === booker.id);
  if (start < 0) return [];
  const others = invitees.slice(start + 1);
  const next = others.findIndex(({ role, cancelled_at }) => role === "primary" && cancelled_at === null);
  const guests = next < 0 ? others : others.slice(0, next);
  return guests.filter((guest) => guest.cancelled_at === null && !isTold(guest));
}

type Event = Schemas["Event"];
type Invitee = Schemas["Invitee"];

/** A domain that never receives mail (RFC 6761 §6.4). Stored in rows and therefore fixed. */
const ANONYMIZED_DOMAIN = "forgotten.invalid";

/** Replaces a name. */
const ANONYMOUS = "–";

/**
 * Returns an invitee without personal data, after their contact was erased: only the fact of the invitation and the
 * attendance stay.
 */
export function anonymizedInvitee(invitee: Invitee): Invitee {
  const email = `${invitee.id}@${ANONYMIZED_DOMAIN}`;
  return { ...invitee, name: null, email, phone: null, contact_id: null, answers: {} };
}

/** Whether the invitee was not anonymized. */
export const canReceiveEmail = ({ email }: Pick<Invitee, "email">): boolean => !email.endsWith(`@${ANONYMIZED_DOMAIN}`);

/** The anonymized invitees of an event, as they were before, and the remaining ones. */
interface ErasedInvitees {
  readonly erased: readonly Invitee[];
  readonly remaining: readonly Invitee[];
}

/** Returns the fields of an event that can contain a name or contact data of an anonymized invitee, without that. */
export function withoutErasedNames(
  event: Pick<Event, "title" | "created_by" | "history" | "cancellation" | "location" | "internal_notes">,
  { erased, remaining }: ErasedInvitees,
) {
  const { title, created_by, history, cancellation, location, internal_notes } = event;
  const isTheirs = location.type === "invitee_phone" && erased.some(({ phone }) => phone === location.value);
  return {
    location: isTheirs ? { ...location, value: null } : location,
    internal_notes: internal_notes && erased.reduce(withoutSignature, internal_notes),
    created_by: anonymizedActor(created_by),
    history: history.map(withoutInvitee),
    cancellation: cancellation && withoutInvitee(cancellation),
    search_text: eventSearchText(title, remaining),
  };
}

/** Notes of a booking that joined an event begin with the name or address of the invitee. */
function withoutSignature(notes: string, { name, email }: Invitee): string {
  const lines = notes.split("\n");
  const sign = [name, email].find((one) => one !== null && lines.some((line) => line.startsWith(`${one}: `)));
  if (sign == null) return notes;
  return lines.map((line) => (line.startsWith(`${sign}: `) ? ANONYMOUS + line.slice(sign.length) : line)).join("\n");
}

/** Removes the name of every invitee, because the record does not say which invitee acted. */
const anonymizedActor = (actor: Actor): Actor => (actor.type === "invitee" ? { ...actor, name: ANONYMOUS } : actor);

/** Removes the name and the words of an invitee who moved or canceled the event. */
const withoutInvitee = <Act extends { readonly by: Actor; readonly reason: string | null }>(act: Act): Act =>
  act.by.type === "invitee" ? { ...act, by: anonymizedActor(act.by), reason: null } : act;
