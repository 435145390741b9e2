import { addressForms, toSearchText } from "../../../base/platform/rules/text.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import { type Detail, Problem } from "../../../base/platform/rules/errors.ts";
import type { Actor } from "../../../base/contract/caller.ts";

/** Maximum number of invitees in lists, changes and webhooks: an event can have a thousand. */
export const INVITEES_SHOWN = 20;

const LINK_DAYS = 30;

/** Returns when the links of an event expire, in epoch milliseconds. */
export const linksEnd = ({ end_at }: { readonly end_at: string }): number => Date.parse(end_at) + LINK_DAYS * DAY_MS;

/** Returns an event as recorded in changes and sent in webhooks: with a part of its invitees, but all contact ids. */
export function listedEvent<Event extends { readonly invitees: readonly unknown[] }>(event: Event): Event {
  return { ...event, invitees: event.invitees.slice(0, INVITEES_SHOWN) };
}

/** Returns the text in which events are searched. */
export function eventSearchText(
  title: string,
  invitees: readonly { readonly name: string | null; readonly email: string }[],
): string {
  return toSearchText(
    [title, ...invitees.flatMap(({ name, email }) => [name ?? "", ...addressForms(email)])].join(" "),
  );
}

/** Status of an event. `pending` until a host confirms or declines it. */
export type EventStatus = "pending" | "confirmed" | "declined" | "cancelled";

/** An action on an event. */
export type EventAction = "confirm" | "decline" | "reschedule" | "cancel" | "no_show";

/** The fields that decide which actions are possible; times in the form of the API. */
interface EventMoment {
  readonly status: EventStatus;
  readonly start_at: string;
  readonly end_at: string;
}

const ACTIONS: Readonly<Record<EventStatus, readonly EventAction[]>> = {
  pending: ["confirm", "decline", "reschedule", "cancel"],
  confirmed: ["reschedule", "cancel", "no_show"],
  declined: [],
  cancelled: [],
};

/** Returns the actions that are possible now; `now` in epoch milliseconds. */
export function possibleEventActions(event: EventMoment, now: number): readonly EventAction[] {
  return ACTIONS[event.status].filter((action) => (action === "no_show" ? hasBegun(event, now) : !isOver(event, now)));
}

/** Throws `state_conflict`, with the possible actions, for an action that this event does not allow now. */
export function requirePossible(event: EventMoment, action: EventAction, now: number): void {
  if (possibleEventActions(event, now).includes(action)) return;
  if (!ACTIONS[event.status].includes(action)) throw conflict(wrongStatus(event, now));
  throw conflict(action === "no_show" ? notBegun(event) : over(event));
}

/** Throws `state_conflict` for an event that is closed or over: its invitees and hosts cannot be changed. */
export function requireOpen(event: EventMoment, now: number): void {
  if (!occupiesHosts(event.status)) throw conflict(wrongStatus(event, now));
  if (isOver(event, now)) throw conflict(over(event));
}

/** Whether an event in this status occupies its hosts. */
export const occupiesHosts = (status: EventStatus): boolean => ACTIONS[status].length > 0;

const isOver = ({ end_at }: EventMoment, now: number): boolean => Date.parse(end_at) <= now;

const hasBegun = ({ start_at }: EventMoment, now: number): boolean => Date.parse(start_at) <= now;

const conflict = (detail: Detail): Problem => new Problem("state_conflict", [detail]);

function wrongStatus(event: EventMoment, now: number): Detail {
  const { status } = event;
  if (!occupiesHosts(status)) return { path: "/status", code: "event_closed", values: { status } };
  const allowed = possibleEventActions(event, now);
  const list = allowed.length === 0 ? "–" : allowed.join(", ");
  return {
    path: "/status",
    code: "event_status",
    values: { status, allowed: list },
    extra: { allowed_values: allowed },
  };
}

const over = ({ end_at }: EventMoment): Detail => ({ path: "/end_at", code: "event_over", values: { end_at } });

const notBegun = ({ start_at }: EventMoment): Detail => ({
  path: "/start_at",
  code: "event_not_begun",
  values: { start_at },
});

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
interface RescheduledColumns extends EventSchedule {
  /** Replies with a lower SEQUENCE are about another time (RFC 5546 §2.1.5). */
  readonly time_sequence: number;
  /** The previous times that `history` has no place for. */
  readonly moved_out: readonly PreviousTime[];
}

/** A new time, and who sets it when and why. */
interface Reschedule {
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
