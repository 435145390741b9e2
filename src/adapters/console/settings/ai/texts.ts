import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["AI applications", "Applications d’IA"],
  about: [
    "AI applications such as Claude, ChatGPT, Cursor or VS Code work with the records on behalf of a member, and never have more permissions than that member.",
    "Des applications d’IA comme Claude, ChatGPT, Cursor ou VS Code utilisent les fiches au nom d’un membre, sans jamais avoir plus de droits que lui.",
  ],
  switchTitle: ["Access", "Accès"],
  enabled: ["Members can connect AI applications", "Les membres peuvent connecter des applications d’IA"],
  off: [
    "This ends {count} {count|connection|connections} now.",
    "Cela met fin à {count} {count|connexion|connexions} immédiatement.",
  ],
  offNone: ["No application is connected at the moment.", "Aucune application n’est connectée pour l’instant."],
  allowKeys: [
    "AI applications can use API keys with the MCP option",
    "Les applications d’IA peuvent utiliser des clés d’API munies de l’option MCP",
  ],
  allowRegistration: [
    "Members can connect applications that nobody has verified",
    "Les membres peuvent connecter des applications que personne n’a vérifiées",
  ],
  allowKeysHelp: [
    "Otherwise, the connections of such keys end now. The keys still work for other programs.",
    "Sinon, les connexions de ces clés prennent fin immédiatement. Les clés restent valables pour d’autres programmes.",
  ],
  allowRegistrationHelp: [
    "Most applications register themselves, among them Claude, ChatGPT, Cursor and VS Code.",
    "La plupart des applications s’enregistrent elles-mêmes, dont Claude, ChatGPT, Cursor et VS Code.",
  ],
  scopesHelp: [
    "A connection without any remaining scope ends.",
    "Une connexion à laquelle il ne reste aucune autorisation prend fin.",
  ],
  turnOffTitle: ["Turn AI applications off", "Désactiver les applications d’IA"],
  turnOff: ["Turn off", "Désactiver"],
  turnedOff: ["AI applications are turned off.", "Les applications d’IA sont désactivées."],
  offHelp: [
    "Turning AI applications on again does not restore connections: members connect their applications again.",
    "Réactiver les applications d’IA ne rétablit pas les connexions : les membres connectent de nouveau leurs applications.",
  ],
  status: ["Status", "État"],
  statuses: {
    active: ["Active", "Actives"],
    revoked: ["Ended", "Terminées"],
    expired: ["Expired", "Expirées"],
  },
  chosen: ["Chosen", "Choix actuel"],
  emptyFilter: ["No connection matches the filters.", "Aucune connexion ne correspond aux filtres."],
  byKey: ["API key", "Clé d’API"],
  byOAuth: ["Signed in", "Identification"],
  scopesColumn: ["Scopes", "Autorisations"],
  shortScopes: {
    "crm:read": ["read records", "lire les fiches"],
    "crm:write": ["change records", "modifier les fiches"],
    "booking:read": ["read appointments", "lire les rendez-vous"],
    "booking:write": ["change appointments", "modifier les rendez-vous"],
  },
  expired: ["Not used for too long", "Inutilisée trop longtemps"],
  reasons: {
    user: ["Ended by the member", "Terminée par le membre"],
    admin: ["Ended by an administrator", "Terminée par un administrateur"],
    organization_disabled: ["AI applications were turned off", "Applications d’IA désactivées"],
    policy_changed: ["Not allowed by the policy any longer", "Plus autorisée par les règles"],
    refresh_replay: ["A token was used twice", "Un jeton a été utilisé deux fois"],
    code_replay: ["A code was used twice", "Un code a été utilisé deux fois"],
    user_suspended: ["The member was suspended or removed", "Membre suspendu ou retiré"],
    key_revoked: ["The API key was revoked", "Clé d’API révoquée"],
    client_deleted: ["The application no longer exists", "L’application n’existe plus"],
  },
  ended: ["The connection has ended.", "La connexion a pris fin."],
  endedAll: ["All connections have ended.", "Toutes les connexions ont pris fin."],
  scopes: ["Scopes that AI applications can have at most", "Autorisations maximales des applications d’IA"],
  connections: ["Connections", "Connexions"],
  empty: ["No application is connected.", "Aucune application n’est connectée."],
  application: ["Application", "Application"],
  member: ["Member", "Membre"],
  lastUsed: ["Last used", "Dernière utilisation"],
  never: ["Never", "Jamais"],
  actions: ["Actions", "Actions"],
  end: ["End", "Mettre fin"],
  endTitle: ["End the connection of {application}", "Mettre fin à la connexion de {application}"],
  endText: [
    "The application loses access at its next call. {member} can connect it again.",
    "L’application perd l’accès dès son prochain appel. {member} peut la connecter de nouveau.",
  ],
  endAll: ["End all connections", "Mettre fin à toutes les connexions"],
  endAllText: [
    "All applications lose access at their next call, and API keys lose the MCP option.",
    "Toutes les applications perdent l’accès dès leur prochain appel, et les clés d’API perdent l’option MCP.",
  ],
});

