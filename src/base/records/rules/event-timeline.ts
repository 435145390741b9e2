import type { Change } from "./change.ts";
import {
  aboutEach,
  changedAmong,
  contactsOf,
  type Draft,
  type Owner,
  ownerOf,
  type Projection,
  type RecordData,
} from "./timeline-entry.ts";

/** Projections of events to the timelines of their contacts and opportunity. */
export const EVENT_PROJECTIONS: Readonly<Record<string, Projection>> = {
  "event.created": (change, data) => aboutEach(change, "event_booked", participantsOf(data)),
  // A further booking of a group event.
  "event.invitee_added": (change) => aboutEach(change, "event_booked", invitees(change, "new")),
  "event.rescheduled": rescheduled,
  "event.cancelled": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  "event.declined": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  // For a removed invitee the event is canceled.
  "event.invitee_removed": (change) => aboutEach(change, "event_cancelled", invitees(change, "old")),
  "event.no_show": noShows,
};

const invitees = ({ changes }: Change, when: "old" | "new"): Owner[] => contactsOf(changes?.["invitees"]?.[when]);

/** Returns the contacts and the opportunity of an event. */
function participantsOf(data: RecordData): Owner[] {
  const contacts = (data["contact_ids"] ?? []) as readonly unknown[];
  const owners = [...contacts.map((id) => ownerOf("contact", id)), ownerOf("opportunity", data["opportunity_id"])];
  return owners.filter((owner) => owner !== undefined);
}

function rescheduled(change: Change, data: RecordData): Draft[] {
  const changes = changedAmong(change.changes, ["start_at", "end_at"]);
  return aboutEach(change, "event_rescheduled", participantsOf(data)).map((draft) => ({ ...draft, changes }));
}

/** Adds an entry for the invitees who did not come, or for all if the host did not come, and for the opportunity. */
function noShows(change: Change, data: RecordData): Draft[] {
  const participants = participantsOf(data);
  const all = change.changes?.["host_no_show"]?.new === true;
  const absent = new Set(invitees(change, "new").map(({ id }) => id));
  const owners = participants.filter(({ type, id }) => all || type === "opportunity" || absent.has(id));
  return aboutEach(change, "event_no_show", owners);
}
