import type { Hours } from "../rules/availability/hours.ts";
import { isLimited, queryRanges } from "../rules/availability/query-range.ts";
import type { SlotRules } from "../rules/availability/rules.ts";
import type { SlotQuery } from "../rules/availability/slots.ts";
import { DEFAULT_WEEKLY_HOURS } from "../rules/schedule.ts";
import type { HostHours } from "../sql/availability.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Repositories } from "../../store/store.ts";

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

/** Loads all data needed to compute the slots of a range: the rules and the contents of the hosts' calendars. */
export async function loadSlotQuery(
  { availability }: Pick<Repositories, "availability">,
  request: SlotRequest,
  { from, to }: Pick<SlotQuery, "from" | "to">,
): Promise<SlotQuery> {
  const { organization, eventType, now, seatCount = 1, rescheduled } = request;
  const rules = slotRules(request);
  const ranges = queryRanges(rules, { from, to, now });
  const calendars = { hostIds: hostIdsOf(request), excludedEventId: rescheduled?.id ?? null };
  const [orgId, canJoin] = [organization.id, rules.seats > 1 && !rescheduled];
  const [hours, busy, booked, sharedEvents] = await Promise.all([
    availability.hours(orgId, calendars.hostIds, eventType.schedule_id),
    availability.busy(orgId, { ...calendars, span: ranges.busy }),
    isLimited(rules) ? availability.booked(orgId, eventType.id, { ...calendars, span: ranges.booked }) : [],
    canJoin ? availability.sharedEvents(orgId, eventType.id, ranges.shared) : [],
  ]);
  const active = new Map(hours.filter((host) => host.active).map((host) => [host.host_id, host]));
  const hosts = calendars.hostIds.map((id) => ({
    host_id: id,
    ...hoursOf(active.get(id), organization),
    busy: busy.filter(({ host_id }) => host_id === id),
    booked: booked.filter(({ host_id }) => host_id === id).map(({ start }) => start),
  }));
  const shared = sharedEvents.filter(({ host_ids }) => host_ids.every((id) => active.has(id)));
  return { rules, hosts, shared, from, to, now, seatCount };
}

/** Returns the time zone of a host's hours: of the schedule, else of the user, else of the organization. */
export const calendarZone = (
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
