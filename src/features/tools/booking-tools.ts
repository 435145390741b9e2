import type { EventsListInput, Services, Schemas } from "../../../generated/services.js";
import type {
  BookingService,
  FindAvailableSlotsInput,
  FindAvailableSlotsResult,
  ListEventsInput,
  ListEventsResult,
  ListEventTypesInput,
  ListEventTypesResult,
  CancelEventInput,
  CancelEventResult,
  CreateEventInput,
  CreateEventResult,
  RescheduleEventInput,
  RescheduleEventResult,
  UpdateEventInput,
  UpdateEventResult,
  AddEventInviteeInput,
  AddEventInviteeResult,
  RemoveEventInviteeInput,
  RemoveEventInviteeResult,
} from "../../../generated/tool-types.js";
import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { briefEvent, wholeEvent, fullFieldsOf, shortened, inZone } from "./rules/tool-record.ts";
import { peopleOf, personOf, type Users, type People } from "./people.ts";
import { pagingOf } from "./records-list.ts";
import { withArgumentPaths } from "./argument-errors.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { referenceNotFound, validationFailed } from "../../base/platform/rules/errors.ts";

/** Dependencies of the booking tools besides the services. */
interface BookingToolDeps {
  readonly store: { readonly users: Users };
}

/** Implements the booking tools on the services of the API. */
export function bookingService(
  deps: BookingToolDeps,
  { eventTypes, events }: Pick<Services, "eventTypes" | "events">,
): BookingService {
  return {
    listEventTypes: (caller, input) => listEventTypes({ ...deps, eventTypes }, caller, input),
    findSlots: (caller, input) => findSlots(eventTypes, caller, input),
    listEvents: (caller, input) => listEvents({ ...deps, events }, caller, input),
    async getEvent(caller, { event_id: id, timezone }) {
      return { event: wholeEvent(await events.get(caller, { id }), timezone) };
    },
    create: (caller, input) => createEvent(events, caller, input),
    reschedule: (caller, input) => rescheduleEvent(events, caller, input),
    update: (caller, input) => updateEvent({ events, people: peopleOf(deps.store.users, caller) }, caller, input),
    addInvitee: (caller, input) => addInvitee(events, caller, input),
    removeInvitee: (caller, input) => removeInvitee(events, caller, input),
    cancel: (caller, input) => cancelEvent(events, caller, input),
  };
}

const TEXT_IN_LIST = 500;

/** Includes the names of hosts, because users ask for a name and not for an id. */
async function listEventTypes(
  { store, eventTypes }: BookingToolDeps & Pick<Services, "eventTypes">,
  caller: Caller,
  { query, host_user_id, include_inactive, page, page_size }: ListEventTypesInput,
): Promise<ListEventTypesResult> {
  const people = peopleOf(store.users, caller);
  const host_id = await personOf(people, "/host_user_id", host_user_id);
  const found = await eventTypes.list(caller, {
    ...(query !== undefined && { q: query }),
    ...(host_id !== undefined && { host_id }),
    ...(!include_inactive && { is_active: true }),
    include_deleted: false,
    page,
    page_size,
    sort: "title",
  });
  const names = await people.namesOf(found.items.flatMap(({ hosts }) => hosts));
  const event_types = found.items.map((item) => ({
    ...shortened(fullFieldsOf("event_type", item), TEXT_IN_LIST),
    title: item.title,
    duration_minutes: item.duration_minutes,
    hosts: item.hosts.map((user_id) => ({ user_id, name: names.get(user_id) ?? null })),
  }));
  return { event_types, ...pagingOf(found) };
}

async function findSlots(
  eventTypes: Services["eventTypes"],
  caller: Caller,
  { event_type_id: id, ...input }: FindAvailableSlotsInput,
): Promise<FindAvailableSlotsResult> {
  const place = (path: string): string => (path.startsWith("/") ? path : `/${path}`);
  return await withArgumentPaths(place, () => eventTypes.slots(caller, { id, ...input }));
}

/** Upcoming events are listed in ascending order, all others in descending order. */
async function listEvents(
  { store, events }: BookingToolDeps & Pick<Services, "events">,
  caller: Caller,
  { when: wanted, host_user_id, timezone, ...input }: ListEventsInput,
): Promise<ListEventsResult> {
  const isDated = input.from !== undefined || input.to !== undefined;
  const when: EventsListInput["when"] = wanted ?? (isDated ? "all" : "upcoming");
  const sort = when === "upcoming" ? "start_at" : "-start_at";
  const host_id = await personOf(peopleOf(store.users, caller), "/host_user_id", host_user_id);
  const host = host_id === undefined ? {} : { host_id };
  const found = await events.list(caller, { ...input, ...host, when, sort });
  return { events: found.items.map((event) => briefEvent(event, timezone)), ...pagingOf(found) };
}

type Events = Services["events"];
type Booker = Authorized<Caller, "booking:write">;

