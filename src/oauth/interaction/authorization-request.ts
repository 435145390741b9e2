import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../../contract/caller.ts";
import type { McpScope } from "../../contract/mcp.ts";

/** An application that asks a person to be let in. */
export interface AskingClient {
  readonly id: string;
  /** As it calls itself: nobody has checked it. */
  readonly name: string;
  readonly uri: string | null;
  /** Registered by itself, or described by the document that its id is the URL of. */
  readonly kind: "registered" | "document";
}

/** What a person is asked. */
export interface AuthorizationRequest {
  readonly uid: string;
  readonly client: AskingClient;
  /** What it asks for, in the order of mcpScopes; never empty. */
  readonly scopes: readonly McpScope[];
  readonly redirectUri: string;
  /** Where the answer goes: a host, or the scheme of an application (`cursor://…`). */
  readonly redirectHost: string;
  /** The answer goes to this computer, where any program may listen. */
  readonly loopback: boolean;
  /** The e-mail address that the application suggests to sign in with. */
  readonly loginHint: string | null;
  /** Languages that the application suggests, the best first. */
  readonly uiLocales: readonly string[];
}

/** What the person decided. Nothing ticked counts as denied. */
export type Decision = { readonly person: Caller; readonly scopes: readonly McpScope[] } | "denied";

/** Why a consent is refused whatever the person ticked. */
export type ConsentRefusal =
  "support_session" | "not_allowed" | "ai_disabled" | "registration_not_allowed" | "no_scope_allowed";

/** What a person may consent to. */
export interface ConsentOffer {
  readonly refusal: ConsentRefusal | null;
  /** Asked for, and allowed by the organization's policy and the person's role. */
  readonly scopes: readonly McpScope[];
}

/** The authorization request of this browser is too old, answered, or another browser's. */
export class AuthorizationExpired extends Error {
  override readonly name = "AuthorizationExpired";
}

/** Between the request of an application and the answer to it: for whoever draws the pages. */
export interface InteractionDeps {
  /** Throws AuthorizationExpired. */
  details(request: IncomingMessage, response: ServerResponse): Promise<AuthorizationRequest>;
  /** What this person, signed in, may let it do. */
  offer(request: AuthorizationRequest, person: Caller): Promise<ConsentOffer>;
  /**
   * Answers the browser with the way back to the application: with a code, or with `access_denied` (also where the offer
   * has a refusal, which is logged). Throws AuthorizationExpired.
   */
  finish(request: IncomingMessage, response: ServerResponse, decision: Decision): Promise<void>;
}
