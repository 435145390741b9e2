import type { EventTexts } from "./event-catalog.ts";
import { typeset } from "../../../base/i18n/typography.ts";

/** French. */
export const eventTextsFr: EventTexts = typeset({
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
