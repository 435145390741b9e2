import type { Schemas } from "../../../../generated/services.js";
import { fill } from "../../../base/i18n/sentences.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { localTime } from "../rules/availability/wall-clock.ts";
import { monthAt } from "../rules/month.ts";
import { type BookingPageTexts, bookingPageTexts } from "../texts/booking-page-texts.ts";
import { pageDates } from "../texts/page-dates.ts";
import type { BookingFaults } from "./booking-faults.ts";
import { answerField, FIELDS } from "./booking-request.ts";
import { addressOf, bookingHeader, type BookingView } from "./booking-view.ts";
import { type FieldControl, type FormField, formFields } from "./form-field.ts";

/** The form for a chosen time. */
export interface BookingForm {
  /** The chosen start, in RFC 3339. */
  readonly start: string;
  readonly entries: URLSearchParams;
  readonly faults: BookingFaults;
  /** Sending the form again with the same key does not book again. */
  readonly key: string;
  /** The hidden fields against programs. */
  readonly guard: Html;
}

/** Renders the form. If the time is taken, the buttons of other times send it with the same entries. */
export function bookingForm(view: BookingView, form: BookingForm): Html {
  const { page, locale, timezone, duration } = view;
  const { start, entries, faults, key } = form;
  const texts = bookingPageTexts(locale).form;
  const hidden = { start, key, timezone, duration: String(duration) };
  const { alternatives, general } = faults;
  return html`${bookingHeader(view)} ${chosenTime(view, start)}
    <form method="post" action="${view.address(view.source.path)}" data-once novalidate>
      ${general !== null && html`<p class="notice fault" role="alert">${general}</p>`}
      ${alternatives.length > 0 && alternativeButtons(view, alternatives)}
      <h2>${texts.title}</h2>
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${form.guard} ${formFields(fieldsOf(page, texts), { entries, faults: faults.fields })}
      ${page.requires_confirmation && html`<p class="quiet">${texts.requestNote}</p>`}
      ${alternatives.length === 0 && html`<div class="actions"><button class="primary">${page.requires_confirmation ? texts.request : texts.book}</button></div>`}
    </form>`;
}

function chosenTime(view: BookingView, start: string): Html {
  const { locale, timezone, duration } = view;
  const instant = Date.parse(start);
  const end_at = new Date(instant + duration * MINUTE_MS).toISOString();
  const href = addressOf(view, { month: monthAt(instant, timezone), day: localTime(instant, timezone).slice(0, 10) });
  return html`<p class="chosen"><strong>${periodIn({ start_at: start, end_at }, { locale, timezone })}</strong></p>
    <p><a href="${href}">${bookingPageTexts(locale).form.change}</a></p>`;
}

function alternativeButtons({ locale, timezone }: BookingView, starts: readonly string[]): Html {
  const dates = pageDates(locale);
  const buttons = starts.map((start) => {
    const local = localTime(Date.parse(start), timezone);
    const text = `${dates.day(local.slice(0, 10))}, ${dates.time(local)}`;
    return html`<button name="alternative" value="${new Date(start).toISOString()}">${text}</button>`;
  });
  return html`<div class="actions stacked after-notice">${buttons}</div>`;
}

type FormTexts = BookingPageTexts["form"];

function fieldsOf({ location, questions, max_guests: limit }: Schemas["BookingPage"], texts: FormTexts): FormField[] {
  const text = (type: "text" | "email" | "tel", max: number): FieldControl => ({ kind: "input", type, max });
  const { name, email, phone, guests } = FIELDS;
  return [
    { name, label: texts.name, control: text("text", 200), required: true, autocomplete: "name" },
    { name: email, label: texts.email, control: text("email", 254), required: true, autocomplete: "email" },
    ...(location.type === "invitee_phone"
      ? [
          {
            name: phone,
            label: texts.phone,
            control: text("tel", 50),
            required: true,
            autocomplete: "tel",
            help: texts.phoneHelp,
          },
        ]
      : []),
    ...questions.map((question) => questionField(question, texts)),
    ...(limit > 0
      ? [
          {
            name: guests,
            label: texts.guests,
            control: { kind: "textarea", max: 6_000 } as const,
            required: false,
            help: fill(texts.guestsHelp, { limit }),
          },
        ]
      : []),
  ];
}

function questionField(question: Schemas["BookingQuestion"], texts: FormTexts): FormField {
  const { key, required = false } = question;
  const label = required ? question.label : fill(texts.optional, { label: question.label });
  return { name: answerField(key), label, control: questionControl(question, texts), required };
}

function questionControl({ type, options }: Schemas["BookingQuestion"], texts: FormTexts): FieldControl {
  switch (type) {
    case "textarea":
      return { kind: "textarea", max: 10_000 };
    case "select":
      return { kind: "select", options: options ?? [], placeholder: texts.choose };
    case "multiselect":
      return { kind: "checkboxes", options: options ?? [] };
    case "checkbox":
      return { kind: "checkbox" };
    case "phone":
      return { kind: "input", type: "tel", max: 50 };
    default:
      return { kind: "input", type, max: type === "url" ? 2_000 : 10_000 };
  }
}
