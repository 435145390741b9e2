import type { Schemas } from "../../../../generated/services.js";
import { fill } from "../../../base/i18n/sentences.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { localTime } from "../rules/availability/wall-clock.ts";
import { monthAt } from "../rules/month.ts";
import { type BookingPageTexts, bookingPageTexts } from "../texts/booking-page-texts.ts";
import { pageDates } from "../texts/page-dates.ts";
import { type BookingFaults, answerField, FIELDS } from "./booking-request.ts";
import { addressOf, bookingHeader, type BookingView } from "./booking-view.ts";

/** The form for a chosen time. */
interface BookingForm {
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

/** A field of a public form. */
interface FormField {
  readonly name: string;
  readonly label: string;
  readonly control: FieldControl;
  readonly required: boolean;
  readonly help?: string;
  readonly autocomplete?: string;
}

/** How a value is entered. */
type FieldControl =
  | {
      readonly kind: "input";
      readonly type: "text" | "email" | "tel" | "url" | "date" | "number";
      readonly max: number;
    }
  | { readonly kind: "textarea"; readonly max: number }
  /** `placeholder`: the text of the empty option. */
  | { readonly kind: "select"; readonly options: readonly string[]; readonly placeholder: string }
  | { readonly kind: "checkboxes"; readonly options: readonly string[] }
  | { readonly kind: "checkbox" };

/** The entries and errors of a form. */
interface FormState {
  readonly entries: URLSearchParams;
  /** Texts by field. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Renders fields with their entries and errors; focuses the first one that is wrong. */
function formFields(fields: readonly FormField[], state: FormState): Html {
  const wrong = fields.find(({ name }) => state.faults[name] !== undefined);
  return html`${fields.map((field) => formField(field, state, field === wrong))}`;
}

/** An id contains no dots, so that style sheets and scripts can select it. */
const idOf = (name: string): string => `field-${name.replace(/\W/g, "-")}`;

function formField(field: FormField, { entries, faults }: FormState, focused: boolean): Html {
  const { name, help } = field;
  const fault = faults[name];
  const id = idOf(name);
  const notes = [help !== undefined && `${id}-help`, fault !== undefined && `${id}-error`].filter(
    (note) => note !== false,
  );
  const state = html`${fault !== undefined && html` aria-invalid="true"`}${notes.length > 0 && html` aria-describedby="${notes.join(" ")}"`}${focused && html` autofocus`}`;
  const shownHelp = help !== undefined && html`<span class="help" id="${id}-help">${help}</span>`;
  const shownFault = fault !== undefined && html`<span class="error" id="${id}-error">${untrusted(fault)}</span>`;
  return labelled(field, { id, state, values: entries.getAll(name), notes: html`${shownHelp} ${shownFault}` });
}

interface Rendering {
  readonly id: string;
  /** Attributes of the control. */
  readonly state: Html;
  readonly values: readonly string[];
  readonly notes: Html;
}

/** Groups of checkboxes have a legend instead of a label; the label of a checkbox follows it. */
function labelled(field: FormField, rendering: Rendering): Html {
  const { label, control, name, required } = field;
  const { id, state, values, notes } = rendering;
  if (control.kind === "checkbox") {
    return html`<div class="field">
      <div class="choice">
        <input
          type="checkbox"
          id="${id}"
          name="${name}"
          value="yes"
          ${required && "required"}${values.length > 0 && " checked"}${state}
        />
        <label for="${id}">${untrusted(label)}</label>
      </div>
      ${notes}
    </div>`;
  }
  if (control.kind === "checkboxes") {
    return html`<fieldset class="field" ${state}>
      <legend>${untrusted(label)}</legend>
      ${control.options.map((option, index) => checkbox({ name, option, id: `${id}-${index}`, values }))} ${notes}
    </fieldset>`;
  }
  return html`<div class="field">
    <label for="${id}">${untrusted(label)}</label>
    ${controlOf({ ...field, control }, rendering)} ${notes}
  </div>`;
}

interface Checkbox {
  readonly name: string;
  readonly option: string;
  readonly id: string;
  readonly values: readonly string[];
}

const checkbox = ({ name, option, id, values }: Checkbox): Html =>
  html`<div class="choice">
    <input type="checkbox" id="${id}" name="${name}" value="${option}" ${values.includes(option) && "checked"} />
    <label for="${id}">${untrusted(option)}</label>
  </div>`;

type SingleControl = Exclude<FieldControl, { readonly kind: "checkbox" | "checkboxes" }>;

function controlOf(
  { name, control, required, autocomplete }: FormField & { readonly control: SingleControl },
  { id, state, values: [value = ""] }: Rendering,
): Html {
  const attributes = html`id="${id}"
  name="${name}"${required && " required"}${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${state}`;
  if (control.kind === "textarea") {
    return html`<textarea maxlength="${control.max}" ${attributes}>${"\n"}${value}</textarea>`;
  }
  if (control.kind === "select") {
    const options = control.options.map(
      (option) => html`<option value="${option}" ${option === value && " selected"}>${visible(option)}</option>`,
    );
    return html`<select ${attributes}>
      <option value="">${control.placeholder}</option>
      ${options}
    </select>`;
  }
  const { type, max } = control;
  const input = INPUTS[type] ?? html` type="${type}"`;
  return html`<input${input} maxlength="${max}" value="${value}" ${attributes} />`;
}

/** Browsers drop entries that do not fit these types, and the visitor would not see what is wrong. */
const INPUTS: Readonly<Record<string, Html>> = { number: html` type="text" inputmode="decimal"` };

/** An option cannot contain elements, so invisible characters are removed only. */
const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, "");
