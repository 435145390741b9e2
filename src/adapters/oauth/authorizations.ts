import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Client, type Interaction, type InteractionResults, type Provider } from "oidc-provider";
import type { Caller } from "../../base/contract/caller.ts";
import type { McpScope } from "../../base/contract/mcp.ts";
import { hostOfApplication } from "../../features/accounts/rules/ai-policy.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { Connections } from "../../features/accounts/connection-writes.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { accountIdOf, hashOf } from "./storage.ts";
import {
  requestedScopes,
  consentOffer,
  AuthorizationExpired,
  type RequestingClient,
  type AuthorizationRequest,
  type ConsentRejection,
  type InteractionDeps,
} from "./authorization-request.ts";

/** Dependencies of `createAuthorizations`. */
export interface AuthorizationsDeps {
  readonly provider: Provider;
  readonly mcpUrl: string;
  readonly store: Store;
  readonly connections: Connections;
  /** Logs a consent in the transaction that opens the connection. */
  readonly onGranted: (
    tx: Repositories,
    granted: { readonly person: Caller; readonly client: RequestingClient; readonly connection: string },
  ) => Promise<void>;
  /** Logs a rejected consent. */
  readonly onRejected: (person: Caller, client: RequestingClient, rejection: ConsentRejection) => Promise<void>;
}

const denied = { error: "access_denied", error_description: "The request was denied." };

/** Implements the steps between an application's authorization request and its response. */
export function createAuthorizations(deps: AuthorizationsDeps): InteractionDeps {
  const { provider, store, connections } = deps;
  const offer: InteractionDeps["offer"] = async (request, person) =>
    consentOffer(request, person, await connections.policy(person.organization.id));
  return {
    details: async (request, response) => await requestOf(provider, await interactionOf(provider, request, response)),
    async find(uid) {
      const interaction = await provider.Interaction.find(uid);
      if (!interaction) return null;
      return await requestOf(provider, interaction).catch(nullIfExpired);
    },
    offer,
    async finish(request, response, decision) {
      const interaction = await interactionOf(provider, request, response);
      const authorization = await requestOf(provider, interaction);
      if (!(await store.oauthRecords.consume("Interaction", hashOf(interaction.uid)))) throw new AuthorizationExpired();
      let result: InteractionResults = denied;
      if (decision !== "denied") {
        const { person } = decision;
        const { rejection, scopes } = await offer(authorization, person);
        if (rejection !== null) await deps.onRejected(person, authorization.client, rejection);
        const granted = scopes.filter((scope) => decision.scopes.includes(scope));
        if (granted.length > 0) result = await grant(deps, authorization, person, granted);
      }
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    },
  };
}

function nullIfExpired(error: unknown): null {
  if (error instanceof AuthorizationExpired) return null;
  throw error;
}

async function interactionOf(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    // The cookie is bound to the path, but only browsers enforce that; this check covers other clients.
    if (new URL(request.url ?? "", provider.issuer).pathname.split("/").includes(interaction.uid)) return interaction;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
  }
  throw new AuthorizationExpired();
}

async function requestOf(provider: Provider, { uid, params }: Interaction): Promise<AuthorizationRequest> {
  const client = await provider.Client.find(String(params["client_id"]));
  if (!client) throw new AuthorizationExpired();
  const redirectUri = String(params["redirect_uri"]);
  const { protocol, host, hostname } = new URL(redirectUri);
  const onTheWeb = ["http:", "https:"].includes(protocol);
  return {
    uid,
    client: requestingClient(client, redirectUri),
    scopes: requestedScopes(params["scope"]),
    redirectUri,
    redirectHost: onTheWeb ? host : `${protocol}//${host}`,
    loopback: ["localhost", "127.0.0.1", "[::1]"].includes(hostname),
    loginHint: typeof params["login_hint"] === "string" ? params["login_hint"] : null,
    uiLocales: typeof params["ui_locales"] === "string" ? params["ui_locales"].split(" ") : [],
  };
}

/** Returns the application that requests codes for this redirect URI. */
function requestingClient(client: Client, redirectUri: string): RequestingClient {
  const { clientId: id, clientName, clientUri, clientIdMetadataDocument } = client;
  const kind = clientIdMetadataDocument === true ? "document" : "registered";
  const host = hostOfApplication({ id, kind, redirectUri });
  return { id, name: clientName ?? id, uri: clientUri ?? null, kind, host };
}

/** Creates a grant and its connection. Every consent has a grant of its own. */
async function grant(
  { provider, mcpUrl, store, connections, onGranted }: AuthorizationsDeps,
  { client, scopes: requested }: AuthorizationRequest,
  person: Caller,
  scopes: readonly McpScope[],
): Promise<InteractionResults> {
  const [orgId, userId] = [person.organization.id, person.user.id];
  const accountId = accountIdOf({ orgId, userId });
  const made = new provider.Grant({ accountId, clientId: client.id });
  made.addResourceScope(mcpUrl, scopes.join(" "));
  const rejected = requested.filter((scope) => !scopes.includes(scope));
  if (rejected.length > 0) made.rejectResourceScope(mcpUrl, rejected.join(" "));
  const grantId = await made.save();
  const { id, name, uri, host } = client;
  try {
    await store.transaction(async (tx) => {
      const opened = { orgId, userId, client: { id, name, uri, host }, scopes, grantId };
      const connection = await connections.open(tx, opened);
      await onGranted(tx, { person, client, connection });
    });
  } catch (error) {
    await made.destroy();
    // AI applications were turned off, or the user was suspended, while the page was open.
    if (error instanceof Problem && error.code === "ai_disabled") return denied;
    throw error;
  }
  return { login: { accountId, remember: false }, consent: { grantId } };
}
