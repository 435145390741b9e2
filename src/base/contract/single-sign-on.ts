import type { Visitor } from "./caller.ts";

/** Why a sign-in with an identity provider was rejected. */
export type SignOnRejection =
  /** No organization with single sign-on for this address or name. */
  | "unknown"
  /** The link is used, expired, or belongs to another browser. */
  | "expired"
  | "provider_unavailable"
  /** The provider reported an error, e.g. that the person is not allowed to use this service. */
  | "provider_error"
  /** The response failed a check: issuer, state, nonce, signature, audience or expiry. */
  | "invalid_response"
  | "email_missing"
  | "email_unverified"
  | "foreign_domain"
  | "no_role"
  | "no_account"
  | "email_taken"
  | "other_identity"
  | "owner_not_trusted"
  | "suspended";

/** The start of a sign-in. Exactly one of `email` and `organization` is required. */
export interface SignOnRequest {
  readonly email: string | null;
  /** The slug of the organization. */
  readonly organization: string | null;
  /** The path of this service to open afterwards; null: the start page. */
  readonly returnTo: string | null;
  /** The token of the browser's session that the person agreed to replace, if there is one. */
  readonly sessionToken: string | undefined;
}

/** The response of the provider, as the browser delivers it. */
export interface SignOnResponse {
  readonly parameters: URLSearchParams;
  /** The secret in the browser's cookie. */
  readonly browserSecret: string | undefined;
  /** The token of the browser's current session, which a new session replaces. */
  readonly sessionToken: string | undefined;
}

/** A rejected step of a sign-in. */
export interface RejectedSignOn {
  readonly rejection: SignOnRejection;
  /** The path to open after another sign-in; null if none is known. */
  readonly returnTo: string | null;
}

/** Signing in with the identity provider of an organization. */
export interface SingleSignOn {
  /** Returns the URL of the provider, and the secret for the browser's cookie. */
  readonly start: (
    request: SignOnRequest,
    visitor: Visitor,
  ) => Promise<{ readonly location: string; readonly browserSecret: string } | RejectedSignOn>;
  /** Returns the values of the session cookie and the path to open. */
  readonly finish: (
    response: SignOnResponse,
    visitor: Visitor,
  ) => Promise<
    { readonly session_token: string; readonly session_expires_at: string; readonly returnTo: string } | RejectedSignOn
  >;
}

/**
 * Returns the path at which a person with this address signs in with their organization's provider; null if they use a
 * password. The result depends only on the domain, so it does not reveal whether an account exists.
 */
export type SingleSignOnFor = (email: string) => Promise<{ readonly url: string } | null>;
