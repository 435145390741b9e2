import type { Actor } from "../../contract/actor.ts";

/** From when to when, as the interface shows it. */
export interface EventTime {
  readonly start_at: string;
  readonly end_at: string;
}

/** A time that an event had, and who gave it another one. */
export interface FormerTime extends EventTime {
  readonly changed_at: string;
  readonly by: Actor;
  readonly reason: string | null;
}

/** What of an event counts its times and its versions in calendars. */
export interface Scheduled extends EventTime {
  readonly history: readonly FormerTime[];
  readonly reschedule_count: number;
  readonly ics_sequence: number;
}

/** What is written of an event that gets another time. */
export interface Rescheduled extends Scheduled {
  /** Answers to invitations of an earlier SEQUENCE are about another time (RFC 5546 §2.1.5). */
  readonly time_sequence: number;
}

/** Another time, and who gives it when and why. */
export interface Move {
  readonly to: EventTime;
  readonly at: string;
  readonly by: Actor;
  readonly reason: string | null;
}

/** As many as an event keeps: an event that is moved on and on forgets the first ones. */
export const MAX_FORMER_TIMES = 100;

/** What is written of an event that gets another time. */
export function rescheduled(event: Scheduled, { to, at, by, reason }: Move): Rescheduled {
  const former = { start_at: event.start_at, end_at: event.end_at, changed_at: at, by, reason };
  const sequence = event.ics_sequence + 1;
  return {
    ...to,
    history: [...event.history, former].slice(-MAX_FORMER_TIMES),
    reschedule_count: event.reschedule_count + 1,
    ics_sequence: sequence,
    time_sequence: sequence,
  };
}

/** What stands in the invitees' calendars. */
const IN_CALENDARS: ReadonlySet<string> = new Set(["title", "description", "location", "hosts", "status"]);

/** Whether calendars of invitees have to follow a change of these fields. */
export const reachesCalendars = (fields: Iterable<string>): boolean => [...fields].some((one) => IN_CALENDARS.has(one));

/** The end of an event that takes so many minutes; the duration is in real time, whatever clocks do meanwhile. */
export function endOf(startAt: string, minutes: number): string {
  return new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
}

/** How many minutes an event takes. */
export const minutesOf = ({ start_at, end_at }: EventTime): number =>
  (Date.parse(end_at) - Date.parse(start_at)) / 60_000;
