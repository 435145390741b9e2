import type { Change } from "./change.ts";
import {
  aboutEach,
  changedAmong,
  contactsOf,
  type Draft,
  type Owner,
  ownerOf,
  type Projection,
  type Wire,
} from "./timeline-entry.ts";

/** Projections of events to the timelines of their contacts and opportunity. */
export const EVENT_PROJECTIONS: Readonly<Record<string, Projection>> = {
  "event.created": (change, data) => aboutEach(change, "event_booked", participantsOf(data)),
  // A further booking of a group event.
  "event.invitee_added": (change) => aboutEach(change, "event_booked", invitees(change, "new")),
  "event.rescheduled": moved,
  "event.cancelled": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  "event.declined": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  // For a removed invitee the event is canceled.
  "event.invitee_removed": (change) => aboutEach(change, "event_cancelled", invitees(change, "old")),
  "event.no_show": missed,
};

const invitees = ({ changes }: Change, when: "old" | "new"): Owner[] => contactsOf(changes?.["invitees"]?.[when]);

/** Returns the contacts and the opportunity of an event. */
function participantsOf(data: Wire): Owner[] {
  const contacts = (data["contact_ids"] ?? []) as readonly unknown[];
  const owners = [...contacts.map((id) => ownerOf("contact", id)), ownerOf("opportunity", data["opportunity_id"])];
  return owners.filter((owner) => owner !== undefined);
}

function moved(change: Change, data: Wire): Draft[] {
  const changes = changedAmong(change.changes, ["start_at", "end_at"]);
  return aboutEach(change, "event_rescheduled", participantsOf(data)).map((draft) => ({ ...draft, changes }));
}

/** Adds an entry for the invitees who did not come, or for all if the host did not come, and for the opportunity. */
function missed(change: Change, data: Wire): Draft[] {
  const participants = participantsOf(data);
  const whole = change.changes?.["host_no_show"]?.new === true;
  const absent = new Set(invitees(change, "new").map(({ id }) => id));
  const told = participants.filter(({ type, id }) => whole || type === "opportunity" || absent.has(id));
  return aboutEach(change, "event_no_show", told);
}
