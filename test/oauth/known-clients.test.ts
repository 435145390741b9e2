import { expect } from "chai";
import { createEgress, type Egress } from "../../src/base/net/egress.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { listenHttps, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { beginConsent, allScopes, authorize, exchange, pkce, type Browser } from "../support/oauth/oauth.ts";
import { createOrganization, signIn } from "../support/accounts/people.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

/** Hosts of the internet, on one local https server. */
interface DocumentHosts {
  /** Reaches only these hosts, at their usual port. */
  readonly egress: Egress;
  /** The requested URLs, in order. */
  readonly requests: string[];
  /** Serves a document at its URL. */
  serve(url: string, document: unknown): void;
  close(): Promise<void>;
}

/** Starts a server for these hosts. Its port is not 443, so requests to the usual port are sent there. */
async function documentHosts(hosts: readonly string[]): Promise<DocumentHosts> {
  const identity = selfSigned(...hosts);
  const documents = new Map<string, unknown>();
  const requests: string[] = [];
  const listener: Listener = await listenHttps(identity, (request, response) => {
    const url = `https://${(request.headers.host ?? "").replace(/:\d+$/, "")}${request.url ?? ""}`;
    requests.push(url);
    const document = documents.get(url);
    response.writeHead(document === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(document ?? {}));
  });
  const hostAddresses = (name: string): Promise<string[]> => Promise.resolve(hosts.includes(name) ? [PUBLIC] : []);
  const guarded = createEgress({ allowHttp: false, allowedSubnets: [PUBLIC], ca: identity.cert, hostAddresses });
  const atListener = (url: string): string => {
    const target = new URL(url);
    if (target.port === "" && hosts.includes(target.hostname)) target.port = String(listener.port);
    return target.href;
  };
  return {
    egress: { ...guarded, fetch: (url, request) => guarded.fetch(atListener(url), request) },
    requests,
    serve: (url, document) => void documents.set(url, document),
    close: () => listener.close(),
  };
}

/** A well-known application with a client ID metadata document. */
interface KnownClient {
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
const knownClients: Readonly<Record<string, KnownClient>> = {
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
const knownHosts: readonly string[] = [...new Set(Object.values(knownClients).map(({ id }) => new URL(id).hostname))];

/**
 * A client with a key of its own sends this although the server does not support it: it counts as a public client, whose
 * code is protected by PKCE.
 */
const ASSERTION = {
  client_assertion: "e30.e30.e30",
  client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
};

describe("OAuth: client ID metadata documents of well-known applications", () => {
  const hosts = use(() => documentHosts([...knownHosts, "hostile.example"]));
  before(() => {
    for (const { id, document } of Object.values(knownClients)) hosts.serve(id, { client_id: id, ...document });
  });
  const service = use(() => startService({ atOwnUrl: true, egress: hosts.egress }));
  const owner = use(async () => (await createOrganization(service)).owner);
  beforeEach(() => void hosts.requests.splice(0));

  const begin = (clientId: string, redirectUri: string) =>
    // A known application sends a space before the scopes, and the resource with a slash at the end.
    beginConsent(service.url, {
      clientId,
      person: owner,
      more: { redirect_uri: redirectUri, scope: " crm:read booking:read", resource: `${service.url}/mcp/` },
    });
  const tokenFor = async (browser: Browser, clientId: string, redirectUri: string) => {
    const { verifier, challenge } = pkce();
    const request = { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge };
    const callback = await authorize(browser, { ...request, code_challenge_method: "S256" }, { scopes: allScopes });
    const code = callback.searchParams.get("code") ?? "";
    const fields = { client_id: clientId, redirect_uri: redirectUri, code, code_verifier: verifier, ...ASSERTION };
    return { callback, answer: await exchange(service.url, fields) };
  };

  for (const [name, { id, document, redirectUri, redirectHost }] of Object.entries(knownClients)) {
    it(`shows ${name} with its address and the destination of the code, and issues tokens`, async () => {
      const { browser, shown } = await begin(id, redirectUri);
      const { status, text, headers, scopes } = await shown();
      expect(status).to.equal(200);
      expect(text).to.include(`Allow <bdi>${name}</bdi> to use your CRM?`);
      expect(text)
        .to.include("It is described at")
        .and.include(`<bdi>${new URL(id).host}</bdi>`);
      expect(text).to.include(`<bdi>${redirectHost}</bdi>`);
      expect(text).to.include("Unverified application");
      const loopback = ["localhost", "127.0.0.1"].includes(new URL(redirectUri).hostname);
      expect(text.includes("a program on your own device")).to.equal(loopback);
      expect(scopes).to.deep.equal(["crm:read", "booking:read"]);
      // The logo is neither fetched nor shown: anybody can use the logo of somebody else.
      expect(text).not.to.match(/<img|logo_uri/);
      for (const member of ["logo_uri", "client_uri", "jwks_uri"]) {
        if (typeof document[member] === "string") expect(text).not.to.include(document[member]);
      }
      expect(headers.get("content-security-policy")).not.to.include(new URL(id).host);
      const { callback, answer } = await tokenFor(browser, id, redirectUri);
      expect(callback.href.startsWith(redirectUri)).to.equal(true);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(answer.body).to.include.keys("access_token", "refresh_token");
      expect(hosts.requests, "nothing but the document").to.deep.equal([id]);
      const caller = await signIn(service.url, owner);
      const found = await caller.get(`/v1/connections?client_id=${encodeURIComponent(id)}`);
      const { client_uri: uri } = document;
      expect(found.at("data.0.application")).to.deep.equal({
        kind: "oauth",
        client_id: id,
        name,
        host: new URL(id).hostname,
        uri: typeof uri === "string" ? new URL(uri).href : null,
      });
    });
  }

  it("keeps a document harmless whose members are an attack", async () => {
    const id = "https://hostile.example/client.json";
    hosts.serve(id, {
      client_id: id,
      client_name: `Claude\u202e<script>alert(1)</script>`,
      redirect_uris: ["https://hostile.example/cb"],
      client_uri: "javascript:alert(1)",
      logo_uri: "https://hostile.example/logo.svg",
      policy_uri: "data:text/html,1",
      tos_uri: "vbscript:1",
      jwks_uri: "https://hostile.example/jwks",
      scope: "admin *",
      contacts: ["<b>"],
      grant_types: ["implicit", "password"],
      response_types: ["token"],
      require_auth_time: true,
    });
    const { shown } = await begin(id, "https://hostile.example/cb");
    const { status, text } = await shown();
    expect(status).to.equal(200);
    expect(text).to.include("<bdi>Claude &#60;script&#62;alert(1)&#60;/script&#62;</bdi>");
    expect(text).not.to.match(/\u202e|<script|javascript:|vbscript:|data:text|logo\.svg|admin \*/);
    expect(hosts.requests).to.deep.equal([id]);
  });
});
