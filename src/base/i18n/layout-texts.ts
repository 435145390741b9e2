import type { Locale } from "../contract/caller.ts";
import { typeset } from "./typography.ts";

/** Texts of the frame of all pages. */
export interface LayoutTexts {
  readonly service: string;
  /** With `{id}`. */
  readonly requestId: string;
  /** The name of the other language, in that language. */
  readonly otherLanguage: string;
  /** The button of an e-mail that opens a page. */
  readonly openPage: string;
}

const texts: Readonly<Record<Locale, LayoutTexts>> = {
  en: {
    service: "Customer Relationship Service",
    requestId: "Request: {id}",
    otherLanguage: "Français",
    openPage: "Open the page",
  },
  fr: typeset({
    service: "Customer Relationship Service",
    requestId: "Requête : {id}",
    otherLanguage: "English",
    openPage: "Ouvrir la page",
  }),
};

/** Returns the texts of one language. */
export function layoutTexts(locale: Locale): LayoutTexts {
  return texts[locale];
}
