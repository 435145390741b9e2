import type {
  EventsHistoryInput,
  EventsInviteesInput,
  EventsRemoveInviteeInput,
  Schemas,
  EventsAddInviteeInput,
} from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Described, Page } from "../../../base/contract/operation.ts";
import { notFound, stateConflict, type Detail, Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { eventSearchText, requireOpen } from "../rules/event.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Store } from "../../../base/store/store.ts";
import { sendNotifications, NOBODY, type Notified } from "../notifications/notifications.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent } from "./record.ts";
import { readList } from "../../../base/records/record-list.ts";
import { requireRecord, normalizeEmail } from "../../../base/records/record-state.ts";
import { timeOfId } from "../../../base/platform/ids.ts";
import { type BookingPerson, readInviteePhone } from "../rules/booking.ts";
import { type Check, type CheckedWrite, eachValue } from "../../../base/platform/mistakes.ts";
import { isTold } from "../rules/invitees.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import { withContacts } from "./contacts.ts";

/** A removed invitee, who may have been removed before, and the number of remaining invitees. */
type RemovedInvitee = Described<
  InviteeRecord,
  Notified & {
    readonly already_removed: boolean;
    readonly remaining_count: number;
    readonly event_version: number;
  }
>;

/** Lists the invitees of an event. */
export async function listInvitees(
  { store, signedTokens }: { readonly store: Store; readonly signedTokens: SignedTokens },
  { organization: { id: orgId } }: Caller,
  { id, page, page_size, sort, cursor, ...filters }: EventsInviteesInput,
): Promise<Page<InviteeRecord>> {
  const { id: eventId } = requireRecord(await store.events.get(orgId, id));
  const identity = { operation: "events.invitees", orgId, filters: { eventId, ...filters } };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) =>
    store.events.pageInvitees({ orgId, eventId }, filters, request),
  );
}

/** Lists the previous times of an event, newest first. */
export async function listHistory(
  { store, signedTokens }: { readonly store: Store; readonly signedTokens: SignedTokens },
  { organization: { id: orgId } }: Caller,
  { id, page, page_size, cursor }: EventsHistoryInput,
): Promise<Page<Schemas["EventPeriod"]>> {
  const { id: eventId } = requireRecord(await store.events.get(orgId, id));
  const identity = { operation: "events.history", orgId, filters: { eventId } };
  const list = { page, page_size, sort: "", ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) =>
    store.events.pageHistory({ orgId, eventId }, request),
  );
}

/**
 * Removes an invitee from an event; does nothing if they were removed before. The last invitee cannot be removed:
 * cancel the event instead.
 */
export async function removeInvitee(
  deps: EventWriteDeps,
  caller: Caller,
  { invitee_id, notify, reason, ...target }: EventsRemoveInviteeInput,
): Promise<RemovedInvitee> {
  const before = await lockEvent(deps, caller, target);
  const invitee = before.invitees.find(({ id }) => id === invitee_id.toLowerCase());
  if (!invitee) throw notFound();
  if (invitee.cancelled_at !== null) return removedInvitee(before, invitee, { already_removed: true, ...NOBODY });
  requireOpen(before, deps.clock());
  if (before.invitee_count === 1) throw stateConflict("last_invitee", "/invitee_id");
  const { after, removed } = await removeFromEvent(deps, caller, before, [invitee.id]);
  const notification = {
    kind: "removed",
    hostKind: "left",
    event: after,
    invitees: removed,
    reason: reason ?? null,
  } as const;
  const who = await sendNotifications(deps, caller, { notify, notification });
  return removedInvitee(after, removed[0] ?? invitee, { already_removed: false, ...who });
}

/** An invitee who cancels their own seats in an event that others have booked too. */
export interface SeatCancellation {
  readonly event: EventRecord;
  readonly invitee: InviteeRecord;
  readonly reason: string | null;
}

/** Cancels the seats of an invitee and their guests, and notifies them and the hosts. The event must be locked. */
export async function cancelSeats(
  deps: EventWriteDeps,
  caller: Caller,
  { event: before, invitee, reason }: SeatCancellation,
): Promise<void> {
  requireOpen(before, deps.clock());
  const key = { orgId: caller.organization.id, eventId: before.id };
  const ids = [invitee.id, ...(await deps.tx.events.guestsOf(key, invitee.id))];
  const { after, removed } = await removeFromEvent(deps, caller, before, ids);
  await sendNotifications(deps, caller, {
    notify: true,
    notification: { kind: "left", event: after, invitees: removed, reason },
  });
}

async function removeFromEvent(
  deps: EventWriteDeps,
  caller: Caller,
  before: EventRecord,
  ids: readonly string[],
): Promise<{ after: EventRecord; removed: InviteeRecord[] }> {
  const key = { orgId: caller.organization.id, eventId: before.id };
  await deps.tx.events.removeInvitees(key, ids, new Date(deps.clock()).toISOString());
  const others = before.invitees.filter((one) => isInvited(one) && !ids.includes(one.id));
  const columns = { ics_sequence: before.ics_sequence + 1, search_text: eventSearchText(before.title, others) };
  const after = await writeEvent(deps, caller, { before, columns, verb: "invitee_removed" });
  return { after, removed: after.invitees.filter(({ id }) => ids.includes(id)) };
}

function removedInvitee(
  { invitee_count, version }: EventRecord,
  record: InviteeRecord,
  meta: Omit<RemovedInvitee["meta"], "remaining_count" | "event_version">,
): RemovedInvitee {
  return { record, meta: { ...meta, remaining_count: invitee_count, event_version: version } };
}

/** An invitee, who may have been invited before. */
type AddedInvitee = Described<
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
  const invitee = await newInvitee(deps, caller, before, person);
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

/** Creates an invitee. A missing time zone or locale is taken from the contact, or else from the event and its type. */
async function newInvitee(
  deps: EventWriteDeps,
  caller: Caller,
  event: EventRecord,
  person: BookingPerson,
): Promise<InviteeRecord> {
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