/** Implements create_event: books the chosen slot. */
async function createEvent(
  events: Events,
  caller: Booker,
  { idempotency_key: _, ...input }: CreateEventInput,
): Promise<CreateEventResult> {
  const { record, meta } = await events.create(caller, input);
  return { event: wholeEvent(record), notified: meta.notified };
}

/** Implements reschedule_event: moves an event to another time. */
async function rescheduleEvent(
  events: Events,
  caller: Booker,
  { event_id: id, new_start_at: start_at, ...input }: RescheduleEventInput,
): Promise<RescheduleEventResult> {
  const place = (path: string): string => path.replace(/^\/start_at$/, "/new_start_at");
  const { record, meta } = await withArgumentPaths(place, () => events.reschedule(caller, { ...input, id, start_at }));
  return { event: wholeEvent(record), notified: meta.notified, previous: inZone(meta.previous, record.timezone) };
}

/** Dependencies of `updateEvent`. */
interface EventUpdateDeps {
  readonly events: Events;
  readonly people: People;
}

/** Changed by every update, or returned in another form. */
const METADATA = ["version", "updated_at", "updated_by", "ics_sequence"];

/**
 * Implements update_event: the fields, then the decision, then the no-shows. Every tool call is one transaction. If
 * there is a decision, its notification also reports the changed fields, except a new host.
 */
async function updateEvent(
  { events, people }: EventUpdateDeps,
  caller: Booker,
  { event_id: id, expected_version, decision, no_show_invitee_ids: invitee_ids, notify, ...sent }: UpdateEventInput,
): Promise<UpdateEventResult> {
  const host_user_id = await personOf(people, "/host_user_id", sent.host_user_id);
  const fields = { ...sent, ...(host_user_id !== undefined && { host_user_id }) };
  const before = await events.get(caller, { id });
  const version = expected_version === undefined ? {} : { expected_version };
  // The notification of a decision goes to the current hosts, so previous hosts are notified of the host change.
  const notifyOfFields = notify && (decision === undefined || fields.host_user_id !== undefined);
  const { record, meta } = await events.update(caller, { ...fields, ...version, id, notify: notifyOfFields });
  const decided = decision === undefined ? null : await events[decision](caller, { id, notify });
  const place = (path: string): string => path.replace(/^\/invitee_ids/, "/no_show_invitee_ids");
  const marked = invitee_ids && (await withArgumentPaths(place, () => events.noShow(caller, { id, invitee_ids })));
  const after = marked ?? decided?.record ?? record;
  return {
    event: wholeEvent(after),
    changed_fields: Object.keys(differences(before, after)).filter((name) => !METADATA.includes(name)),
    notified: [...new Set([...meta.notified, ...(decided?.meta.notified ?? [])])],
  };
}

/** Implements cancel_event: cancels the event for all participants. */
async function cancelEvent(
  events: Events,
  caller: Booker,
  { event_id: id, ...input }: CancelEventInput,
): Promise<CancelEventResult> {
  const { record, meta } = await events.cancel(caller, { ...input, id });
  return { event: wholeEvent(record), already_cancelled: meta.already_cancelled, notified: meta.notified };
}

/** Implements add_event_invitee. */
async function addInvitee(
  events: Events,
  caller: Booker,
  { event_id: id, ...input }: AddEventInviteeInput,
): Promise<AddEventInviteeResult> {
  const { record, meta } = await events.addInvitee(caller, { ...input, id });
  return { invitee: record, already_invited: meta.already_invited, notified: meta.notified };
}

/** Implements remove_event_invitee: by id or e-mail address. */
async function removeInvitee(
  events: Events,
  caller: Booker,
  { event_id: id, invitee_id, email, ...input }: RemoveEventInviteeInput,
): Promise<RemoveEventInviteeResult> {
  if (invitee_id !== undefined && email !== undefined)
    throw validationFailed([{ path: "/email", code: "not_together", values: { field: "invitee_id" } }]);
  const named = invitee_id ?? (await inviteeOf(events, caller, { id, email }));
  const place = (path: string): string => (email === undefined ? path : path.replace(/^\/invitee_id$/, "/email"));
  const { record, meta } = await withArgumentPaths(place, () =>
    events.removeInvitee(caller, { ...input, id, invitee_id: named }),
  );
  return { removed: record, remaining_count: meta.remaining_count };
}

/** Returns the invitee with this address: an active invitee, else the one removed last. */
async function inviteeOf(
  events: Events,
  caller: Caller,
  { id, email }: { readonly id: string; readonly email: string | undefined },
): Promise<string> {
  if (email === undefined)
    throw validationFailed([{ path: "/invitee_id", code: "required", values: { choice: "invitee_id, email" } }]);
  const { invitees } = await events.get(caller, { id });
  const matching = invitees.filter((invitee) => invitee.email.toLowerCase() === email.toLowerCase());
  const isActive = ({ cancelled_at }: Schemas["Invitee"]): boolean => cancelled_at === null;
  const found = matching.find(isActive) ?? matching.at(-1);
  if (!found) throw referenceNotFound("/email");
  return found.id;
}
