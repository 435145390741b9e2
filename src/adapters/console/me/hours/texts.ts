import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Working hours", "Horaires de travail"],
  about: [
    "People can book you during these hours, as far as your calendars are free. Booked appointments do not change when you change your hours.",
    "On peut prendre rendez-vous avec vous pendant ces horaires, dans la mesure où vos agendas sont libres. Modifier vos horaires ne change rien aux rendez-vous déjà pris.",
  ],
  schedules: ["Schedules", "Plannings"],
  none: [
    "You have no schedule yet. People can book you from Monday to Friday, 09:00 to 17:00 ({timezone}).",
    "Vous n’avez pas encore de planning. On peut prendre rendez-vous avec vous du lundi au vendredi, de 09:00 à 17:00 ({timezone}).",
  ],
  create: ["Add a schedule", "Ajouter un planning"],
  createHelp: [
    "A schedule starts with Monday to Friday, 09:00 to 17:00. You can change the hours afterwards.",
    "Un planning commence du lundi au vendredi, de 09:00 à 17:00. Vous pourrez ensuite en changer les horaires.",
  ],
  created: ["The schedule is added.", "Le planning est ajouté."],
  name: ["Name", "Nom"],
  nameHelp: [
    "For example “Office hours”. Only you and your colleagues see it.",
    "Par exemple « Horaires de bureau ». Seuls vous et vos collègues le voyez.",
  ],
  timezone: ["Time zone", "Fuseau horaire"],
  timezoneHelp: [
    "The hours apply in this time zone, also when clocks change.",
    "Les horaires s’entendent dans ce fuseau, même au changement d’heure.",
  ],
  default: ["default", "par défaut"],
  defaultText: [
    "Event types without a schedule of their own use this one.",
    "Les types de rendez-vous sans planning propre utilisent celui-ci.",
  ],
  makeDefault: ["Make it the default", "Définir par défaut"],
  isDefault: ["This is now your default schedule.", "C’est maintenant votre planning par défaut."],
  delete: ["Delete", "Supprimer"],
  deleteTitle: ["Delete “{name}”", "Supprimer « {name} »"],
  deleteText: [
    "Event types that use the schedule must use another one first.",
    "Les types de rendez-vous qui utilisent ce planning doivent d’abord en utiliser un autre.",
  ],
  deleteLast: [
    "Afterwards, people can book you from Monday to Friday, 09:00 to 17:00.",
    "On pourra ensuite prendre rendez-vous avec vous du lundi au vendredi, de 09:00 à 17:00.",
  ],
  deleted: ["The schedule is deleted.", "Le planning est supprimé."],
  week: ["Weekly hours", "Horaires de la semaine"],
  weekHelp: ["An end at midnight is the end of the day.", "Une fin à minuit correspond à la fin de la journée."],
  notBookable: ["Not bookable", "Pas de rendez-vous"],
  from: ["{day}, from ({number})", "{day}, de ({number})"],
  to: ["{day}, to ({number})", "{day}, à ({number})"],
  addHours: ["Add hours", "Ajouter une plage"],
  removeHours: ["Remove these hours: {day} ({number})", "Retirer cette plage : {day} ({number})"],
  copy: ["Copy to Monday to Friday", "Copier du lundi au vendredi"],
  copied: [
    "The hours of {day} now apply from Monday to Friday. They are not saved yet.",
    "Les horaires de {day} s’appliquent du lundi au vendredi. Ils ne sont pas encore enregistrés.",
  ],
  overrides: ["Other hours on single dates", "Autres horaires à certaines dates"],
  overridesHelp: [
    "On these dates, other hours apply than in the rest of the year, or you cannot be booked at all.",
    "À ces dates, d’autres horaires s’appliquent, ou l’on ne peut pas du tout prendre rendez-vous.",
  ],
  firstDay: ["First day", "Premier jour"],
  lastDay: ["Last day", "Dernier jour"],
  addDates: ["Add these dates", "Ajouter ces dates"],
  added: [
    "{count} {count|date was|dates were} added. {count|It is|They are} not saved yet.",
    "{count} {count|date ajoutée|dates ajoutées}, pas encore {count|enregistrée|enregistrées}.",
  ],
  reversed: ["The last day is before the first day.", "Le dernier jour précède le premier."],
  tooMany: ["A schedule can have at most {limit} dates.", "Un planning peut avoir au plus {limit} dates."],
  remove: ["Remove", "Retirer"],
  removeDate: ["Remove {date}", "Retirer {date}"],
  removed: [
    "{date} was removed. The change is not saved yet.",
    "{date} : date retirée. La modification n’est pas encore enregistrée.",
  ],
  past: ["Past dates ({count})", "Dates passées ({count})"],
  days: {
    monday: ["Monday", "Lundi"],
    tuesday: ["Tuesday", "Mardi"],
    wednesday: ["Wednesday", "Mercredi"],
    thursday: ["Thursday", "Jeudi"],
    friday: ["Friday", "Vendredi"],
    saturday: ["Saturday", "Samedi"],
    sunday: ["Sunday", "Dimanche"],
  },
});
