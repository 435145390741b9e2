import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import { eventSearchText } from "./event.ts";

type Event = Schemas["Event"];
type Invitee = Schemas["Invitee"];

/** A domain that never receives mail (RFC 6761 §6.4). Stored in rows and therefore fixed. */
export const FORGOTTEN_DOMAIN = "forgotten.invalid";

/** Replaces a name. */
const NOBODY = "–";

/**
 * Returns an invitee without personal data, after their contact was erased: only the fact of the invitation and the
 * attendance stay.
 */
export function forgottenInvitee(invitee: Invitee): Invitee {
  const email = `${invitee.id}@${FORGOTTEN_DOMAIN}`;
  return { ...invitee, name: null, email, phone: null, contact_id: null, answers: {} };
}

/** Whether the invitee was not anonymized. */
export const canBeWrittenTo = ({ email }: Pick<Invitee, "email">): boolean => !email.endsWith(`@${FORGOTTEN_DOMAIN}`);

/** The anonymized invitees of an event, as they were before, and the remaining ones. */
export interface Forgetting {
  readonly gone: readonly Invitee[];
  readonly left: readonly Invitee[];
}

/** Returns the fields of an event that can contain a name or contact data of an anonymized invitee, without that. */
export function withoutName(
  event: Pick<Event, "title" | "created_by" | "history" | "cancellation" | "location" | "internal_notes">,
  { gone, left }: Forgetting,
) {
  const { title, created_by, history, cancellation, location, internal_notes } = event;
  const isTheirs = location.type === "invitee_phone" && gone.some(({ phone }) => phone === location.value);
  return {
    location: isTheirs ? { ...location, value: null } : location,
    internal_notes: internal_notes && gone.reduce(unsigned, internal_notes),
    created_by: nameless(created_by),
    history: history.map((period) => ({ ...period, by: nameless(period.by) })),
    cancellation: cancellation && { ...cancellation, by: nameless(cancellation.by) },
    search_text: eventSearchText(title, left),
  };
}

/** Notes of a booking that joined an event begin with the name or address of the invitee. */
function unsigned(notes: string, { name, email }: Invitee): string {
  const lines = notes.split("\n");
  const sign = [name, email].find((one) => one !== null && lines.some((line) => line.startsWith(`${one}: `)));
  if (sign == null) return notes;
  return lines.map((line) => (line.startsWith(`${sign}: `) ? NOBODY + line.slice(sign.length) : line)).join("\n");
}

/** Removes the name of every invitee, because the record does not say which invitee acted. */
const nameless = (actor: Actor): Actor => (actor.type === "invitee" ? { ...actor, name: NOBODY } : actor);
