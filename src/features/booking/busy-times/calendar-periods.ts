import { type Interval, mergeIntervals } from "../rules/availability/interval.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

/** A calendar to read, and the period of interest. */
export interface CalendarRequest {
  /** iCalendar (RFC 5545). */
  readonly text: string;
  /** Only periods that overlap this window are returned; epoch milliseconds. */
  readonly window: Interval;
  /** Time zone for all-day events and for times without a time zone. */
  readonly timezone: string;
  /** E-mail address of the owner: events that they declined take no time. */
  readonly owner: string;
  /** UIDs of events to ignore because they were booked here. */
  readonly known: readonly string[];
}

/**
 * Returns when the owner of a calendar is busy, sorted and disjoint; null if the text is not a calendar. Leaves out
 * canceled and transparent events, and events that cannot be read. A malicious calendar can make this run forever.
 */
export function calendarPeriods({ text, window, timezone, owner, known }: CalendarRequest): Interval[] | null {
  const zones = systemZones();
  const calendars = parsed(text);
  if (calendars === null) return null;
  const context = { window, ownZone: zones(timezone), owner: `mailto:${owner}`.toLowerCase(), known: new Set(known) };
  const found = calendars
    .map((calendar) => componentsOf(calendar, zones))
    .flatMap(({ events, freeBusy }) => [...eventPeriods(events, context), ...freeBusyPeriods(freeBusy)]);
  return mergeIntervals(found.filter(({ start, end }) => start < window.end && end > window.start));
}

/** A component as parsed by the library (RFC 7265): its name, properties and subcomponents. */
type ParsedComponent = readonly [name: string, properties: unknown[], components: readonly ParsedComponent[]];

/** A file may contain several calendars. */
function parsed(text: string): ParsedComponent[] | null {
  try {
    const found = ICAL.parse(text.replace(/^\uFEFF/, "")) as unknown[];
    const all = (typeof found[0] === "string" ? [found] : found) as ParsedComponent[];
    return all.length > 0 && all.every(([name]) => name === "vcalendar") ? all : null;
  } catch {
    return null;
  }
}

interface CalendarComponents {
  readonly events: readonly ICAL.Component[];
  readonly freeBusy: readonly ICAL.Component[];
}

/**
 * A zone definition in the file is ignored if the system knows a zone of that name. The library searches all
 * subcomponents of a calendar for a zone, on every lookup; therefore it gets a calendar that contains only zones.
 */
