import type { Locale } from "../../../base/contract/caller.ts";
import type { PageTexts } from "./page-catalog.ts";
import { pageTextsEn } from "./page-texts-en.ts";
import { pageTextsFr } from "./page-texts-fr.ts";

const texts: Readonly<Record<Locale, PageTexts>> = { en: pageTextsEn, fr: pageTextsFr };

/** Returns the texts of the pages in one language. */
export function pageTexts(locale: Locale): PageTexts {
  return texts[locale];
}
