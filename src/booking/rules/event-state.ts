import { type Detail, Problem } from "../../platform/rules/errors.ts";

/** How far an event is: what was asked for is pending until a host confirms or declines it. */
export type EventStatus = "pending" | "confirmed" | "declined" | "cancelled";

/** What can be done with an event that was booked. */
export type EventAction = "confirm" | "decline" | "reschedule" | "cancel" | "no_show";

/** An event, as far as that decides what can be done with it; times as the interface shows them. */
export interface EventMoment {
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

/** What a client can do next with the event; `now` in milliseconds. */
export function possibleEventActions(event: EventMoment, now: number): readonly EventAction[] {
  return ACTIONS[event.status].filter((action) => (action === "no_show" ? hasBegun(event, now) : !isOver(event, now)));
}

/** Throws state_conflict, with what is possible instead, for an action that this event does not allow now. */
export function requirePossible(event: EventMoment, action: EventAction, now: number): void {
  if (possibleEventActions(event, now).includes(action)) return;
  if (!ACTIONS[event.status].includes(action)) throw conflict(wrongStatus(event, now));
  throw conflict(action === "no_show" ? notBegun(event) : over(event));
}

/** Throws state_conflict for an event that takes nobody's time any more: others are not invited to it, nor host it. */
export function requireOpen(event: EventMoment, now: number): void {
  if (!holdsTime(event.status)) throw conflict(wrongStatus(event, now));
  if (isOver(event, now)) throw conflict(over(event));
}

/** Whether an event in this status takes its hosts' time: nobody else can be booked there. */
export const holdsTime = (status: EventStatus): boolean => ACTIONS[status].length > 0;

const isOver = ({ end_at }: EventMoment, now: number): boolean => Date.parse(end_at) <= now;

const hasBegun = ({ start_at }: EventMoment, now: number): boolean => Date.parse(start_at) <= now;

const conflict = (detail: Detail): Problem => new Problem("state_conflict", [detail]);

function wrongStatus(event: EventMoment, now: number): Detail {
  const { status } = event;
  if (!holdsTime(status)) return { path: "/status", code: "event_closed", values: { status } };
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
