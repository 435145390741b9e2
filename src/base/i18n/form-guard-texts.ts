import type { Locale } from "../contract/caller.ts";
import { typeset } from "./typography.ts";

/** Texts of the protection against programs; each rejection keeps the entries, so that the visitor can send them again. */
export interface FormGuardTexts {
  readonly trap: string;
  readonly too_fast: string;
  readonly expired: string;
}

const texts: Readonly<Record<Locale, FormGuardTexts>> = {
  en: {
    trap: "Leave this field empty.",
    too_fast: "The form was sent too quickly. Please check your entries and send it again.",
    expired: "The page was open for a long time. Please check your entries and send them again.",
  },
  fr: typeset({
    trap: "Laissez ce champ vide.",
    too_fast: "Le formulaire a été envoyé trop vite. Vérifiez votre saisie, puis envoyez-le de nouveau.",
    expired: "La page est restée ouverte longtemps. Vérifiez votre saisie, puis envoyez-la de nouveau.",
  }),
};

/** Returns the texts of one language. */
export function formGuardTexts(locale: Locale): FormGuardTexts {
  return texts[locale];
}
