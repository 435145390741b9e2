import { pageTexts } from "../texts/texts.tsx";

/** The texts of the instructions. Menus have the names that the applications show. */
export const useConnectTexts = pageTexts({
  title: ["Connect an application", "Connecter une application"],
  about: [
    "The application opens the browser, where you sign in and choose what it may do. It needs no API key and never has more permissions than you.",
    "L’application ouvre le navigateur, où vous vous connectez et choisissez ses autorisations. Elle n’a pas besoin de clé d’API et n’a jamais plus de droits que vous.",
  ],
  address: ["Address of the MCP server", "Adresse du serveur MCP"],
  application: ["Application", "Application"],
  needsHttps: [
    "This application connects from the internet. It needs an https address that can be reached from there, which this service does not have at the moment.",
    "Cette application se connecte depuis Internet. Il lui faut une adresse https accessible de l’extérieur, que ce service n’a pas pour l’instant.",
  ],
  withKey: [
    "With an API key, for programs without a browser",
    "Avec une clé d’API, pour les programmes sans navigateur",
  ],
  keyHelp: [
    "The key needs the option “AI applications can use this key”. Replace crs_… with its secret, or enter the secret when the application asks for it.",
    "La clé doit avoir l’option « Les applications d’IA peuvent utiliser cette clé ». Remplacez crs_… par son secret, ou saisissez le secret quand l’application le demande.",
  ],
  noKey: ["This application cannot use API keys.", "Cette application ne peut pas utiliser de clé d’API."],
  page: ["Instructions of the manufacturer (opens a new window)", "Mode d’emploi de l’éditeur (nouvelle fenêtre)"],
  applications: {
    claude: {
      name: ["Claude (web, desktop, mobile)", "Claude (web, ordinateur, mobile)"],
      file: ["", ""],
      steps: [
        [
          "In Claude, open Customize → Connectors, then + → Add custom connector. In a team, an owner does this once in the organization settings.",
          "Enter a name and the address above, then choose Add.",
          "Choose Connect. The browser opens this service: sign in and allow the access.",
        ],
        [
          "Dans Claude, ouvrez Personnaliser → Connecteurs, puis + → Ajouter un connecteur personnalisé. Dans une équipe, un propriétaire le fait une seule fois, dans les paramètres de l’organisation.",
          "Saisissez un nom et l’adresse ci-dessus, puis choisissez Ajouter.",
          "Choisissez Connecter. Le navigateur ouvre ce service : connectez-vous et autorisez l’accès.",
        ],
      ],
    },
    claudeCode: {
      name: ["Claude Code", "Claude Code"],
      file: ["Command in the terminal", "Commande à saisir dans le terminal"],
      steps: [
        ["Run the command below.", "Start claude, enter /mcp, choose crm and authenticate in the browser."],
        [
          "Exécutez la commande ci-dessous.",
          "Lancez claude, saisissez /mcp, choisissez crm et identifiez-vous dans le navigateur.",
        ],
      ],
    },
    chatgpt: {
      name: ["ChatGPT", "ChatGPT"],
      file: ["", ""],
      steps: [
        [
          "In ChatGPT on the web, open Settings → Apps → Advanced settings and turn on Developer mode. In a workspace, an administrator must allow it first.",
          "Choose Create app. Enter a name and the address above, and choose OAuth for the authentication.",
          "Choose Create. The browser opens this service: sign in and allow the access.",
        ],
        [
          "Dans ChatGPT sur le web, ouvrez Paramètres → Applications → Paramètres avancés et activez le mode développeur. Dans un espace de travail, un administrateur doit d’abord l’autoriser.",
          "Choisissez Créer une application. Saisissez un nom et l’adresse ci-dessus, et choisissez OAuth comme authentification.",
          "Choisissez Créer. Le navigateur ouvre ce service : connectez-vous et autorisez l’accès.",
        ],
      ],
    },
    cursor: {
      name: ["Cursor", "Cursor"],
      file: [
        "File ~/.cursor/mcp.json, or .cursor/mcp.json in a project",
        "Fichier ~/.cursor/mcp.json, ou .cursor/mcp.json dans un projet",
      ],
      steps: [
        [
          "Add the server to the file below.",
          "Open the MCP servers in the settings of Cursor and sign in to crm in the browser.",
        ],
        [
          "Ajoutez le serveur au fichier ci-dessous.",
          "Ouvrez les serveurs MCP dans les paramètres de Cursor et connectez-vous à crm dans le navigateur.",
        ],
      ],
    },
    vscode: {
      name: ["VS Code", "VS Code"],
      file: [
        "File .vscode/mcp.json, or the file that the command “MCP: Open User Configuration” opens",
        "Fichier .vscode/mcp.json, ou celui qu’ouvre la commande « MCP: Open User Configuration »",
      ],
      steps: [
        ["Add the server to the file below.", "Start the server above its name in the file, and sign in."],
        [
          "Ajoutez le serveur au fichier ci-dessous.",
          "Démarrez le serveur au-dessus de son nom dans le fichier, puis connectez-vous.",
        ],
      ],
    },
    claudeDesktop: {
      name: [
        "Claude Desktop without internet access to this service",
        "Claude Desktop, si ce service n’est pas accessible depuis Internet",
      ],
      file: ["File claude_desktop_config.json", "Fichier claude_desktop_config.json"],
      steps: [
        [
          "Install Node.js. It runs mcp-remote, which connects from your computer.",
          "In Claude Desktop, open Settings → Developer → Edit Config, and add the server to the file below.",
          "Restart Claude Desktop. The browser opens this service: sign in and allow the access.",
        ],
        [
          "Installez Node.js. Il exécute mcp-remote, qui se connecte depuis votre ordinateur.",
          "Dans Claude Desktop, ouvrez Paramètres → Développeur → Modifier la configuration, et ajoutez le serveur au fichier ci-dessous.",
          "Redémarrez Claude Desktop. Le navigateur ouvre ce service : connectez-vous et autorisez l’accès.",
        ],
      ],
    },
  },
});
