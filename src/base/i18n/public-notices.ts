import type { Locale } from "../contract/caller.ts";
import { typeset } from "./typography.ts";

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

const texts: Readonly<Record<Locale, typeof en>> = { en, fr: typeset(fr) };

/** Returns the texts of the error pages that visitors see. */
export function publicNotices(locale: Locale): typeof en {
  return texts[locale];
}