/** The texts about the lists of applications, and about the limits. */
export const useApplicationTexts = pageTexts({
  title: ["Applications that members can connect", "Applications que les membres peuvent connecter"],
  about: [
    "A change takes effect at the next call of an application. Connections stay open: they work again as soon as the application is allowed again. API keys are not affected.",
    "Une modification s’applique dès le prochain appel d’une application. Les connexions restent ouvertes : elles fonctionnent de nouveau dès que l’application est de nouveau autorisée. Les clés d’API ne sont pas concernées.",
  ],
  modes: {
    all: ["All applications except the blocked ones", "Toutes les applications, sauf celles qui sont bloquées"],
    allowed: ["Only the listed applications", "Uniquement les applications de la liste"],
  },
  allowed: ["Allowed applications", "Applications autorisées"],
  denied: ["Blocked applications", "Applications bloquées"],
  emptyAllowed: [
    "No application is listed, so none can be used.",
    "La liste est vide : aucune application n’est utilisable.",
  ],
  emptyAllowedUnused: ["No application is listed.", "La liste est vide."],
  emptyDenied: ["No application is blocked.", "Aucune application n’est bloquée."],
  addAllowed: ["Allow an application", "Autoriser une application"],
  addDenied: ["Block an application", "Bloquer une application"],
  added: ["The application is listed.", "L’application figure dans la liste."],
  removed: ["The application is no longer listed.", "L’application ne figure plus dans la liste."],
  application: ["Application", "Application"],
  value: ["Host or client ID", "Hôte ou identifiant client"],
  types: {
    host: ["All applications of this host", "Toutes les applications de cet hôte"],
    client_id: ["Only this client", "Uniquement ce client"],
  },
  actions: ["Actions", "Actions"],
  remove: ["Remove", "Retirer"],
  removeOf: ["Remove {name}", "Retirer {name}"],
  choose: ["Connected application", "Application connectée"],
  hosts: ["All applications of a host", "Toutes les applications d’un hôte"],
  clients: ["One application only", "Une seule application"],
  other: ["Another application", "Une autre application"],
  host: ["Host", "Hôte"],
  hostHelp: [
    "The host of the application’s description or of its redirect address, such as claude.ai. Enter localhost for programs on the devices of members, and cursor: for a scheme.",
    "L’hôte de la description de l’application ou de son adresse de redirection, comme claude.ai. Indiquez localhost pour les programmes installés sur les appareils des membres, ou cursor: pour un schéma.",
  ],
  name: ["Name", "Nom"],
  nameHelp: ["Only for this list.", "Uniquement pour cette liste."],
  managed: [
    "The identity provider can connect applications of members",
    "Le fournisseur d’identité peut connecter les applications des membres",
  ],
  managedHelp: [
    "Members then need not consent (enterprise-managed authorization). This requires single sign-on. Turning it off ends these connections.",
    "Les membres n’ont alors pas à donner leur accord (autorisation gérée par l’entreprise). Cela nécessite l’authentification unique. La désactivation met fin à ces connexions.",
  ],
  limits: ["Limits", "Limites"],
  limitsAbout: [
    "Tool calls of AI applications per minute. Empty fields stand for the limits of the service.",
    "Appels d’outils des applications d’IA par minute. Un champ vide correspond à la limite du service.",
  ],
  perConnection: ["Calls per minute and connection", "Appels par minute et par connexion"],
  perOrganization: [
    "Calls per minute of all connections together",
    "Appels par minute de toutes les connexions ensemble",
  ],
  limitHelp: ["The service allows {limit}.", "Le service en autorise {limit}."],
});
