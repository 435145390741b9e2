import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { approve, REDIRECT_URI } from "../oauth/oauth.ts";
import type { Person } from "../accounts/people.ts";

/** The stored state of an application for a server. */
export interface Memory {
  information?: OAuthClientInformationMixed;
  tokens?: OAuthTokens;
  verifier?: string;
  /** The authorization URL to which it redirected. */
  page?: URL;
}

/** An application based on the official SDK, with a log of its requests. */
export interface SdkApplication {
  readonly client: Client;
  readonly memory: Memory;
  /** `POST /mcp 401`, in order; readers clear the list. */
  readonly requests: string[];
}

/** Connects the official SDK, given only the URL of the MCP server. */
export async function connectSdk(url: string, person: Person): Promise<SdkApplication> {
  const memory: Memory = {};
  const requests: string[] = [];
  const watched = async (target: string | URL, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(target, init);
    requests.push(`${init?.method ?? "GET"} ${new URL(target).pathname} ${answer.status}`);
    return answer;
  };
  const options = { authProvider: remembering(memory), fetch: watched };
  const transport = (): StreamableHTTPClientTransport =>
    new StreamableHTTPClientTransport(new URL("/mcp", url), options);
  const client = new Client({ name: "outside", version: "1.0.0" });
  const first = transport();
  const refused: unknown = await client.connect(first).catch((error: unknown) => error);
  if (!(refused instanceof UnauthorizedError))
    throw new Error("The client connected without authorization", { cause: refused });
  const callback = await approve(memory.page?.href ?? "", person);
  await first.finishAuth(callback.searchParams.get("code") ?? "");
  await client.connect(transport());
  return { client, memory, requests };
}

function remembering(memory: Memory): OAuthClientProvider {
  return {
    redirectUrl: REDIRECT_URI,
    clientMetadata: { client_name: "Notebook", redirect_uris: [REDIRECT_URI] },
    clientInformation: () => memory.information,
    saveClientInformation: (information) => void Object.assign(memory, { information }),
    tokens: () => memory.tokens,
    saveTokens: (tokens) => void Object.assign(memory, { tokens }),
    redirectToAuthorization: (page) => void Object.assign(memory, { page }),
    saveCodeVerifier: (verifier) => void Object.assign(memory, { verifier }),
    invalidateCredentials() {
      delete memory.tokens;
    },
    codeVerifier: () => memory.verifier ?? "",
  };
}
