import type { EventTypesSlotsInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { possibleSpan, isLimited, queryRanges, type SlotRules } from "./rules/availability/rules.ts";
import {
  availableSlots,
  type Slot,
  noSlotsReason,
  nearestSlots,
  slotAt,
  type UnavailableReason,
  type SlotQuery,
} from "./rules/availability/slots.ts";
import { localTime } from "./rules/availability/wall-clock.ts";
import { stateConflict, unprocessable, Problem } from "../../base/platform/rules/errors.ts";
import { durationOf } from "./rules/event-type.ts";
import type { EventTypeRecord } from "./sql/event-types.ts";
import type { Repositories } from "../../base/store/store.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { DAY_MS } from "../../base/platform/rules/durations.ts";
import { personName } from "../accounts/callers.ts";
import { type Hours, DEFAULT_WEEKLY_HOURS } from "./rules/availability/hours.ts";
import type { Interval } from "./rules/availability/interval.ts";
import type { HostHours } from "./sql/availability.ts";

/** Dependencies of finding slots. */
interface SlotDeps {
  readonly store: Pick<Repositories, "availability" | "eventTypes">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A range in epoch milliseconds, `to` excluded. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const MAX_RANGE_DAYS = 31;
/** How many ranges of the maximum length are searched for the next slot. */
const MAX_RANGES_AHEAD = 3;

/** eventTypes.slots: returns the bookable slots of an event type. */
export async function findSlots(
  { store, clock }: SlotDeps,
  { organization }: Pick<Caller, "organization">,
  input: EventTypesSlotsInput,
): Promise<Schemas["Slots"]> {
  const eventType = requireBookable(requireRecord(await store.eventTypes.get(organization.id, input.id)));
  const duration_minutes = durationOf(eventType, input.duration_minutes, "duration_minutes");
  const request = { organization, eventType, duration_minutes, now: clock() };
  return await listSlots(store, request, input);
}

/** Returns the event type; throws `state_conflict` if it is inactive. */
export function requireBookable(eventType: EventTypeRecord): EventTypeRecord {
  if (!eventType.is_active) throw stateConflict("inactive_event_type");
  return eventType;
}

/** Range, time zone and limit of a list of slots. */
type SlotList = Pick<EventTypesSlotsInput, "from" | "to" | "timezone" | "limit">;

/** Returns the slots in a range, and the start of the next slot after them. */
export async function listSlots(
  store: Pick<Repositories, "availability">,
  request: SlotRequest,
  { timezone = request.organization.timezone, limit, ...list }: SlotList,
): Promise<Schemas["Slots"]> {
  const range = readRange(list);
  const query = await loadSlotQuery(store, request, range);
  const found = availableSlots(query);
  const isEmpty = found.length === 0;
  const next = isEmpty ? await nextStart(store, request, range.to) : found[limit]?.start;
  return {
    timezone,
    slots: found.slice(0, limit).map((slot) => shownSlot(slot, timezone)),
    next_available_at: next === undefined ? null : localTime(next, timezone),
    empty_reason: isEmpty ? noSlotsReason(query) : null,
  };
}

/** Returns a slot in the form of the API. */
function shownSlot({ start, end, seats_left }: Slot, timezone: string): Schemas["Slot"] {
  return { start_at: localTime(start, timezone), end_at: localTime(end, timezone), seats_left };
}

function readRange({ from, to }: Pick<SlotList, "from" | "to">): Range {
  const range = { from: Date.parse(from), to: Date.parse(to) };
  if (range.to <= range.from) throw unprocessable([{ path: "to", code: "range_reversed" }]);
  if (range.to - range.from > MAX_RANGE_DAYS * DAY_MS) {
    const limit = { days: MAX_RANGE_DAYS };
    throw unprocessable([{ path: "to", code: "range_too_long", values: limit, extra: { limit: MAX_RANGE_DAYS } }]);
  }
  return range;
}

/** Returns the first start at or after a moment that minimum notice and booking window allow. */
async function nextStart(
  store: Pick<Repositories, "availability">,
  request: SlotRequest,
  moment: number,
): Promise<number | undefined> {
  const possible = possibleSpan(slotRules(request), request.now);
  let from = Math.max(moment, possible.start);
  for (let count = 0; count < MAX_RANGES_AHEAD && from < possible.end; count += 1) {
    const to = from + MAX_RANGE_DAYS * DAY_MS;
    const [first] = availableSlots(await loadSlotQuery(store, request, { from, to }));
    if (first) return first.start;
    from = to;
  }
  return undefined;
}

/** A start that is to be booked. */
export interface BookingRequest extends SlotRequest {
  /** Epoch milliseconds. */
  readonly start: number;
  /** IANA name: zone in which alternatives are shown. */
  readonly timezone: string;
  /** JSON pointer to the start in the input. */
  readonly path: string;
}

/** A start that cannot be booked, and why. */
export interface UnavailableStart {
  readonly request: BookingRequest;
  readonly reason: UnavailableReason;
}

/** A slot with what chooses a host and describes the event. */
export type FoundSlot = Slot & Pick<LoadedCalendars, "timezones" | "names" | "load">;

/** For round robin, events within this distance of the new event are counted; milliseconds. */
const ROTATION_WINDOW_MS = 30 * DAY_MS;
const MAX_ALTERNATIVES = 5;
const SEARCH_WINDOWS = [
  { before: 1, after: 3 },
  { before: 14, after: 14 },
];

/**
 * Returns the slot at a start (an event to join, or the free hosts), or why there is none. If the event type has
 * limits, takes a lock so that no one else books this event type before the transaction ends.
 */
export async function findSlot(tx: Repositories, request: BookingRequest): Promise<FoundSlot | UnavailableReason> {
  const { organization, eventType, start } = request;
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
  const rotates = eventType.assignment === "round_robin";
  const around = { start: start - ROTATION_WINDOW_MS, end: start + ROTATION_WINDOW_MS };
  const range = { from: start, to: start + 1, load: rotates ? around : null };
  const { query, ...calendars } = await loadCalendars(tx, request, range);
  const slot = slotAt(query, start);
  return typeof slot === "string" ? slot : { ...slot, ...calendars };
}

/** Returns the problem for a start that cannot be booked, with the nearest free slots. */
export async function slotUnavailable(
  tx: Pick<Repositories, "availability">,
  { request, reason }: UnavailableStart,
): Promise<Problem> {
  const { start, timezone, path } = request;
  const nearest = await findNearestSlots(tx, request, start);
  const alternatives = nearest.map((slot) => shownSlot(slot, timezone));
  return new Problem("slot_unavailable", [{ path, code: reason, extra: { alternatives } }]);
}

/**
 * Searches the days around the start, or around the nearest bookable moment; if they have too few slots, four weeks.
 * Many clients that want the same slot ask for this at the same time, and the days cost only a tenth of the weeks.
 */
async function findNearestSlots(
  tx: Pick<Repositories, "availability">,
  request: SlotRequest,
  start: number,
): Promise<Slot[]> {
  const possible = possibleSpan(slotRules(request), request.now);
  const moment = Math.min(Math.max(start, possible.start), possible.end);
  let slots: Slot[] = [];
  for (const { before, after } of SEARCH_WINDOWS) {
    const around = { from: moment - before * DAY_MS, to: moment + after * DAY_MS };
    slots = availableSlots(await loadSlotQuery(tx, request, around));
    if (slots.length >= MAX_ALTERNATIVES) break;
  }
  return nearestSlots(slots, start, MAX_ALTERNATIVES);
}

/** A request for slots of an event type. */
interface SlotRequest {
  readonly organization: { readonly id: string; readonly timezone: string };
  readonly eventType: EventTypeRecord;
  readonly duration_minutes: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Number of seats; default 1. */
  readonly seatCount?: number;
  /**
   * The event that is being rescheduled. It does not block itself, keeps its hosts (or another host of the rotation
   * takes over), and never joins another event.
   */
  readonly rescheduled?: { readonly id: string; readonly hostIds: readonly string[] };
}

/** Returns the slot rules. The hosts of a rescheduled event take it together, except with round robin. */
function slotRules({ eventType, duration_minutes, rescheduled }: SlotRequest): SlotRules {
  const { assignment } = eventType;
  const together = rescheduled !== undefined && assignment !== "round_robin";
  return { ...eventType, assignment: together ? "collective" : assignment, duration_minutes };
}

/** The possible hosts: for a rescheduled event its current hosts, with round robin also the others. */
function hostIdsOf({ eventType: { assignment, hosts }, rescheduled }: SlotRequest): readonly string[] {
  if (!rescheduled) return hosts;
  return assignment === "round_robin" ? [...new Set([...rescheduled.hostIds, ...hosts])] : rescheduled.hostIds;
}

/** A query for slots with what else a booking needs from the calendars. */
interface LoadedCalendars {
  readonly query: SlotQuery;
  /** Time zones of the hosts' hours. */
  readonly timezones: ReadonlyMap<string, string>;
  /** Names of the hosts. */
  readonly names: ReadonlyMap<string, string>;
  /** Number of events of the type by host, in the span that was asked for. */
  readonly load: ReadonlyMap<string, number>;
}

/** Loads all data needed to compute the slots of a range: the rules and the contents of the hosts' calendars. */
async function loadSlotQuery(
  repositories: Pick<Repositories, "availability">,
  request: SlotRequest,
  range: Pick<SlotQuery, "from" | "to">,
): Promise<SlotQuery> {
  return (await loadCalendars(repositories, request, { ...range, load: null })).query;
}

/** Like loadSlotQuery(), and counts the events of the hosts in the span `load`. */
async function loadCalendars(
  { availability }: Pick<Repositories, "availability">,
  request: SlotRequest,
  { from, to, load }: Pick<SlotQuery, "from" | "to"> & { readonly load: Interval | null },
): Promise<LoadedCalendars> {
  const { organization, eventType, now, seatCount = 1, rescheduled } = request;
  const rules = slotRules(request);
  const ranges = queryRanges(rules, { from, to, now });
  const hostIds = hostIdsOf(request);
  const calendars = await availability.calendars(organization.id, {
    hostIds,
    eventTypeId: eventType.id,
    scheduleId: eventType.schedule_id,
    load,
    excludedEventId: rescheduled?.id ?? null,
    busy: ranges.busy,
    booked: isLimited(rules) ? ranges.booked : null,
    shared: rules.seats > 1 && !rescheduled ? ranges.shared : null,
  });
  const hoursOfAll = new Map(calendars.hours.map((host) => [host.host_id, host]));
  const active = new Map([...hoursOfAll].filter(([, host]) => host.active));
  const hosts = hostIds.map((id) => ({
    host_id: id,
    ...hoursOf(active.get(id), organization),
    busy: calendars.busy.filter(({ host_id }) => host_id === id),
    booked: calendars.booked.filter(({ host_id }) => host_id === id).map(({ start }) => start),
  }));
  const shared = calendars.shared.filter(({ host_ids }) => host_ids.every((id) => active.has(id)));
  const query = { rules, hosts, shared, from, to, now, seatCount };
  const timezones = new Map(hostIds.map((id) => [id, calendarZone(hoursOfAll.get(id), organization)]));
  const names = new Map(calendars.hours.map((host) => [host.host_id, personName(host)]));
  return { query, timezones, names, load: calendars.load };
}

/** Returns the time zone of a host's hours: of the schedule, else of the user, else of the organization. */
const calendarZone = (
  host: Pick<HostHours, "timezone" | "user_timezone"> | undefined,
  organization: { readonly timezone: string },
): string => host?.timezone ?? host?.user_timezone ?? organization.timezone;

/** An inactive host has no hours; a host without a schedule has the default hours. */
function hoursOf(host: HostHours | undefined, organization: { readonly timezone: string }): Hours {
  if (!host) return { timezone: organization.timezone, weekly_hours: [], overrides: [] };
  return {
    timezone: calendarZone(host, organization),
    weekly_hours: host.weekly_hours ?? DEFAULT_WEEKLY_HOURS,
    overrides: host.overrides ?? [],
  };
}
