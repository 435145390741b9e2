/** The AI applications for which the console knows the configuration. */
export const applications = ["claude", "claudeCode", "chatgpt", "cursor", "vscode", "claudeDesktop"] as const;
/** An AI application. */
export type Application = (typeof applications)[number];

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
export function configurationsFor(address: string): Readonly<Record<Application, Configuration>> {
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
