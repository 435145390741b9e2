import type { PageTexts } from "./page-catalog.ts";
import { typeset } from "../../../base/i18n/typography.ts";

/** French texts of the pages. */
export const pageTextsFr: PageTexts = typeset({
  consent: {
    tab: "Autoriser une application",
    title: "Autoriser {application} à utiliser votre CRM ?",
    unverified: "Application non vérifiée",
    unverifiedHelp:
      "L’application a choisi ce nom elle-même. Ne l’autorisez que si vous venez de lancer cette connexion vous-même.",
    document: "Elle est décrite à l’adresse {address}.",
    application: "Application",
    answerTo: "L’accès est transmis à",
    loopback:
      "L’accès est transmis à un programme de votre propre appareil. Ne l’autorisez que si vous venez de lancer ce programme sur cet appareil.",
    account: "Compte",
    organization: "Organisation",
    notYou: "Ce n’est pas vous ?",
    otherAccount: "Utiliser un autre compte",
    scopes: "Autorisations",
    groups: { crm: "CRM", booking: "Rendez-vous" },
    scope: {
      "crm:read": "Lire les contacts, entreprises, opportunités, produits, tâches, notes, segments et campagnes",
      "crm:write": "Créer et modifier des contacts, entreprises, opportunités, produits, tâches et notes",
      "booking:read": "Lire les types de rendez-vous, les créneaux libres et les rendez-vous pris",
      "booking:write":
        "Prendre, modifier et annuler des rendez-vous ; les personnes concernées en sont informées par e\u2011mail",
    },
    noMore: "L’application ne pourra jamais faire plus que vous-même.",
    deniedByPolicy: "L’application a aussi demandé ce qui suit, que votre rôle ou votre organisation ne permet pas :",
    lifetime:
      "L’accès prend fin automatiquement après 30 jours sans utilisation, et dans tous les cas après 400 jours. Vous ou un administrateur pouvez y mettre fin à tout moment.",
    allow: "Autoriser",
    deny: "Refuser",
    nothingTicked:
      "Rien n’est coché : aucun accès n’a été accordé. Cochez au moins une autorisation, ou refusez l’accès.",
    changed: "Les autorisations que vous pouvez accorder ont changé entre-temps. Veuillez les vérifier.",
  },
  refused: {
    title: "L’application {application} ne peut pas être connectée",
    reasons: {
      support_session: "Une session d’assistance ne peut pas connecter d’application à l’organisation d’un client.",
      second_factor: "Votre organisation exige un second facteur. Configurez-le d’abord, puis connectez l’application.",
      not_allowed:
        "Votre rôle ne vous permet pas de connecter des applications d’IA. Un administrateur peut y remédier.",
      ai_disabled: "Votre organisation a désactivé les applications d’IA. Un administrateur peut y remédier.",
      application_not_allowed:
        "Votre organisation n’autorise pas cette application. Un administrateur peut l’autoriser dans les réglages des applications d’IA.",
      registration_not_allowed:
        "Votre organisation n’accepte pas les applications qui se sont enregistrées elles-mêmes. Un administrateur peut y remédier.",
      no_scope_allowed: "Votre rôle ou votre organisation ne permet aucune des autorisations demandées.",
    },
    back: "Retourner à l’application",
  },
  notices: {
    expired: {
      title: "Cette page a expiré",
      text: "La demande a déjà reçu une réponse ou est trop ancienne. Retournez à l’application et reconnectez-la.",
    },
    wrong_link: {
      title: "Le lien de l’application n’est pas valable",
      text: "Rien n’a été transmis à l’application. Supprimez la connexion dans l’application, puis ajoutez-la de nouveau. Si cette page réapparaît, communiquez le numéro de requête ci-dessous à l’éditeur de l’application.",
    },
    bad_request: {
      title: "Cette demande n’est pas valable",
      text: "Le formulaire reçu n’est pas celui qui vous a été présenté. Rien n’a été transmis. Retournez à l’application et reconnectez-la.",
    },
    forged: {
      title: "Cette demande ne vient pas de notre page",
      text: "Rien n’a été transmis. Si vous étiez en train de connecter une application, retournez-y et recommencez.",
    },
    too_many: { title: "Trop de demandes", text: "Veuillez patienter un instant avant de réessayer." },
    too_large: {
      title: "Cette demande est trop volumineuse",
      text: "Retournez à l’application et reconnectez-la.",
    },
    not_a_form: {
      title: "Cette demande n’est pas un envoi de formulaire",
      text: "Retournez à l’application et reconnectez-la.",
    },
    wrong_method: {
      title: "Cette page ne peut pas être ouverte ainsi",
      text: "Retournez à l’application et reconnectez-la.",
    },
    not_found: { title: "Page introuvable", text: "Retournez à l’application et reconnectez-la." },
    unavailable: { title: "Momentanément indisponible", text: "Veuillez réessayer dans un instant." },
    internal: { title: "Une erreur s’est produite", text: "L’erreur vient de chez nous. Veuillez réessayer." },
  },
});
