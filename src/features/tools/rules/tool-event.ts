import type { Schemas } from "../../../../generated/services.js";
import { localTime } from "../../booking/rules/availability/wall-clock.ts";
import { briefRecord, truncate, type ToolRecord } from "./tool-record.ts";

type Event = Schemas["Event"];

interface Period {
  readonly start_at: string;
  readonly end_at: string;
}

/** An event as tools show it, with times in the requested time zone, else in its own. */
export type ToolEvent = ToolRecord & { status: Event["status"]; start_at: string; end_at: string };

/** An event may have thousands of invitees, and a model reads all of them. */
const MAX_INVITEES = 50;
const MAX_PERIODS = 20;
const TEXT_IN_SHORT = 500;

/** Returns the event with all fields but limited lists. */
export function wholeEvent({ id, version, status, ...event }: Event, timezone = event.timezone): ToolEvent {
  return {
    id,
    record_type: "event",
    version,
    status,
    ...event,
    ...inZone(event, timezone),
    invitees: event.invitees.slice(0, MAX_INVITEES),
    history: event.history.slice(-MAX_PERIODS).map((period) => ({ ...period, ...inZone(period, timezone) })),
  };
}

/** Returns a short form of the event for lists, with its active invitees. */
export function briefEvent(event: Event, timezone = event.timezone): ToolEvent {
  const come = event.invitees.filter(({ cancelled_at }) => cancelled_at === null);
  const { status, description } = event;
  return {
    ...briefRecord("event", event),
    ...(description !== null && { description: truncate(description, TEXT_IN_SHORT) }),
    status,
    ...inZone(event, timezone),
    invitees: come.map(({ id, name, email, response }) => ({ id, name, email, response })),
  };
}

/** Returns the same period in the local time of a time zone. */
export function inZone({ start_at, end_at }: Period, timezone: string): { start_at: string; end_at: string } {
  return { start_at: localTime(Date.parse(start_at), timezone), end_at: localTime(Date.parse(end_at), timezone) };
}
