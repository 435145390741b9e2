import { personName } from "../../accounts/callers.ts";
import type { Hours } from "../rules/availability/hours.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { isLimited, queryRanges } from "../rules/availability/query-range.ts";
import type { SlotRules } from "../rules/availability/rules.ts";
import type { SlotQuery } from "../rules/availability/slots.ts";
import { DEFAULT_WEEKLY_HOURS } from "../rules/schedule.ts";
import type { HostHours } from "../sql/availability.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** A request for slots of an event type. */
export interface SlotRequest {
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
export function slotRules({ eventType, duration_minutes, rescheduled }: SlotRequest): SlotRules {
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
export interface LoadedCalendars {
  readonly query: SlotQuery;
  /** Time zones of the hosts' hours. */
  readonly timezones: ReadonlyMap<string, string>;
  /** Names of the hosts. */
  readonly names: ReadonlyMap<string, string>;
  /** Number of events of the type by host, in the span that was asked for. */
  readonly load: ReadonlyMap<string, number>;
}

/** Loads all data needed to compute the slots of a range: the rules and the contents of the hosts' calendars. */
export async function loadSlotQuery(
  repositories: Pick<Repositories, "availability">,
  request: SlotRequest,
  range: Pick<SlotQuery, "from" | "to">,
): Promise<SlotQuery> {
  return (await loadCalendars(repositories, request, { ...range, load: null })).query;
}

/** Like loadSlotQuery(), and counts the events of the hosts in the span `load`. */
export async function loadCalendars(
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
