import type { EventsListInput, Services } from "../../../generated/services.js";
import type {
  BookingService,
  FindAvailableSlotsInput,
  FindAvailableSlotsResult,
  ListEventsInput,
  ListEventsResult,
  ListEventTypesInput,
  ListEventTypesResult,
} from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import { briefEvent, wholeEvent } from "./rules/tool-event.ts";
import { fullFieldsOf, shortened } from "./rules/tool-record.ts";
import { peopleOf, personOf, type Users } from "./people.ts";
import { cancelEvent, createEvent, rescheduleEvent, updateEvent } from "./booking-tools-changes.ts";
import { addInvitee, removeInvitee } from "./booking-tools-invitees.ts";
import { pagingOf } from "./records-list.ts";
import { withArgumentPaths } from "./argument-errors.ts";

/** Dependencies of the booking tools besides the services. */
export interface BookingToolDeps {
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
