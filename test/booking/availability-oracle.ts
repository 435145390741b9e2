import type { HostCalendar, SlotQuery } from "../../src/features/booking/rules/availability/slots.ts";
import type { Hours } from "../../src/features/booking/rules/availability/hours.ts";
import type { Interval } from "../../src/features/booking/rules/availability/interval.ts";

/** A second implementation of the slot rules: checks every fifth minute, with local times from `Intl`. */

export const FIVE_MINUTES = 300_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Returns a function that lists the IDs of the hosts available at a start time; empty if it cannot be booked. */
export function hostsByTrial(question: SlotQuery): (start: number) => string[] {
  const { rules, hosts, from, to } = question;
  const pieces = hosts.map((host) => piecesByTrial(host, { start: from, end: to + DAY }));
  const step = (rules.slot_interval_minutes ?? rules.duration_minutes) * MINUTE;
  return (start) => {
    const begun = pieces.map((own) => own.find((piece) => piece.start <= start && start < piece.end)?.start ?? NaN);
    const allowed = hosts.map((host, at) => isAllowed(question, host, { start, pieces: pieces[at] ?? [] }));
    if (rules.assignment === "collective") {
      const all = allowed.every(Boolean) && (start - Math.max(...begun)) % step === 0;
      return all ? hosts.map(({ host_id }) => host_id) : [];
    }
    const free = hosts.filter((_, at) => allowed[at] && (start - (begun[at] ?? NaN)) % step === 0);
    return free.map(({ host_id }) => host_id);
  };
}

/**
 * Converts working hours to instants: a period starts when the local clock first reaches its start, and ends when the
 * clock last shows its end (or, if that is skipped, at the clock change).
 */
export function piecesByTrial({ timezone, weekly_hours, overrides }: Hours, range: Interval): Interval[] {
  const moments: { at: number; shown: string }[] = [];
  const first = Math.floor((range.start - 2 * DAY) / FIVE_MINUTES) * FIVE_MINUTES;
  for (let at = first; at < range.end + 2 * DAY; at += FIVE_MINUTES) moments.push({ at, shown: shownAt(at, timezone) });
  const dates = new Set(moments.slice(DAY / FIVE_MINUTES, -DAY / FIVE_MINUTES).map(({ shown }) => shown.slice(0, 10)));
  const pieces = [...dates].flatMap((date) => {
    const own =
      overrides.find((override) => override.date === date) ?? weekly_hours.find(({ day }) => day === dayOf(date));
    return (own?.intervals ?? []).map((interval) => ({
      start: moments.find(({ shown }) => shown >= `${date} ${interval.start}`)?.at ?? NaN,
      end:
        moments.findLast(({ shown }) => shown === `${date} ${interval.end}`)?.at ??
        (moments.findLast(({ shown }) => shown < `${date} ${interval.end}`)?.at ?? NaN) + FIVE_MINUTES,
    }));
  });
  // When clocks go back, an interval lasts until the last occurrence of its end, and the next one starts only then.
  return pieces
    .map(({ start, end }, index) => ({ start: Math.max(start, pieces[index - 1]?.end ?? start), end }))
    .filter(({ start, end }) => start < end);
}

interface Start {
  readonly start: number;
  readonly pieces: readonly Interval[];
}

function isAllowed({ rules, now }: SlotQuery, host: HostCalendar, { start, pieces }: Start): boolean {
  const { timezone, busy, booked } = host;
  const end = start + rules.duration_minutes * MINUTE;
  const [date, today] = [dateAt(start, timezone), dateAt(now, timezone)];
  const { booking_window: window, limits } = rules;
  const last = window.type === "rolling_days" ? later(today, window.days ?? 0) : (window.end_date ?? "9999");
  const inside = moments(start, end).every((at) => pieces.some((piece) => piece.start <= at && at < piece.end));
  const held = [start - rules.buffer_before_minutes * MINUTE, end + rules.buffer_after_minutes * MINUTE] as const;
  const dates = booked.map((at) => dateAt(at, timezone));
  return (
    start - now >= rules.min_notice_minutes * MINUTE &&
    (window.type === "unlimited" || ((window.start_date ?? "0000") <= date && date <= last)) &&
    inside &&
    dates.filter((other) => other === date).length < (limits.per_day ?? Infinity) &&
    dates.filter((other) => monday(other) === monday(date)).length < (limits.per_week ?? Infinity) &&
    busy.every((other) => other.end <= held[0] || held[1] <= other.start)
  );
}

function moments(start: number, end: number): number[] {
  return Array.from({ length: (end - start) / FIVE_MINUTES }, (_, index) => start + index * FIVE_MINUTES);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time as `YYYY-MM-DD HH:MM`, computed by the JavaScript engine. */
function shownAt(instant: number, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  formats.set(timezone, format);
  return format.format(instant);
}

const dateAt = (instant: number, timezone: string) => shownAt(instant, timezone).slice(0, 10);
const later = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const monday = (date: string) => later(date, -((new Date(date).getUTCDay() + 6) % 7));
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" }).toLowerCase();
