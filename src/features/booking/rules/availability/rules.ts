import { MINUTE_MS } from "../../../../base/platform/rules/durations.ts";

/** How far ahead an event type can be booked; dates are in the time zone of the schedule, both ends included. */
export interface BookingWindow {
  readonly type: "rolling_days" | "date_range" | "unlimited";
  readonly days?: number | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
}

/** The fields of an event type that determine its slots. */
export interface SlotRules {
  /** `single` has one host, `round_robin` takes any free host, `collective` needs all hosts. */
  readonly assignment: "single" | "round_robin" | "collective";
  /** Requested duration: the default of the event type, or one of its options. */
  readonly duration_minutes: number;
  /** Minutes between starts; null: the duration. */
  readonly slot_interval_minutes: number | null;
  readonly buffer_before_minutes: number;
  readonly buffer_after_minutes: number;
  readonly min_notice_minutes: number;
  readonly booking_window: BookingWindow;
  /** Maximum number of events of this type per host, in a day and in a week (from Monday) in the host's time zone. */
  readonly limits: { readonly per_day?: number | null; readonly per_week?: number | null };
  readonly seats: number;
}

/** Returns the period that an event at `start` occupies, including its buffers. */
export function busySpan(rules: SlotRules, start: number): { readonly start: number; readonly end: number } {
  const after = rules.duration_minutes + rules.buffer_after_minutes;
  return { start: start - rules.buffer_before_minutes * MINUTE_MS, end: start + after * MINUTE_MS };
}
