import { MINUTE_MS } from "../../../platform/rules/durations.ts";
import { bookableSpan } from "./booking-window.ts";
import { openPieces, type Hours } from "./hours.ts";
import { covers, inBoth, latestFrom, merged, overlaps, type Interval } from "./interval.ts";
import { fullPeriods } from "./limits.ts";
import { busySpan, type SlotRules } from "./rules.ts";

/** Why an event cannot begin at a moment: the later in this list, the nearer it was to being possible. */
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

/** What can stand against a start that the hours offer. */
export type StepRefusal = Exclude<Refusal, "between_slots">;

/** A host's hours and what is in them. */
export interface HostCalendar extends Hours {
  readonly host_id: string;
  /** When the host has no time: events with their buffers and times busy elsewhere, in any order. */
  readonly busy: readonly Interval[];
  /** When events of this type begin that the host has already (pending or confirmed). */
  readonly booked: readonly number[];
}

interface Check {
  readonly refusal: StepRefusal;
  readonly allows: (start: number) => boolean;
}

/** Those who hold an event together, when that may begin, and why it may not. */
export interface Diary {
  readonly host_ids: readonly string[];
  /** Steps are counted from the start of each. */
  readonly pieces: readonly Interval[];
  readonly checks: readonly Check[];
}

/** One diary for each host that could hold the event alone, or one for all that hold it together. */
export function diariesOf({ rules, hosts, range, now }: DiaryQuestion): Diary[] {
  const diaries = hosts.map((host) => diaryOf(host, { rules, range, now }));
  if (rules.assignment !== "collective") return diaries;
  return diaries.length === 0 ? [] : [diaries.reduce(together)];
}

export interface DiaryQuestion {
  readonly rules: SlotRules;
  readonly hosts: readonly HostCalendar[];
  /** Of starts. */
  readonly range: Interval;
  readonly now: number;
}

function diaryOf(host: HostCalendar, { rules, range, now }: Omit<DiaryQuestion, "hosts">): Diary {
  const length = rules.duration_minutes * MINUTE_MS;
  const pieces = openPieces(host, { start: range.start, end: range.end + length });
  // Pieces that touch hold an event together: it may go on over midnight, or over the bound of two intervals.
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

/** Every moment of `range` at which an event may begin. */
export function bookableStarts(diary: Diary, rules: SlotRules, range: Interval): number[] {
  return candidateStarts(diary, rules, range).filter((start) => diary.checks.every(({ allows }) => allows(start)));
}

/** Moments of `range` at which events begin by the hours, whether they can be had or not. */
export function candidateStarts({ pieces }: Diary, rules: SlotRules, range: Interval): number[] {
  const step = stepOf(rules);
  const starts: number[] = [];
  for (const { start, end } of pieces) {
    const skipped = Math.max(0, Math.ceil((range.start - start) / step));
    for (let at = start + skipped * step; at < end && at < range.end; at += step) starts.push(at);
  }
  return starts;
}

/** What stands against one of these steps; undefined where nothing does. */
export function refusalOfStep({ checks }: Diary, start: number): StepRefusal | undefined {
  const against = new Set(checks.filter(({ allows }) => !allows(start)).map(({ refusal }) => refusal));
  return STEP_REFUSALS.find((refusal) => against.has(refusal));
}

/** The same for any moment. */
export function refusalAt(diary: Diary, rules: SlotRules, start: number): Refusal | undefined {
  const piece = latestFrom(diary.pieces, start);
  const onStep = piece !== undefined && start < piece.end && (start - piece.start) % stepOf(rules) === 0;
  const refusal = refusalOfStep(diary, start);
  const earlier = refusal !== undefined && REFUSALS.indexOf(refusal) < REFUSALS.indexOf("between_slots");
  return onStep || earlier ? refusal : "between_slots";
}

const STEP_REFUSALS = REFUSALS.filter((refusal) => refusal !== "between_slots");

/** Whether the notice and the booking window allow a start. */
export function isBookable({ checks }: Diary, start: number): boolean {
  return checks.every(({ refusal, allows }) => !isAhead(refusal) || allows(start));
}

/** Whether it is for the notice or the booking window that it cannot be booked. */
export const isAhead = (refusal: Refusal): boolean => refusal === "too_soon" || refusal === "outside_window";

const stepOf = (rules: SlotRules): number => (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE_MS;
