import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import { eventSearchText } from "./event.ts";

type Event = Schemas["Event"];
type Invitee = Schemas["Invitee"];

/** No mail is ever delivered there (RFC 6761 §6.4). */
export const FORGOTTEN_DOMAIN = "forgotten.invalid";

/** Instead of a name. */
const NOBODY = "–";

/** What is left of an invitee whose contact was deleted for ever: that somebody was invited, and whether they came. */
export function forgottenInvitee(invitee: Invitee): Invitee {
  const email = `${invitee.id}@${FORGOTTEN_DOMAIN}`;
  return { ...invitee, name: null, email, phone: null, contact_id: null, answers: {} };
}

/** False for whoever was forgotten. */
export const canBeWrittenTo = ({ email }: Pick<Invitee, "email">): boolean => !email.endsWith(`@${FORGOTTEN_DOMAIN}`);

/** Who is forgotten of an event, as they were, and who is left of those who come. */
export interface Forgetting {
  readonly gone: readonly Invitee[];
  readonly left: readonly Invitee[];
}

/** The fields of an event that would still name somebody or say how to reach them, without that. */
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

/** Notes of a booking that joined others stand behind the name or address of whoever booked. */
function unsigned(notes: string, { name, email }: Invitee): string {
  const lines = notes.split("\n");
  const sign = [name, email].find((one) => one !== null && lines.some((line) => line.startsWith(`${one}: `)));
  if (sign == null) return notes;
  return lines.map((line) => (line.startsWith(`${sign}: `) ? NOBODY + line.slice(sign.length) : line)).join("\n");
}

/** Of several invitees it is not known which one acted. */
const nameless = (actor: Actor): Actor => (actor.type === "invitee" ? { ...actor, name: NOBODY } : actor);
