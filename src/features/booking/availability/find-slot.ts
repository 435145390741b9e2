import { isLimited, possibleSpan } from "../rules/availability/query-range.ts";
import { availableSlots, nearestSlots, slotAt, type Slot } from "../rules/availability/slots.ts";
import type { UnavailableReason } from "../rules/availability/slot-checks.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { shownSlot } from "./list-slots.ts";
import { type LoadedCalendars, loadCalendars, loadSlotQuery, slotRules, type SlotRequest } from "./load-calendars.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

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
