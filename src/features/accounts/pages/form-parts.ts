import { html, type Html } from "../../../base/platform/rules/html.ts";
import type { Faults } from "./faults.ts";

/** An input with its label. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "password";
  readonly autocomplete: string;
  readonly value?: string;
  readonly help?: string;
  readonly maxLength: number;
  readonly optional?: boolean;
  /** For codes: a numeric keyboard would exclude recovery codes, so only spelling aids are turned off. */
  readonly plain?: boolean;
  readonly id?: string;
  /** Values with their labels, for a choice instead of a text. */
  readonly options?: readonly (readonly [value: string, label: string])[];
}

/** Renders fields with their errors; focuses the first one that is wrong, else the first that is empty. */
export function renderFields(fields: readonly Field[], faults: Faults, focus = true): Html {
  const wrong = fields.find(({ name }) => faults.fields[name] !== undefined);
  const first = wrong ?? fields.find(({ value = "", optional = false }) => value === "" && !optional);
  return html`${fields.map((field) => renderField(field, faults.fields[field.name], focus && field === first))}`;
}

function renderField(field: Field, fault: string | undefined, focused: boolean): Html {
  const { name, label, type = "text", value = "", help, optional = false, plain = false } = field;
  const id = field.id ?? name;
  // An error contains what its field's help says.
  const shownHelp = fault === undefined ? help : undefined;
  const notes = [shownHelp !== undefined && `${id}-help`, fault !== undefined && `${id}-error`].filter(
    (note) => note !== false,
  );
  const described = notes.length > 0 && html` aria-describedby="${notes.join(" ")}"`;
  const exact = (plain || type === "email") && html` autocapitalize="none" spellcheck="false"`;
  const state = html`${!optional && html` required`}${fault !== undefined && html` aria-invalid="true"`}${described}${exact}${focused && html` autofocus`}`;
  return html`<div class="field" data-field="${name}">
    <label for="${id}">${label}</label>
    ${renderControl({ ...field, id, type, value }, state)}
    ${shownHelp !== undefined && html`<span class="help" id="${id}-help">${shownHelp}</span>`}
    ${fault !== undefined && html`<span class="error" id="${id}-error" role="alert">${fault}</span>`}
  </div>`;
}

function renderControl(
  { id, name, type, value, autocomplete, maxLength, options }: Field & { id: string; type: string; value: string },
  state: Html,
): Html {
  if (options)
    return html`<select id="${id}" name="${name}" autocomplete="${autocomplete}" ${state}>
      ${options.map((option) => renderOption(option, value))}
    </select>`;
  return html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    value="${value}"
    ${state}
  />`;
}

function renderOption([value, label]: readonly [string, string], chosen: string): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
}

/** Renders a hidden input. */
export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** Renders the text about a form as a whole. */
export function alertOf({ general }: Faults): Html | null {
  return general === null ? null : html`<p class="notice fault" role="alert">${general}</p>`;
}

/** Renders a message that is not an error. */
export function notice(text: string | null): Html | null {
  return text === null ? null : html`<p class="notice" role="status">${text}</p>`;
}

/** Renders an empty element in which the script shows its messages. */
export function scriptStatus(texts: {
  readonly cancelled: string;
  readonly failed: string;
  readonly exists: string;
}): Html {
  return html`<p
    class="notice fault"
    role="alert"
    data-status
    hidden
    data-cancelled="${texts.cancelled}"
    data-failed="${texts.failed}"
    data-exists="${texts.exists}"
  ></p>`;
}