function componentsOf([, , components]: ParsedComponent, zones: Zones): CalendarComponents {
  const named = (wanted: string): ParsedComponent[] => components.filter(([name]) => name === wanted);
  const calendar = new ICAL.Component(["vcalendar", [], named("vtimezone")]);
  for (const definition of calendar.getAllSubcomponents("vtimezone")) {
    const name = definition.getFirstPropertyValue("tzid");
    if (typeof name === "string" && zones(name)) calendar.removeSubcomponent(definition);
  }
  const within = (name: string) => named(name).map((part) => new ICAL.Component([...part], calendar));
  const events = within("vevent");
  for (const property of events.flatMap((event) => event.getAllProperties())) {
    const name = property.getFirstParameter("tzid");
    const zone = name ? zones(name) : null;
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
  return { events, freeBusy: within("vfreebusy") };
}

interface ReadContext {
  readonly window: Interval;
  readonly ownZone: ICAL.Timezone | null;
  /** Address of the owner in the form of calendars: `mailto:`. */
  readonly owner: string;
  readonly known: ReadonlySet<unknown>;
}

function eventPeriods(all: readonly ICAL.Component[], context: ReadContext): Interval[] {
  const series = Map.groupBy(all, (event) => event.getFirstPropertyValue("uid"));
  return [...series].flatMap(([uid, events]) => {
    if (context.known.has(uid)) return [];
    const exceptions = events.filter((event) => event.hasProperty("recurrence-id"));
    const { later = [], single = [] } = Object.groupBy(exceptions, (one) =>
      isThisAndFuture(one) ? "later" : "single",
    );
    return events.flatMap((event) => [...skippingInvalid(() => occurrences(event, { later, single, context }))]);
  });
}

/** Yields what can be read: one invalid event does not hide the others. */
function* skippingInvalid(read: () => Iterable<Interval>): Generator<Interval> {
  try {
    yield* read();
  } catch {
    // The library throws errors of any type on invalid input.
  }
}

interface Series {
  /** Replacements for single occurrences. */
  readonly single: readonly ICAL.Component[];
  /** Replacements for an occurrence and all later ones (THISANDFUTURE). */
  readonly later: ICAL.Component[];
  readonly context: ReadContext;
}

function* occurrences(component: ICAL.Component, { single, later, context }: Series): Generator<Interval> {
  const event = new ICAL.Event(component, { exceptions: component.hasProperty("recurrence-id") ? [] : later });
  if (!event.isRecurring()) {
    if (takesTime(component, context)) yield periodOf(event.startDate, event.endDate, context);
    return;
  }
  const excluded = excludedFrom(component, single, context);
  const from = context.window.start - event.duration.toSeconds() * 1_000 - DAY_MS;
  const next = event.iterator(later.length > 0 ? event.startDate : startNear(event, from));
  for (let occurrence = next.next(); occurrence as ICAL.Time | null; occurrence = next.next()) {
    if (later.length === 0 && wallClockMs(occurrence) < from) continue;
    const instant = instantOf(occurrence, context);
    if (instant >= context.window.end) return;
    if (excluded.has(instant) || excluded.has(occurrence.toString().slice(0, 10))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(occurrence) as Occurrence;
    if (takesTime(item.component, context)) yield periodOf(startDate, endDate, context);
  }
}

/** Missing in the types of the library. */
interface Occurrence {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

const isThisAndFuture = (exception: ICAL.Component): boolean =>
  exception.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE";

/**
 * Excluded instants or dates. They are filtered here because the library compares only the next exclusion, so that one
 * without a matching occurrence would hide all later ones.
 */
function excludedFrom(
  component: ICAL.Component,
  single: readonly ICAL.Component[],
  context: ReadContext,
): Set<number | string> {
  const times = [
    ...component.getAllProperties("exdate").flatMap((property) => property.getValues() as ICAL.Time[]),
    ...single.map((exception) => exception.getFirstPropertyValue("recurrence-id") as ICAL.Time),
  ];
  return new Set(times.map((time) => (time.isDate ? time.toString() : instantOf(time, context))));
}

/**
 * Days after which a rule with interval 1 repeats. Monthly and yearly rules have few occurrences and are counted from
 * the start.
 */
const CYCLES: Readonly<Record<string, number>> = { SECONDLY: 1, MINUTELY: 1, HOURLY: 1, DAILY: 1, WEEKLY: 7 };

/**
 * Returns a later start with the same occurrences from there on, to avoid counting through past years. A rule with
 * COUNT has to be counted from its start.
 */
function startNear({ component, startDate }: ICAL.Event, from: number): ICAL.Time {
  const [rule, ...more] = component.getAllProperties("rrule").map((property) => property.getFirstValue() as ICAL.Recur);
  const cycle = (CYCLES[rule?.freq ?? ""] ?? 0) * (rule?.interval ?? 1);
  const isSimple = rule && more.length === 0 && rule.count === null && !component.hasProperty("rdate");
  const cycles = cycle === 0 ? 0 : Math.floor((from - wallClockMs(startDate)) / DAY_MS / cycle);
  if (!isSimple || cycles <= 0) return startDate;
  const start = startDate.clone();
  start.adjust(cycles * cycle, 0, 0, 0);
  return start;
}

function freeBusyPeriods(all: readonly ICAL.Component[]): Interval[] {
  return all
    .flatMap((part) => part.getAllProperties("freebusy"))
    .filter((property) => property.getFirstParameter("fbtype") !== "FREE")
    .flatMap((property) => [...skippingInvalid(() => (property.getValues() as ICAL.Period[]).map(utcPeriod))]);
}

/** Always in UTC (RFC 5545 §3.8.2.6). */
const utcPeriod = (period: ICAL.Period): Interval => ({
  start: period.start.toUnixTime() * 1_000,
  end: period.getEnd().toUnixTime() * 1_000,
});

function takesTime(event: ICAL.Component, { owner }: ReadContext): boolean {
  const is = (name: string, value: string): boolean =>
    String(event.getFirstPropertyValue(name)).toUpperCase() === value;
  const declines = (attendee: ICAL.Property): boolean =>
    /^declined$/i.test(attendee.getFirstParameter("partstat")) &&
    String(attendee.getFirstValue()).toLowerCase() === owner;
  return (
    !is("transp", "TRANSPARENT") && !is("status", "CANCELLED") && !event.getAllProperties("attendee").some(declines)
  );
}

const periodOf = (start: ICAL.Time, end: ICAL.Time, context: ReadContext): Interval => ({
  start: instantOf(start, context),
  end: instantOf(end, context),
});

/** Returns epoch milliseconds; dates and times without a zone are in the owner's zone. */
function instantOf(time: ICAL.Time, { ownZone }: ReadContext): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const zone = isFloating ? (ownZone ?? ICAL.Timezone.utcTimezone) : time.zone;
  return wallClockMs(time) - zone.utcOffset(time) * 1_000;
}

/** Returns the wall-clock time as if it were UTC, in milliseconds: less than a day from the instant. */
const wallClockMs = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A time zone that the system knows. The definition of the same zone in a file may be wrong or truncated. */
class SystemZone extends ICAL.Timezone {
  /** Offset in seconds by local day; null if it changes during the day. */
  readonly #days = new Map<number, number | null>();

  /**
   * Returns the offset in seconds at a local time. A local time that clocks skip is moved forward by the length of the
   * gap.
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const localMs = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = Math.floor(localMs / DAY_MS);
    let offset = this.#days.get(date);
    if (offset === undefined) {
      const atMidnight = this.#offsetAt(date * DAY_MS);
      offset = atMidnight === this.#offsetAt((date + 1) * DAY_MS) ? atMidnight : null;
      this.#days.set(date, offset);
    }
    return offset ?? this.#offsetAt(localMs);
  }

  /** `shown` is the local time as if it were UTC, in milliseconds. */
  #offsetAt(localMs: number): number {
    const clock = Temporal.Instant.fromEpochMilliseconds(localMs).toZonedDateTimeISO("UTC").toPlainDateTime();
    const instant = clock.toZonedDateTime(this.tzid, { disambiguation: "compatible" }).epochMilliseconds;
    return (localMs - instant) / 1_000;
  }
}

/** Looks up a time zone by name; null if it is unknown. */
type Zones = (name: string) => ICAL.Timezone | null;

/** Returns a lookup of the system's time zones that creates each zone once. */
function systemZones(): Zones {
  const zones = new Map<string, ICAL.Timezone | null>();
  return (name) => {
    const zone = zones.get(name);
    if (zone !== undefined) return zone;
    const found = isSystemZone(name) ? new SystemZone({ tzid: name }) : null;
    zones.set(name, found);
    return found;
  };
}

function isSystemZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}
