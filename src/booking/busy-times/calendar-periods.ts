import ICAL from "ical.js";
import { type Interval, merged } from "../rules/availability/interval.ts";
import { knownZones, type Zones } from "./calendar-zones.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** Which part of a calendar is asked for. */
export interface CalendarQuestion {
  /** iCalendar (RFC 5545). */
  readonly text: string;
  /** Periods that have a moment between these, in epoch milliseconds. */
  readonly window: Interval;
  /** Whose days are meant by whole days and by times without a time zone. */
  readonly timezone: string;
  /** The owner's address: what they declined takes none of their time. */
  readonly owner: string;
  /** UIDs of events that take no time here, since it is known already whose time they take. */
  readonly known: readonly string[];
}

/**
 * When the owner of a calendar is busy, sorted and disjoint; null where the text is no calendar. What was cancelled or does not
 * take time is left out, and so is an event that makes no sense. A hostile calendar can make this run for ever.
 */
export function calendarPeriods({ text, window, timezone, owner, known }: CalendarQuestion): Interval[] | null {
  const zones = knownZones();
  const calendars = parsed(text);
  if (calendars === null) return null;
  const reading = { window, ownZone: zones(timezone), owner: `mailto:${owner}`.toLowerCase(), known: new Set(known) };
  const found = calendars
    .map((calendar) => partsOf(calendar, zones))
    .flatMap(({ events, freeBusy }) => [...eventPeriods(events, reading), ...freeBusyPeriods(freeBusy)]);
  return merged(found.filter(({ start, end }) => start < window.end && end > window.start));
}

/** A component as the library parses it (RFC 7265): its name, properties and parts. */
type Parsed = readonly [name: string, properties: unknown[], deps: readonly Parsed[]];

/** A file may hold several calendars one after another. */
function parsed(text: string): Parsed[] | null {
  try {
    const found = ICAL.parse(text.replace(/^\uFEFF/, "")) as unknown[];
    const all = (typeof found[0] === "string" ? [found] : found) as Parsed[];
    return all.length > 0 && all.every(([name]) => name === "vcalendar") ? all : null;
  } catch {
    return null;
  }
}

interface CalendarDeps {
  readonly events: readonly ICAL.Component[];
  readonly freeBusy: readonly ICAL.Component[];
}

/**
 * Where the name of a time zone is known, its definition in the file does not count. The library looks through all parts of a
 * calendar for a zone, each time: what is shown to it as the calendar has no parts but zones.
 */
