import type { Schemas } from "../../generated/services.js";
import type { Actor } from "../contract/actor.ts";
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

/** The fields of an event that would still name somebody, without the name; `invitees` are those that are left. */
export function withoutName(
  event: Pick<Event, "title" | "created_by" | "history" | "cancellation">,
  invitees: readonly Invitee[],
) {
  const { title, created_by, history, cancellation } = event;
  return {
    created_by: nameless(created_by),
    history: history.map((period) => ({ ...period, by: nameless(period.by) })),
    cancellation: cancellation && { ...cancellation, by: nameless(cancellation.by) },
    search_text: eventSearchText(title, invitees),
  };
}

/** Of several invitees it is not known which one acted. */
const nameless = (actor: Actor): Actor => (actor.type === "invitee" ? { ...actor, name: NOBODY } : actor);
