import type { EventsAddInviteeInput } from "../../../generated/services.js";
import { timeOfId } from "../../platform/ids.ts";
import type { Caller } from "../../contract/caller.ts";
import type { Described } from "../../contract/operation.ts";
import { type BookedPerson, readInviteePhone } from "../rules/booking.ts";
import { type Detail, Problem, unprocessable } from "../../platform/rules/errors.ts";
import { eventSearchText } from "../rules/event.ts";
import { requireOpen } from "../rules/event-state.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import { knownPeople } from "./event-contacts.ts";
import { sendNotifications } from "../notifications/notify.ts";
import { type EventWriteDeps, holdEvent, isInvited, writeEvent } from "./event-record.ts";
import { normalizeEmail } from "../../records/record-state.ts";

/** Somebody who is invited to an event, now or before. */
export type Invited = Described<
  InviteeRecord,
  { readonly already_invited: boolean; readonly event_version: number; readonly notified: string[] }
>;

/** Whom an event for one can have beside whoever booked it. */
const MAX_GUESTS = 20;

/** Invites somebody to an event; whoever is invited already stays as they are. */
export async function addInvitee(
  deps: EventWriteDeps,
  caller: Caller,
  { id, expected_version, notify = true, ...input }: EventsAddInviteeInput,
): Promise<Invited> {
  const before = await holdEvent(deps, caller, { id, expected_version });
  const person = readPerson(input, caller.organization.default_country);
  const there = before.invitees.find((one) => isInvited(one) && normalizeEmail(one.email) === person.email);
  if (there) return invited(before, there, { already_invited: true, notified: [] });
  requireOpen(before, deps.clock());
  requireRoom(before);
  const invitee = await newInvitee(deps, caller, { event: before, person });
  await deps.tx.events.invite(caller.organization.id, before.id, [invitee]);
  const columns = {
    ics_sequence: before.ics_sequence + 1,
    search_text: eventSearchText(before.title, [...before.invitees.filter(isInvited), invitee]),
  };
  const after = await writeEvent(deps, caller, { before, columns, verb: "invitee_added" });
  const news = { kind: "invited", hostKind: "joined", event: after, invitees: [invitee] } as const;
  return invited(after, invitee, {
    already_invited: false,
    notified: await sendNotifications(deps, caller, { notify, news }),
  });
}

type Person = Omit<EventsAddInviteeInput, "id" | "expected_version" | "notify">;

function readPerson(input: Person, country: string | null): BookedPerson {
  const {
    email,
    name = null,
    timezone = null,
    locale = null,
    ...given
  } = normalizeTexts(input, { optional: ["name"] });
  const details: Detail[] = [];
  const phone = given.phone ? readInviteePhone(given.phone, { path: "/phone", details, country }) : null;
  if (details.length > 0) throw unprocessable(details);
  return { email: normalizeEmail(email), name, phone, timezone, locale };
}

/** Where an event has seats, each invitee takes one. */
function requireRoom({ seats, invitee_count }: EventRecord): void {
  if (seats > 1) {
    if (invitee_count >= seats) throw new Problem("slot_unavailable", [{ path: "/email", code: "seats_taken" }]);
  } else if (invitee_count > MAX_GUESTS) {
    const limit = { limit: MAX_GUESTS };
    throw unprocessable([{ path: "/email", code: "too_many_guests", values: limit, extra: limit }]);
  }
}

interface Newcomer {
  readonly event: EventRecord;
  readonly person: BookedPerson;
}

/** Who says nothing of a time zone and a language has those of their contact, or else of the event and its type. */
async function newInvitee(deps: EventWriteDeps, caller: Caller, { event, person }: Newcomer): Promise<InviteeRecord> {
  const [known = { ...person, contact_id: null }] = await knownPeople(deps, caller, { people: [person] });
  const { organization } = caller;
  const eventType = await deps.tx.eventTypes.getAny(organization.id, event.event_type_id);
  const id = deps.newId();
  return {
    ...known,
    ...{ id, role: event.seats > 1 ? "primary" : "guest", answers: {} },
    timezone: known.timezone ?? event.timezone,
    locale: known.locale ?? eventType?.locale ?? organization.default_locale,
    ...{ response: "needs_action", no_show: false, cancelled_at: null, created_at: timeOfId(id) },
  };
}

const invited = (
  { version }: EventRecord,
  record: InviteeRecord,
  meta: Pick<Invited["meta"], "already_invited" | "notified">,
): Invited => ({ record, meta: { ...meta, event_version: version } });
