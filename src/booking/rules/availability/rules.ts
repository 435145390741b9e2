import { MINUTE_MS } from "../../../platform/rules/durations.ts";

/** How far ahead an event type can be booked; dates are those of the schedule's time zone, both ends included. */
export interface BookingWindow {
  readonly type: "rolling_days" | "date_range" | "unlimited";
  readonly days?: number | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
}

/** What an event type says of when it can be booked, by the names of its fields. */
export interface SlotRules {
  /** `single` is somebody's own, `round_robin` takes any free host, `collective` all of them. */
  readonly assignment: "single" | "round_robin" | "collective";
  /** Of the event that is asked for: the event type's, or one of its options. */
  readonly duration_minutes: number;
  /** From one start to the next; null is the duration. */
  readonly slot_interval_minutes: number | null;
  readonly buffer_before_minutes: number;
  readonly buffer_after_minutes: number;
  readonly min_notice_minutes: number;
  readonly booking_window: BookingWindow;
  /** Events of this type for each host, in a day and in a week (from Monday) of the host's time zone. */
  readonly limits: { readonly per_day?: number | null; readonly per_week?: number | null };
  readonly seats: number;
}

/** What holds somebody's time while an event of these rules begins at `start`: the event and its buffers. */
export function busySpan(rules: SlotRules, start: number): { readonly start: number; readonly end: number } {
  const after = rules.duration_minutes + rules.buffer_after_minutes;
  return { start: start - rules.buffer_before_minutes * MINUTE_MS, end: start + after * MINUTE_MS };
}
