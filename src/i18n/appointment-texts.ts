import type { Locale } from "../contract/caller.ts";

/** What the page says to which the links of invitations lead. */
export interface AppointmentTexts {
  readonly unknown: { readonly title: string; readonly text: string };
  readonly status: Readonly<Record<"pending" | "confirmed" | "declined" | "cancelled", string>>;
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
      title: "This link is not good any more",
      text: "It is incomplete, or the appointment was more than 30 days ago. The link in a newer message works.",
    },
    status: {
      pending: "This appointment still has to be confirmed.",
      confirmed: "This appointment is confirmed.",
      declined: "Unfortunately this appointment is not possible.",
      cancelled: "This appointment is cancelled.",
    },
    move: "Move the appointment",
    otherTime: "Another time",
    noOtherTime: "There is no other time in the next 31 days.",
    cancel: "Cancel the appointment",
    cancelTitle: "I cannot come",
    reason: "Reason (may be left empty)",
  },
  fr: {
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Il est incomplet, ou le rendez-vous date de plus de 30 jours. Le lien d’un message plus récent fonctionne.",
    },
    status: {
      pending: "Ce rendez-vous doit encore être confirmé.",
      confirmed: "Ce rendez-vous est confirmé.",
      declined: "Malheureusement, ce rendez-vous n’est pas possible.",
      cancelled: "Ce rendez-vous est annulé.",
    },
    move: "Déplacer le rendez-vous",
    otherTime: "Un autre horaire",
    noOtherTime: "Il n’y a pas d’autre horaire dans les 31 prochains jours.",
    cancel: "Annuler le rendez-vous",
    cancelTitle: "Je ne peux pas venir",
    reason: "Motif (facultatif)",
  },
};

/** In one language. */
export function appointmentTexts(locale: Locale): AppointmentTexts {
  return texts[locale];
}
