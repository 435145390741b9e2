import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Organization", "Organisation"],
  about: [
    "The name, the defaults and the appearance of your organization. Changes apply to all members.",
    "Le nom, les valeurs par défaut et l’apparence de votre organisation. Les modifications s’appliquent à tous les membres.",
  ],
  readOnly: [
    "Only members with the permission to manage the organization can change these settings.",
    "Seules les personnes autorisées à gérer l’organisation peuvent modifier ces paramètres.",
  ],
  general: ["General", "Généralités"],
  name: ["Name", "Nom"],
  nameHelp: ["Shown to members and in e-mails.", "Affiché aux membres et dans les e-mails."],
  locale: ["Default language", "Langue par défaut"],
  localeHelp: [
    "For new members, e-mails and public pages. Each member can choose another language in their profile.",
    "Pour les nouveaux membres, les e-mails et les pages publiques. Chaque membre peut choisir une autre langue dans son profil.",
  ],
  timezone: ["Time zone", "Fuseau horaire"],
  country: ["Default country", "Pays par défaut"],
  countryHelp: [
    "The country of phone numbers that are entered without a country code.",
    "Le pays des numéros de téléphone saisis sans indicatif.",
  ],
  noCountry: ["None: such phone numbers are rejected", "Aucun : ces numéros sont refusés"],
  currency: ["Currency", "Devise"],
  currencyHelp: ["For new opportunities and products.", "Pour les nouvelles opportunités et les nouveaux produits."],
  maxFile: ["Largest file, in MB", "Taille maximale d’un fichier, en Mo"],
  maxFileHelp: [
    "From 1 to 100. Files that are already stored stay.",
    "De 1 à 100. Les fichiers déjà enregistrés restent.",
  ],
  branding: {
    title: ["Branding", "Image de marque"],
    about: [
      "The appearance of booking pages, forms, unsubscribe pages and other pages that are shown to people outside.",
      "L’apparence des pages de rendez-vous, des formulaires, des pages de désabonnement et des autres pages destinées à l’extérieur.",
    ],
    displayName: ["Public name", "Nom public"],
    displayNameHelp: [
      "Leave it empty to show the name of the organization.",
      "Laissez vide pour afficher le nom de l’organisation.",
    ],
    logo: ["Logo", "Logo"],
    logoHelp: ["PNG, JPEG or WebP, at most 64 kB.", "PNG, JPEG ou WebP, 64 Ko au plus."],
    logoAlt: ["The logo", "Le logo"],
    logoRemove: ["Remove the logo", "Retirer le logo"],
    logoType: [
      "This file is not a PNG, JPEG or WebP image. Choose another one.",
      "Ce fichier n’est pas une image PNG, JPEG ou WebP. Choisissez-en un autre.",
    ],
    logoSize: [
      "The image has {size} kB, but at most 64 kB are possible. Make it smaller, then choose it again.",
      "L’image pèse {size} Ko, pour 64 Ko au plus. Réduisez-la, puis choisissez-la de nouveau.",
    ],
    colour: ["Accent color", "Couleur d’accentuation"],
    colourHelp: [
      "For links and buttons, as # and six hexadecimal digits, for example #1a6b4f. Leave it empty for the standard color.",
      "Pour les liens et les boutons : # suivi de six chiffres hexadécimaux, par exemple #1a6b4f. Laissez vide pour la couleur standard.",
    ],
    colourPick: ["Pick a color", "Choisir une couleur"],
    preview: ["Preview", "Aperçu"],
    light: ["Light pages", "Pages claires"],
    dark: ["Dark pages", "Pages sombres"],
    sampleLink: ["A link", "Un lien"],
    sampleButton: ["A button", "Un bouton"],
    contrast: ["Contrast {ratio} : 1", "Contraste {ratio} : 1"],
    asChosen: ["As chosen.", "Couleur choisie."],
    adapted: [
      "Too little contrast here, so the pages use {colour}.",
      "Contraste insuffisant ici : les pages utilisent {colour}.",
    ],
  },
  publishing: {
    title: ["Websites and e-mail", "Sites web et e-mails"],
    about: [
      "Where your booking page and forms can be embedded, and what marketing e-mails contain and record.",
      "Les sites où vos pages de rendez-vous et vos formulaires peuvent être intégrés, et ce que les e-mails commerciaux contiennent et mesurent.",
    ],
    origins: ["Websites that may embed your pages", "Sites autorisés à intégrer vos pages"],
    originsHelp: [
      "One address per line, for example https://www.acme.example, or http://localhost:8080 to try it. Without any, no website can embed them.",
      "Une adresse par ligne, par exemple https://www.acme.example, ou http://localhost:8080 pour un essai. Sans adresse, aucun site ne peut les intégrer.",
    ],
    address: ["Postal address", "Adresse postale"],
    addressHelp: [
      "Printed below each marketing message, because many countries require it. Without it, only the name is printed.",
      "Imprimée sous chaque message commercial, car de nombreux pays l’exigent. Sans elle, seul le nom est imprimé.",
    ],
    tracking: ["Tracking in campaign messages", "Mesures dans les messages des campagnes"],
    opens: ["Record opens", "Mesurer les ouvertures"],
    opensHelp: ["With an invisible image.", "Au moyen d’une image invisible."],
    clicks: ["Record clicks", "Mesurer les clics"],
    clicksHelp: [
      "Links are redirected through this service. The link to unsubscribe is not.",
      "Les liens passent par ce service, sauf le lien de désabonnement.",
    ],
    trackingValue: {
      none: ["none", "aucune"],
      opens: ["opens", "ouvertures"],
      clicks: ["clicks", "clics"],
      both: ["opens and clicks", "ouvertures et clics"],
    },
  },
  retention: {
    title: ["Retention", "Durée de conservation"],
    about: [
      "After how many days data is deleted permanently. A job deletes it once a day. Leave a field empty to keep the data.",
      "Le nombre de jours après lequel les données sont supprimées définitivement. La suppression a lieu une fois par jour. Laissez un champ vide pour conserver les données.",
    ],
    activityLog: [
      "The activity log is kept for 365 days in all organizations.",
      "Le journal d’activité est conservé 365 jours dans toutes les organisations.",
    ],
    names: {
      messages_days: ["Messages, in days", "Messages, en jours"],
      attachments_days: ["Contents of attachments, in days", "Contenu des pièces jointes, en jours"],
      timelines_days: ["Entries of timelines, in days", "Entrées des historiques, en jours"],
      tasks_days: ["Completed tasks, in days", "Tâches terminées, en jours"],
      deleted_days: ["Deleted records, in days", "Fiches supprimées, en jours"],
    },
    help: {
      messages_days: [
        "At least 30, counted from sending. Includes the recipients of campaigns; the results of campaigns stay.",
        "Après l’envoi, 30 au moins. Les destinataires des campagnes aussi ; les résultats des campagnes restent.",
      ],
      attachments_days: [
        "At least 30, counted from sending. The names of the attachments stay as long as the message.",
        "Après l’envoi, 30 au moins. Les noms des pièces jointes restent aussi longtemps que le message.",
      ],
      timelines_days: ["At least 90. The records themselves stay.", "90 au moins. Les fiches elles-mêmes restent."],
      tasks_days: [
        "At least 30, counted from completion. Open tasks stay.",
        "Après la réalisation, 30 au moins. Les tâches ouvertes restent.",
      ],
      deleted_days: [
        "At least 7, counted from deletion. They can be restored until then. Notes and tasks that relate only to them are deleted with them. Deleted files can always be restored for 30 days.",
        "Après la suppression, 7 au moins. D’ici là, les fiches peuvent être restaurées. Les notes et les tâches liées uniquement à elles sont supprimées avec elles. Les fichiers supprimés peuvent toujours l’être pendant 30 jours.",
      ],
    },
    confirmTitle: ["Shorten the retention", "Raccourcir la conservation"],
    confirm: ["Delete older data", "Supprimer les données plus anciennes"],
    confirmAbout: [
      "This data is older. The next run of the job deletes it permanently:",
      "Ces données sont plus anciennes. Elles seront supprimées définitivement au prochain passage :",
    ],
    counts: {
      messages_days: [
        "Messages and recipients of campaigns: {count}",
        "Messages et destinataires de campagnes : {count}",
      ],
      attachments_days: ["Contents of attachments: {count}", "Contenus de pièces jointes : {count}"],
      timelines_days: ["Entries of timelines: {count}", "Entrées d’historiques : {count}"],
      tasks_days: ["Completed tasks: {count}", "Tâches terminées : {count}"],
      deleted_days: ["Deleted records: {count}", "Fiches supprimées : {count}"],
    },
    related: [
      "Notes and tasks that relate only to these records: {count}",
      "Notes et tâches liées uniquement à ces fiches : {count}",
    ],
    atLeast: ["{count} or more", "{count} ou plus"],
    notCounted: ["The records could not be counted.", "Le nombre de fiches n’a pas pu être calculé."],
  },
  facts: {
    title: ["Plan and limits", "Forfait et limites"],
    about: [
      "These values are set by the operator of the service. Contact the operator to change them.",
      "Ces valeurs sont fixées par l’exploitant du service. Adressez-vous à lui pour les modifier.",
    ],
    plan: ["Plan", "Forfait"],
    plans: {
      free: ["Free: without API keys and provisioning (SCIM)", "Gratuit : sans clés d’API ni provisionnement (SCIM)"],
      professional: ["Professional", "Professionnel"],
      enterprise: ["Enterprise", "Entreprise"],
    },
    region: ["Region of the data", "Région des données"],
    regionHelp: ["the data is stored there and does not move", "les données y sont stockées et n’en sortent pas"],
    slug: ["Short name", "Nom court"],
    created: ["Created", "Création"],
    quotas: ["Limits", "Limites"],
    quotaNames: {
      webhooks: ["Webhooks", "Webhooks"],
      custom_fields_per_type: ["Custom fields of each record type", "Champs personnalisés par type de fiche"],
      busy_feeds_per_member: ["Calendar feeds of each member", "Agendas externes par membre"],
      line_items_per_opportunity: ["Line items of each opportunity", "Lignes par opportunité"],
      views_per_member: ["Views of each member", "Vues par membre"],
      files: ["Files", "Fichiers"],
      file_bytes: ["Size of all files", "Taille de tous les fichiers"],
      export_bytes: ["Size of all exports", "Taille de toutes les exportations"],
      import_bytes: ["Size of all files of imports", "Taille de tous les fichiers d’importation"],
      attachment_bytes: ["Size of the attachments of all e-mails", "Taille des pièces jointes de tous les e-mails"],
      queued_jobs: ["Imports and exports that wait or run", "Importations et exportations en attente ou en cours"],
      topics: ["Topics of marketing e-mail", "Thèmes d’e-mails commerciaux"],
      forms: ["Web forms", "Formulaires web"],
      public_messages_per_recipient: [
        "Messages of public pages to one address per day",
        "Messages des pages publiques par adresse et par jour",
      ],
      public_messages_per_sender: [
        "Messages caused from one network on public pages per day",
        "Messages provoqués par un même réseau sur les pages publiques, par jour",
      ],
      public_messages_per_host: [
        "Messages of public pages about one host per day",
        "Messages des pages publiques par hôte et par jour",
      ],
      unconfirmed_bookings_per_invitee: [
        "Unconfirmed bookings of one address per day",
        "Réservations non confirmées par adresse et par jour",
      ],
      unconfirmed_bookings_per_sender: [
        "Unconfirmed bookings from one network per day",
        "Réservations non confirmées par réseau et par jour",
      ],
      unconfirmed_bookings_per_sender_with_seats: [
        "The same for event types with several seats",
        "Idem pour les rendez-vous à plusieurs places",
      ],
      unconfirmed_bookings_per_host: [
        "Unconfirmed bookings of one host per day",
        "Réservations non confirmées par hôte et par jour",
      ],
    },
  },
  deletion: {
    title: ["Delete the organization", "Supprimer l’organisation"],
    about: [
      "All data of the organization is deleted 14 days after the request. Until then it works as before, and an owner can cancel. All owners are notified by e-mail.",
      "Toutes les données de l’organisation sont supprimées 14 jours après la demande. D’ici là, rien ne change, et un propriétaire peut annuler. Tous les propriétaires sont prévenus par e-mail.",
    ],
    ownersOnly: [
      "Only an owner can request or cancel the deletion.",
      "Seul un propriétaire peut demander ou annuler la suppression.",
    ],
    request: ["Delete the organization", "Supprimer l’organisation"],
    confirm: [
      "Contacts, opportunities, e-mails, files and all other records of {members} {members|member|members} are deleted permanently when the waiting time ends. Export what you want to keep.",
      "À la fin du délai, les contacts, les opportunités, les e-mails, les fichiers et toutes les autres fiches de {members} {members|membre|membres} sont supprimés définitivement. Exportez d’abord ce que vous voulez conserver.",
    ],
    name: ["Name of the organization", "Nom de l’organisation"],
    nameHelp: ["To confirm, enter “{name}”.", "Pour confirmer, saisissez « {name} »."],
    requested: [
      "The organization is deleted on {date}. {name} requested this.",
      "L’organisation sera supprimée le {date}, à la demande de {name}.",
    ],
    cancel: ["Cancel the deletion", "Annuler la suppression"],
    cancelled: ["The deletion is canceled.", "La suppression est annulée."],
    done: ["The deletion is requested.", "La suppression est demandée."],
  },
});
