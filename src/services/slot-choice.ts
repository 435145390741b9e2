import { isLimited, possibleSpan } from "../domain/availability/reach.ts";
import { availableSlots, nearestSlots, slotAt, type Slot } from "../domain/availability/slots.ts";
import type { Refusal } from "../domain/availability/diary.ts";
import { Problem } from "../domain/errors.ts";
import type { Repositories } from "../repositories/store.ts";
import { shownSlot } from "./event-slots.ts";
import { readSlotQuestion, rulesOf, type SlotWish } from "./slot-question.ts";

/** A start that somebody wants to book. */
export interface StartWish extends SlotWish {
  /** Epoch milliseconds. */
  readonly start: number;
  /** Where alternatives are shown. */
  readonly timezone: string;
  /** Where the start stands in the input. */
  readonly path: string;
}

const MOST_ALTERNATIVES = 5;
const DAY = 86_400_000;
const DAYS_AROUND = [
  { before: 1, after: 3 },
  { before: 14, after: 14 },
];

/**
 * What a start offers: the event to join, or the hosts who are free; or why it offers nothing. Where there are limits, nobody
 * else books this event type before the transaction ends.
 */
export async function findSlot(tx: Repositories, wish: StartWish): Promise<Slot | Refusal> {
  const { organization, eventType, start } = wish;
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
  return slotAt(await readSlotQuestion(tx, wish, { from: start, to: start + 1 }), start);
}

/** The problem of a start that cannot be booked, with the slots that are nearest to it. */
export async function slotUnavailable(
  tx: Pick<Repositories, "availability">,
  wish: StartWish,
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
    const around = { from: moment - before * DAY, to: moment + after * DAY };
    slots = availableSlots(await readSlotQuestion(tx, wish, around));
    if (slots.length >= MOST_ALTERNATIVES) break;
  }
  return nearestSlots(slots, start, MOST_ALTERNATIVES);
}
