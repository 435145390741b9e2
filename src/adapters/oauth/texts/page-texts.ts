import { typeset } from "../../../base/i18n/language-rules.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import type { McpScope } from "../../../base/contract/mcp.ts";
import type { NoticeCode, NoticeTexts } from "../../../base/platform/pages/notice.ts";

/** English texts of the pages. */
const pageTextsEn: PageTexts = {
  consent: {
    tab: "Allow an application",
    title: "Allow {application} to use your CRM?",
    unverified: "Unverified application",
    unverifiedHelp:
      "The application chose this name itself. Allow it only if you have just started this connection yourself.",
    document: "It is described at {address}.",
    application: "Application",
    answerTo: "Access is given to",
    loopback:
      "Access is given to a program on your own device. Allow it only if you have just started that program on this device.",
    account: "Signed in as",
    organization: "Organization",
    notYou: "Not you?",
    otherAccount: "Use another account",
    scopes: "Permissions",
    groups: { crm: "CRM", booking: "Booking" },
    scope: {
      "crm:read": "Read contacts, companies, opportunities, products, tasks, notes, segments and campaigns",
      "crm:write": "Create and change contacts, companies, opportunities, products, tasks and notes",
      "booking:read": "Read event types, free slots and appointments",
      // A hyphen at which narrow pages do not break the line.
      "booking:write": "Book, change and cancel appointments; the people involved are notified by e\u2011mail",
    },
    noMore: "The application can never do more than you can yourself.",
    deniedByPolicy:
      "The application also requested the following, which your role or your organization does not allow:",
    lifetime:
      "Access ends automatically after 30 days without use, and after 400 days in any case. You or an administrator can end it at any time.",
    allow: "Allow",
    deny: "Deny",
    nothingTicked: "Nothing is selected, so no access was granted. Select at least one permission, or deny access.",
    changed: "The permissions that you can grant have changed. Please review them.",
  },
  refused: {
    title: "{application} cannot be connected",
    reasons: {
      support_session: "A support session cannot connect applications to a customer’s organization.",
      second_factor: "Your organization requires a second factor. Set one up first, then connect the application.",
      not_allowed: "Your role does not allow you to connect AI applications. An administrator can change that.",
      ai_disabled: "Your organization has turned off AI applications. An administrator can change that.",
      application_not_allowed:
        "Your organization does not allow this application. An administrator can allow it in the settings for AI applications.",
      registration_not_allowed:
        "Your organization does not accept applications that registered themselves. An administrator can change that.",
      no_scope_allowed: "Your role or your organization does not allow any of the requested permissions.",
    },
    back: "Back to the application",
  },
  notices: {
    expired: {
      title: "This page has expired",
      text: "The request has already been answered or is too old. Go back to the application and connect it again.",
    },
    wrong_link: {
      title: "The application’s link is not valid",
      text: "Nothing was shared with the application. Remove the connection in the application and add it again. If this page comes back, send the request number below to the vendor of the application.",
    },
    bad_request: {
      title: "This request is not valid",
      text: "The submitted form is not the one that was shown to you. Nothing was shared. Go back to the application and connect it again.",
    },
    forged: {
      title: "This request did not come from our page",
      text: "Nothing was shared. If you were about to connect an application, go back to it and start again.",
    },
    too_many: { title: "Too many requests", text: "Please wait a moment and try again." },
    too_large: { title: "This request is too large", text: "Go back to the application and connect it again." },
    not_a_form: {
      title: "This request is not a form submission",
      text: "Go back to the application and connect it again.",
    },
    wrong_method: {
      title: "This page cannot be opened this way",
      text: "Go back to the application and connect it again.",
    },
    not_found: { title: "Page not found", text: "Go back to the application and connect it again." },
    unavailable: { title: "Temporarily unavailable", text: "Please try again in a moment." },
    internal: { title: "Something went wrong", text: "The error is on our side. Please try again." },
  },
};

/** French texts of the pages. */
const pageTextsFr: PageTexts = typeset({
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

const texts: Readonly<Record<Locale, PageTexts>> = { en: pageTextsEn, fr: pageTextsFr };

/** Returns the texts of the pages in one language. */
export function pageTexts(locale: Locale): PageTexts {
  return texts[locale];
}

/** The reason why the application cannot be authorized, regardless of the selected scopes. */
export type RejectionCode =
  | "support_session"
  | "second_factor"
  | "not_allowed"
  | "ai_disabled"
  | "application_not_allowed"
  | "registration_not_allowed"
  | "no_scope_allowed";

/** All texts of the authorization server's pages in one language. `{name}` is a placeholder. */
export interface PageTexts {
  readonly consent: {
    readonly tab: string;
    readonly title: string;
    readonly unverified: string;
    readonly unverifiedHelp: string;
    readonly document: string;
    readonly application: string;
    readonly answerTo: string;
    readonly loopback: string;
    readonly account: string;
    readonly organization: string;
    readonly notYou: string;
    readonly otherAccount: string;
    readonly scopes: string;
    readonly groups: Readonly<Record<"crm" | "booking", string>>;
    readonly scope: Readonly<Record<McpScope, string>>;
    readonly noMore: string;
    readonly deniedByPolicy: string;
    readonly lifetime: string;
    readonly allow: string;
    readonly deny: string;
    readonly nothingTicked: string;
    readonly changed: string;
  };
  readonly refused: {
    readonly title: string;
    readonly reasons: Readonly<Record<RejectionCode, string>>;
    readonly back: string;
  };
  readonly notices: Readonly<Record<NoticeCode, NoticeTexts>>;
}
