import type { Visitor } from "./caller.ts";
import type { McpScope } from "./mcp.ts";

/**
 * An Identity Assertion JWT Authorization Grant (ID-JAG, draft-ietf-oauth-identity-assertion-authz-grant), by which an
 * identity provider connects an application of a member, and the authenticated application that presents it.
 */
export interface PresentedAssertion {
  /** The JWT, not verified. */
  readonly assertion: string;
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly uri: string | null;
    readonly kind: "registered" | "document";
    /** The host by which the lists of the AI policy name it; null if only its id is certain. */
    readonly host: string | null;
  };
  /** The requested scopes; empty for as many as possible. */
  readonly scopes: readonly McpScope[];
  readonly visitor: Visitor;
}

/** An authorization that follows from an assertion. */
export interface AssertedAuthorization {
  readonly orgId: string;
  readonly userId: string;
  /** Id of the grant that links tokens to the connection. */
  readonly grantId: string;
  readonly scopes: readonly McpScope[];
}

/** Verifies an assertion and opens the connection of its application, or finds the open one. Throws AssertionRejected. */
export type AuthorizeByAssertion = (presented: PresentedAssertion) => Promise<AssertedAuthorization>;

/** Why an assertion was rejected. */
export type AssertionRejection =
  | "malformed"
  /** No organization accepts assertions of this issuer for this person. */
  | "untrusted_issuer"
  | "provider_unavailable"
  | "invalid_signature"
  | "wrong_audience"
  | "wrong_client"
  | "wrong_resource"
  | "expired"
  | "replayed"
  | "unknown_user"
  | "suspended"
  | "owner_not_trusted"
  | "not_allowed"
  | "application_not_allowed"
  | "registration_not_allowed"
  | "no_scope_allowed"
  /** The connection was revoked after the assertion was issued. */
  | "revoked";

/** An assertion was rejected. */
export class AssertionRejected extends Error {
  override readonly name = "AssertionRejected";
  readonly rejection: AssertionRejection;
  /** The account that the assertion names, if it was found. */
  readonly userId: string | null;

  constructor(
    rejection: AssertionRejection,
    { userId = null, cause }: { userId?: string | null; cause?: unknown } = {},
  ) {
    super(`The assertion was rejected: ${rejection}`, { cause });
    this.rejection = rejection;
    this.userId = userId;
  }
}