function partsOf([, , deps]: Parsed, zones: Zones): CalendarDeps {
  const called = (wanted: string): Parsed[] => deps.filter(([name]) => name === wanted);
  const calendar = new ICAL.Component(["vcalendar", [], called("vtimezone")]);
  for (const definition of calendar.getAllSubcomponents("vtimezone")) {
    const name = definition.getFirstPropertyValue("tzid");
    if (typeof name === "string" && zones(name)) calendar.removeSubcomponent(definition);
  }
  const within = (name: string) => called(name).map((part) => new ICAL.Component([...part], calendar));
  const events = within("vevent");
  for (const property of events.flatMap((event) => event.getAllProperties())) {
    const name = property.getFirstParameter("tzid");
    const zone = name ? zones(name) : null;
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
  return { events, freeBusy: within("vfreebusy") };
}

interface Reading {
  readonly window: Interval;
  readonly ownZone: ICAL.Timezone | null;
  /** Their address as calendars write it. */
  readonly owner: string;
  readonly known: ReadonlySet<unknown>;
}

function eventPeriods(all: readonly ICAL.Component[], reading: Reading): Interval[] {
  const series = Map.groupBy(all, (event) => event.getFirstPropertyValue("uid"));
  return [...series].flatMap(([uid, events]) => {
    if (reading.known.has(uid)) return [];
    const exceptions = events.filter((event) => event.hasProperty("recurrence-id"));
    const { later = [], single = [] } = Object.groupBy(exceptions, (one) =>
      changesLaterOnes(one) ? "later" : "single",
    );
    return events.flatMap((event) => [...readable(() => occurrences(event, { later, single, reading }))]);
  });
}

/** Nothing of what cannot be read: one event that makes no sense does not hide the others. */
function* readable(read: () => Iterable<Interval>): Generator<Interval> {
  try {
    yield* read();
  } catch {
    // The library throws whatever it stumbles over.
  }
}

interface Series {
  /** What single occurrences are instead. */
  readonly single: readonly ICAL.Component[];
  /** What all occurrences from one on are instead. */
  readonly later: ICAL.Component[];
  readonly reading: Reading;
}

function* occurrences(component: ICAL.Component, { single, later, reading }: Series): Generator<Interval> {
  const event = new ICAL.Event(component, { exceptions: component.hasProperty("recurrence-id") ? [] : later });
  if (!event.isRecurring()) {
    if (takesTime(component, reading)) yield periodOf(event.startDate, event.endDate, reading);
    return;
  }
  const excluded = excludedFrom(component, single, reading);
  const from = reading.window.start - event.duration.toSeconds() * 1_000 - DAY_MS;
  const next = event.iterator(later.length > 0 ? event.startDate : startNear(event, from));
  for (let occurrence = next.next(); occurrence as ICAL.Time | null; occurrence = next.next()) {
    if (later.length === 0 && shownAt(occurrence) < from) continue;
    const instant = instantOf(occurrence, reading);
    if (instant >= reading.window.end) return;
    if (excluded.has(instant) || excluded.has(occurrence.toString().slice(0, 10))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(occurrence) as Occurrence;
    if (takesTime(item.component, reading)) yield periodOf(startDate, endDate, reading);
  }
}

/** The library's types do not name it. */
interface Occurrence {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

const changesLaterOnes = (exception: ICAL.Component): boolean =>
  exception.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE";

/** Instants, or whole dates. The library looks at the next one only, so that one that fits nothing hides those behind it. */
function excludedFrom(
  component: ICAL.Component,
  single: readonly ICAL.Component[],
  reading: Reading,
): Set<number | string> {
  const times = [
    ...component.getAllProperties("exdate").flatMap((property) => property.getValues() as ICAL.Time[]),
    ...single.map((exception) => exception.getFirstPropertyValue("recurrence-id") as ICAL.Time),
  ];
  return new Set(times.map((time) => (time.isDate ? time.toString() : instantOf(time, reading))));
}

/** Days after which a rule is where it was, for an interval of one; months and years are few. */
const CYCLES: Readonly<Record<string, number>> = { SECONDLY: 1, MINUTELY: 1, HOURLY: 1, DAILY: 1, WEEKLY: 7 };

/**
 * A start that gives the same occurrences from then on, so that years that are over are not counted through one by one. A rule
 * that ends after so many has to be.
 */
function startNear({ component, startDate }: ICAL.Event, from: number): ICAL.Time {
  const [rule, ...more] = component.getAllProperties("rrule").map((property) => property.getFirstValue() as ICAL.Recur);
  const cycle = (CYCLES[rule?.freq ?? ""] ?? 0) * (rule?.interval ?? 1);
  const isSimple = rule && more.length === 0 && rule.count === null && !component.hasProperty("rdate");
  const cycles = cycle === 0 ? 0 : Math.floor((from - shownAt(startDate)) / DAY_MS / cycle);
  if (!isSimple || cycles <= 0) return startDate;
  const start = startDate.clone();
  start.adjust(cycles * cycle, 0, 0, 0);
  return start;
}

function freeBusyPeriods(all: readonly ICAL.Component[]): Interval[] {
  return all
    .flatMap((part) => part.getAllProperties("freebusy"))
    .filter((property) => property.getFirstParameter("fbtype") !== "FREE")
    .flatMap((property) => [...readable(() => (property.getValues() as ICAL.Period[]).map(statedPeriod))]);
}

/** RFC 5545 §3.8.2.6: in UTC. */
const statedPeriod = (period: ICAL.Period): Interval => ({
  start: period.start.toUnixTime() * 1_000,
  end: period.getEnd().toUnixTime() * 1_000,
});

function takesTime(event: ICAL.Component, { owner }: Reading): boolean {
  const is = (name: string, value: string): boolean =>
    String(event.getFirstPropertyValue(name)).toUpperCase() === value;
  const declines = (attendee: ICAL.Property): boolean =>
    /^declined$/i.test(attendee.getFirstParameter("partstat")) &&
    String(attendee.getFirstValue()).toLowerCase() === owner;
  return (
    !is("transp", "TRANSPARENT") && !is("status", "CANCELLED") && !event.getAllProperties("attendee").some(declines)
  );
}

const periodOf = (start: ICAL.Time, end: ICAL.Time, reading: Reading): Interval => ({
  start: instantOf(start, reading),
  end: instantOf(end, reading),
});

/** Epoch milliseconds; dates, and times without a zone, are the owner's. */
function instantOf(time: ICAL.Time, { ownZone }: Reading): number {
  const floats = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const zone = floats ? (ownZone ?? ICAL.Timezone.utcTimezone) : time.zone;
  return shownAt(time) - zone.utcOffset(time) * 1_000;
}

/** What the clocks show, as milliseconds since they showed 1970: less than a day from the instant. */
const shownAt = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);
