import { typeset } from "../../../base/i18n/language-rules.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";

/** The reason for an e-mail to an invitee. */
export type EventMessageKind =
  | "requested" // still to be confirmed by a host
  | "invited"
  | "confirmed"
  | "declined"
  | "rescheduled"
  | "cancelled"
  | "removed" // removed from an event that still takes place
  | "left" // canceled their own participation; the hosts are notified
  | "updated"
  | "reminder";

/** The reason for an e-mail to a host: the above, and actions of a single invitee of an event that still takes place. */
export type HostMessageKind =
  | EventMessageKind
  | "joined" // another invitee was added
  | "accepted"
  | "refused" // an invitee declined
  | "tentative";

/** The subject and first sentence of an e-mail. */
export interface Opening {
  readonly subject: string;
  readonly text: string;
}

/** All texts of booking e-mails in one language. `{name}` is a placeholder. */
export interface EventTexts {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly invitee: Readonly<Record<EventMessageKind, Opening>>;
  readonly host: Readonly<Record<HostMessageKind, Opening>>;
  /** A line with `{label}` and `{value}`. */
  readonly fact: string;
  readonly when: string;
  /** For a rescheduled event. */
  readonly before: string;
  readonly reason: string;
  readonly where: string;
  readonly hosts: string;
  readonly invitees: string;
  /** Invitees who canceled or declined. */
  readonly absent: string;
  readonly about: string;
  readonly location: {
    readonly phone: string;
    readonly inviteePhone: string;
  };
  readonly yes: string;
  readonly no: string;
  /** Label of the link with which an invitee confirms the booking, so that its guests are invited. */
  readonly confirm: string;
  /** Label of the invitee's link. */
  readonly change: string;
  /** Label of the host's link for a pending event. */
  readonly decide: string;
  /** Labels of the host's other links. */
  readonly open: string;
  readonly move: string;
  readonly cancel: string;
  /** The name of the attached file, without its extension. */
  readonly file: string;
}

