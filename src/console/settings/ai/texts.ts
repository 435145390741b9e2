import { pageTexts } from "../../texts/page-texts.ts";

/** The texts of the page. */
export const texts = pageTexts(
  {
    title: "AI applications",
    about:
      "AI applications such as Claude, ChatGPT, Cursor or VS Code work with the records on behalf of a member, and never have more permissions than that member.",
    switchTitle: "Access",
    enabled: "Members can connect AI applications",
    off: "This ends {count} {count|connection|connections} now.",
    offNone: "No application is connected at the moment.",
    allowKeys: "AI applications can use API keys with the MCP option",
    allowRegistration: "Members can connect applications that nobody has verified",
    scopes: "Scopes that AI applications can have at most",
    connections: "Connections",
    empty: "No application is connected.",
    application: "Application",
    member: "Member",
    lastUsed: "Last used",
    never: "Never",
    actions: "Actions",
    end: "End",
    endTitle: "End the connection of {application}",
    endText: "The application loses access at its next call. {member} can connect it again.",
    endAll: "End all connections",
    endAllText: "All applications lose access at their next call, and API keys lose the MCP option.",
  },
  {
    title: "Applications d’IA",
    about:
      "Des applications d’IA comme Claude, ChatGPT, Cursor ou VS Code utilisent les fiches au nom d’un membre, sans jamais avoir plus de droits que lui.",
    switchTitle: "Accès",
    enabled: "Les membres peuvent connecter des applications d’IA",
    off: "Cela met fin à {count} {count|connexion|connexions} immédiatement.",
    offNone: "Aucune application n’est connectée pour l’instant.",
    allowKeys: "Les applications d’IA peuvent utiliser des clés d’API munies de l’option MCP",
    allowRegistration: "Les membres peuvent connecter des applications que personne n’a vérifiées",
    scopes: "Autorisations maximales des applications d’IA",
    connections: "Connexions",
    empty: "Aucune application n’est connectée.",
    application: "Application",
    member: "Membre",
    lastUsed: "Dernière utilisation",
    never: "Jamais",
    actions: "Actions",
    end: "Mettre fin",
    endTitle: "Mettre fin à la connexion de {application}",
    endText: "L’application perd l’accès dès son prochain appel. {member} peut la connecter de nouveau.",
    endAll: "Mettre fin à toutes les connexions",
    endAllText:
      "Toutes les applications perdent l’accès dès leur prochain appel, et les clés d’API perdent l’option MCP.",
  },
);
