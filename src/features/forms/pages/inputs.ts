import type { Schemas } from "../../../../generated/services.js";
import { limitOf } from "../rules/form-fields.ts";
import type { FormTexts } from "../texts/form-texts.ts";
import { countries } from "../../../base/contract/code-lists.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";

/** The kind of an input of a form. */
type InputKind = Schemas["FormPageField"]["type"] | "textarea";

/** One input of a form: a contact field or a question. */
export interface FormInput {
  /** Name in the page's form: `email`, `fields.last_name` or `answers.topic`. */
  readonly name: string;
  /** The organization's own text, or ours in the language of the page. */
  readonly label: { readonly text: string; readonly own: boolean };
  readonly kind: InputKind;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly autocomplete: string | null;
  readonly maxLength: number | null;
}

const MAX_TEXT = 10_000;
const MAX_EMAIL = 254;

/** The values of `autocomplete` (HTML Standard, §4.10.18.7) of contact fields. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first_name: "given-name",
  last_name: "family-name",
  phone: "tel",
  mobile: "tel",
  job_title: "organization-title",
  company: "organization",
  website: "url",
  "address.street": "street-address",
  "address.city": "address-level2",
  "address.region": "address-level1",
  "address.postal_code": "postal-code",
  "address.country": "country",
};

const KIND_OF_QUESTION: Readonly<Record<Schemas["BookingQuestion"]["type"], InputKind>> = {
  text: "text",
  textarea: "textarea",
  number: "number",
  select: "select",
  multiselect: "multi_select",
  checkbox: "boolean",
  phone: "phone",
  url: "url",
  date: "date",
};

/** Returns the inputs of a form in their order; the e-mail address is the first one. */
export function inputsOf({ fields, questions }: Schemas["FormPage"], texts: FormTexts): FormInput[] {
  return [
    {
      name: "email",
      kind: "email",
      required: true,
      options: [],
      autocomplete: "email",
      maxLength: MAX_EMAIL,
      label: { text: texts.email, own: false },
    },
    ...fields.map(({ field, label, required, type, options }): FormInput => ({
      name: `fields.${field}`,
      kind: type,
      required,
      options: options ?? [],
      label: label === null ? { text: texts.fields[field] ?? nameOf(field), own: false } : { text: label, own: true },
      autocomplete: AUTOCOMPLETE[field] ?? null,
      maxLength: limitOf(field) ?? MAX_TEXT,
    })),
    ...questions.map(({ key, label, type, required = false, options }): FormInput => ({
      name: `answers.${key}`,
      kind: KIND_OF_QUESTION[type],
      required,
      options: options ?? [],
      label: { text: label, own: true },
      autocomplete: null,
      maxLength: MAX_TEXT,
    })),
  ];
}

/** A custom field without a label: `custom_fields.contract_end` → `contract end`. */
const nameOf = (field: string): string => (field.split(".").at(-1) ?? field).replaceAll("_", " ");

/** How inputs are shown. */
export interface InputView {
  readonly texts: FormTexts;
  readonly locale: Locale;
  /** The language of the organization's own texts. */
  readonly ownLocale: Locale;
  /** The values that the visitor has entered. */
  readonly entered: URLSearchParams;
  /** Texts of errors, by input. */
  readonly errors: ReadonlyMap<string, string>;
  /** The input that gets the focus; null: none. */
  readonly focused: string | null;
}

/** Renders an input with its label and its error. */
export function renderInput(input: FormInput, view: InputView): Html {
  if (input.kind === "boolean")
    return html`<div class="field">${checkbox(input, view)} ${errorOf(input.name, view)}</div>`;
  if (input.kind === "multi_select") return choices(input, view);
  return html`<div class="field">
    <label for="${input.name}" ${langOf(input, view)}>${labelOf(input, view)}</label>
    ${control(input, view)} ${errorOf(input.name, view)}
  </div>`;
}

/** Renders the error of an input. */
export function errorOf(name: string, { errors }: InputView): Html | null {
  const error = errors.get(name);
  return error === undefined ? null : html`<span class="error" id="${name}-error">${error}</span>`;
}

/** Returns the attributes that connect an input with its error, and the focus. */
export function stateOf(name: string, { errors, focused }: InputView): Html {
  const wrong = errors.has(name) && html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`${wrong}${focused === name && html` autofocus`}`;
}

/** Returns the language of a text of the organization, if it differs from that of the page. */
const langOf = ({ label }: Pick<FormInput, "label">, { locale, ownLocale }: InputView): Html | false =>
  label.own && ownLocale !== locale && html`lang="${ownLocale}"`;

function labelOf({ label, required }: FormInput, { texts, locale }: InputView): Html {
  const optional = !required && html` <span class="optional" lang="${locale}">${texts.optional}</span>`;
  return html`${untrusted(label.text)}${optional}`;
}

