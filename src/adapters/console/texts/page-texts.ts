import { typeset } from "../../../base/i18n/typography.ts";
import { useLanguage } from "./texts.tsx";

/** The texts of one page in all languages. */
export interface PageTexts<Texts> {
  readonly en: Texts;
  readonly fr: Texts;
}

/** Defines the texts of a page, which are loaded with the page. */
export function pageTexts<Texts extends object>(en: Texts, fr: NoInfer<Texts>): PageTexts<Texts> {
  return { en, fr: typeset(fr) };
}

/** Returns the texts of a page in the language of the user. */
export function usePageTexts<Texts>(texts: PageTexts<Texts>): Texts {
  return texts[useLanguage().locale];
}
