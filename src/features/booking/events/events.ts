import type {
  EventsService,
  EntitiesEventsInput,
  EventsUpdateInput,
  EventsCancelInput,
  EventsConfirmInput,
  EventsDeclineInput,
  EventsNoShowInput,
} from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Download, Page, Described } from "../../../base/contract/operation.ts";
import type { Store, Repositories } from "../../../base/store/store.ts";
import { createEvent } from "./create-event.ts";
import { addInvitee, listHistory, listInvitees, removeInvitee } from "./invitees.ts";
import { publishedCalendar, type NotificationDeps } from "../notifications/compose.ts";
import { type EventWriteDeps, lockEvent, isInvited, writeEvent, missingReferences } from "./record.ts";
import { rescheduleEvent } from "./reschedule.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { EventFilters, EventRecord } from "../sql/events.ts";
import { requireEntity } from "../../entities/require-entity.ts";
import { listOperation } from "../../../base/records/record-list.ts";
import { differences } from "../../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue } from "../../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { calendarFile } from "../rules/event-calendar.ts";
import { eventSearchText, reachesCalendars, requireOpen, requirePossible } from "../rules/event.ts";
import { locationFor, readLocation } from "../rules/event-type.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import { changeHost, requireHostOf } from "./hosts.ts";
import {
  notifyOfChange,
  NOBODY,
  type Notified,
  sendNotifications,
  scheduleReminders,
} from "../notifications/notifications.ts";

interface EventDeps extends NotificationDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** Creates the service for events. */
export function eventsService(deps: EventDeps): EventsService {
  const { store } = deps;
  const change =
    <Input, Result>(work: Write<Input, Result>) =>
    (caller: Caller, input: Input): Promise<Result> =>
      store.transaction((tx) => work({ ...deps, tx }, caller, input));

  return {
    list: listOperation(deps.signedTokens, "events.list", store.events.list),
    create: (caller, input) => createEvent(deps, caller, input),
    get: async ({ organization }, { id }) => requireRecord(await store.events.get(organization.id, id)),
    ics: (caller, { id }) => eventFile(deps, caller, id),
    update: change(updateEvent),
    reschedule: (caller, input) => rescheduleEvent(deps, caller, input),
    confirm: change(confirmEvent),
    decline: change(declineEvent),
    cancel: change(cancelEvent),
    noShow: change(markNoShow),
    history: (caller, input) => listHistory(deps, caller, input),
    invitees: (caller, input) => listInvitees(deps, caller, input),
    addInvitee: change(addInvitee),
    removeInvitee: change(removeInvitee),
  };
}

type Write<Input, Result> = (deps: EventWriteDeps, caller: Caller, input: Input) => Promise<Result>;

/** Returns an event as a file that the caller can import into a calendar. */
async function eventFile(deps: EventDeps, caller: Caller, id: string): Promise<Download> {
  const { store } = deps;
  const event = requireRecord(await store.events.get(caller.organization.id, id));
  const { filename, text } = await publishedCalendar(store, deps, caller, event);
  return calendarFile(filename, text);
}

/** entities.events: events with the contact, or with a contact of the company, as an invitee. */
export async function eventsOfEntity(
  { store, signedTokens }: Pick<EventDeps, "store" | "signedTokens">,
  caller: Caller,
  { id, ...input }: EntitiesEventsInput,
): Promise<Page<EventRecord>> {
  const { entity_type } = await requireEntity(store, caller.organization.id, id);
  const invitee: EventFilters = entity_type === "company" ? { company_id: id } : { contact_id: id };
  return await listOperation(signedTokens, "entities.events", store.events.list)(caller, { ...input, ...invitee });
}

/** An updated event, and the names of its changed fields. */
type UpdatedEvent = Described<EventRecord, Notified & { readonly changed_fields: string[] }>;

type Fields = Omit<EventsUpdateInput, "id" | "expected_version" | "notify" | "host_user_id">;

