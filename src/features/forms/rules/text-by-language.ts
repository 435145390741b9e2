import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";

/** A text, and its language. */
export interface ChosenText {
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
