import type { Schemas, BookingPageService } from "../../../../generated/services.js";
import type { Locale, Visitor } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { periodIn, type Period } from "../../../base/i18n/event-times.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { type AppointmentTexts, appointmentTexts } from "../texts/appointment-texts.ts";
import { placeIn, takesPlace, eventTexts } from "../texts/event-texts.ts";
import { calendarActions, factList, addressOf, type BookingView } from "./booking-view.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import type { BookingSource } from "./booking-source.ts";
import { dayOf, findMonth, monthView } from "./month-view.ts";
import { monthOf } from "../rules/month.ts";

/** A booking as its invitee sees it. */
export interface AppointmentView {
  readonly booking: Schemas["Booking"];
  readonly locale: Locale;
  /** Path of this page. */
  readonly path: string;
  /** Returns the address of a page in the language of the visit. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
  /** Why the last form was rejected; null: no problem. */
  readonly problem: string | null;
  /** The time zone that the visitor chose, or that of the invitee. */
  readonly timezone: string;
  /** Whether the visitor has just moved the appointment. */
  readonly isMoved: boolean;
}

/** Renders the page of a booking: its time and place, and a way to every possible action. */
export function appointmentContent(view: AppointmentView): Html {
  const { booking, locale, problem, timezone, isMoved } = view;
  const texts = appointmentTexts(locale);
  const { status, receipt, possible_actions } = booking;
  return html`<h1>${untrusted(booking.title)}</h1>
    ${problem !== null && html`<p class="notice fault" role="alert">${problem}</p>`}
    ${isMoved && status === "confirmed" && html`<p class="notice" role="status">${fill(texts.moved, { when: periodIn(booking, { locale, timezone }) })}</p>`}
    <p>${texts.status[status]}</p>
    ${booking.awaits_confirmation && confirmForm(view, texts)} ${appointmentFacts(view, booking)}
    ${possible_actions.includes("respond") && answerForm(view, texts)}
    ${possible_actions.length > 0 && changes(view, texts)}
    ${status === "confirmed" && possible_actions.length > 0 && calendarActions({ ...booking, receipt }, locale)}
    ${bookAgain(view, texts)}`;
}

function appointmentFacts({ locale, timezone }: AppointmentView, booking: Schemas["Booking"]): Html {
  const words = eventTexts(locale);
  const { hosts, description, location, status } = booking;
  return factList([
    [words.when, periodIn(booking, { locale, timezone })],
    [words.where, takesPlace(status) ? placeIn(location, words) : null],
    [words.hosts, hosts.map(({ name }) => name).join(", ")],
    [words.about, description],
  ]);
}

const ANSWERS = ["accepted", "tentative", "declined"] as const;

/** Renders a button for each possible answer; a given answer is shown and can be changed. */
function answerForm(view: AppointmentView, { answerTitle, answered, answers }: AppointmentTexts): Html {
  const { response } = view.booking.invitee;
  const buttons = ANSWERS.filter((one) => one !== response).map(
    (one) => html`<button name="response" value="${one}">${answers[one]}</button> `,
  );
  return html`<section>
    <h2>${answerTitle}</h2>
    ${response !== "needs_action" && html`<p>${answered[response]}</p>`}
    <form method="post" action="${view.address(view.path)}"><div class="actions stacked">${buttons}</div></form>
  </section>`;
}

/** Renders the question whether the guests are invited. */
function confirmForm(view: AppointmentView, { confirmText, confirm }: AppointmentTexts): Html {
  return html`<section>
    <p>${confirmText}</p>
    <form method="post" action="${view.address(view.path)}">
      <div class="actions"><button class="primary" name="confirm" value="yes">${confirm}</button></div>
    </form>
  </section>`;
}

/** Renders the question of the link in the e-mail: whether the booking is confirmed and its guests are invited. */
export function confirmContent(view: AppointmentView): Html {
  const { booking, locale } = view;
  const texts = appointmentTexts(locale);
  return html`<h1>${texts.confirmTitle}</h1>
    <p class="chosen"><strong>${untrusted(booking.title)}</strong></p>
    ${appointmentFacts(view, { ...booking, description: null })} ${confirmForm(view, texts)}
    <p class="after"><a href="${view.address(view.path)}">${texts.later}</a></p>`;
}

function changes(view: AppointmentView, { changeTitle, move, cancel }: AppointmentTexts): Html {
  const { booking, path, address } = view;
  const link = (step: "reschedule" | "cancel", label: string): Html | false =>
    booking.possible_actions.includes(step) && html`<a class="button" href="${address(path, { step })}">${label}</a>`;
  return html`<section>
    <h2>${changeTitle}</h2>
    <div class="actions">${link("reschedule", move)} ${link("cancel", cancel)}</div>
  </section>`;
}

function bookAgain({ booking: { page_path }, address }: AppointmentView, { again }: AppointmentTexts): Html | null {
  return page_path === null ? null : html`<p class="again"><a href="${address(page_path)}">${again}</a></p>`;
}

