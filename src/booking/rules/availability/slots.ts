import { MINUTE_MS } from "../../../platform/rules/durations.ts";
import {
  diariesOf,
  isAhead,
  isBookable,
  refusalAt,
  refusalOfStep,
  REFUSALS,
  bookableStarts,
  candidateStarts,
  type Diary,
  type HostCalendar,
  type Refusal,
  type StepRefusal,
} from "./slot-checks.ts";
import type { Interval } from "./interval.ts";
import { maxBookableTime, rangeOf } from "./query-range.ts";
import { type SlotRules } from "./rules.ts";

/** An event of this type with several seats (pending or confirmed) that others may join. */
export interface SharedEvent extends Interval {
  readonly event_id: string;
  readonly seats_left: number;
}

/** A query for slots. The calendars must contain the ranges of `queryRanges`. */
export interface SlotQuery {
  readonly rules: SlotRules;
  /** The possible hosts; inactive ones have no hours. */
  readonly hosts: readonly HostCalendar[];
  /** Includes full events. */
  readonly shared: readonly SharedEvent[];
  /** Epoch milliseconds: first start, included. */
  readonly from: number;
  /** Epoch milliseconds: end of the range of starts, excluded. */
  readonly to: number;
  readonly now: number;
  /** Number of requested seats; default 1. */
  readonly party?: number;
}

/** A start that can be booked. */
export interface Slot extends Interval {
  /** The largest number of free seats of one event at this start. */
  readonly seats_left: number;
  /** Id of the event that a booking joins; null: a new event is created. */
  readonly joins: string | null;
  /** Free hosts for a new event; for `collective` all hosts or none. */
  readonly host_ids: readonly string[];
}

/** Returns every available slot from `from` to `to`, in order. */
export function availableSlots(question: SlotQuery): Slot[] {
  const diaries = readDiaries(question);
  const free = new Map<number, string[]>();
  for (const diary of seatsFor(question) > 0 ? diaries : []) {
    for (const start of bookableStarts(diary, question.rules, rangeOf(question))) {
      free.set(start, [...(free.get(start) ?? []), ...diary.host_ids]);
    }
  }
  const joinable = joinableEvents(question, diaries);
  const starts = [...new Set([...free.keys(), ...joinable.keys()])].sort((left, right) => left - right);
  return starts.map((start) => slotOf(question, { start, host_ids: free.get(start) ?? [] }, joinable.get(start) ?? []));
}

/** Returns the slot at one start, or why it is not available. Consistent with `availableSlots`. */
export function slotAt(question: Omit<SlotQuery, "from" | "to">, start: number): Slot | Refusal {
  const asked = { ...question, from: start, to: start + 1 };
  return availableSlots(asked)[0] ?? refusalOf(asked);
}

/** Returns why `availableSlots` found none: the reason of the start that was closest to being available. */
export function noSlotsReason(question: SlotQuery): StepRefusal {
  const { rules, to, now } = question;
  const range = rangeOf(question);
  if (range.start >= range.end) return to > now ? "outside_window" : "too_soon";
  const refusals = readDiaries(question).flatMap((diary) =>
    candidateStarts(diary, rules, range).map((start) => refusalOfStep(diary, start) ?? "seats_taken"),
  );
  const isFull = sharedOfLength(question).some(({ start }) => start >= range.start && start < range.end);
  return ofSeats(nearest(refusals), isFull);
}

function refusalOf(question: SlotQuery): Refusal {
  const { rules, from, now } = question;
  if (from < now) return "too_soon";
  if (from >= maxBookableTime(now)) return "outside_window";
  const refusals = readDiaries(question).map((diary) => refusalAt(diary, rules, from) ?? "seats_taken");
  const isFull = sharedOfLength(question).some(({ start }) => start === from);
  return ofSeats(nearest(refusals), isFull);
}

/** A full event at this time is the reason, unless minimum notice or booking window already exclude it. */
const ofSeats = <Given extends Refusal>(refusal: Given, isFull: boolean): Given | "seats_taken" =>
  isFull && !isAhead(refusal) ? "seats_taken" : refusal;

const readDiaries = (question: SlotQuery): Diary[] => diariesOf({ ...question, range: rangeOf(question) });

/** Seats of a new event; 0 if that has too few. Guests of an event with one seat take no seats. */
function seatsFor({ rules, party = 1 }: SlotQuery): number {
  return rules.seats === 1 || rules.seats >= party ? rules.seats : 0;
}

/** Shared events by start. They can be joined even if the hours have changed since. */
function joinableEvents(question: SlotQuery, diaries: readonly Diary[]): Map<number, SharedEvent[]> {
  const { party = 1 } = question;
  const range = rangeOf(question);
  const open = sharedOfLength(question).filter(
    ({ start, seats_left }) =>
      start >= range.start &&
      start < range.end &&
      seats_left >= party &&
      diaries.some((diary) => isBookable(diary, start)),
  );
  return Map.groupBy(open, ({ start }) => start);
}

function sharedOfLength({ rules, shared }: SlotQuery): SharedEvent[] {
  return shared.filter(({ start, end }) => end - start === rules.duration_minutes * MINUTE_MS);
}

/** Returns the slot at a start. A booking joins the fullest event with enough seats. */
function slotOf(
  question: SlotQuery,
  { start, host_ids }: Pick<Slot, "start" | "host_ids">,
  joinable: readonly SharedEvent[],
): Slot {
  const [first, ...others] = joinable.toSorted((left, right) => left.seats_left - right.seats_left);
  const own = host_ids.length > 0 ? seatsFor(question) : 0;
  return {
    start,
    end: start + question.rules.duration_minutes * MINUTE_MS,
    seats_left: Math.max(own, first?.seats_left ?? 0, others.at(-1)?.seats_left ?? 0),
    joins: first?.event_id ?? null,
    host_ids,
  };
}

/** Returns the reason that is closest to being available; `outside_hours` if there are no hosts. */
function nearest<Given extends Refusal>(refusals: readonly Given[]): Given | "outside_hours" {
  const found = [...new Set(refusals)].sort((left, right) => REFUSALS.indexOf(right) - REFUSALS.indexOf(left));
  return found[0] ?? "outside_hours";
}

/** Returns the `limit` slots nearest to a moment, in order. */
export function nearestSlots(slots: readonly Slot[], moment: number, most: number): Slot[] {
  const distance = ({ start }: Slot): number => Math.abs(start - moment);
  return slots
    .toSorted((left, right) => distance(left) - distance(right))
    .slice(0, most)
    .sort((left, right) => left.start - right.start);
}
