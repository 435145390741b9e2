import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the steps of a new import. */
export const usePageTexts = pageTexts({
  title: ["New import", "Nouvelle importation"],
  about: [
    "Nothing is changed before the last step. You can leave this page and continue later.",
    "Rien n’est modifié avant la dernière étape. Vous pouvez quitter cette page et continuer plus tard.",
  ],
  back: ["All imports", "Toutes les importations"],
  steps: ["Steps", "Étapes"],
  stepNames: {
    kind: ["Records", "Fiches"],
    file: ["File", "Fichier"],
    mapping: ["Columns", "Colonnes"],
    check: ["Trial and import", "Essai et importation"],
  },
  next: ["Next", "Suivant"],
  noPermission: [
    "Your role does not allow imports. Ask an administrator for the permission to create records.",
    "Votre rôle ne permet pas d’importer. Demandez à un administrateur l’autorisation de créer des fiches.",
  ],
  kindQuestion: ["What does the file contain?", "Que contient le fichier ?"],
  kinds: {
    contact: [
      "People, with their companies in a column of the same file",
      "Des personnes, avec leur entreprise dans une colonne du même fichier",
    ],
    company: [
      "Organizations, with domain, address and numbers",
      "Des organisations, avec domaine, adresse et chiffres",
    ],
    product: ["The items that you sell, with code and price", "Les articles que vous vendez, avec code et prix"],
  },
  fileTitle: ["File with {records}", "Fichier : {records}"],
  fileHelp: [
    "A CSV file with the column names in its first row and one record per row. In Excel, choose “Save as” and the type “CSV UTF-8”; in Google Sheets, choose File → Download → Comma-separated values.",
    "Un fichier CSV avec les noms des colonnes dans la première ligne, puis une fiche par ligne. Dans Excel, choisissez « Enregistrer sous » et le type « CSV UTF-8 » ; dans Google Sheets, choisissez Fichier → Télécharger → Valeurs séparées par des virgules.",
  ],
  sample: ["Download a sample file", "Télécharger un fichier d’exemple"],
  drop: ["Drop the file here, or choose it:", "Déposez le fichier ici, ou choisissez-le :"],
  file: ["CSV file", "Fichier CSV"],
  fileLimit: [
    "At most 256 MB. The encoding and the separator are detected.",
    "256 Mo au maximum. L’encodage et le séparateur sont détectés.",
  ],
  uploading: ["Uploading and reading the file…", "Envoi et lecture du fichier…"],
  adviceTitle: ["If the file cannot be read", "Si le fichier ne peut pas être lu"],
  advice: [
    [
      "An Excel workbook (.xlsx) is not a CSV file. Save it as “CSV UTF-8” first.",
      "The first row must contain the column names, each of them once.",
      "Cells with separators, quotation marks or line breaks must be in double quotation marks; spreadsheet programs do this automatically.",
      "The line number in the message counts from the top of the file. Open the file in a text editor to see this line.",
    ],
    [
      "Un classeur Excel (.xlsx) n’est pas un fichier CSV. Enregistrez-le d’abord au format « CSV UTF-8 ».",
      "La première ligne doit contenir les noms des colonnes, chacun une seule fois.",
      "Les cellules qui contiennent un séparateur, des guillemets ou un saut de ligne doivent être entre guillemets doubles ; les tableurs le font automatiquement.",
      "Le numéro de ligne du message compte depuis le haut du fichier. Ouvrez le fichier dans un éditeur de texte pour voir cette ligne.",
    ],
  ],
  readTitle: ["File", "Fichier"],
  otherFile: ["Upload another file", "Envoyer un autre fichier"],
  oneColumn: [
    "The file has only one column. If you expected more, save it with commas, semicolons, tabs or vertical bars as separators, and upload it again.",
    "Le fichier n’a qu’une colonne. Si vous en attendiez d’autres, enregistrez-le avec des virgules, des points-virgules, des tabulations ou des barres verticales comme séparateurs, puis renvoyez-le.",
  ],
  mangled: [
    "Some characters look damaged, for example accented letters. If the samples below are wrong, save the file as “CSV UTF-8” and upload it again.",
    "Certains caractères semblent abîmés, par exemple des lettres accentuées. Si les exemples ci-dessous sont faux, enregistrez le fichier au format « CSV UTF-8 » et renvoyez-le.",
  ],
  mappingTitle: ["Columns and fields", "Colonnes et champs"],
  mappingHelp: [
    "Fields were suggested by the names of the columns. Check them with the samples; ignored columns are not imported.",
    "Les champs ont été proposés d’après les noms des colonnes. Vérifiez-les avec les exemples ; les colonnes ignorées ne sont pas importées.",
  ],
  column: ["Column of the file", "Colonne du fichier"],
  samples: ["Samples", "Exemples"],
  noSamples: ["empty", "vide"],
  field: ["Field", "Champ"],
  fieldOf: ["Field for the column “{column}”", "Champ pour la colonne « {column} »"],
  ignore: ["– Ignore –", "– Ignorer –"],
  recordFields: ["Fields", "Champs"],
  customFields: ["Custom fields", "Champs personnalisés"],
  otherSystems: ["Other systems", "Autres systèmes"],
  externalId: ["External ID “{namespace}”", "Identifiant externe « {namespace} »"],
  optionsTitle: ["Options", "Options"],
  duplicates: ["If a record exists already", "Si une fiche existe déjà"],
  duplicatesHelp: [
    "A record exists if it has the same ID, external ID, e-mail address (contacts), domain (companies) or code (products).",
    "Une fiche existe si elle a le même identifiant, le même identifiant externe, la même adresse e-mail (contacts), le même domaine (entreprises) ou le même code (produits).",
  ],
  duplicateRules: {
    skip: {
      name: ["Skip the row", "Ignorer la ligne"],
      help: ["The record stays as it is.", "La fiche reste inchangée."],
    },
    update: {
      name: ["Update the record", "Mettre à jour la fiche"],
      help: [
        "Cells with content replace the values of the record.",
        "Les cellules remplies remplacent les valeurs de la fiche.",
      ],
    },
    fail: {
      name: ["Report the row as failed", "Signaler la ligne en échec"],
      help: ["You find it in the file of failed rows.", "Vous la trouvez dans le fichier des lignes en échec."],
    },
  },
  dateFormat: ["Dates in the file", "Dates dans le fichier"],
  dateFormats: {
    iso: ["2026-03-04 (year, month, day)", "2026-03-04 (année, mois, jour)"],
    dmy: ["04/03/2026 (day, month, year)", "04/03/2026 (jour, mois, année)"],
    mdy: ["03/04/2026 (month, day, year)", "03/04/2026 (mois, jour, année)"],
  },
  skipCells: ["Ignore invalid cells", "Ignorer les cellules non valides"],
  skipCellsHelp: [
    "The rest of the row is imported. Otherwise, the row fails.",
    "Le reste de la ligne est importé. Sinon, la ligne est en échec.",
  ],
  createCompanies: ["Create missing companies", "Créer les entreprises manquantes"],
  createCompaniesHelp: [
    "Contacts are linked to the company in their row. If it does not exist and is not created, the row fails.",
    "Les contacts sont rattachés à l’entreprise de leur ligne. Si elle n’existe pas et n’est pas créée, la ligne est en échec.",
  ],
  check: ["Start the trial", "Lancer l’essai"],
  checkHelp: [
    "The trial reads all rows and shows the result. It changes nothing.",
    "L’essai lit toutes les lignes et montre le résultat. Il ne modifie rien.",
  ],
  checkTitle: ["Trial", "Essai"],
  checkAbout: [
    "This is the result that the import would have. Nothing has been changed yet.",
    "Voici le résultat qu’aurait l’importation. Rien n’a encore été modifié.",
  ],
  changeMapping: ["Change columns or options", "Modifier les colonnes ou les options"],
  run: ["Import {number} {count|row|rows} now", "Importer {number} {count|ligne|lignes} maintenant"],
  started: ["The import has started.", "L’importation est lancée."],
});
