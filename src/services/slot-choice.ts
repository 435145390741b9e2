import { isLimited } from "../domain/availability/reach.ts";
import { availableSlots, nearestSlots, slotAt, type Slot } from "../domain/availability/slots.ts";
import type { Refusal } from "../domain/availability/diary.ts";
import { Problem } from "../domain/errors.ts";
import type { Repositories } from "../repositories/store.ts";
import { shownSlot } from "./event-slots.ts";
import { readSlotQuestion, type SlotWish } from "./slot-question.ts";

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

/**
 * What a start offers: the event to join, or the hosts who are free. Throws `slot_unavailable` with alternatives where it
 * offers nothing. Where there are limits, nobody else books this event type before the transaction ends.
 */
export async function expectSlot(tx: Repositories, wish: StartWish): Promise<Slot> {
  const { organization, eventType, start } = wish;
  if (isLimited(eventType)) await tx.availability.lockLimits(organization.id, eventType.id);
  const slot = slotAt(await readSlotQuestion(tx, wish, { from: start, to: start + 1 }), start);
  if (typeof slot === "string") throw await slotUnavailable(tx, wish, slot);
  return slot;
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

/** From three weeks around the start; where there are none, as after the booking window, from the next weeks. */
async function nearestTo(tx: Pick<Repositories, "availability">, wish: SlotWish, start: number): Promise<Slot[]> {
  const moment = Math.max(start, wish.now);
  const around = { from: Math.max(moment - 7 * DAY, wish.now), to: moment + 14 * DAY };
  const near = availableSlots(await readSlotQuestion(tx, wish, around));
  if (near.length > 0) return nearestSlots(near, moment, MOST_ALTERNATIVES);
  const ahead = { from: wish.now, to: wish.now + 31 * DAY };
  return nearestSlots(availableSlots(await readSlotQuestion(tx, wish, ahead)), moment, MOST_ALTERNATIVES);
}
