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

/** An event of this type with more than one seat (pending or confirmed), which others may join. */
export interface SharedEvent extends Interval {
  readonly event_id: string;
  readonly seats_left: number;
}

/** Who asks for which starts. The calendars have to hold what `reachOf` says. */
export interface SlotQuery {
  readonly rules: SlotRules;
  /** Whoever could hold the event; hosts who offer nothing (suspended ones) have no hours. */
  readonly hosts: readonly HostCalendar[];
  /** Full ones too. */
  readonly shared: readonly SharedEvent[];
  /** Epoch milliseconds: starts from here on … */
  readonly from: number;
  /** … and before this. */
  readonly to: number;
  readonly now: number;
  /** How many seats are wanted: 1 where nothing is said. */
  readonly party?: number;
}

/** A start that can be booked. */
export interface Slot extends Interval {
  /** The most that one event can still take. */
  readonly seats_left: number;
  /** The event that a booking joins; null where it begins one of its own. */
  readonly joins: string | null;
  /** Who is free to hold an event of its own: for `collective` all or none. */
  readonly host_ids: readonly string[];
}

/** Every start from `from` to `to` that can be booked, in order. */
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

/** The same for one start: the slot, or what stands against it. What `availableSlots` lists is a slot here, and nothing else. */
export function slotAt(question: Omit<SlotQuery, "from" | "to">, start: number): Slot | Refusal {
  const asked = { ...question, from: start, to: start + 1 };
  return availableSlots(asked)[0] ?? refusalOf(asked);
}

/** Why `availableSlots` found none: what the start that was nearest to being possible lacked. */
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

/** Where an event takes place that has no seats left, what else stands against another one matters less. */
const ofSeats = <Given extends Refusal>(refusal: Given, isFull: boolean): Given | "seats_taken" =>
  isFull && !isAhead(refusal) ? "seats_taken" : refusal;

const readDiaries = (question: SlotQuery): Diary[] => diariesOf({ ...question, range: rangeOf(question) });

/** Seats of an event of its own; none where that is too small. Guests of an event for one take no seats. */
function seatsFor({ rules, party = 1 }: SlotQuery): number {
  return rules.seats === 1 || rules.seats >= party ? rules.seats : 0;
}

/** By start; one that takes place may be joined whatever the hours say now. */
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

/** The fullest event that has room is joined first. */
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

/** Without anybody who could hold it, there are no hours. */
function nearest<Given extends Refusal>(refusals: readonly Given[]): Given | "outside_hours" {
  const found = [...new Set(refusals)].sort((left, right) => REFUSALS.indexOf(right) - REFUSALS.indexOf(left));
  return found[0] ?? "outside_hours";
}

/** Up to `most` of the slots, those nearest to a moment, in order. */
export function nearestSlots(slots: readonly Slot[], moment: number, most: number): Slot[] {
  const distance = ({ start }: Slot): number => Math.abs(start - moment);
  return slots
    .toSorted((left, right) => distance(left) - distance(right))
    .slice(0, most)
    .sort((left, right) => left.start - right.start);
}
