import type { Locale } from "../contract/caller.ts";
import { typeset } from "./typography.ts";

/** Texts of the frame of all pages. */
export interface LayoutTexts {
  readonly service: string;
  /** With `{id}`. */
  readonly requestId: string;
  /** The name of the other language, in that language. */
  readonly otherLanguage: string;
}

const texts: Readonly<Record<Locale, LayoutTexts>> = {
  en: { service: "Customer Relationship Service", requestId: "Request: {id}", otherLanguage: "Français" },
  fr: typeset({ service: "Customer Relationship Service", requestId: "Requête : {id}", otherLanguage: "English" }),
};

/** Returns the texts of one language. */
export function layoutTexts(locale: Locale): LayoutTexts {
  return texts[locale];
}
