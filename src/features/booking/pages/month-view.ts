import type { Schemas } from "../../../../generated/services.js";
import { fill } from "../../../base/i18n/sentences.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { monthAfter, monthOf, weeksOf, type InstantRange, isMonth, monthAt, monthRanges } from "../rules/month.ts";
import { bookingPageTexts, counted, type BookingPageTexts } from "../texts/booking-page-texts.ts";
import { pageDates } from "../texts/page-dates.ts";
import { addressOf, bookingHeader, type BookingView } from "./booking-view.ts";
import type { Visitor, Locale } from "../../../base/contract/caller.ts";
import { formats } from "../../../base/contract/formats.ts";
import { possibleSpan } from "../rules/availability/rules.ts";
import { dateAt } from "../rules/availability/wall-clock.ts";
import type { BookingSource } from "./booking-source.ts";

/** The free times of a month. */
interface Month {
  /** `2026-03` */
  readonly month: string;
  /** The first and the last month that can be shown. */
  readonly bounds: readonly [first: string, last: string];
  /** Free times by date. */
  readonly days: ReadonlyMap<string, readonly Schemas["Slot"][]>;
  /** The date whose times are shown; null if the month has none. */
  readonly day: string | null;
  /** The next free time after the month, if the month has none. */
  readonly next: string | null;
  /** Why the visitor sees this page instead of the form. */
  readonly notice: string | null;
}

/** Renders a month, the free times of one day, and the choices of duration and time zone. */
export function monthView(view: BookingView, month: Month): Html {
  const { notice } = month;
  return html`${bookingHeader(view)} ${notice !== null && html`<p class="notice" role="status">${notice}</p>`}
    ${durationChoice(view, month)}
    <div class="booking">
      <section aria-labelledby="month">${monthHeader(view, month)} ${calendar(view, month)}</section>
      <section aria-labelledby="times">${times(view, month)}</section>
    </div>
    ${timezoneForm(view, month)}`;
}

function durationChoice(view: BookingView, { month }: Month): Html | null {
  const { page, duration, locale } = view;
  const texts = bookingPageTexts(locale);
  if (page.duration_options.length < 2) return null;
  const links = page.duration_options.map((minutes) => {
    const href = addressOf({ ...view, chosen: { ...view.chosen, duration: String(minutes) } }, { month });
    const current = minutes === duration && html` aria-current="true"`;
    return html`<li><a class="pick" href="${href}" ${current}>${fill(texts.minutes, { minutes })}</a></li>`;
  });
  return html`<nav aria-labelledby="duration">
    <h2 id="duration">${texts.duration}</h2>
    <ul class="picks">
      ${links}
    </ul>
  </nav>`;
}

function monthHeader(view: BookingView, { month, bounds: [first, last] }: Month): Html {
  const texts = bookingPageTexts(view.locale).month;
  const link = (target: string, label: string, arrow: string): Html =>
    target < first || target > last
      ? html`<span class="arrow" aria-hidden="true"></span>`
      : html`<a class="arrow" href="${addressOf(view, { month: target })}" aria-label="${label}">${arrow}</a>`;
  return html`<div class="months">
    ${link(monthAfter(month, -1), texts.previous, "‹")}
    <h2 id="month">${pageDates(view.locale).month(month)}</h2>
    ${link(monthAfter(month, 1), texts.next, "›")}
  </div>`;
}

function calendar(view: BookingView, { month, days, day }: Month): Html {
  const { weekdays, firstDay } = pageDates(view.locale);
  const heads = weekdays.map(
    ({ short, long }) =>
      html`<th scope="col"><span aria-hidden="true">${short}</span><span class="spoken">${long}</span></th>`,
  );
  const rows = weeksOf(month, firstDay).map(
    (week) =>
      html`<tr>
        ${week.map((date) => html`<td>${date !== null && dayCell(view, { date, days, day })}</td>`)}
      </tr>`,
  );
  return html`<table class="calendar" aria-labelledby="month">
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function dayCell(
  view: BookingView,
  { date, days, day }: Pick<Month, "days" | "day"> & { readonly date: string },
): Html {
  const number = Number(date.slice(8));
  const count = days.get(date)?.length ?? 0;
  if (count === 0) return html`<span>${number}</span>`;
  const { locale } = view;
  const label = counted(bookingPageTexts(locale).month.free, { day: pageDates(locale).day(date), count }, locale);
  const href = `${addressOf(view, { month: monthOf(date), day: date })}#times`;
  const current = date === day && html`aria-current="date"`;
  return html`<a href="${href}" ${current}
    ><span aria-hidden="true">${number}</span><span class="spoken">${label}</span></a
  >`;
}

