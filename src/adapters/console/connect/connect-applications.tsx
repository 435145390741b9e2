import { client } from "../session/client.ts";
import { CodeBlock } from "../ui/copy-button.tsx";
import { useLoad } from "../ui/data.ts";
import { Section } from "../ui/page.tsx";
import { useUrlState } from "../ui/url-state.ts";
import { useConnectTexts } from "./texts.ts";
import "./connect.css";

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
