import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Calendar feeds", "Agendas externes"],
  about: [
    "Nobody can book you while one of your other calendars is busy. The service reads only when you are busy, never the titles of your appointments.",
    "Personne ne peut prendre rendez-vous avec vous quand vous êtes pris dans un autre de vos agendas. Le service y lit seulement vos périodes d’occupation, jamais les titres de vos rendez-vous.",
  ],
  feeds: ["External calendars", "Agendas connectés"],
  add: ["Add a calendar", "Ajouter un agenda"],
  none: [
    "No calendar is connected. Add the secret iCal address of your calendar, so that nobody books you twice.",
    "Aucun agenda n’est connecté. Ajoutez l’adresse iCal secrète du vôtre pour éviter les doubles réservations.",
  ],
  name: ["Name", "Nom"],
  nameHelp: ["For example “Personal calendar”.", "Par exemple « Agenda personnel »."],
  url: ["Address of the calendar", "Adresse de l’agenda"],
  urlHelp: [
    "The secret address in iCal format; it begins with https:// or webcal://. It is stored encrypted and not shown again.",
    "L’adresse secrète au format iCal, qui commence par https:// ou webcal://. Elle est chiffrée et n’est plus affichée ensuite.",
  ],
  where: ["Where do I find the address?", "Où trouver cette adresse ?"],
  places: [
    [
      "Google Calendar: settings of the calendar, “Secret address in iCal format”.",
      "Outlook: Settings, Calendar, Shared calendars, “Publish a calendar”, then the ICS link.",
      "iCloud: share the calendar as a public calendar and copy the link.",
    ],
    [
      "Google Agenda : paramètres de l’agenda, « Adresse secrète au format iCal ».",
      "Outlook : Paramètres, Calendrier, Calendriers partagés, « Publier un calendrier », puis le lien ICS.",
      "iCloud : partagez l’agenda comme calendrier public et copiez le lien.",
    ],
  ],
  status: ["Status", "État"],
  statuses: {
    pending: ["Being read…", "Lecture en cours…"],
    ok: ["Up to date", "À jour"],
    failing: ["Failed", "Échec"],
  },
  lastRead: ["Last read", "Dernière lecture"],
  never: ["Never", "Jamais"],
  periods: ["Busy times", "Périodes d’occupation"],
  actions: ["Actions", "Actions"],
  read: ["Read now", "Lire maintenant"],
  reading: ["“{name}” is being read.", "Lecture de « {name} » en cours."],
  change: ["Change", "Modifier"],
  changeTitle: ["Change “{name}”", "Modifier « {name} »"],
  newUrl: ["New address", "Nouvelle adresse"],
  newUrlHelp: [
    "Leave this field empty to keep the current address ({host}).",
    "Laissez ce champ vide pour garder l’adresse actuelle ({host}).",
  ],
  remove: ["Remove", "Retirer"],
  removeTitle: ["Remove “{name}”", "Retirer « {name} »"],
  removeText: [
    "The busy times from this calendar no longer apply, so people can book you during them. Your own calendar does not change.",
    "Les périodes d’occupation de cet agenda ne comptent plus : on pourra prendre rendez-vous avec vous à ces moments-là. Votre agenda lui-même ne change pas.",
  ],
  removed: ["The calendar is removed.", "L’agenda est retiré."],
  kept: [
    "The busy times that were read before still apply.",
    "Les périodes d’occupation déjà lues continuent de compter.",
  ],
  errors: {
    address_refused: [
      "The service may not open this address, for example because it is not public.",
      "Le service n’a pas le droit d’ouvrir cette adresse, par exemple parce qu’elle n’est pas publique.",
    ],
    unreachable: ["The calendar’s server does not respond.", "Le serveur de l’agenda ne répond pas."],
    wrong_certificate: [
      "The certificate of the calendar’s server is not valid.",
      "Le certificat du serveur de l’agenda n’est pas valide.",
    ],
    timed_out: [
      "The calendar’s server takes too long to respond.",
      "Le serveur de l’agenda met trop de temps à répondre.",
    ],
    error_answer: [
      "The calendar’s server rejects the address. Copy the secret address again: it may have been reset.",
      "Le serveur de l’agenda refuse cette adresse. Copiez de nouveau l’adresse secrète : elle a peut-être été réinitialisée.",
    ],
    too_long: ["The calendar is larger than 5 MiB.", "L’agenda dépasse 5 Mio."],
    not_a_calendar: [
      "The address leads to something else than a calendar, for example to a sign-in page. Use the secret iCal address.",
      "L’adresse mène à autre chose qu’un agenda, par exemple à une page de connexion. Utilisez l’adresse iCal secrète.",
    ],
    too_complex: [
      "The repeating appointments are too complex to be read.",
      "Les rendez-vous répétés sont trop complexes pour être lus.",
    ],
    too_many_periods: [
      "The calendar has more than 5,000 busy times.",
      "L’agenda compte plus de 5 000 périodes d’occupation.",
    ],
  },
  busy: ["Busy times entered by hand", "Périodes d’occupation saisies"],
  busyHelp: [
    "For appointments that are in no connected calendar.",
    "Pour ce qui ne figure dans aucun agenda connecté.",
  ],
  addBusy: ["Add a busy time", "Ajouter une période"],
  busyNone: [
    "You have not entered any busy times for the days to come.",
    "Vous n’avez saisi aucune période d’occupation à venir.",
  ],
  start: ["Start", "Début"],
  end: ["End", "Fin"],
  zoneHelp: ["In your time zone, {timezone}.", "Dans votre fuseau horaire, {timezone}."],
  reason: ["Reason", "Motif"],
  reasonHelp: ["Colleagues can see it, visitors cannot.", "Vos collègues peuvent le voir, pas les visiteurs."],
  busyAdded: ["The busy time is added.", "La période est ajoutée."],
  removeBusyTitle: ["Remove the busy time", "Retirer la période d’occupation"],
  removeBusyText: [
    "People can then book you from {start} to {end}.",
    "On pourra alors prendre rendez-vous avec vous du {start} au {end}.",
  ],
  busyRemoved: ["The busy time is removed.", "La période est retirée."],
});
