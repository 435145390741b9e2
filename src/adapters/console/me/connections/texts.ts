import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["AI connections", "Connexions d’IA"],
  about: [
    "The AI applications that work on your behalf. An application can never do more than you can yourself, and you can end its access at any time.",
    "Les applications d’IA qui agissent en votre nom. Une application ne peut jamais faire plus que vous, et vous pouvez mettre fin à son accès à tout moment.",
  ],
  active: ["Connected applications", "Applications connectées"],
  ended: ["Ended connections", "Connexions terminées"],
  showEnded: ["Show ended connections", "Afficher les connexions terminées"],
  hideEnded: ["Hide ended connections", "Masquer les connexions terminées"],
  empty: ["No application is connected with your account.", "Aucune application n’est connectée à votre compte."],
  emptyEnded: ["No connection has ended yet.", "Aucune connexion n’a encore pris fin."],
  application: ["Application", "Application"],
  unverified: ["Not verified", "Non vérifiée"],
  document: ["Described at {host}", "Décrite sur {host}"],
  apiKey: ["API key", "Clé d’API"],
  unverifiedHelp: [
    "“Not verified”: the application chose its name itself. An application with an address is described there by its publisher.",
    "« Non vérifiée » : l’application a choisi elle-même son nom. Une application qui a une adresse y est décrite par son éditeur.",
  ],
  scopes: ["Permissions", "Autorisations"],
  connected: ["Connected", "Connectée"],
  lastUsed: ["Last used", "Dernière utilisation"],
  from: ["from {address}", "depuis {address}"],
  never: ["Never", "Jamais"],
  endedAt: ["Ended", "Fin"],
  expired: ["Not used for a long time", "Inutilisée depuis longtemps"],
  reason: ["Reason", "Motif"],
  reasons: {
    user: ["You ended it", "Vous y avez mis fin"],
    admin: ["An administrator ended it", "Un administrateur y a mis fin"],
    organization_disabled: ["AI applications were turned off", "Les applications d’IA ont été désactivées"],
    policy_changed: ["The organization no longer allows it", "L’organisation ne l’autorise plus"],
    refresh_replay: ["A token was used twice, as after a theft", "Un jeton a servi deux fois, comme après un vol"],
    code_replay: ["A code was used twice, as after a theft", "Un code a servi deux fois, comme après un vol"],
    user_suspended: ["Your account was suspended", "Votre compte a été suspendu"],
    key_revoked: ["The API key was revoked", "La clé d’API a été révoquée"],
    client_deleted: ["The application no longer exists", "L’application n’existe plus"],
  },
  actions: ["Actions", "Actions"],
  end: ["End", "Mettre fin"],
  endTitle: ["End the connection of “{application}”", "Mettre fin à la connexion de « {application} »"],
  endText: [
    "The application loses access at its next call. You can connect it again.",
    "L’application perd l’accès dès son prochain appel. Vous pourrez la connecter de nouveau.",
  ],
  endKeyText: [
    "The API key can no longer be used by AI applications. It remains valid for other programs.",
    "Les applications d’IA ne pourront plus utiliser cette clé d’API. Elle reste valable pour les autres programmes.",
  ],
  endAll: ["End all connections", "Mettre fin à toutes les connexions"],
  endAllText: [
    "All applications lose access at their next call, and your API keys can no longer be used by AI applications.",
    "Toutes les applications perdent l’accès dès leur prochain appel, et les applications d’IA ne pourront plus utiliser vos clés d’API.",
  ],
  done: ["The connection was ended.", "La connexion a pris fin."],
  doneAll: [
    "{count} {count|connection was|connections were} ended.",
    "{count} {count|connexion a|connexions ont} pris fin.",
  ],
  forbidden: [
    "Your role does not allow AI applications. An administrator can change it.",
    "Votre rôle n’autorise pas les applications d’IA. Un administrateur peut le modifier.",
  ],
});
