import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";

/** A text, and its language. */
interface ChosenText {
  readonly text: string;
  readonly locale: Locale;
}

/** Returns the text in this language, or else in the other one; null if there is none. */
export function chooseText(texts: Schemas["TextByLanguage"] | null, locale: Locale): ChosenText | null {
  const other: Locale = locale === "en" ? "fr" : "en";
  for (const one of [locale, other]) {
    const text = texts?.[one];
    if (text) return { text, locale: one };
  }
  return null;
}

/** Returns whether a text is the origin of a website, without a path, in the form that browsers use. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

/** Returns whether visitors may be sent to this URL: https, without credentials, and to one of these origins. */
export function isAllowedRedirect(text: string, origins: readonly string[]): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && origins.includes(url.origin);
}

/** Returns the purpose of a form's tokens: a token of one form is not accepted by another. */
export const purposeOf = ({
  organization_slug,
  form_slug,
}: {
  readonly organization_slug: string;
  readonly form_slug: string;
}): string => `form:${organization_slug}/${form_slug}`;
