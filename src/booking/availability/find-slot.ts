import { isLimited, possibleSpan } from "../rules/availability/query-range.ts";
import { availableSlots, nearestSlots, slotAt, type Slot } from "../rules/availability/slots.ts";
import type { Refusal } from "../rules/availability/slot-checks.ts";
import { Problem } from "../../platform/rules/errors.ts";
import type { Repositories } from "../../store/store.ts";
import { shownSlot } from "../events/event-slots.ts";
import { readSlotQuestion, rulesOf, type SlotWish } from "./load-calendars.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** A start that somebody wants to book. */
export interface BookingRequest extends SlotWish {
  /** Epoch milliseconds. */
  readonly start: number;
  /** Where alternatives are shown. */
  readonly timezone: string;
  /** Where the start stands in the input. */
  readonly path: string;
}

const MAX_ALTERNATIVES = 5;
const DAYS_AROUND = [
  { before: 1, after: 3 },
  { before: 14, after: 14 },
];

/**
 * What a start offers: the event to join, or the hosts who are free; or why it offers nothing. Where there are limits, nobody
 * else books this event type before the transaction ends.
 */
export async function findSlot(tx: Repositories, wish: BookingRequest): Promise<Slot | Refusal> {
  const { organization, eventType, start } = wish;
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
  return slotAt(await readSlotQuestion(tx, wish, { from: start, to: start + 1 }), start);
}

/** The problem of a start that cannot be booked, with the slots that are nearest to it. */
export async function slotUnavailable(
  tx: Pick<Repositories, "availability">,
  wish: BookingRequest,
  refusal: Refusal,
): Promise<Problem> {
  const { start, timezone, path } = wish;
  const nearest = await nearestTo(tx, wish, start);
  const alternatives = nearest.map((slot) => shownSlot(slot, timezone));
  return new Problem("slot_unavailable", [{ path, code: refusal, extra: { alternatives } }]);
}

/**
 * From the days around the start, or around the nearest moment that can be booked; from four weeks where these have too few.
 * Many who want one slot ask for this at once, and the days alone cost a tenth of the weeks.
 */
async function nearestTo(tx: Pick<Repositories, "availability">, wish: SlotWish, start: number): Promise<Slot[]> {
  const possible = possibleSpan(rulesOf(wish), wish.now);
  const moment = Math.min(Math.max(start, possible.start), possible.end);
  let slots: Slot[] = [];
  for (const { before, after } of DAYS_AROUND) {
    const around = { from: moment - before * DAY_MS, to: moment + after * DAY_MS };
    slots = availableSlots(await readSlotQuestion(tx, wish, around));
    if (slots.length >= MAX_ALTERNATIVES) break;
  }
  return nearestSlots(slots, start, MAX_ALTERNATIVES);
}
