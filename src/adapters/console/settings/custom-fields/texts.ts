import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Custom fields", "Champs personnalisés"],
  about: [
    "Custom fields store information that the standard fields have no place for. Forms, filters, imports, exports, the API and AI applications can use them at once.",
    "Les champs personnalisés accueillent les informations qui n’ont pas leur place dans les champs standard. Formulaires, filtres, importations, exportations, API et applications d’IA peuvent s’en servir aussitôt.",
  ],
  recordTypes: ["Record types", "Types de fiche"],
  typeNames: {
    contact: ["Contacts", "Contacts"],
    company: ["Companies", "Entreprises"],
    opportunity: ["Opportunities", "Opportunités"],
    task: ["Tasks", "Tâches"],
    product: ["Products", "Produits"],
  },
  create: ["Add a field", "Ajouter un champ"],
  createTitle: ["Add a field: {type}", "Ajouter un champ : {type}"],
  empty: [
    "There are no custom fields here yet. Add one, for example a customer number or a shirt size.",
    "Il n’y a pas encore de champ personnalisé ici. Ajoutez-en un, par exemple un numéro de client ou une taille de vêtement.",
  ],
  readOnly: [
    "Managers and administrators can change custom fields.",
    "Les managers et les administrateurs peuvent modifier les champs personnalisés.",
  ],
  label: ["Name", "Nom"],
  key: ["Key", "Clé"],
  keyHelp: [
    "Programs, imports and filters use the key. It cannot be changed later.",
    "Les programmes, les importations et les filtres utilisent la clé. Elle n’est plus modifiable ensuite.",
  ],
  type: ["Type", "Type"],
  typeHelp: ["The type cannot be changed later.", "Le type n’est plus modifiable ensuite."],
  types: {
    text: ["Text", "Texte"],
    number: ["Number", "Nombre"],
    boolean: ["Yes or no", "Oui ou non"],
    date: ["Date", "Date"],
    datetime: ["Date and time", "Date et heure"],
    select: ["One of several options", "Une option parmi plusieurs"],
    multi_select: ["Several options", "Plusieurs options"],
    url: ["Web address", "Adresse web"],
    email: ["E-mail address", "Adresse e-mail"],
    phone: ["Phone number", "Numéro de téléphone"],
  },
  options: ["Options", "Options"],
  optionsHelp: ["One option per line, in the order of the list.", "Une option par ligne, dans l’ordre de la liste."],
  optionsChange: [
    "One option per line. Records with a removed option keep it until somebody changes the value.",
    "Une option par ligne. Les fiches gardent une option supprimée tant que personne n’en modifie la valeur.",
  ],
  required: ["Required", "Obligatoire"],
  requiredHelp: [
    "New records must have a value. Existing records without a value can still be changed.",
    "Toute nouvelle fiche doit avoir une valeur. Les fiches existantes sans valeur restent modifiables.",
  ],
  indexed: ["Fast filters", "Filtres rapides"],
  indexedHelp: [
    "Filters on this field stay fast with very many records, if few of them match. Up to five fields of contacts and five of companies.",
    "Les filtres sur ce champ restent rapides même avec un très grand nombre de fiches, si peu d’entre elles correspondent. Cinq champs au plus pour les contacts, et cinq pour les entreprises.",
  ],
  indexStates: {
    ready: ["Fast filters", "Filtres rapides"],
    building: ["Fast filters are being prepared", "Filtres rapides en préparation"],
  },
  description: ["Description", "Description"],
  descriptionHelp: [
    "Explains to colleagues and AI applications what the field is for.",
    "Explique à quoi sert le champ, à vos collègues comme aux applications d’IA.",
  ],
  change: ["Change", "Modifier"],
  changeTitle: ["Change “{name}”", "Modifier « {name} »"],
  archive: ["Archive", "Archiver"],
  archiveTitle: ["Archive “{name}”", "Archiver « {name} »"],
  archiveText: [
    "The field accepts no new values. Existing values stay readable and usable in filters, and you can reactivate the field.",
    "Le champ n’accepte plus de nouvelles valeurs. Les valeurs existantes restent lisibles et utilisables dans les filtres, et vous pourrez réactiver le champ.",
  ],
  archived: ["Archived fields", "Champs archivés"],
  archivedDone: ["The field is archived.", "Le champ est archivé."],
  reactivate: ["Reactivate", "Réactiver"],
  reactivated: ["The field accepts values again.", "Le champ accepte de nouveau des valeurs."],
  delete: ["Delete", "Supprimer"],
  deleteTitle: ["Delete “{name}”", "Supprimer « {name} »"],
  deleteNone: [
    "No record has a value for this field. The definition is deleted; this cannot be undone.",
    "Aucune fiche n’a de valeur pour ce champ. Sa définition est supprimée ; cette action est irréversible.",
  ],
  deleteUnknown: [
    "A field can only be deleted while no record has a value for it. This cannot be undone.",
    "Un champ n’est supprimable que si aucune fiche n’a de valeur. Cette action est irréversible.",
  ],
  deleteUsed: [
    "{count} {count|record has|records have} a value for this field. A field with values cannot be deleted.",
    "{count} {count|fiche a|fiches ont} une valeur pour ce champ. Un champ qui a des valeurs ne peut pas être supprimé.",
  ],
  archiveInstead: ["Archive it instead: the values stay readable.", "Archivez-le : les valeurs restent lisibles."],
  deleted: ["The field is deleted.", "Le champ est supprimé."],
  counting: ["Counting the records with a value…", "Recherche des fiches qui ont une valeur…"],
  narrow: [
    "Change the field and turn on “{option}” to count faster.",
    "Pour aller plus vite, modifiez le champ et activez « {option} ».",
  ],
});
