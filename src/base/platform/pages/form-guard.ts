import type { Locale } from "../../contract/caller.ts";
import type { Keyring } from "../keyring.ts";
import { html, type Html } from "../rules/html.ts";
import { type FormGuardTexts, formGuardTexts } from "../../i18n/page-texts.ts";
import { DAY_MS } from "../rules/durations.ts";
import { createSignedTokens } from "../signed-token.ts";

/** Why a form was rejected. */
export type GuardRejection = keyof FormGuardTexts;

/** Protects public forms against programs, without scripts, cookies or services of others. */
export interface FormGuard {
  /** Renders the hidden fields of a form. `purpose` names the form. */
  fields(purpose: string, locale: Locale): Html;
  /** Returns why the form is rejected; null if it is accepted. */
  check(form: URLSearchParams, purpose: string): GuardRejection | null;
}

/** Faster than a person reads and fills in a form. */
const MIN_MS = 1_500;

/** The name of a field that programs like to fill in. */
const TRAP = "website";
const TOKEN = "shown";

/** Returns the token of a sent form; empty without one. */
export const formToken = (form: URLSearchParams): string => form.get(TOKEN) ?? "";

/** Creates the guard. `clock`: milliseconds since 1970. */
export function createFormGuard(keyring: Keyring, clock: () => number): FormGuard {
  const tokens = createFormTokens(keyring, clock);
  return {
    fields: (purpose, locale) =>
      html`<input type="hidden" name="${TOKEN}" value="${tokens.issue(purpose)}" />
        <div class="trap" aria-hidden="true">
          <label for="${TRAP}">${formGuardTexts(locale).trap}</label>
          <input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off" />
        </div>`,
    check(form, purpose) {
      if (form.get(TRAP) !== "") return "trap";
      const age = tokens.age(formToken(form), purpose);
      if (age === null) return "expired";
      // A page from another process whose clock is ahead has a negative age.
      return age >= 0 && age < MIN_MS ? "too_fast" : null;
    },
  };
}

/** Proves that a form was shown before it is sent. */
export interface FormTokens {
  /** Returns a token for a form that is shown now. `purpose` names the form. */
  issue(purpose: string): string;
  /** Returns how many milliseconds ago the form was shown; null for a token that is invalid or older than 24 hours. */
  age(token: string, purpose: string): number | null;
}

/** Creates the tokens of forms. `clock`: milliseconds since 1970. */
export function createFormTokens(keyring: Keyring, clock: () => number): FormTokens {
  const tokens = createSignedTokens(keyring, "forms");
  return {
    issue: (purpose) => tokens.sign(clock(), purpose),
    age(token, purpose) {
      const shown = tokens.verify(token, purpose);
      return typeof shown !== "number" || clock() - shown > DAY_MS ? null : clock() - shown;
    },
  };
}
