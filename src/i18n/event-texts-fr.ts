import type { EventTexts } from "./event-catalog.ts";

/** French. */
export const eventTextsFr: EventTexts = {
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
      subject: "Impossible : {title}, {day}",
      text: "Malheureusement, {organization} ne peut pas vous proposer ce rendez-vous.",
    },
    rescheduled: {
      subject: "Nouvel horaire : {title}, {day}",
      text: "Votre rendez-vous avec {organization} a lieu à un autre moment.",
    },
    cancelled: { subject: "Annulé : {title}, {day}", text: "Votre rendez-vous avec {organization} n’aura pas lieu." },
    removed: {
      subject: "Annulé pour vous : {title}, {day}",
      text: "Votre participation à ce rendez-vous avec {organization} est annulée.",
    },
    left: {
      subject: "Annulé pour vous : {title}, {day}",
      text: "Votre place à ce rendez-vous avec {organization} a été libérée.",
    },
    updated: { subject: "Modifié : {title}, {day}", text: "Votre rendez-vous avec {organization} a été modifié." },
    reminder: { subject: "Rappel : {title}, {day}", text: "Votre rendez-vous avec {organization} approche." },
  },
  host: {
    requested: {
      subject: "À confirmer : {title}, {day}",
      text: "Ce rendez-vous vous est demandé. Veuillez le confirmer ou le refuser.",
    },
    invited: { subject: "Nouvelle réservation : {title}, {day}", text: "Ce rendez-vous a été réservé avec vous." },
    confirmed: { subject: "Confirmé : {title}, {day}", text: "Ce rendez-vous est confirmé." },
    declined: { subject: "Refusé : {title}, {day}", text: "Cette demande a été refusée." },
    rescheduled: { subject: "Nouvel horaire : {title}, {day}", text: "Ce rendez-vous a lieu à un autre moment." },
    cancelled: { subject: "Annulé : {title}, {day}", text: "Ce rendez-vous n’aura pas lieu." },
    removed: { subject: "N’est plus à vous : {title}, {day}", text: "Vous n’assurez plus ce rendez-vous." },
    left: {
      subject: "Place libérée : {title}, {day}",
      text: "Une personne ne viendra pas à ce rendez-vous. Il a lieu pour les autres.",
    },
    updated: { subject: "Modifié : {title}, {day}", text: "Ce rendez-vous a été modifié." },
    reminder: { subject: "Rappel : {title}, {day}", text: "Ce rendez-vous approche." },
  },
  fact: "{label} : {value}",
  when: "Quand",
  before: "Avant",
  reason: "Motif",
  where: "Où",
  hosts: "Avec",
  invitees: "Invités",
  absent: "Ne viendra pas",
  about: "À propos",
  location: {
    phone: "Par téléphone : {value}",
    inviteePhone: "Nous vous appelons",
  },
  yes: "Oui",
  no: "Non",
  change: "Pour déplacer ou annuler",
  file: "rendez-vous",
};
