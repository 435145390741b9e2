import { typeset, withPlurals } from "../../../base/i18n/language-rules.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";

/** Texts of the booking pages in English; `{name}` is a placeholder. */
const bookingPageTextsEn = {
  /** The list of a person's event types. */
  person: "Book an appointment with {name}",
  nothing: "There is nothing to book here at the moment.",
  minutes: "{minutes} min",
  with: "With {names}",
  places: {
    video_link: "Video call",
    phone: "By phone",
    in_person: "In person",
    invitee_phone: "We will call you",
    custom: "Place as agreed",
  },
  duration: "Duration",
  month: {
    previous: "Previous month",
    next: "Next month",
    /** A day with free times. */
    free: "{day}: {count} free {count|time|times}",
    choose: "Choose a day and a time",
    /** Above the times of a day. */
    times: "Times on {day}",
    noTimesOnDay: "There are no free times on {day}.",
    noTimes: "There are no free times in {month}.",
    nextTime: "Next free time: {day}",
    noNextTime: "There are no free times in the coming months. Please try again later.",
    seats: "{count} {count|place|places} left",
  },
  timezone: "Time zone",
  applyTimezone: "Show times",
  /** Regions of time zones. */
  regions: {
    Africa: "Africa",
    America: "America",
    Antarctica: "Antarctica",
    Arctic: "Arctic",
    Asia: "Asia",
    Atlantic: "Atlantic",
    Australia: "Australia",
    Europe: "Europe",
    Indian: "Indian Ocean",
    Pacific: "Pacific",
    other: "Other",
  },
  form: {
    title: "Your details",
    change: "Choose another time",
    name: "Name",
    email: "E-mail address",
    phone: "Phone number",
    phoneHelp: "We will call you at this number.",
    guests: "Guests (optional)",
    guestsHelp:
      "E-mail addresses, one per line; {limit} at most. Each guest gets an invitation once you have confirmed by e-mail.",
    optional: "{label} (optional)",
    choose: "Please choose",
    book: "Book",
    request: "Send request",
    requestNote: "Your request has to be confirmed. You will get an e-mail.",
  },
  faults: {
    some: "Please correct the marked fields.",
    other: "The form could not be sent. Please check your entries.",
    required: "Please fill in this field.",
    choose: "Please choose an option.",
    check: "Please tick this box.",
    email: "This is not an e-mail address. Example: name@example.com",
    phone: "This is not a phone number. Example: +44 20 7946 0123",
    phoneCountry: "Please add the country code. Example: +44 20 7946 0123",
    number: "Please enter a number.",
    url: "Please enter a web address that starts with https://",
    date: "Please enter a date. Example: 2026-03-05",
    option: "Please choose one of the options.",
    tooLong: "This is too long: {limit} characters at most.",
    tooManyGuests: "There are too many guests: {limit} at most.",
    link: "Please enter a name without a web address or an e-mail address.",
    guest: "“{guest}” is not an e-mail address.",
    sameGuest: "“{guest}” occurs more than once.",
    invalid: "Please check this field.",
    unavailable: "This time is no longer available. Choose one of these times; your entries are kept.",
    noAlternatives: "This time is no longer available. Please choose another time.",
    duplicate: "You have already booked this time. The e-mail with the invitation contains a link to change it.",
    sent: "This form was already sent. To book again, check your entries and send it once more.",
  },
  done: {
    titles: {
      pending: "Your request has been sent",
      confirmed: "Your appointment is booked",
      declined: "Your request was declined",
      cancelled: "The appointment is cancelled",
    },
    requested: "We have sent a message to {email}.",
    pending: "As soon as your request is confirmed or declined, we will send a message to {email}.",
    confirmed: "We have sent an invitation to {email}. It contains a link to reschedule or cancel.",
    /** After one of the two, for a booking with guests. */
    guests: "Your guests get their invitations once you have confirmed with the link in that message.",
    appointment: "Appointment",
    name: "Name",
    calendar: "Add to your calendar",
    file: "Calendar file (.ics)",
    google: "Google Calendar",
    outlook: "Outlook.com",
    office365: "Microsoft 365",
    again: "Book another appointment",
  },
  expired: {
    title: "This confirmation is no longer available",
    text: "The details are in the latest e-mail about your appointment. It also contains a link to change the appointment.",
  },
};

