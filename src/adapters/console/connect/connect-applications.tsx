import { client } from "../session/client.ts";
import { CodeBlock } from "../ui/copy-button.tsx";
import { useLoad } from "../ui/data.ts";
import { Section } from "../ui/page.tsx";
import { useUrlState } from "../ui/url-state.ts";
import "./connect.css";
import { pageTexts } from "../texts/texts.tsx";

/** How members connect AI applications: the address of the MCP server, and the steps for each application. */
export function ConnectApplications() {
  const texts = useConnectTexts();
  const address = useMcpAddress();
  const { values, change } = useUrlState("application");
  const chosen = applications.find((name) => name === values.application) ?? "claude";
  return (
    <Section title={texts.title} className="connect">
      <p>{texts.about}</p>
      <CodeBlock caption={texts.address} code={address} />
      <fieldset className="connect-applications">
        <legend>{texts.application}</legend>
        {applications.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="connect-application"
              checked={name === chosen}
              onChange={() => change({ application: name }, { replace: true })}
            />
            {texts.applications[name].name}
          </label>
        ))}
      </fieldset>
      <Steps application={chosen} address={address} />
    </Section>
  );
}

function Steps({ application, address }: { readonly application: Application; readonly address: string }) {
  const texts = useConnectTexts();
  const { name, steps, file } = texts.applications[application];
  const { page, fromCloud, signIn, apiKey } = configurationsFor(address)[application];
  return (
    <div>
      <h3>{name}</h3>
      {fromCloud && !address.startsWith("https:") && <p className="notice">{texts.needsHttps}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {signIn !== undefined && <CodeBlock caption={file} code={signIn} />}
      {apiKey === undefined ? (
        <p className="quiet">{texts.noKey}</p>
      ) : (
        <details>
          <summary>{texts.withKey}</summary>
          <p>{texts.keyHelp}</p>
          <CodeBlock caption={file} code={apiKey} />
        </details>
      )}
      <p>
        <a href={page} target="_blank" rel="noreferrer">
          {texts.page}
        </a>
      </p>
    </div>
  );
}

/** The AI applications for which the console knows the configuration. */
const applications = ["claude", "claudeCode", "chatgpt", "cursor", "vscode", "claudeDesktop"] as const;
/** An AI application. */
type Application = (typeof applications)[number];

/** How an application is configured. */
interface Configuration {
  /** The documentation of its vendor. */
  readonly page: string;
  /** Whether it connects from its vendor's cloud, and so needs an https address that is reachable from the internet. */
  readonly fromCloud: boolean;
  /** The command or file for a sign-in in the browser; none if the address is entered in a form. */
  readonly signIn?: string;
  /** The command or file with an API key; none if the application cannot send one. */
  readonly apiKey?: string;
}

/** Stands for the secret of an API key. */
const SECRET = "crs_…";

/** Returns the configuration of each application for the MCP server at this address. */
function configurationsFor(address: string): Readonly<Record<Application, Configuration>> {
  const add = `claude mcp add --transport http crm ${address}`;
  return {
    claude: {
      page: "https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp",
      fromCloud: true,
    },
    claudeCode: {
      page: "https://code.claude.com/docs/en/mcp",
      fromCloud: false,
      signIn: add,
      apiKey: `${add} --header "Authorization: Bearer ${SECRET}"`,
    },
    chatgpt: { page: "https://developers.openai.com/api/docs/guides/developer-mode.md", fromCloud: true },
    cursor: {
      page: "https://cursor.com/docs/mcp",
      fromCloud: false,
      signIn: file({ mcpServers: { crm: { url: address } } }),
      apiKey: file({
        mcpServers: { crm: { url: address, headers: { Authorization: "Bearer ${env:CRM_KEY}" } } },
      }),
    },
    vscode: {
      page: "https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",
      fromCloud: false,
      signIn: file({ servers: { crm: { type: "http", url: address } } }),
      apiKey: file({
        inputs: [{ type: "promptString", id: "crm-key", description: "CRM API key", password: true }],
        servers: {
          crm: { type: "http", url: address, headers: { Authorization: "Bearer ${input:crm-key}" } },
        },
      }),
    },
    claudeDesktop: {
      page: "https://www.npmjs.com/package/mcp-remote",
      fromCloud: false,
      signIn: file({ mcpServers: { crm: { command: "npx", args: ["-y", "mcp-remote", address] } } }),
      apiKey: file({
        mcpServers: {
          crm: {
            command: "npx",
            // Without a space after the colon, because some applications split arguments at spaces.
            args: ["-y", "mcp-remote", address, "--header", "Authorization:${CRM_AUTHORIZATION}"],
            env: { CRM_AUTHORIZATION: `Bearer ${SECRET}` },
          },
        },
      }),
    },
  };
}

const file = (content: object): string => JSON.stringify(content, null, 2);

/** The metadata of the MCP server (RFC 9728). */
const METADATA = "/.well-known/oauth-protected-resource";

/** Returns the public address of the MCP server, which can have another host than the console. */
function useMcpAddress(): string {
  const usual = `${window.location.origin}/mcp`;
  const { data } = useLoad(
    ["mcpAddress"],
    async () => {
      const { text = "" } = await client.send({ method: "GET", route: METADATA, url: METADATA, options: {} });
      return addressIn(JSON.parse(text));
    },
    { staleTime: Number.POSITIVE_INFINITY, throwOnError: false },
  );
  return data ?? usual;
}

function addressIn(metadata: unknown): string | null {
  const resource: unknown =
    typeof metadata === "object" && metadata !== null ? Reflect.get(metadata, "resource") : undefined;
  return typeof resource === "string" ? resource : null;
}

/** The texts of the instructions. Menus have the names that the applications show. */
const useConnectTexts = pageTexts({
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
