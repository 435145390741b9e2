import type { Schemas } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import { formats } from "../../../base/contract/formats.ts";
import { possibleSpan } from "../rules/availability/query-range.ts";
import { dateAt } from "../rules/availability/wall-clock.ts";
import { type InstantRange, isMonth, monthAt, monthOf, monthRanges } from "../rules/month.ts";
import type { BookingSource } from "./booking-source.ts";
import type { BookingView } from "./booking-view.ts";
import type { Month } from "./month-view.ts";

/** The visitor's choice of a month and a day. */
export interface MonthRequest {
  readonly view: BookingView;
  readonly source: Pick<BookingSource, "slots">;
  readonly visitor: Visitor;
  readonly query: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Finds the free times of the requested month, by default the current one, and of a day in it, by default the first. */
export async function findMonth(request: MonthRequest): Promise<Omit<Month, "notice">> {
  const { view, query, now } = request;
  const { timezone, page } = view;
  const last = Math.max(now, possibleSpan(page, now).end - 1);
  const bounds = [monthAt(now, timezone), monthAt(last, timezone)] as const;
  const wantedDay = query.get("day") ?? "";
  const day = formats.date(wantedDay) ? wantedDay : null;
  const wanted = query.get("month") ?? (day === null ? "" : monthOf(day));
  const month = isMonth(wanted) ? within(wanted, bounds) : bounds[0];
  const ranges = monthRanges(month, timezone, now);
  const found = await Promise.all(ranges.map((range) => slotsIn(request, range)));
  const days = Map.groupBy(
    found.flatMap(({ slots }) => slots),
    ({ start_at }) => start_at.slice(0, 10),
  );
  const [firstDay = null] = days.keys();
  const shownDay = day !== null && monthOf(day) === month ? day : firstDay;
  return { month, bounds, days, day: shownDay, next: found.at(-1)?.next ?? null };
}

/** Returns the month, or the nearest one that can be shown. */
const within = (month: string, [first, last]: Month["bounds"]): string =>
  month < first ? first : month > last ? last : month;

interface FoundSlots {
  readonly slots: readonly Schemas["Slot"][];
  readonly next: string | null;
}

/** More lists than a month of slots every five minutes needs. */
const MAX_LISTS = 12;

/** Reads all lists of a range: one list is limited. */
async function slotsIn({ view, source, visitor }: MonthRequest, { from, to }: InstantRange): Promise<FoundSlots> {
  const { timezone, duration: duration_minutes } = view;
  const slots: Schemas["Slot"][] = [];
  let next: string | null = new Date(from).toISOString();
  for (let count = 0; count < MAX_LISTS && next !== null && Date.parse(next) < to; count += 1) {
    const range: { from: string; to: string } = { from: next, to: new Date(to).toISOString() };
    const list = await source.slots(visitor, { ...range, timezone, duration_minutes });
    slots.push(...list.slots);
    next = list.next_available_at;
  }
  return { slots, next: slots.length === 0 ? next : null };
}

/** Returns the local date of a start in the visitor's time zone. */
export const dayOf = (start: string, { timezone }: BookingView): string => dateAt(Date.parse(start), timezone);