/** Renders the question before a cancellation. */
export function cancelContent(view: AppointmentView, reason: string): Html {
  const { booking, locale } = view;
  const texts = appointmentTexts(locale);
  return html`<h1>${texts.cancelTitle}</h1>
    <p class="chosen"><strong>${untrusted(booking.title)}</strong></p>
    ${appointmentFacts(view, { ...booking, description: null })}
    <p>${texts.cancelText}</p>
    <form method="post" action="${view.address(view.path)}">
      ${reasonField(texts, reason)}
      <div class="actions">
        <button class="primary" name="cancel" value="yes">${texts.cancel}</button>
        <a class="button" href="${view.address(view.path)}">${texts.keep}</a>
      </div>
    </form>`;
}

/** A new time, in the time zone that the visitor chose. */
interface NewTime extends Period {
  readonly timezone: string;
  /** Address of the choice of times. */
  readonly back: string;
}

/** Renders the question before the appointment is moved. */
export function moveContent(
  view: Pick<AppointmentView, "locale" | "path" | "address"> & {
    readonly booking: Pick<Schemas["Booking"], "title" | "start_at" | "end_at">;
  },
  { timezone, back, ...time }: NewTime,
): Html {
  const { booking, locale } = view;
  const texts = appointmentTexts(locale);
  return html`<h1>${texts.moveTitle}</h1>
    <p class="chosen"><strong>${untrusted(booking.title)}</strong></p>
    ${factList([
      [texts.oldTime, periodIn(booking, { locale, timezone })],
      [texts.newTime, periodIn(time, { locale, timezone })],
    ])}
    <form method="post" action="${view.address(view.path)}">
      <input type="hidden" name="start_at" value="${time.start_at}" />
      <input type="hidden" name="timezone" value="${timezone}" />
      ${reasonField(texts, "")}
      <div class="actions">
        <button class="primary">${texts.move}</button>
        <a class="button" href="${view.address(view.path)}">${texts.keep}</a>
      </div>
    </form>
    <p class="after"><a href="${back}">${texts.otherTime}</a></p>`;
}

/** A field for the reason of a change. */
const reasonField = (texts: AppointmentTexts, reason: string): Html =>
  html`<div class="field">
    <label for="reason">${texts.reason}</label>
    <input id="reason" name="reason" maxlength="500" value="${reason}" />
  </div>`;

/** The parts of an appointment that the choice of a new time shows, for its invitee or one of its hosts. */
type MovedView = Pick<AppointmentView, "locale" | "path" | "address" | "timezone"> & {
  readonly booking: Pick<
    Schemas["Booking"],
    "title" | "hosts" | "location" | "duration_minutes" | "organization" | "start_at" | "end_at"
  >;
};

/** The choice of a new time for a booking. */
export interface TimeChoice {
  readonly view: MovedView;
  readonly token: string;
  readonly bookings: Pick<BookingPageService, "newSlots">;
  readonly visitor: Visitor;
  /** The visitor's choices of month, day and time zone. */
  readonly query: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Renders a month with the times to which the booking can be moved. `taken`: the start that is no longer free. */
export async function timesContent(choice: TimeChoice, taken: string | null): Promise<Html> {
  const { view, visitor, now } = choice;
  const times = viewOfTimes(choice);
  const query = taken === null ? choice.query : new URLSearchParams({ day: dayOf(taken, times) });
  const month = await findMonth({ view: times, source: sourceOf(choice), visitor, query, now });
  const texts = appointmentTexts(view.locale);
  const when = periodIn(view.booking, times);
  return monthView(times, { ...month, notice: taken === null ? fill(texts.chooseTime, { when }) : texts.timeTaken });
}

/** Returns a chosen start as a time for the booking; null if it is not free. */
export async function chosenTime(choice: TimeChoice, start_at: string): Promise<NewTime | null> {
  const times = viewOfTimes(choice);
  const { timezone, duration: duration_minutes } = times;
  const to = new Date(Date.parse(start_at) + 1).toISOString();
  const { slots } = await sourceOf(choice).slots(choice.visitor, { from: start_at, to, timezone, duration_minutes });
  if (slots.length === 0) return null;
  const end_at = new Date(Date.parse(start_at) + duration_minutes * MINUTE_MS).toISOString();
  const day = dayOf(start_at, times);
  return { start_at, end_at, timezone, back: addressOf(times, { month: monthOf(day), day }) };
}

function sourceOf({ bookings, token }: TimeChoice): Pick<BookingSource, "slots"> {
  return { slots: (visitor, range) => bookings.newSlots(visitor, { token, ...range }) };
}

/** The links of the month lead back to this step. */
function viewOfTimes({ view, query }: TimeChoice): BookingView {
  const { booking, locale, path, address, timezone } = view;
  const chosen = { step: "reschedule", ...(timezone === query.get("timezone") && { timezone }) };
  const source = { path, parent: null };
  return {
    source,
    page: pageOf(booking, { timezone, locale }),
    locale,
    timezone,
    duration: booking.duration_minutes,
    chosen,
    address,
  };
}

/** Returns what a page with free times shows of the event type. The operation applies all its limits. */
function pageOf(
  { title, hosts, location, duration_minutes, organization }: MovedView["booking"],
  { timezone, locale }: Pick<MovedView, "timezone" | "locale">,
) {
  return {
    title,
    hosts,
    duration_minutes,
    timezone,
    locale,
    organization,
    description: null,
    location: { type: location.type },
    duration_options: [],
    questions: [],
    max_guests: 0,
    min_notice_minutes: 0,
    seats: 1,
    requires_confirmation: false,
    booking_window: { type: "unlimited" },
  } satisfies Schemas["BookingPage"];
}
