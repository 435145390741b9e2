import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

const en = {
  unknown: {
    title: "This link is no longer valid",
    text: "The link is incomplete, or the appointment was more than 30 days ago. Please use the link in the most recent message.",
  },
  status: {
    pending: "This appointment has not been confirmed yet.",
    confirmed: "This appointment is confirmed.",
    declined: "This appointment was declined.",
    cancelled: "This appointment is cancelled.",
  },
  confirmTitle: "Confirm the appointment?",
  /** While the guests of a booking wait for its confirmation. */
  confirmText: "Your guests get their invitations once you confirm.",
  confirm: "Confirm and invite my guests",
  later: "Not now",
  /** The question, above one button for each answer. */
  answerTitle: "Are you coming?",
  /** The invitee's current answer. */
  answered: {
    accepted: "You have accepted.",
    declined: "You have declined. Your place is kept until you cancel.",
    tentative: "You have answered “maybe”.",
  },
  answers: { accepted: "Yes, I am coming", declined: "No, I am not coming", tentative: "Maybe" },
  /** After the appointment was moved. */
  moved: "Moved to {when}. Everybody has been notified.",
  changeTitle: "Change the appointment",
  move: "Reschedule the appointment",
  /** Above the free times. */
  chooseTime: "Choose a new time. Until then, your appointment stays at its time: {when}.",
  moveTitle: "Reschedule the appointment?",
  oldTime: "Current time",
  newTime: "New time",
  otherTime: "Choose another time",
  timeTaken: "This time is no longer available. Please choose another time.",
  cancel: "Cancel the appointment",
  cancelTitle: "Cancel the appointment?",
  cancelText: "The hosts will be notified. A cancellation cannot be undone.",
  keep: "Keep the appointment",
  reason: "Reason (optional)",
  again: "Book again",
};

const fr: typeof en = typeset({
  unknown: {
    title: "Ce lien n’est plus valable",
    text: "Le lien est incomplet, ou le rendez-vous date de plus de 30 jours. Utilisez le lien du message le plus récent.",
  },
  status: {
    pending: "Ce rendez-vous n’est pas encore confirmé.",
    confirmed: "Ce rendez-vous est confirmé.",
    declined: "Ce rendez-vous a été refusé.",
    cancelled: "Ce rendez-vous est annulé.",
  },
  confirmTitle: "Confirmer le rendez-vous ?",
  confirmText: "Les personnes que vous avez indiquées recevront leur invitation dès que vous aurez confirmé.",
  confirm: "Confirmer et envoyer les invitations",
  later: "Plus tard",
  answerTitle: "Viendrez-vous ?",
  answered: {
    accepted: "Vous avez accepté.",
    declined: "Vous avez décliné. Votre place reste réservée tant que vous n’annulez pas.",
    tentative: "Vous avez répondu « peut-être ».",
  },
  answers: { accepted: "Oui, je viendrai", declined: "Non, je ne viendrai pas", tentative: "Peut-être" },
  moved: "Nouvel horaire : {when}. Tout le monde a été prévenu.",
  changeTitle: "Modifier le rendez-vous",
  move: "Déplacer le rendez-vous",
  chooseTime: "Choisissez un nouvel horaire. D’ici là, votre rendez-vous est maintenu : {when}.",
  moveTitle: "Déplacer le rendez-vous ?",
  oldTime: "Horaire actuel",
  newTime: "Nouvel horaire",
  otherTime: "Choisir un autre horaire",
  timeTaken: "Cet horaire n’est plus disponible. Choisissez-en un autre.",
  cancel: "Annuler le rendez-vous",
  cancelTitle: "Annuler le rendez-vous ?",
  cancelText: "Vos interlocuteurs seront prévenus. Une annulation est définitive.",
  keep: "Garder le rendez-vous",
  reason: "Motif (facultatif)",
  again: "Reprendre rendez-vous",
});

/** Texts of the appointment page, which the links in invitations open. */
export type AppointmentTexts = typeof en;

const texts: Readonly<Record<Locale, AppointmentTexts>> = { en, fr };

/** Returns the texts of one language. */
export function appointmentTexts(locale: Locale): AppointmentTexts {
  return texts[locale];
}
