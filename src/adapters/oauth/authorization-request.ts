import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../../base/contract/caller.ts";
import { type McpScope, mcpScopes } from "../../base/contract/mcp.ts";
import { allowsApplication, type AiPolicy } from "../../features/accounts/rules/ai-policy.ts";
import { scopesFor } from "../../features/accounts/rules/mcp-scopes.ts";

/** An application that requests access. */
export interface RequestingClient {
  readonly id: string;
  /** The name that the application chose; it is not verified. */
  readonly name: string;
  readonly uri: string | null;
  /** Registered by itself, or described by the document whose URL is its id. */
  readonly kind: "registered" | "document";
  /** The host by which the lists of the AI policy name it. */
  readonly host: string;
}

/** An authorization request as the user sees it. */
export interface AuthorizationRequest {
  readonly uid: string;
  readonly client: RequestingClient;
  /** The requested scopes, in the order of mcpScopes; never empty. */
  readonly scopes: readonly McpScope[];
  readonly redirectUri: string;
  /** Destination of the response: a host, or the scheme of an application (`cursor://…`). */
  readonly redirectHost: string;
  /** The response goes to the user's own computer, where any program may listen. */
  readonly loopback: boolean;
  /** The e-mail address that the application suggests for signing in. */
  readonly loginHint: string | null;
  /** Languages that the application suggests, the preferred one first. */
  readonly uiLocales: readonly string[];
}

/** The user's decision. Without any scope it counts as denied. */
type Decision = { readonly person: Caller; readonly scopes: readonly McpScope[] } | "denied";

/** Why a consent is rejected regardless of the selected scopes. */
export type ConsentRejection =
  | "support_session"
  | "second_factor"
  | "not_allowed"
  | "ai_disabled"
  | "application_not_allowed"
  | "registration_not_allowed"
  | "no_scope_allowed";

/** The scopes to which a user may consent. */
export interface ConsentOffer {
  readonly rejection: ConsentRejection | null;
  /** Requested scopes that the organization's policy and the user's role allow. */
  readonly scopes: readonly McpScope[];
}

/** The authorization request has expired, was already completed, or belongs to another browser. */
export class AuthorizationExpired extends Error {
  override readonly name = "AuthorizationExpired";
}

/** The authorization steps that the pages use. */
export interface InteractionDeps {
  /** Throws AuthorizationExpired. */
  details(request: IncomingMessage, response: ServerResponse): Promise<AuthorizationRequest>;
  /** Returns the request with this id without checking the browser, for the page that signs in; null if it has expired. */
  find(uid: string): Promise<AuthorizationRequest | null>;
  /** Returns the scopes that this signed-in user may grant. */
  offer(request: AuthorizationRequest, person: Caller): Promise<ConsentOffer>;
  /**
   * Redirects the browser to the application with a code, or with `access_denied`, which is also sent if the offer has
   * a rejection (this is logged). Throws AuthorizationExpired.
   */
  finish(request: IncomingMessage, response: ServerResponse, decision: Decision): Promise<void>;
}

/**
 * Returns the scopes that a user may grant: those requested, limited by the organization's policy and the user's role.
 */
export function consentOffer(
  { client, scopes: requested }: Pick<AuthorizationRequest, "client" | "scopes">,
  person: Caller,
  policy: AiPolicy | null,
): ConsentOffer {
  if (policy === null) return { rejection: "ai_disabled", scopes: [] };
  const permitted = new Set(scopesFor(person.permissions));
  const scopes = requested.filter((scope) => permitted.has(scope) && policy.allowed_scopes.includes(scope));
  const rejection = rejectionOf(person, policy, client) ?? (scopes.length === 0 ? "no_scope_allowed" : null);
  return { rejection, scopes: rejection === null ? scopes : [] };
}

function rejectionOf(
  { credential, permissions }: Caller,
  policy: AiPolicy,
  client: RequestingClient,
): ConsentRejection | null {
  if (credential.kind !== "session" || credential.support) return "support_session";
  if (credential.limitedTo !== null) return "second_factor";
  if (!policy.enabled) return "ai_disabled";
  if (!permissions.has("ai:connect")) return "not_allowed";
  if (!allowsApplication(policy, client)) return "application_not_allowed";
  return client.kind === "registered" && !policy.allow_dynamic_registration ? "registration_not_allowed" : null;
}

/** Returns the requested scopes that exist, in the order of mcpScopes. */
export function requestedScopes(text: unknown): readonly McpScope[] {
  const named = new Set(String(text).split(" "));
  return mcpScopes.filter((scope) => named.has(scope));
}
