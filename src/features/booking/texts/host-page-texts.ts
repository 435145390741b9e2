import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

const en = {
  unknown: {
    title: "This link is no longer valid",
    text: "The link is incomplete, the appointment was more than 30 days ago, or you can no longer decide on it. If you think that you can, please sign in.",
  },
  status: {
    pending: "This request has not been confirmed yet.",
    confirmed: "This appointment is confirmed.",
    declined: "This request was declined.",
    cancelled: "This appointment is cancelled.",
  },
  over: "This appointment is over. It can no longer be confirmed or declined.",
  /** The decision came too late. */
  decided: "Somebody else was faster, or the appointment has changed. Your decision was not applied.",
  rescheduled: "The appointment has a new time. Your decision was not applied. Please check the new time.",
  question: "Do you take this appointment?",
  as: "You decide as {name}.",
  confirm: "Confirm",
  decline: "Decline",
  declineTitle: "Decline the request",
  reason: "Reason (optional; the invitees will read it)",
  phone: "Phone",
  changeTitle: "Change the appointment",
  move: "Reschedule",
  cancel: "Cancel the appointment",
  cancelTitle: "Cancel the appointment?",
  cancelText: "The invitees and the other hosts will be notified. A cancellation cannot be undone.",
  keep: "Keep the appointment",
};

const fr: typeof en = typeset({
  unknown: {
    title: "Ce lien n’est plus valable",
    text: "Le lien est incomplet, le rendez-vous date de plus de 30 jours, ou vous ne pouvez plus en décider. Si vous pensez le pouvoir, connectez-vous.",
  },
  status: {
    pending: "Cette demande n’est pas encore confirmée.",
    confirmed: "Ce rendez-vous est confirmé.",
    declined: "Cette demande a été refusée.",
    cancelled: "Ce rendez-vous est annulé.",
  },
  over: "Ce rendez-vous est passé. Il ne peut plus être confirmé ni refusé.",
  decided:
    "Une autre personne a été plus rapide, ou le rendez-vous a changé. Votre décision n’a pas été prise en compte.",
  rescheduled:
    "Ce rendez-vous a un nouvel horaire. Votre décision n’a pas été prise en compte. Vérifiez le nouvel horaire.",
  question: "Acceptez-vous ce rendez-vous ?",
  as: "Vous décidez en tant que {name}.",
  confirm: "Confirmer",
  decline: "Refuser",
  declineTitle: "Refuser la demande",
  reason: "Motif (facultatif ; les personnes invitées le liront)",
  phone: "Téléphone",
  changeTitle: "Modifier le rendez-vous",
  move: "Déplacer",
  cancel: "Annuler le rendez-vous",
  cancelTitle: "Annuler le rendez-vous ?",
  cancelText: "Les personnes invitées et les autres hôtes seront prévenus. Une annulation est définitive.",
  keep: "Garder le rendez-vous",
});

/** Texts of the page on which hosts confirm or decline an event. */
export type HostPageTexts = typeof en;

const texts: Readonly<Record<Locale, HostPageTexts>> = { en, fr };

/** Returns the texts of one language. */
export function hostPageTexts(locale: Locale): HostPageTexts {
  return texts[locale];
}
