import type { TextByLocale } from "../../../generated/prompts.js";
import type { Locale } from "../../base/contract/caller.ts";
import { frenchSpaces } from "../../base/i18n/typography.ts";

/** Returns a text of the contract in one language, with the spaces of its typography. */
export function localized(text: TextByLocale, locale: Locale): string {
  return locale === "fr" ? frenchSpaces(text.fr) : text.en;
}