/** Updates the given fields. Without a difference there is no new version. */
async function updateEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { id, expected_version, notify = true, host_user_id, ...input }: EventsUpdateInput,
): Promise<UpdatedEvent> {
  const given = readFields(input, caller.organization.default_country);
  const before = await lockEvent(deps, caller, { id, expected_version });
  const updated = { ...before, ...given, ...(given.location && { location: updatedLocation(before, given.location) }) };
  const changed = Object.keys(differences(before, updated));
  const host = newHostId(before, host_user_id);
  if (changed.length === 0 && host === null) return { record: before, meta: { changed_fields: [], ...NOBODY } };
  const reachesInvitees = host !== null || reachesCalendars(changed);
  if (reachesInvitees) requireOpen(before, deps.clock());
  if (changed.includes("opportunity_id")) await checkOpportunity(deps, caller, updated);
  if (host !== null) await changeHost(deps, caller, { event: before, hostId: host });
  const columns = {
    ...Object.fromEntries(changed.map((name) => [name, updated[name as keyof typeof updated]])),
    ...(reachesInvitees && { ics_sequence: before.ics_sequence + 1 }),
    search_text: eventSearchText(updated.title, updated.invitees.filter(isInvited)),
  };
  const record = await writeEvent(deps, caller, { before, columns, verb: "updated" });
  const changed_fields = host === null ? changed : [...changed, "hosts"];
  const notification = { kind: "updated", event: record } as const;
  const who = reachesInvitees ? await notifyOfChange(deps, caller, { notify, notification, before }) : NOBODY;
  return { record, meta: { changed_fields, ...who } };
}

/** The checks of an event's changed fields, apart from the time of another host. */
export const eventChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const before = write.before as EventRecord | null;
  const { opportunity_id, host_user_id, location } = values as Partial<EventsUpdateInput>;
  return [
    ...eachValue(values, (one) => readFields(one, caller.organization.default_country)),
    () => (before && location ? updatedLocation(before, location) : null),
    () => checkOpportunity({ tx }, caller, { opportunity_id: opportunity_id?.toLowerCase() ?? null }),
    async () => {
      const hostId = before && newHostId(before, host_user_id);
      if (before && hostId !== null) await requireHostOf(tx, caller, { event: before, hostId });
    },
  ];
};

/** Normalizes the fields for storage. */
function readFields(input: Fields, country: string | null): Fields {
  const details: Detail[] = [];
  const { location, opportunity_id, ...others } = normalizeTexts(input, {
    required: ["title"],
    optional: ["description", "internal_notes"],
  });
  const values = {
    ...others,
    ...(location && { location: readLocation(location, details, country) }),
    ...(opportunity_id !== undefined && { opportunity_id: opportunity_id?.toLowerCase() ?? null }),
  };
  if (details.length > 0) throw unprocessable(details);
  return values;
}

/** Returns the location; for `invitee_phone` with the number of the first invitee. */
function updatedLocation({ invitees }: EventRecord, location: EventRecord["location"]): EventRecord["location"] {
  const result = locationFor(location, invitees.find(isInvited)?.phone ?? null);
  if (result.value === null) throw unprocessable([{ path: "/location/type", code: "invitee_without_phone" }]);
  return result;
}

/** Returns the id of the new host; null if the host stays. */
function newHostId({ hosts }: EventRecord, id: string | undefined): string | null {
  const hostId = id?.toLowerCase() ?? null;
  return hosts.length === 1 && hosts[0]?.user_id === hostId ? null : hostId;
}

async function checkOpportunity(
  { tx }: Pick<EventWriteDeps, "tx">,
  caller: Caller,
  { opportunity_id }: Pick<EventRecord, "opportunity_id">,
): Promise<void> {
  const missing = await missingReferences(tx, caller, { opportunity_id });
  if (missing.length > 0) throw unprocessable(missing);
}

/** An event with a new status, and who was notified. */
type NotifiedEvent = Described<EventRecord, Notified>;

/** A canceled event, which may have been canceled before. */
type CancelledEvent = Described<EventRecord, Notified & { readonly already_cancelled: boolean }>;

