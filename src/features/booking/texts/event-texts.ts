import type { Locale } from "../../../base/contract/caller.ts";
import type { EventTexts } from "./event-catalog.ts";
import { eventTextsEn } from "./event-texts-en.ts";
import { eventTextsFr } from "./event-texts-fr.ts";

const texts: Readonly<Record<Locale, EventTexts>> = { en: eventTextsEn, fr: eventTextsFr };

/** Returns the texts of booking e-mails in one language. */
export function eventTexts(locale: Locale): EventTexts {
  return texts[locale];
}
