import type { Locale } from "../../contract/caller.ts";
import { typeset } from "../../i18n/typography.ts";

/** Texts of the appointment page, which the links in invitations open. */
export interface AppointmentTexts {
  readonly unknown: { readonly title: string; readonly text: string };
  readonly status: Readonly<Record<"pending" | "confirmed" | "declined" | "cancelled", string>>;
  /** The question, above one button for each answer. */
  readonly answerTitle: string;
  /** The invitee's current answer. */
  readonly answered: Readonly<Record<"accepted" | "declined" | "tentative", string>>;
  readonly answers: Readonly<Record<"accepted" | "declined" | "tentative", string>>;
  readonly move: string;
  readonly otherTime: string;
  readonly noOtherTime: string;
  readonly cancel: string;
  readonly cancelTitle: string;
  readonly reason: string;
}

const texts: Readonly<Record<Locale, AppointmentTexts>> = {
  en: {
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
    answerTitle: "Are you coming?",
    answered: {
      accepted: "You have accepted.",
      declined: "You have declined. Your place is kept until you cancel.",
      tentative: "You have answered “maybe”.",
    },
    answers: { accepted: "Yes, I am coming", declined: "No, I am not coming", tentative: "Maybe" },
    move: "Reschedule the appointment",
    otherTime: "New time",
    noOtherTime: "No other times are available in the next 31 days.",
    cancel: "Cancel the appointment",
    cancelTitle: "I cannot come",
    reason: "Reason (optional)",
  },
  fr: typeset({
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
    answerTitle: "Viendrez-vous ?",
    answered: {
      accepted: "Vous avez accepté.",
      declined: "Vous avez décliné. Votre place reste réservée tant que vous n’annulez pas.",
      tentative: "Vous avez répondu « peut-être ».",
    },
    answers: { accepted: "Oui, je viendrai", declined: "Non, je ne viendrai pas", tentative: "Peut-être" },
    move: "Déplacer le rendez-vous",
    otherTime: "Nouvel horaire",
    noOtherTime: "Aucun autre horaire n’est disponible dans les 31 prochains jours.",
    cancel: "Annuler le rendez-vous",
    cancelTitle: "Je ne peux pas venir",
    reason: "Motif (facultatif)",
  }),
};

/** Returns the texts of one language. */
export function appointmentTexts(locale: Locale): AppointmentTexts {
  return texts[locale];
}