function control(input: FormInput, view: InputView): Html {
  const { name, kind, required, autocomplete, maxLength } = input;
  const value = view.entered.get(name) ?? "";
  const completed = autocomplete !== null && html` autocomplete="${autocomplete}"`;
  const state = html`${required && html` required`}${completed}${stateOf(name, view)}`;
  if (kind === "select" || kind === "country")
    return html`<select id="${name}" name="${name}" ${state}>
      <option value="">${view.texts.choose}</option>
      ${optionsOf(input, view.locale).map(([one, text]) => html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`)}
    </select>`;
  const limit = maxLength !== null && html` maxlength="${maxLength}"`;
  if (kind === "textarea")
    return html`<textarea id="${name}" name="${name}" rows="4" ${limit}${state}>${"\n"}${value}</textarea>`;
  return html`<input
    id="${name}"
    name="${name}"
    ${TYPES[kind] ?? TYPES["text"] ?? null}
    value="${value}"
    ${limit}${state}
  />`;
}

/** Numbers are texts: browsers discard a number in the notation of another language without a message. */
const TYPES: Readonly<Record<string, Html>> = {
  text: html`type="text"`,
  email: html`type="email" autocapitalize="none" spellcheck="false"`,
  phone: html`type="tel"`,
  url: html`type="text" inputmode="url" autocapitalize="none" spellcheck="false"`,
  number: html`type="text" inputmode="decimal"`,
  date: html`type="date"`,
};

function optionsOf({ kind, options }: FormInput, locale: Locale): (readonly [value: string, text: string])[] {
  if (kind !== "country") return options.map((option) => [option, option]);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const named = [...countries].map((code) => [code, names.of(code) ?? code] as const);
  return named.sort(([, left], [, right]) => left.localeCompare(right, locale));
}

function checkbox(input: FormInput, view: InputView): Html {
  const { name, required } = input;
  const checked = view.entered.has(name);
  return html`<label class="choice" ${langOf(input, view)}>
    <input
      type="checkbox"
      id="${name}"
      name="${name}"
      value="yes"
      ${checked && html`checked`}
      ${required && html`required`}
      ${stateOf(name, view)}
    />
    <span>${labelOf(input, view)}</span>
  </label>`;
}

/** The first checkbox stands for the group: it is focused, and the error belongs to it. */
function choices(input: FormInput, view: InputView): Html {
  const { name, options } = input;
  const chosen = new Set(view.entered.getAll(name));
  return html`<fieldset class="field" ${langOf(input, view)}>
    <legend>${labelOf(input, view)}</legend>
    ${options.map(
      (option, index) =>
        html`<label class="choice">
          <input
            type="checkbox"
            name="${name}"
            value="${option}"
            ${chosen.has(option) && html`checked`}
            ${index === 0 && stateOf(name, view)}
          />
          <span>${untrusted(option)}</span>
        </label>`,
    )}
    ${errorOf(name, view)}
  </fieldset>`;
}

/** The body of formPage.submit without the token. */
type SubmissionBody = Omit<Schemas["FormSubmissionRequest"], "page_token">;

type Value = SubmissionBody["answers"] extends infer Answers ? NonNullable<Answers>[keyof Answers] : never;

const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9][0-9]{0,4})?$/;

/** Returns a posted form as the body of the operation; empty entries are left out. */
export function bodyOf(inputs: readonly FormInput[], form: URLSearchParams, locale: Locale): SubmissionBody {
  const entries = inputs.flatMap((input): [string, Value][] => {
    const value = valueOf(input, form);
    return value === null ? [] : [[input.name, value]];
  });
  const referrer = form.get("referrer") ?? "";
  return {
    email: textOf(form, "email"),
    fields: partOf(entries, "fields."),
    answers: partOf(entries, "answers."),
    consent: form.has("consent"),
    locale,
    referrer: ORIGIN.test(referrer) ? referrer : null,
  };
}

function partOf(entries: readonly (readonly [string, Value])[], prefix: string): Record<string, Value> {
  const part = entries.filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(part.map(([name, value]) => [name.slice(prefix.length), value]));
}

function valueOf({ name, kind }: FormInput, form: URLSearchParams): Value | null {
  if (kind === "boolean") return form.has(name);
  if (kind === "multi_select") {
    const chosen = form.getAll(name).filter((one) => one !== "");
    return chosen.length === 0 ? null : chosen;
  }
  const text = textOf(form, name);
  if (text === "") return null;
  if (kind === "number") return numberOf(text);
  return kind === "url" && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text;
}

/** Returns the text if it is no number, so that the service rejects it. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(/\s/g, "").replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

/** Browsers send line breaks as CR LF. */
const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? "").replace(/\r\n?/g, "\n").trim();
