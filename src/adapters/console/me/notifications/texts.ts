import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const texts = pageTexts(
  {
    title: "Notifications",
    about: "The e-mails that you receive at {email}.",
    booking: "Appointments of which you are a host",
    forms: "Web forms",
    operation: "Operation",
    kinds: {
      booking_requests: { name: "Requests", help: "A guest asks for an appointment, and you confirm or decline it." },
      bookings: {
        name: "Appointments",
        help: "New, confirmed, changed and canceled appointments with a calendar entry, and responses of guests.",
      },
      booking_reminders: { name: "Reminders", help: "Before an appointment, as set in its event type." },
      form_submissions: { name: "Submissions", help: "Somebody submits a web form that notifies you." },
      webhook_problems: {
        name: "Problems with webhooks",
        help: "Events cannot be delivered, or a webhook was disabled.",
      },
    },
    always: "Always sent",
    alwaysText:
      "E-mails about the security of your account cannot be turned off: without them, you would not learn that somebody else uses it.",
    alwaysKinds: [
      "Changes of your password, passkeys, authenticator app and recovery codes",
      "New API keys in your name",
      "Changes of single sign-on",
      "Removal from the organization, and deletion of the organization",
    ],
  },
  {
    title: "Notifications",
    about: "Les e-mails que vous recevez à l’adresse {email}.",
    booking: "Rendez-vous dont vous êtes l’hôte",
    forms: "Formulaires web",
    operation: "Fonctionnement",
    kinds: {
      booking_requests: { name: "Demandes", help: "Un invité demande un rendez-vous, que vous confirmez ou refusez." },
      bookings: {
        name: "Rendez-vous",
        help: "Rendez-vous pris, confirmés, modifiés et annulés, avec une entrée d’agenda, et réponses des invités.",
      },
      booking_reminders: { name: "Rappels", help: "Avant un rendez-vous, selon son type." },
      form_submissions: { name: "Réponses", help: "Quelqu’un envoie un formulaire web qui vous prévient." },
      webhook_problems: {
        name: "Problèmes de webhooks",
        help: "Des événements n’arrivent pas, ou un webhook a été désactivé.",
      },
    },
    always: "Toujours envoyés",
    alwaysText:
      "Les e-mails sur la sécurité de votre compte ne peuvent pas être désactivés : sans eux, vous n’apprendriez pas que quelqu’un d’autre l’utilise.",
    alwaysKinds: [
      "Changements de mot de passe, de clés d’accès, d’application d’authentification et de codes de secours",
      "Nouvelles clés d’API à votre nom",
      "Changements de l’authentification unique",
      "Retrait de l’organisation, et suppression de l’organisation",
    ],
  },
);
