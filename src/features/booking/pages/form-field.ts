import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";

/** A field of a public form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly control: FieldControl;
  readonly required: boolean;
  readonly help?: string;
  readonly autocomplete?: string;
}

/** How a value is entered. */
export type FieldControl =
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
export interface FormState {
  readonly entries: URLSearchParams;
  /** Texts by field. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Renders fields with their entries and errors; focuses the first one that is wrong. */
export function formFields(fields: readonly FormField[], state: FormState): Html {
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
