import { MINUTE_MS } from "../../../platform/rules/durations.ts";
import { bookableSpan } from "./booking-window.ts";
import { openPieces, type Hours } from "./hours.ts";
import { covers, inBoth, latestFrom, merged, overlaps, type Interval } from "./interval.ts";
import { fullPeriods } from "./limits.ts";
import { busySpan, type SlotRules } from "./rules.ts";

/**
 * Why an event cannot start at a moment, in the order of the checks: the later in this list, the closer the start was
 * to being available.
 */
export const REFUSALS = [
  "too_soon",
  "outside_window",
  "outside_hours",
  "between_slots",
  "limit_reached",
  "host_busy",
  "seats_taken",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a candidate start is not available. */
export type StepRefusal = Exclude<Refusal, "between_slots">;

/** The hours and the busy times of a host. */
export interface HostCalendar extends Hours {
  readonly host_id: string;
  /** Busy periods: events with their buffers and busy times, in any order. */
  readonly busy: readonly Interval[];
  /** Starts of the host's events of this type (pending or confirmed). */
  readonly booked: readonly number[];
}

interface Check {
  readonly refusal: StepRefusal;
  readonly allows: (start: number) => boolean;
}

/** Hosts who take an event together, their common open intervals, and the checks that a start must pass. */
export interface Diary {
  readonly host_ids: readonly string[];
  /** Steps are counted from the start of each interval. */
  readonly pieces: readonly Interval[];
  readonly checks: readonly Check[];
}

/** Returns one entry per host who can take the event alone, or one entry for all hosts of a collective event. */
export function diariesOf({ rules, hosts, range, now }: DiaryQuestion): Diary[] {
  const diaries = hosts.map((host) => diaryOf(host, { rules, range, now }));
  if (rules.assignment !== "collective") return diaries;
  return diaries.length === 0 ? [] : [diaries.reduce(together)];
}

export interface DiaryQuestion {
  readonly rules: SlotRules;
  readonly hosts: readonly HostCalendar[];
  /** Range of starts. */
  readonly range: Interval;
  readonly now: number;
}

function diaryOf(host: HostCalendar, { rules, range, now }: Omit<DiaryQuestion, "hosts">): Diary {
  const length = rules.duration_minutes * MINUTE_MS;
  const pieces = openPieces(host, { start: range.start, end: range.end + length });
  // Adjacent intervals are merged: an event may cross midnight, or the bound between two intervals.
  const windows = merged(pieces);
  const busy = merged(host.busy);
  const full = fullPeriods(rules.limits, host.booked, host.timezone);
  const bookable = bookableSpan(rules.booking_window, host.timezone, now);
  const earliest = now + rules.min_notice_minutes * MINUTE_MS;
  const checks: Check[] = [
    { refusal: "too_soon", allows: (start) => start >= earliest },
    { refusal: "outside_window", allows: (start) => start >= bookable.start && start < bookable.end },
    { refusal: "outside_hours", allows: (start) => covers(windows, { start, end: start + length }) },
    { refusal: "limit_reached", allows: (start) => !overlaps(full, { start, end: start + 1 }) },
    { refusal: "host_busy", allows: (start) => !overlaps(busy, busySpan(rules, start)) },
  ];
  return { host_ids: [host.host_id], pieces, checks };
}

function together(left: Diary, right: Diary): Diary {
  return {
    host_ids: [...left.host_ids, ...right.host_ids],
    pieces: inBoth(left.pieces, right.pieces),
    checks: [...left.checks, ...right.checks],
  };
}

/** Returns every available start in `range`. */
export function bookableStarts(diary: Diary, rules: SlotRules, range: Interval): number[] {
  return candidateStarts(diary, rules, range).filter((start) => diary.checks.every(({ allows }) => allows(start)));
}

/** Returns every start in `range` that the hours offer, available or not. */
export function candidateStarts({ pieces }: Diary, rules: SlotRules, range: Interval): number[] {
  const step = stepOf(rules);
  const starts: number[] = [];
  for (const { start, end } of pieces) {
    const skipped = Math.max(0, Math.ceil((range.start - start) / step));
    for (let at = start + skipped * step; at < end && at < range.end; at += step) starts.push(at);
  }
  return starts;
}

/** Returns why a candidate start is not available; undefined if it is. */
export function refusalOfStep({ checks }: Diary, start: number): StepRefusal | undefined {
  const against = new Set(checks.filter(({ allows }) => !allows(start)).map(({ refusal }) => refusal));
  return STEP_REFUSALS.find((refusal) => against.has(refusal));
}

/** Returns why any start is not available; undefined if it is. */
export function refusalAt(diary: Diary, rules: SlotRules, start: number): Refusal | undefined {
  const piece = latestFrom(diary.pieces, start);
  const onStep = piece !== undefined && start < piece.end && (start - piece.start) % stepOf(rules) === 0;
  const refusal = refusalOfStep(diary, start);
  const earlier = refusal !== undefined && REFUSALS.indexOf(refusal) < REFUSALS.indexOf("between_slots");
  return onStep || earlier ? refusal : "between_slots";
}

const STEP_REFUSALS = REFUSALS.filter((refusal) => refusal !== "between_slots");

/** Whether minimum notice and booking window allow a start. */
export function isBookable({ checks }: Diary, start: number): boolean {
  return checks.every(({ refusal, allows }) => !isAhead(refusal) || allows(start));
}

/** Whether the reason is minimum notice or booking window. */
export const isAhead = (refusal: Refusal): boolean => refusal === "too_soon" || refusal === "outside_window";

const stepOf = (rules: SlotRules): number => (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE_MS;