function times(view: BookingView, { month, days, day, next }: Month): Html {
  const { locale } = view;
  const texts = bookingPageTexts(locale).month;
  const dates = pageDates(locale);
  const slots = day === null ? [] : (days.get(day) ?? []);
  if (day !== null && slots.length > 0) {
    return html`<h2 id="times">${fill(texts.times, { day: dates.day(day) })}</h2>
      <ul class="picks times">
        ${slots.map((slot) => timeLink(view, slot, slots))}
      </ul>`;
  }
  const empty = days.size === 0 ? fill(texts.noTimes, { month: dates.month(month) }) : null;
  const text = empty ?? (day === null ? texts.choose : fill(texts.noTimesOnDay, { day: dates.day(day) }));
  return html`<h2 id="times">${texts.choose}</h2>
    <p>${text}</p>
    ${days.size === 0 && nextTime(view, next)}`;
}

function timeLink(view: BookingView, slot: Schemas["Slot"], all: readonly Schemas["Slot"][]): Html {
  const { locale, page } = view;
  const { start_at, seats_left: count } = slot;
  const [clock, offset] = [start_at.slice(0, 16), start_at.slice(19)];
  // Where clocks go back, a local time occurs twice.
  const twice = all.some((other) => other !== slot && other.start_at.startsWith(clock));
  const seats = page.seats > 1 && counted(bookingPageTexts(locale).month.seats, { count }, locale);
  const href = addressOf(view, { start: new Date(start_at).toISOString() });
  const time = `${pageDates(locale).time(start_at)}${twice ? ` (UTC${offset.replace("Z", "")})` : ""}`;
  return html`<li>
    <a class="pick" href="${href}">${time}${seats !== false && html` <small>${seats}</small>`}</a>
  </li>`;
}

function nextTime(view: BookingView, next: string | null): Html {
  const texts = bookingPageTexts(view.locale).month;
  if (next === null) return html`<p>${texts.noNextTime}</p>`;
  const date = next.slice(0, 10);
  const href = `${addressOf(view, { month: monthOf(date), day: date })}#times`;
  return html`<p><a href="${href}">${fill(texts.nextTime, { day: pageDates(view.locale).day(date) })}</a></p>`;
}

/** With scripts, a choice is applied immediately. */
function timezoneForm({ address, source, chosen, locale, timezone }: BookingView, { month }: Month): Html {
  const texts = bookingPageTexts(locale);
  const kept = new URL(address(source.path, { ...chosen, month }), "http://page").searchParams;
  kept.delete("timezone");
  return html`<form class="zone" action="${source.path}" data-zone="${timezone}">
    ${[...kept].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="field">
      <label for="timezone">${texts.timezone}</label>
      <select id="timezone" name="timezone">
        ${timeZoneOptions(timezone, locale)}
      </select>
    </div>
    <button>${texts.applyTimezone}</button>
  </form>`;
}

/** The visitor's choice of a month and a day. */
interface MonthRequest {
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

/** Zones by region, in alphabetical order. Zones without a region, such as UTC, come last. */
const groups = Map.groupBy([...Intl.supportedValuesOf("timeZone"), "UTC"], regionOf);

type Region = keyof BookingPageTexts["regions"];

function regionOf(zone: string): Region {
  const [region = ""] = zone.split("/");
  return zone.includes("/") && region in bookingPageTexts("en").regions ? (region as Region) : "other";
}

/** `America/Argentina/Buenos_Aires` becomes `Argentina, Buenos Aires`. */
const placeOf = (zone: string): string =>
  zone
    .replace(/^[^/]+\//, "")
    .replaceAll("/", ", ")
    .replaceAll("_", " ");

const optionOf = (zone: string): Html => html`<option value="${zone}">${placeOf(zone)}</option>`;
const selectedOption = (zone: string): Html => html`<option value="${zone}" selected>${placeOf(zone)}</option>`;

const options = new Map([...groups].map(([region, zones]) => [region, zones.map(optionOf)]));

/** Returns the options of a choice of time zones. A selected zone with another name than in the list is added. */
function timeZoneOptions(selected: string, locale: Locale): Html {
  const { regions } = bookingPageTexts(locale);
  const listed = [...groups.values()].some((zones) => zones.includes(selected));
  return html`${!listed && selectedOption(selected)}${[...groups].map(
    ([region, zones]) =>
      html`<optgroup label="${regions[region]}">${withSelected(region, zones.indexOf(selected), selected)}</optgroup>`,
  )}`;
}

function withSelected(region: Region, index: number, selected: string): readonly Html[] {
  const all = options.get(region) ?? [];
  return index < 0 ? all : all.with(index, selectedOption(selected));
}
