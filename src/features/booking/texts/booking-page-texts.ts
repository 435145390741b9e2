import type { Locale } from "../../../base/contract/caller.ts";
import { withPlurals } from "../../../base/i18n/plurals.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { bookingPageTextsEn } from "./booking-page-texts-en.ts";
import { bookingPageTextsFr } from "./booking-page-texts-fr.ts";

/** Texts of the booking pages. */
export type BookingPageTexts = typeof bookingPageTextsEn;

const texts: Readonly<Record<Locale, BookingPageTexts>> = { en: bookingPageTextsEn, fr: bookingPageTextsFr };

/** Returns the texts of one language. */
export function bookingPageTexts(locale: Locale): BookingPageTexts {
  return texts[locale];
}

/** Returns a text with its count, such as `{count} {count|place|places}`, and other values. */
export function counted(sentence: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  return fill(withPlurals(sentence, values, locale), values);
}
