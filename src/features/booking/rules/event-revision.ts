import type { Actor } from "../../../base/contract/actor.ts";

/** Start and end of an event in the form of the API. */
export interface EventTime {
  readonly start_at: string;
  readonly end_at: string;
}

/** A previous time of an event, and who changed it. */
export interface PreviousTime extends EventTime {
  readonly changed_at: string;
  readonly by: Actor;
  readonly reason: string | null;
}

/** The fields of an event that change when it is rescheduled. */
export interface EventSchedule extends EventTime {
  readonly history: readonly PreviousTime[];
  readonly reschedule_count: number;
  readonly ics_sequence: number;
}

/** Columns to write when an event is rescheduled. */
export interface RescheduledColumns extends EventSchedule {
  /** Replies with a lower SEQUENCE are about another time (RFC 5546 §2.1.5). */
  readonly time_sequence: number;
  /** The previous times that `history` has no place for. */
  readonly moved_out: readonly PreviousTime[];
}

/** A new time, and who sets it when and why. */
export interface Reschedule {
  readonly to: EventTime;
  readonly at: string;
  readonly by: Actor;
  readonly reason: string | null;
}

/** Maximum number of previous times in an event. */
export const PREVIOUS_TIMES_SHOWN = 100;

/** Maximum number of previous times that are kept besides; older ones are dropped. */
export const EARLIER_TIMES_KEPT = 900;

/** Columns to write when an event is rescheduled. */
export function rescheduledColumns(event: EventSchedule, { to, at, by, reason }: Reschedule): RescheduledColumns {
  const previous = { start_at: event.start_at, end_at: event.end_at, changed_at: at, by, reason };
  const history = [...event.history, previous];
  const sequence = event.ics_sequence + 1;
  return {
    ...to,
    history: history.slice(-PREVIOUS_TIMES_SHOWN),
    moved_out: history.slice(0, -PREVIOUS_TIMES_SHOWN),
    reschedule_count: event.reschedule_count + 1,
    ics_sequence: sequence,
    time_sequence: sequence,
  };
}

/** Fields that are shown in invitees' calendars. */
const IN_CALENDARS: ReadonlySet<string> = new Set(["title", "description", "location", "hosts", "status"]);

/** Whether a change of these fields must be sent to invitees' calendars. */
export const reachesCalendars = (fields: Iterable<string>): boolean => [...fields].some((one) => IN_CALENDARS.has(one));

/** Returns the end of an event. The duration is elapsed time, independent of clock changes. */
export function endOf(startAt: string, minutes: number): string {
  return new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
}

/** Returns the duration of an event in minutes. */
export const minutesOf = ({ start_at, end_at }: EventTime): number =>
  (Date.parse(end_at) - Date.parse(start_at)) / 60_000;
