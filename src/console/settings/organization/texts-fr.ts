import type { OrganizationTexts } from "./texts-en.ts";

/** The French texts of the page. */
export const fr: OrganizationTexts = {
  title: "Organisation",
  about:
    "Le nom, les valeurs par défaut et l’apparence de votre organisation. Les modifications s’appliquent à tous les membres.",
  readOnly: "Seules les personnes autorisées à gérer l’organisation peuvent modifier ces paramètres.",
  general: "Généralités",
  name: "Nom",
  nameHelp: "Affiché aux membres et dans les e-mails.",
  locale: "Langue par défaut",
  localeHelp:
    "Pour les nouveaux membres, les e-mails et les pages publiques. Chaque membre peut choisir une autre langue dans son profil.",
  timezone: "Fuseau horaire",
  country: "Pays par défaut",
  countryHelp: "Le pays des numéros de téléphone saisis sans indicatif.",
  noCountry: "Aucun : ces numéros sont refusés",
  currency: "Devise",
  currencyHelp: "Pour les nouvelles opportunités et les nouveaux produits.",
  maxFile: "Taille maximale d’un fichier, en Mo",
  maxFileHelp: "De 1 à 100. Les fichiers déjà enregistrés restent.",
  branding: {
    title: "Image de marque",
    about:
      "L’apparence des pages de rendez-vous, des formulaires, des pages de désabonnement et des autres pages destinées à l’extérieur.",
    displayName: "Nom public",
    displayNameHelp: "Laissez vide pour afficher le nom de l’organisation.",
    logo: "Logo",
    logoHelp: "PNG, JPEG ou WebP, 64 Ko au plus.",
    logoAlt: "Le logo",
    logoRemove: "Retirer le logo",
    logoType: "Ce fichier n’est pas une image PNG, JPEG ou WebP. Choisissez-en un autre.",
    logoSize: "L’image pèse {size} Ko, pour 64 Ko au plus. Réduisez-la, puis choisissez-la de nouveau.",
    colour: "Couleur d’accentuation",
    colourHelp:
      "Pour les liens et les boutons : # suivi de six chiffres hexadécimaux, par exemple #1a6b4f. Laissez vide pour la couleur standard.",
    colourPick: "Choisir une couleur",
    preview: "Aperçu",
    light: "Pages claires",
    dark: "Pages sombres",
    sampleLink: "Un lien",
    sampleButton: "Un bouton",
    contrast: "Contraste {ratio} : 1",
    asChosen: "Couleur choisie.",
    adapted: "Contraste insuffisant ici : les pages utilisent {colour}.",
  },
  publishing: {
    title: "Sites web et e-mails",
    about:
      "Les sites où vos pages de rendez-vous et vos formulaires peuvent être intégrés, et ce que les e-mails commerciaux contiennent et mesurent.",
    origins: "Sites autorisés à intégrer vos pages",
    originsHelp:
      "Une adresse par ligne, par exemple https://www.acme.example, ou http://localhost:8080 pour un essai. Sans adresse, aucun site ne peut les intégrer.",
    address: "Adresse postale",
    addressHelp:
      "Imprimée sous chaque message commercial, car de nombreux pays l’exigent. Sans elle, seul le nom est imprimé.",
    tracking: "Mesures dans les messages des campagnes",
    opens: "Mesurer les ouvertures",
    opensHelp: "Au moyen d’une image invisible.",
    clicks: "Mesurer les clics",
    clicksHelp: "Les liens passent par ce service, sauf le lien de désabonnement.",
    trackingValue: { none: "aucune", opens: "ouvertures", clicks: "clics", both: "ouvertures et clics" },
  },
  retention: {
    title: "Durée de conservation",
    about:
      "Le nombre de jours après lequel les données sont supprimées définitivement. La suppression a lieu une fois par jour. Laissez un champ vide pour conserver les données.",
    activityLog: "Le journal d’activité est conservé 365 jours dans toutes les organisations.",
    names: {
      messages_days: "Messages, en jours",
      attachments_days: "Contenu des pièces jointes, en jours",
      timelines_days: "Entrées des historiques, en jours",
      tasks_days: "Tâches terminées, en jours",
      deleted_days: "Fiches supprimées, en jours",
    },
    help: {
      messages_days:
        "Après l’envoi, 30 au moins. Les destinataires des campagnes aussi ; les résultats des campagnes restent.",
      attachments_days:
        "Après l’envoi, 30 au moins. Les noms des pièces jointes restent aussi longtemps que le message.",
      timelines_days: "90 au moins. Les fiches elles-mêmes restent.",
      tasks_days: "Après la réalisation, 30 au moins. Les tâches ouvertes restent.",
      deleted_days:
        "Après la suppression, 7 au moins. D’ici là, les fiches peuvent être restaurées. Les fichiers supprimés peuvent toujours l’être pendant 30 jours.",
    },
    confirmTitle: "Raccourcir la conservation",
    confirm: "Supprimer les données plus anciennes",
    confirmAbout: "Ces données sont plus anciennes. Elles seront supprimées définitivement au prochain passage :",
    counts: {
      messages_days: "Messages et destinataires de campagnes : {count}",
      attachments_days: "Contenus de pièces jointes : {count}",
      timelines_days: "Entrées d’historiques : {count}",
      tasks_days: "Tâches terminées : {count}",
      deleted_days: "Fiches supprimées : {count}",
    },
    atLeast: "{count} ou plus",
    notCounted: "Le nombre de fiches n’a pas pu être calculé.",
  },
  facts: {
    title: "Forfait et limites",
    about: "Ces valeurs sont fixées par l’exploitant du service. Adressez-vous à lui pour les modifier.",
    plan: "Forfait",
    plans: {
      free: "Gratuit : sans clés d’API ni provisionnement (SCIM)",
      professional: "Professionnel",
      enterprise: "Entreprise",
    },
    region: "Région des données",
    regionHelp: "les données y sont stockées et n’en sortent pas",
    slug: "Nom court",
    created: "Création",
    quotas: "Limites",
    quotaNames: {
      webhooks: "Webhooks",
      custom_fields_per_type: "Champs personnalisés par type de fiche",
      busy_feeds_per_member: "Agendas externes par membre",
      line_items_per_opportunity: "Lignes par opportunité",
      views_per_member: "Vues par membre",
      files: "Fichiers",
      file_bytes: "Taille de tous les fichiers",
      topics: "Thèmes d’e-mails commerciaux",
      forms: "Formulaires web",
    },
  },
  deletion: {
    title: "Supprimer l’organisation",
    about:
      "Toutes les données de l’organisation sont supprimées 14 jours après la demande. D’ici là, rien ne change, et un propriétaire peut annuler. Tous les propriétaires sont prévenus par e-mail.",
    ownersOnly: "Seul un propriétaire peut demander ou annuler la suppression.",
    request: "Supprimer l’organisation",
    confirm:
      "À la fin du délai, les contacts, les opportunités, les e-mails, les fichiers et toutes les autres fiches de {members} {members|membre|membres} sont supprimés définitivement. Exportez d’abord ce que vous voulez conserver.",
    name: "Nom de l’organisation",
    nameHelp: "Pour confirmer, saisissez « {name} ».",
    requested: "L’organisation sera supprimée le {date}, à la demande de {name}.",
    cancel: "Annuler la suppression",
    cancelled: "La suppression est annulée.",
    done: "La suppression est demandée.",
  },
};
