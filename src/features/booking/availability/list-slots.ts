import type { EventTypesSlotsInput, Schemas } from "../../../../generated/services.js";
import type { Caller } from "../../../base/contract/caller.ts";
import { possibleSpan } from "../rules/availability/query-range.ts";
import { availableSlots, type Slot, noSlotsReason } from "../rules/availability/slots.ts";
import { localTime } from "../rules/availability/wall-clock.ts";
import { stateConflict, unprocessable } from "../../../base/platform/rules/errors.ts";
import { durationOf } from "../rules/event-type.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import { loadSlotQuery, slotRules, type SlotRequest } from "./load-calendars.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** Dependencies of finding slots. */
export interface SlotDeps {
  readonly store: Pick<Repositories, "availability" | "eventTypes">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A range in epoch milliseconds, `to` excluded. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const MAX_RANGE_DAYS = 31;
/** How many ranges of the maximum length are searched for the next slot. */
const MAX_RANGES_AHEAD = 3;

/** eventTypes.slots: returns the bookable slots of an event type. */
export async function findSlots(
  { store, clock }: SlotDeps,
  { organization }: Pick<Caller, "organization">,
  input: EventTypesSlotsInput,
): Promise<Schemas["Slots"]> {
  const eventType = requireBookable(requireRecord(await store.eventTypes.get(organization.id, input.id)));
  const duration_minutes = durationOf(eventType, input.duration_minutes, "duration_minutes");
  const request = { organization, eventType, duration_minutes, now: clock() };
  return await listSlots(store, request, input);
}

/** Returns the event type; throws `state_conflict` if it is inactive. */
export function requireBookable(eventType: EventTypeRecord): EventTypeRecord {
  if (!eventType.is_active) throw stateConflict("inactive_event_type");
  return eventType;
}

/** Range, time zone and limit of a list of slots. */
export type SlotList = Pick<EventTypesSlotsInput, "from" | "to" | "timezone" | "limit">;

/** Returns the slots in a range, and the start of the next slot after them. */
export async function listSlots(
  store: Pick<Repositories, "availability">,
  request: SlotRequest,
  { timezone = request.organization.timezone, limit, ...list }: SlotList,
): Promise<Schemas["Slots"]> {
  const range = readRange(list);
  const query = await loadSlotQuery(store, request, range);
  const found = availableSlots(query);
  const isEmpty = found.length === 0;
  const next = isEmpty ? await nextStart(store, request, range.to) : found[limit]?.start;
  return {
    timezone,
    slots: found.slice(0, limit).map((slot) => shownSlot(slot, timezone)),
    next_available_at: next === undefined ? null : localTime(next, timezone),
    empty_reason: isEmpty ? noSlotsReason(query) : null,
  };
}

/** Returns a slot in the form of the API. */
export function shownSlot({ start, end, seats_left }: Slot, timezone: string): Schemas["Slot"] {
  return { start_at: localTime(start, timezone), end_at: localTime(end, timezone), seats_left };
}

function readRange({ from, to }: Pick<SlotList, "from" | "to">): Range {
  const range = { from: Date.parse(from), to: Date.parse(to) };
  if (range.to <= range.from) throw unprocessable([{ path: "to", code: "range_reversed" }]);
  if (range.to - range.from > MAX_RANGE_DAYS * DAY_MS) {
    const limit = { days: MAX_RANGE_DAYS };
    throw unprocessable([{ path: "to", code: "range_too_long", values: limit, extra: { limit: MAX_RANGE_DAYS } }]);
  }
  return range;
}

/** Returns the first start at or after a moment that minimum notice and booking window allow. */
async function nextStart(
  store: Pick<Repositories, "availability">,
  request: SlotRequest,
  moment: number,
): Promise<number | undefined> {
  const possible = possibleSpan(slotRules(request), request.now);
  let from = Math.max(moment, possible.start);
  for (let count = 0; count < MAX_RANGES_AHEAD && from < possible.end; count += 1) {
    const to = from + MAX_RANGE_DAYS * DAY_MS;
    const [first] = availableSlots(await loadSlotQuery(store, request, { from, to }));
    if (first) return first.start;
    from = to;
  }
  return undefined;
}