/** pending → confirmed. */
export async function confirmEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...target }: EventsConfirmInput,
): Promise<NotifiedEvent> {
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "confirm", deps.clock());
  const key = { orgId: caller.organization.id, eventId: before.id };
  const awaited = before.invitees.filter(({ confirmation }) => confirmation === "awaited").map(({ id }) => id);
  if (awaited.length > 0) await deps.tx.events.confirmInvitees(key, awaited);
  const columns = { status: "confirmed", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "confirmed" });
  await scheduleReminders(deps, caller, { event: record });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "confirmed", event: record },
  });
  return { record, meta: who };
}

/** pending → declined; frees the hosts' time. The reason is part of the notification. */
export async function declineEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsDeclineInput,
): Promise<NotifiedEvent> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "decline", deps.clock());
  await deps.tx.events.releaseHostTime(caller.organization.id, before.id);
  const columns = { status: "declined", ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "declined" });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "declined", event: record, reason },
  });
  return { record, meta: who };
}

/** pending or confirmed → cancelled; frees the hosts' time. Does nothing if the event is already canceled. */
export async function cancelEvent(
  deps: EventWriteDeps,
  caller: Caller,
  { notify = true, ...input }: EventsCancelInput,
): Promise<CancelledEvent> {
  const { reason = null, ...target } = normalizeTexts(input, { optional: ["reason"] });
  const before = await lockEvent(deps, caller, target);
  if (before.status === "cancelled") return { record: before, meta: { already_cancelled: true, ...NOBODY } };
  const now = deps.clock();
  requirePossible(before, "cancel", now);
  await deps.tx.events.releaseHostTime(caller.organization.id, before.id);
  const cancellation = { reason, cancelled_at: new Date(now).toISOString(), by: caller.actor };
  const columns = { status: "cancelled", cancellation, ics_sequence: before.ics_sequence + 1 };
  const record = await writeEvent(deps, caller, { before, columns, verb: "cancelled" });
  const who = await sendNotifications(deps, caller, {
    notify,
    notification: { kind: "cancelled", event: record, reason },
  });
  return { record, meta: { already_cancelled: false, ...who } };
}

/** Records no-shows, or that someone came after all. Without a difference there is no new version. */
async function markNoShow(
  deps: EventWriteDeps,
  caller: Caller,
  { invitee_ids, no_show = true, host_no_show, ...target }: EventsNoShowInput,
): Promise<EventRecord> {
  if (invitee_ids === undefined && host_no_show === undefined) throw missingTarget();
  const before = await lockEvent(deps, caller, target);
  requirePossible(before, "no_show", deps.clock());
  const changedInvitees = inviteesWith(before, invitee_ids ?? []).filter((invitee) => invitee.no_show !== no_show);
  const host = host_no_show ?? before.host_no_show;
  if (changedInvitees.length === 0 && host === before.host_no_show) return before;
  const key = { orgId: caller.organization.id, eventId: before.id };
  const ids = changedInvitees.map(({ id }) => id);
  await deps.tx.events.markNoShow(key, ids, no_show);
  const missed = (changedInvitees.length > 0 && no_show) || (host && !before.host_no_show);
  const verb = missed ? "no_show" : "updated";
  return await writeEvent(deps, caller, { before, columns: { host_no_show: host }, verb });
}

/** The checks of the invitees who did not come. */
export const noShowChecks = (write: CheckedWrite): Check[] => {
  const { invitee_ids } = write.values as Partial<EventsNoShowInput>;
  const before = write.before as EventRecord | null;
  return before && invitee_ids ? [() => inviteesWith(before, invitee_ids)] : [];
};

const missingTarget = () =>
  unprocessable([{ path: "/invitee_ids", code: "required", values: { choice: "invitee_ids, host_no_show" } }]);

/** Returns the invitees with these ids. Throws `unprocessable` for an id that is not an invitee of this event. */
function inviteesWith({ invitees }: EventRecord, ids: readonly string[]): EventRecord["invitees"] {
  const invited = new Map(invitees.filter(isInvited).map((one) => [one.id, one]));
  const found = ids.map((id) => invited.get(id.toLowerCase()));
  const details = found.flatMap((one, index): Detail[] =>
    one ? [] : [{ path: `/invitee_ids/${index}`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return found.filter((one) => one !== undefined);
}
