import type { BookingPageService, Schemas } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import type { Html } from "../../../base/platform/rules/html.ts";
import { appointmentTexts } from "../texts/appointment-texts.ts";
import { type AppointmentView, type NewTime } from "./appointment-content.ts";
import type { BookingSource } from "./booking-source.ts";
import { addressOf, type BookingView } from "./booking-view.ts";
import { dayOf, findMonth } from "./find-month.ts";
import { monthOf } from "../rules/month.ts";
import { monthView } from "./month-view.ts";

/** The parts of an appointment that the choice of a new time shows, for its invitee or one of its hosts. */
export type MovedView = Pick<AppointmentView, "locale" | "path" | "address" | "timezone"> & {
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
