import type { Schemas } from "../../../../generated/services.js";
import { fill } from "../../../base/i18n/sentences.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { monthAfter, monthOf, weeksOf } from "../rules/month.ts";
import { bookingPageTexts, counted } from "../texts/booking-page-texts.ts";
import { pageDates } from "../texts/page-dates.ts";
import { addressOf, bookingHeader, type BookingView } from "./booking-view.ts";
import { timeZoneOptions } from "./time-zones.ts";

/** The free times of a month. */
export interface Month {
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
