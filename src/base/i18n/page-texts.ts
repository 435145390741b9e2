import type { Locale } from "../contract/caller.ts";
import { typeset } from "./language-rules.ts";

/** Texts of the frame of all pages. */
interface LayoutTexts {
  readonly service: string;
  /** With `{id}`. */
  readonly requestId: string;
  /** The name of the other language, in that language. */
  readonly otherLanguage: string;
  /** The button of an e-mail that opens a page. */
  readonly openPage: string;
}

const layout: Readonly<Record<Locale, LayoutTexts>> = {
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
  return layout[locale];
}

const en = {
  expired: { title: "This page has expired", text: "Please open it again and repeat your entry." },
  wrong_link: { title: "This link is not valid", text: "Please check that you have opened the whole link." },
  bad_request: { title: "This request is not valid", text: "Please open the page again and repeat your entry." },
  forged: {
    title: "This request did not come from our page",
    text: "Nothing was changed. If you sent it yourself, please open the page again and repeat your entry.",
  },
  too_many: { title: "Too many requests", text: "Please wait a moment and try again." },
  too_large: { title: "This request is too large", text: "Please open the page again and shorten your entry." },
  not_a_form: { title: "This request is not a form submission", text: "Please open the page again." },
  wrong_method: { title: "This page cannot be opened this way", text: "Please open the link again." },
  not_found: {
    title: "Page not found",
    text: "The address may be incomplete, or the page is no longer available. Please ask for a new link.",
  },
  unavailable: { title: "Temporarily unavailable", text: "Please try again in a moment." },
  internal: { title: "Something went wrong", text: "The error is on our side. Please try again." },
};

const fr: typeof en = {
  expired: { title: "Cette page a expiré", text: "Rouvrez-la et recommencez votre saisie." },
  wrong_link: { title: "Ce lien n’est pas valide", text: "Vérifiez que vous avez ouvert le lien en entier." },
  bad_request: { title: "Cette demande n’est pas valide", text: "Rouvrez la page et recommencez votre saisie." },
  forged: {
    title: "Cette demande ne vient pas de notre page",
    text: "Rien n’a été modifié. Si vous l’avez envoyée vous-même, rouvrez la page et recommencez votre saisie.",
  },
  too_many: { title: "Trop de demandes", text: "Patientez un instant, puis réessayez." },
  too_large: { title: "Cette demande est trop volumineuse", text: "Rouvrez la page et raccourcissez votre saisie." },
  not_a_form: { title: "Cette demande ne provient pas d’un formulaire", text: "Rouvrez la page." },
  wrong_method: { title: "Cette page ne s’ouvre pas de cette façon", text: "Ouvrez de nouveau le lien." },
  not_found: {
    title: "Page introuvable",
    text: "L’adresse est peut-être incomplète, ou la page n’est plus disponible. Demandez un nouveau lien.",
  },
  unavailable: { title: "Service momentanément indisponible", text: "Réessayez dans un instant." },
  internal: { title: "Une erreur s’est produite", text: "L’erreur vient de chez nous. Réessayez." },
};

const notices: Readonly<Record<Locale, typeof en>> = { en, fr: typeset(fr) };

/** Returns the texts of the error pages that visitors see. */
export function publicNotices(locale: Locale): typeof en {
  return notices[locale];
}

/** Texts of the protection against programs; each rejection keeps the entries, so that the visitor can send them again. */
export interface FormGuardTexts {
  readonly trap: string;
  readonly too_fast: string;
  readonly expired: string;
}

const guardTexts: Readonly<Record<Locale, FormGuardTexts>> = {
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
  return guardTexts[locale];
}
