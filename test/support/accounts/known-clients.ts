/** A well-known application with a client ID metadata document. */
export interface KnownClient {
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>>;
  /** A redirect URI as the application sends it. */
  readonly redirectUri: string;
  /** As the consent page shows it. */
  readonly redirectHost: string;
}

const code = { grant_types: ["authorization_code", "refresh_token"], response_types: ["code"] };
const PUBLIC_CLIENT = { token_endpoint_auth_method: "none" };

/**
 * The documents of well-known applications. They were not fetched by us: the machine on which these tests were written has
 * no internet access. Those of Claude (recorded on 2026-09-29), Claude Code, ChatGPT and Visual Studio Code (2026-09-08)
 * are complete, as others recorded them in public repositories. Of Codex, Zed and OpenCode, only the address and the
 * redirect URIs are recorded (2026-09-24); their other members are reconstructed.
 */
export const knownClients: Readonly<Record<string, KnownClient>> = {
  Claude: {
    id: "https://claude.ai/oauth/mcp-oauth-client-metadata",
    document: {
      client_name: "Claude",
      client_uri: "https://claude.ai",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:jwt-bearer"],
      response_types: ["code"],
      ...PUBLIC_CLIENT,
    },
    redirectUri: "https://claude.ai/api/mcp/auth_callback",
    redirectHost: "claude.ai",
  },
  "Claude Code": {
    id: "https://claude.ai/oauth/claude-code-client-metadata",
    document: {
      client_name: "Claude Code",
      client_uri: "https://claude.ai",
      redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
      ...code,
      ...PUBLIC_CLIENT,
    },
    redirectUri: "http://localhost:49536/callback",
    redirectHost: "localhost:49536",
  },
  ChatGPT: {
    id: "https://chatgpt.com/oauth/client.json",
    document: {
      client_uri: "https://chatgpt.com/",
      redirect_uris: ["https://chatgpt.com/connector_platform_oauth_redirect"],
      token_endpoint_auth_method: "private_key_jwt",
      token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
      ...code,
      client_name: "ChatGPT",
      logo_uri: "https://persistent.oaistatic.com/sonic/misc/openai-logo.png",
      token_endpoint_auth_signing_alg: "RS256",
      jwks_uri: "https://chatgpt.com/oauth/jwks.json",
    },
    redirectUri: "https://chatgpt.com/connector_platform_oauth_redirect",
    redirectHost: "chatgpt.com",
  },
  "Visual Studio Code": {
    id: "https://vscode.dev/oauth/client-metadata.json",
    document: {
      client_name: "Visual Studio Code",
      logo_uri: "https://code.visualstudio.com/assets/branding/code-stable.png",
      grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code"],
      response_types: ["code"],
      ...PUBLIC_CLIENT,
      application_type: "native",
      client_uri: "https://vscode.dev/product",
      redirect_uris: ["http://127.0.0.1:33418/", "https://vscode.dev/redirect"],
    },
    redirectUri: "http://127.0.0.1:33418/",
    redirectHost: "127.0.0.1:33418",
  },
  Codex: {
    id: "https://chatgpt.com/oauth/codex/client.json",
    document: {
      client_name: "Codex",
      redirect_uris: ["http://127.0.0.1/callback", "http://localhost/callback"],
      ...code,
      ...PUBLIC_CLIENT,
    },
    redirectUri: "http://127.0.0.1:54321/callback",
    redirectHost: "127.0.0.1:54321",
  },
  Zed: {
    id: "https://zed.dev/oauth/client-metadata.json",
    document: {
      client_name: "Zed",
      client_uri: "https://zed.dev",
      logo_uri: "https://zed.dev/img/logo.png",
      redirect_uris: ["http://127.0.0.1/callback"],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      ...PUBLIC_CLIENT,
      scope: "mcp:*",
    },
    redirectUri: "http://127.0.0.1:61234/callback",
    redirectHost: "127.0.0.1:61234",
  },
  OpenCode: {
    id: "https://opencode.ai/oauth/opencode/client.json",
    document: {
      client_name: "OpenCode",
      redirect_uris: ["http://127.0.0.1/callback", "http://localhost/callback"],
      ...code,
      ...PUBLIC_CLIENT,
    },
    redirectUri: "http://127.0.0.1:19876/callback",
    redirectHost: "127.0.0.1:19876",
  },
};

/** The hosts of the documents. */
export const knownHosts: readonly string[] = [
  ...new Set(Object.values(knownClients).map(({ id }) => new URL(id).hostname)),
];
