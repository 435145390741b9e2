import { type Detail, Problem } from "../../../base/platform/rules/errors.ts";

/** Status of an event. `pending` until a host confirms or declines it. */
export type EventStatus = "pending" | "confirmed" | "declined" | "cancelled";

/** An action on an event. */
export type EventAction = "confirm" | "decline" | "reschedule" | "cancel" | "no_show";

/** The fields that decide which actions are possible; times in the form of the API. */
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