/** English. */
const eventTextsEn: EventTexts = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  invitee: {
    requested: {
      subject: "Request received: {title}, {day}",
      text: "{organization} has received your request. You will receive an e-mail as soon as it is confirmed.",
    },
    invited: { subject: "Booked: {title}, {day}", text: "Your appointment with {organization} is booked." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "Your appointment with {organization} is confirmed." },
    declined: {
      subject: "Request declined: {title}, {day}",
      text: "Unfortunately, {organization} is not available at this time.",
    },
    rescheduled: {
      subject: "New time: {title}, {day}",
      text: "Your appointment with {organization} has been rescheduled.",
    },
    cancelled: {
      subject: "Cancelled: {title}, {day}",
      text: "Your appointment with {organization} has been cancelled.",
    },
    removed: {
      subject: "Your participation is cancelled: {title}, {day}",
      text: "You are no longer invited to this appointment with {organization}.",
    },
    left: {
      subject: "Your participation is cancelled: {title}, {day}",
      text: "Your participation in this appointment with {organization} has been cancelled.",
    },
    updated: { subject: "Changed: {title}, {day}", text: "Your appointment with {organization} has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "Your appointment with {organization} is coming up." },
  },
  host: {
    requested: {
      subject: "To be confirmed: {title}, {day}",
      text: "You have a request for this appointment. Please confirm or decline it.",
    },
    invited: { subject: "New booking: {title}, {day}", text: "An appointment was booked with you." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "This appointment is confirmed." },
    declined: { subject: "Declined: {title}, {day}", text: "This request was declined." },
    rescheduled: { subject: "New time: {title}, {day}", text: "This appointment has been rescheduled." },
    cancelled: { subject: "Cancelled: {title}, {day}", text: "This appointment has been cancelled." },
    removed: {
      subject: "You are no longer the host: {title}, {day}",
      text: "Another person now hosts this appointment.",
    },
    left: {
      subject: "Participation cancelled: {title}, {day}",
      text: "An invitee has cancelled. The appointment still takes place for the others.",
    },
    joined: { subject: "New invitee: {title}, {day}", text: "Another person was invited to this appointment." },
    accepted: { subject: "Accepted: {title}, {day}", text: "An invitee has accepted this appointment." },
    refused: {
      subject: "Declined by an invitee: {title}, {day}",
      text: "An invitee has declined. The appointment stays booked until you cancel or reschedule it.",
    },
    tentative: { subject: "Tentative: {title}, {day}", text: "An invitee may come to this appointment." },
    updated: { subject: "Changed: {title}, {day}", text: "This appointment has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "This appointment is coming up." },
  },
  fact: "{label}: {value}",
  when: "When",
  before: "Previous time",
  reason: "Reason",
  where: "Where",
  hosts: "Hosted by",
  invitees: "Invitees",
  absent: "Not coming",
  about: "Description",
  location: {
    phone: "By phone: {value}",
    inviteePhone: "We will call you",
  },
  yes: "Yes",
  no: "No",
  confirm: "Confirm and invite your guests",
  change: "Reply, reschedule or cancel",
  decide: "Confirm or decline",
  open: "Open the appointment",
  move: "Reschedule",
  cancel: "Cancel",
  file: "appointment",
};

/** French. */
const eventTextsFr: EventTexts = typeset({
  greeting: "Bonjour {name},",
  greetingWithoutName: "Bonjour,",
  invitee: {
    requested: {
      subject: "Demande reçue : {title}, {day}",
      text: "{organization} a bien reçu votre demande. Vous recevrez un message dès qu’elle sera confirmée.",
    },
    invited: { subject: "Réservé : {title}, {day}", text: "Votre rendez-vous avec {organization} est réservé." },
    confirmed: { subject: "Confirmé : {title}, {day}", text: "Votre rendez-vous avec {organization} est confirmé." },
    declined: {
      subject: "Demande refusée : {title}, {day}",
      text: "{organization} ne peut malheureusement pas vous recevoir à cette date.",
    },
    rescheduled: {
      subject: "Nouvel horaire : {title}, {day}",
      text: "Votre rendez-vous avec {organization} a été déplacé.",
    },
    cancelled: { subject: "Annulé : {title}, {day}", text: "Votre rendez-vous avec {organization} est annulé." },
    removed: {
      subject: "Votre participation est annulée : {title}, {day}",
      text: "{organization} a annulé votre participation à ce rendez-vous.",
    },
    left: {
      subject: "Votre participation est annulée : {title}, {day}",
      text: "Votre participation à ce rendez-vous avec {organization} a été annulée.",
    },
    updated: { subject: "Modifié : {title}, {day}", text: "Votre rendez-vous avec {organization} a été modifié." },
    reminder: { subject: "Rappel : {title}, {day}", text: "Votre rendez-vous avec {organization} approche." },
  },
  host: {
    requested: {
      subject: "À confirmer : {title}, {day}",
      text: "Vous avez reçu une demande de rendez-vous. Confirmez-la ou refusez-la.",
    },
    invited: { subject: "Nouvelle réservation : {title}, {day}", text: "Un rendez-vous a été pris avec vous." },
    confirmed: { subject: "Confirmé : {title}, {day}", text: "Ce rendez-vous est confirmé." },
    declined: { subject: "Refusé : {title}, {day}", text: "Cette demande a été refusée." },
    rescheduled: { subject: "Nouvel horaire : {title}, {day}", text: "Ce rendez-vous a été déplacé." },
    cancelled: { subject: "Annulé : {title}, {day}", text: "Ce rendez-vous est annulé." },
    removed: {
      subject: "Vous n’êtes plus l’hôte : {title}, {day}",
      text: "Ce rendez-vous est désormais assuré par une autre personne.",
    },
    left: {
      subject: "Participation annulée : {title}, {day}",
      text: "Une personne invitée a annulé sa participation. Le rendez-vous est maintenu pour les autres.",
    },
    joined: {
      subject: "Nouvelle personne invitée : {title}, {day}",
      text: "Une autre personne a été invitée à ce rendez-vous.",
    },
    accepted: { subject: "Accepté : {title}, {day}", text: "Une personne invitée a accepté ce rendez-vous." },
    refused: {
      subject: "Invitation déclinée : {title}, {day}",
      text: "Une personne invitée ne viendra pas. Le rendez-vous est maintenu, sauf si vous l’annulez ou le déplacez.",
    },
    tentative: { subject: "Peut-être : {title}, {day}", text: "Une personne invitée viendra peut-être." },
    updated: { subject: "Modifié : {title}, {day}", text: "Ce rendez-vous a été modifié." },
    reminder: { subject: "Rappel : {title}, {day}", text: "Ce rendez-vous approche." },
  },
  fact: "{label} : {value}",
  when: "Quand",
  before: "Ancien horaire",
  reason: "Motif",
  where: "Où",
  hosts: "Avec",
  invitees: "Personnes invitées",
  absent: "Absences",
  about: "Description",
  location: {
    phone: "Par téléphone : {value}",
    inviteePhone: "Nous vous appellerons",
  },
  yes: "Oui",
  no: "Non",
  confirm: "Confirmer et envoyer les invitations",
  change: "Répondre, déplacer ou annuler",
  decide: "Confirmer ou refuser",
  open: "Ouvrir le rendez-vous",
  move: "Déplacer",
  cancel: "Annuler",
  file: "rendez-vous",
});

const texts: Readonly<Record<Locale, EventTexts>> = { en: eventTextsEn, fr: eventTextsFr };

/** Returns the texts of booking e-mails in one language. */
export function eventTexts(locale: Locale): EventTexts {
  return texts[locale];
}

/** The location of an event. */
export interface EventPlace {
  readonly type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
  readonly value?: string | null | undefined;
}

/** Returns the location as shown to people; null if there is none. */
export function placeIn({ type, value }: EventPlace, { location }: EventTexts): string | null {
  if (type === "invitee_phone") return location.inviteePhone;
  if (typeof value !== "string" || value === "") return null;
  return type === "phone" ? fill(location.phone, { value }) : value;
}

/** Whether an event with this status takes place: otherwise nobody needs its place, such as the link of a call. */
export const takesPlace = (status: "pending" | "confirmed" | "declined" | "cancelled"): boolean =>
  status === "pending" || status === "confirmed";
