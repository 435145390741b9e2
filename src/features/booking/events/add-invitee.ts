import type { EventsAddInviteeInput } from "../../../../generated/services.js";
import { timeOfId } from "../../../base/platform/ids.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described } from "../../../base/contract/operation.ts";
import { type BookingPerson, readInviteePhone } from "../rules/booking.ts";
import { type Check, type CheckedWrite, eachValue } from "../../../base/platform/mistakes.ts";
import { type Detail, Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { eventSearchText } from "../rules/event.ts";
import { requireOpen } from "../rules/event-state.ts";
import { isTold } from "../rules/waiting-guests.ts";
import { normalizeTexts } from "../../../base/platform/rules/normalize-texts.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import { withContacts } from "./contacts.ts";
import { sendNotifications } from "../notifications/notify.ts";
import { NOBODY, type Notified } from "../notifications/queue.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent } from "./record.ts";
import { normalizeEmail } from "../../../base/records/record-state.ts";

/** An invitee, who may have been invited before. */
export type AddedInvitee = Described<
  InviteeRecord,
  Notified & { readonly already_invited: boolean; readonly event_version: number }
>;

/** Maximum number of guests of an event with one seat. */
const MAX_GUESTS = 20;

/** Adds an invitee to an event; does nothing for an address that is already invited. */
export async function addInvitee(
  deps: EventWriteDeps,
  caller: Caller,
  { id, expected_version, notify = true, ...input }: EventsAddInviteeInput,
): Promise<AddedInvitee> {
  const before = await lockEvent(deps, caller, { id, expected_version });
  const person = readPerson(input, caller.organization.default_country);
  const existing = before.invitees.find((one) => isInvited(one) && normalizeEmail(one.email) === person.email);
  if (existing && !isTold(existing)) return await tellGuest(deps, caller, { before, guest: existing, notify });
  if (existing) return addedInvitee(before, existing, { already_invited: true, ...NOBODY });
  requireOpen(before, deps.clock());
  requireRoom(before);
  const invitee = await newInvitee(deps, caller, { event: before, person });
  await deps.tx.events.invite(caller.organization.id, before.id, [invitee]);
  const columns = {
    ics_sequence: before.ics_sequence + 1,
    search_text: eventSearchText(before.title, [...before.invitees.filter(isInvited), invitee]),
  };
  const after = await writeEvent(deps, caller, { before, columns, verb: "invitee_added" });
  const notification = { kind: "invited", hostKind: "joined", event: after, invitees: [invitee] } as const;
  return addedInvitee(after, invitee, {
    already_invited: false,
    ...(await sendNotifications(deps, caller, { notify, notification })),
  });
}

interface WaitingGuest {
  readonly before: EventRecord;
  readonly guest: InviteeRecord;
  readonly notify: boolean;
}

/** Invites a guest whose booking nobody has confirmed: the caller vouches for the guest. */
async function tellGuest(
  deps: EventWriteDeps,
  caller: Caller,
  { before, guest, notify }: WaitingGuest,
): Promise<AddedInvitee> {
  requireOpen(before, deps.clock());
  await deps.tx.events.confirmInvitees({ orgId: caller.organization.id, eventId: before.id }, [guest.id]);
  const event = await writeEvent(deps, caller, { before, columns: {}, verb: "updated" });
  const told = event.invitees.find(({ id }) => id === guest.id) ?? guest;
  const notification = { kind: "invited", event, invitees: [told], hostIds: [] } as const;
  const who = await sendNotifications(deps, caller, { notify, notification });
  return addedInvitee(event, told, { already_invited: true, ...who });
}

type Person = Omit<EventsAddInviteeInput, "id" | "expected_version" | "notify">;

function readPerson(input: Person, country: string | null): BookingPerson {
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

/** The checks of an invitee's fields. */
export const inviteeChecks = ({ caller, values }: CheckedWrite): Check[] =>
  eachValue(values, (one) => readPerson({ email: "-", ...one }, caller.organization.default_country));

/** Throws if the event is full. In an event with several seats each invitee takes one. */
function requireRoom({ seats, invitee_count }: EventRecord): void {
  if (seats > 1) {
    if (invitee_count >= seats) throw new Problem("slot_unavailable", [{ path: "/email", code: "seats_taken" }]);
  } else if (invitee_count > MAX_GUESTS) {
    const limit = { limit: MAX_GUESTS };
    throw unprocessable([{ path: "/email", code: "too_many_guests", values: limit, extra: limit }]);
  }
}

interface NewInvitee {
  readonly event: EventRecord;
  readonly person: BookingPerson;
}

/** Creates an invitee. A missing time zone or locale is taken from the contact, or else from the event and its type. */
async function newInvitee(deps: EventWriteDeps, caller: Caller, { event, person }: NewInvitee): Promise<InviteeRecord> {
  const [known = { ...person, contact_id: null }] = await withContacts(deps, caller, { people: [person] });
  const { organization } = caller;
  const eventType = await deps.tx.eventTypes.getAny(organization.id, event.event_type_id);
  const id = deps.newId();
  return {
    ...known,
    id,
    role: event.seats > 1 ? "primary" : "guest",
    answers: {},
    timezone: known.timezone ?? event.timezone,
    locale: known.locale ?? eventType?.locale ?? organization.default_locale,
    response: "needs_action",
    confirmation: "not_required",
    no_show: false,
    cancelled_at: null,
    created_at: timeOfId(id),
  };
}

const addedInvitee = (
  { version }: EventRecord,
  record: InviteeRecord,
  meta: Omit<AddedInvitee["meta"], "event_version">,
): AddedInvitee => ({ record, meta: { ...meta, event_version: version } });
