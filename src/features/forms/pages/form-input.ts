import { countries } from "../../../base/contract/code-lists.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import type { FormTexts } from "../texts/form-texts.ts";
import type { FormInput } from "./inputs.ts";

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
export const langOf = ({ label }: Pick<FormInput, "label">, { locale, ownLocale }: InputView): Html | false =>
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
