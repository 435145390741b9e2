import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import type { Faults } from "./forms.ts";
import type { AccountTexts } from "../texts/account-texts.ts";
import { unicodeAddress } from "../../../base/platform/rules/email-address.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { dateFormat } from "../../../base/i18n/language-rules.ts";
import { readFileSync } from "node:fs";
import { staticFile } from "../../../base/platform/pages/static-files.ts";

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

/** Returns the field for an e-mail address. */
export function emailField({ fields }: AccountTexts, value: string): Field {
  return { name: "email", label: fields.email, type: "email", autocomplete: "username", value, maxLength: 254 };
}

/** Returns the field for the current password. */
export function passwordField({ fields }: AccountTexts): Field {
  const kind = { type: "password", autocomplete: "current-password", maxLength: 256 } as const;
  return { name: "password", label: fields.password, ...kind };
}

/** Returns the field for the password that is being replaced. */
export function currentPasswordField({ fields }: AccountTexts): Field {
  const kind = { type: "password", autocomplete: "current-password", maxLength: 256 } as const;
  return { name: "current_password", label: fields.currentPassword, ...kind };
}

/** Returns the field for a password that the user chooses. */
export function newPasswordField({ help }: AccountTexts, label: string): Field {
  const kind = { type: "password", autocomplete: "new-password", maxLength: 256 } as const;
  return { name: "new_password", label, help: help.newPassword, ...kind };
}

/** Returns the field for a code of the authenticator app or a recovery code. */
export function codeField({ fields, help }: AccountTexts): Field {
  const kind = { autocomplete: "one-time-code", maxLength: 40, plain: true };
  return { name: "code", label: fields.code, help: help.code, ...kind };
}

/** Returns the field for the link of an e-mail, which the script fills in and hides. */
export function linkField({ fields, help }: AccountTexts, value: string): Field {
  return {
    name: "link",
    label: fields.link,
    help: help.link,
    autocomplete: "off",
    value,
    maxLength: 2_000,
    plain: true,
  };
}

/** Renders an e-mail address as people write it, which narrow pages break after the at sign. */
export function emailAddress(email: string): Html {
  const [local = "", domain = ""] = unicodeAddress(email).split(/(?<=@)/);
  return html`${untrusted(local)}<wbr />${untrusted(domain)}`;
}

/** Returns a date as shown to people, such as "22 November 2026". */
export function dateIn(
  iso: string,
  { locale, organization }: { locale: Locale; organization: { timezone: string } },
): string {
  const format = dateFormat(locale === "en" ? "en-GB" : "fr-FR", {
    dateStyle: "long",
    timeZone: organization.timezone,
  });
  return format.format(new Date(iso));
}

/** The script of the account pages: it uses passkeys, and moves the token of a link into the form. */
export const accountScript = staticFile(
  "account",
  "js",
  readFileSync(new URL("./browser/account.js", import.meta.url), "utf8"),
);
