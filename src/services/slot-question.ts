import type { HostCalendar } from "../domain/availability/diary.ts";
import type { Hours } from "../domain/availability/hours.ts";
import { reachOf } from "../domain/availability/reach.ts";
import type { SharedEvent, SlotQuestion } from "../domain/availability/slots.ts";
import { DEFAULT_WEEKLY_HOURS } from "../domain/schedule.ts";
import type { HeldEvent, HostBusy, HostHours } from "../repositories/availability.ts";
import type { EventTypeRecord } from "../repositories/event-types.ts";
import type { Repositories } from "../repositories/store.ts";

/** What somebody wants to book. */
export interface SlotWish {
  readonly organization: { readonly id: string; readonly timezone: string };
  readonly eventType: EventTypeRecord;
  readonly duration_minutes: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** How many seats; 1 where not given. */
  readonly party?: number;
  /** An event that is moved: it is not in its own way, its hosts stay, and it joins no other one. */
  readonly moved?: { readonly id: string; readonly hostIds: readonly string[] };
}

/** What is asked of the domain for starts in a range, with what the hosts' calendars hold around it. */
export async function readSlotQuestion(
  { availability }: Pick<Repositories, "availability">,
  wish: SlotWish,
  { from, to }: Pick<SlotQuestion, "from" | "to">,
): Promise<SlotQuestion> {
  const { organization, eventType, duration_minutes, now, party = 1, moved } = wish;
  const together = moved ? { assignment: "collective" as const } : {};
  const rules = { ...eventType, ...together, duration_minutes };
  const reach = reachOf(rules, { from, to, now });
  const hostIds = moved?.hostIds ?? eventType.hosts;
  const without = moved?.id ?? null;
  const [hours, busy, events] = await Promise.all([
    availability.hours(organization.id, hostIds, eventType.schedule_id),
    availability.busy(organization.id, { hostIds, span: reach.busy, without }),
    availability.events(organization.id, eventType.id, { span: reach.booked, without }),
  ]);
  const known = new Map(hours.map((host) => [host.host_id, host]));
  const calendars = hostIds.map((id) =>
    calendarOf(hoursOf(known.get(id), organization.timezone), { id, busy, events }),
  );
  const active = new Set(hours.filter((host) => host.active).map(({ host_id }) => host_id));
  const shared = moved ? [] : events.filter(({ host_ids }) => host_ids.every((id) => active.has(id)));
  return { rules, hosts: calendars, shared: sharedEvents(eventType, shared), from, to, now, party };
}

/** An event type for one has no events to join. */
const sharedEvents = ({ seats }: EventTypeRecord, events: readonly HeldEvent[]): readonly SharedEvent[] =>
  seats > 1 ? events : [];

interface Held {
  readonly id: string;
  readonly busy: readonly HostBusy[];
  readonly events: readonly HeldEvent[];
}

function calendarOf(hours: Hours, { id, busy, events }: Held): HostCalendar {
  return {
    ...hours,
    host_id: id,
    busy: busy.filter(({ host_id }) => host_id === id),
    booked: events.filter(({ host_ids }) => host_ids.includes(id)).map(({ start }) => start),
  };
}

/** Whoever is not active offers nothing; whoever has no schedule works on weekdays. */
function hoursOf(host: HostHours | undefined, timezone: string): Hours {
  if (!host?.active) return { timezone, weekly_hours: [], overrides: [] };
  return {
    timezone: host.timezone ?? host.user_timezone ?? timezone,
    weekly_hours: host.weekly_hours ?? DEFAULT_WEEKLY_HOURS,
    overrides: host.overrides ?? [],
  };
}