/** Texts of the booking pages in French. */
const bookingPageTextsFr: typeof bookingPageTextsEn = typeset({
  person: "Prendre rendez-vous avec {name}",
  nothing: "Aucun rendez-vous n’est proposé ici pour le moment.",
  minutes: "{minutes} min",
  with: "Avec {names}",
  places: {
    video_link: "En visioconférence",
    phone: "Par téléphone",
    in_person: "Sur place",
    invitee_phone: "Nous vous appellerons",
    custom: "Lieu convenu avec vous",
  },
  duration: "Durée",
  month: {
    previous: "Mois précédent",
    next: "Mois suivant",
    free: "{day} : {count} {count|horaire libre|horaires libres}",
    choose: "Choisissez un jour et un horaire",
    times: "Horaires du {day}",
    noTimesOnDay: "Aucun horaire n’est libre le {day}.",
    noTimes: "Aucun horaire n’est libre en {month}.",
    nextTime: "Prochain horaire libre : {day}",
    noNextTime: "Aucun horaire n’est libre dans les prochains mois. Réessayez plus tard.",
    seats: "{count} {count|place restante|places restantes}",
  },
  timezone: "Fuseau horaire",
  applyTimezone: "Afficher les horaires",
  regions: {
    Africa: "Afrique",
    America: "Amérique",
    Antarctica: "Antarctique",
    Arctic: "Arctique",
    Asia: "Asie",
    Atlantic: "Atlantique",
    Australia: "Australie",
    Europe: "Europe",
    Indian: "Océan Indien",
    Pacific: "Pacifique",
    other: "Autre",
  },
  form: {
    title: "Vos coordonnées",
    change: "Choisir un autre horaire",
    name: "Nom",
    email: "Adresse e-mail",
    phone: "Numéro de téléphone",
    phoneHelp: "Nous vous appellerons à ce numéro.",
    guests: "Personnes à inviter (facultatif)",
    guestsHelp:
      "Une adresse e-mail par ligne, {limit} au maximum. Chaque personne reçoit une invitation dès que vous avez confirmé par e-mail.",
    optional: "{label} (facultatif)",
    choose: "Choisissez",
    book: "Réserver",
    request: "Envoyer la demande",
    requestNote: "Votre demande doit être confirmée. Vous recevrez un e-mail.",
  },
  faults: {
    some: "Corrigez les champs signalés.",
    other: "Le formulaire n’a pas pu être envoyé. Vérifiez votre saisie.",
    required: "Remplissez ce champ.",
    choose: "Choisissez une réponse.",
    check: "Cochez cette case.",
    email: "Ce n’est pas une adresse e-mail. Exemple : nom@exemple.fr",
    phone: "Ce n’est pas un numéro de téléphone. Exemple : +33 6 12 34 56 78",
    phoneCountry: "Ajoutez l’indicatif du pays. Exemple : +33 6 12 34 56 78",
    number: "Saisissez un nombre.",
    url: "Saisissez une adresse web qui commence par https://",
    date: "Saisissez une date. Exemple : 2026-03-05",
    option: "Choisissez une des réponses proposées.",
    tooLong: "Ce texte est trop long : {limit} caractères au maximum.",
    tooManyGuests: "Vous invitez trop de personnes : {limit} au maximum.",
    link: "Saisissez un nom sans adresse web ni adresse e-mail.",
    guest: "« {guest} » n’est pas une adresse e-mail.",
    sameGuest: "« {guest} » figure plusieurs fois.",
    invalid: "Vérifiez ce champ.",
    unavailable: "Cet horaire n’est plus libre. Choisissez un de ces horaires ; votre saisie est conservée.",
    noAlternatives: "Cet horaire n’est plus libre. Choisissez un autre horaire.",
    duplicate:
      "Vous avez déjà réservé cet horaire. L’e-mail d’invitation contient un lien qui permet de modifier le rendez-vous.",
    sent: "Ce formulaire a déjà été envoyé. Pour réserver encore une fois, vérifiez votre saisie et renvoyez-le.",
  },
  done: {
    titles: {
      pending: "Votre demande est envoyée",
      confirmed: "Votre rendez-vous est réservé",
      declined: "Votre demande a été refusée",
      cancelled: "Le rendez-vous est annulé",
    },
    requested: "Nous avons envoyé un message à {email}.",
    pending: "Dès que votre demande sera confirmée ou refusée, nous enverrons un message à {email}.",
    confirmed:
      "Nous avons envoyé une invitation à {email}. Elle contient un lien qui permet de déplacer ou d’annuler le rendez-vous.",
    guests:
      "Les personnes que vous invitez recevront leur invitation dès que vous aurez confirmé avec le lien de ce message.",
    appointment: "Rendez-vous",
    name: "Nom",
    calendar: "Ajouter à votre agenda",
    file: "Fichier d’agenda (.ics)",
    google: "Google Agenda",
    outlook: "Outlook.com",
    office365: "Microsoft 365",
    again: "Prendre un autre rendez-vous",
  },
  expired: {
    title: "Cette confirmation n’est plus disponible",
    text: "Vous trouverez les informations dans le dernier e-mail sur votre rendez-vous. Il contient aussi un lien qui permet de le modifier.",
  },
});

/** Texts of the booking pages. */
export type BookingPageTexts = typeof bookingPageTextsEn;

const texts: Readonly<Record<Locale, BookingPageTexts>> = { en: bookingPageTextsEn, fr: bookingPageTextsFr };

/** Returns the texts of one language. */
export function bookingPageTexts(locale: Locale): BookingPageTexts {
  return texts[locale];
}

/** Returns a text with its count, such as `{count} {count|place|places}`, and other values. */
export function counted(sentence: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  return fill(withPlurals(sentence, values, locale), values);
}
