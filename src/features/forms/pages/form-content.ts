import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { formGuardTexts } from "../../../base/i18n/form-guard-texts.ts";
import type { FormGuard } from "../../../base/platform/pages/form-guard.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { chooseText } from "../rules/text-by-language.ts";
import { formTexts } from "../texts/form-texts.ts";
import type { FormFaults } from "./faults.ts";
import { errorOf, type InputView, renderInput, stateOf } from "./form-input.ts";
import type { FormInput } from "./inputs.ts";

/** A form, what the visitor has entered, and why it was rejected. */
export interface FormView {
  readonly form: Schemas["FormPage"];
  readonly inputs: readonly FormInput[];
  readonly locale: Locale;
  readonly entered: URLSearchParams;
  readonly faults: FormFaults;
  /** Address that the form is sent to. */
  readonly action: string;
  /** The website that the visitor comes from; null if unknown. */
  readonly referrer: string | null;
}

/** Renders the page of a form. */
export function formContent(view: FormView, guard: FormGuard, purpose: string): Html {
  const { form, inputs, locale, entered, faults, action, referrer } = view;
  const texts = formTexts(locale);
  const errors = new Map([...faults.inputs].map(([name, fault]) => [name, texts.faults[fault]]));
  const names = [...inputs.map(({ name }) => name), "consent"];
  const focused = names.find((name) => errors.has(name)) ?? null;
  const shown: InputView = { texts, locale, ownLocale: form.locale, entered, errors, focused };
  return html`${titleOf(form, locale)} ${alertOf(view)}
    <form method="post" action="${action}" novalidate>
      ${guard.fields(purpose, locale)}
      ${referrer !== null && html`<input type="hidden" name="referrer" value="${referrer}" />`}
      ${inputs.map((input) => renderInput(input, shown))} ${consentOf(form, shown)}
      <div class="actions"><button class="primary">${texts.submit}</button></div>
    </form>`;
}

/** Renders the page after a submission. In a frame, the link replaces the page around it. */
export function thanksContent(
  { thank_you_text, redirect_url }: Schemas["FormPage"],
  locale: Locale,
  again: string,
): Html {
  const texts = formTexts(locale);
  const own = chooseText(thank_you_text, locale);
  const lang = own !== null && own.locale !== locale && html`lang="${own.locale}"`;
  return html`<h1>${texts.thanksTitle}</h1>
    <p role="status" ${lang}>${own === null ? texts.thanks : linesOf(own.text)}</p>
    ${
      redirect_url === null
        ? html`<p><a href="${again}">${texts.again}</a></p>`
        : html`<p class="actions">
            <a class="button primary" href="${redirect_url}" target="_top" rel="noreferrer">${texts.continue}</a>
          </p>`
    }`;
}

function titleOf({ title, description, locale: ownLocale }: Schemas["FormPage"], locale: Locale): Html {
  const lang = ownLocale !== locale && html`lang="${ownLocale}"`;
  return html`<h1 ${lang}>${untrusted(title)}</h1>
    ${description !== null && html`<p ${lang}>${linesOf(description)}</p>`}`;
}

function alertOf({ faults: { inputs, guard }, locale }: FormView): Html | null {
  if (guard === null && inputs.size === 0) return null;
  const text = guard === null ? formTexts(locale).faults.form : formGuardTexts(locale)[guard];
  return html`<p class="notice fault" role="alert">${text}</p>`;
}

function consentOf({ consent_text, consent_required }: Schemas["FormPage"], view: InputView): Html | null {
  const { locale, entered, texts } = view;
  const consent = chooseText(consent_text, locale);
  if (consent === null) return null;
  const optional = !consent_required && html` <span class="optional" lang="${locale}">${texts.optional}</span>`;
  return html`<div class="field">
    <label class="choice" ${consent.locale !== locale && html`lang="${consent.locale}"`}>
      <input
        type="checkbox"
        id="consent"
        name="consent"
        value="yes"
        ${entered.has("consent") && html`checked`}
        ${consent_required && html`required`}
        ${stateOf("consent", view)}
      />
      <span>${linesOf(consent.text)}${optional}</span>
    </label>
    ${errorOf("consent", view)}
  </div>`;
}

const linesOf = (text: string): Html =>
  html`${text.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}`;
