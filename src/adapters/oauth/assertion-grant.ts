import type { Response } from "express";
import { errors, type Client, type Provider } from "oidc-provider";
import { hostOfApplication } from "../../features/accounts/rules/ai-policy.ts";
import {
  AssertionRejected,
  type AssertionRejection,
  type AuthorizeByAssertion,
  type PresentedAssertion,
} from "../../base/contract/identity-assertion.ts";
import { accountIdOf } from "./storage.ts";
import { grantTypes } from "./discovery.ts";
import { requestedScopes } from "./authorization-request.ts";
import { visitorOf } from "../../base/platform/request-context.ts";

/** Dependencies of `acceptAssertions`. */
interface AssertionGrantDeps {
  readonly mcpUrl: string;
  readonly authorizeByAssertion: AuthorizeByAssertion;
}

interface AssertionParameters {
  readonly assertion?: string;
}

/**
 * Accepts assertions of identity providers at the token endpoint (MCP enterprise-managed authorization). The response
 * contains no refresh token: the provider decides about each further token.
 */
export function acceptAssertions(provider: Provider, { mcpUrl, authorizeByAssertion }: AssertionGrantDeps): void {
  const { assertion: gty } = grantTypes;
  provider.registerGrantType<AssertionParameters>(
    gty,
    async (context) => {
      const { client, params } = context.oidc;
      const { assertion, scope: requested } = params;
      if (assertion === undefined) throw new errors.InvalidRequest("missing required parameter 'assertion'");
      const scopes = requestedScopes(requested);
      const presented = {
        assertion,
        client: presentingClient(client),
        scopes,
        visitor: visitorOf(context.request, context.res as Response),
      };
      const authorization = await authorizeByAssertion(presented).catch(throwOauthError);
      const { grantId } = authorization;
      const accountId = accountIdOf(authorization);
      const scope = authorization.scopes.join(" ");
      // Saved each time: a grant expires, but the connection lasts as long as the provider issues assertions.
      const grant = new provider.Grant({ accountId, clientId: client.clientId });
      grant.jti = grantId;
      grant.addResourceScope(mcpUrl, scope);
      await grant.save();
      const token = new provider.AccessToken({ accountId, client, grantId, gty, scope, aud: mcpUrl });
      const access_token = await token.save();
      context.body = { access_token, expires_in: token.expiration, scope, token_type: token.tokenType };
    },
    ["assertion", "scope", "resource"],
    ["resource"],
  );
}

/** Nothing proves which redirect URI of a registered application is its own, so only its id is certain. */
function presentingClient(client: Client): PresentedAssertion["client"] {
  const { clientId: id, clientName, clientUri, clientIdMetadataDocument } = client;
  const kind = clientIdMetadataDocument === true ? "document" : "registered";
  const host = kind === "document" ? hostOfApplication({ id, kind, redirectUri: "" }) : null;
  return { id, name: clientName ?? id, uri: clientUri ?? null, kind, host };
}

/** RFC 6749 §5.2 */
const codes: Readonly<Partial<Record<AssertionRejection, string>>> = {
  application_not_allowed: "unauthorized_client",
  registration_not_allowed: "unauthorized_client",
  no_scope_allowed: "invalid_scope",
};

const descriptions: Readonly<Record<AssertionRejection, string>> = {
  malformed:
    "the assertion is not a valid ID-JAG: a JWT of type oauth-id-jag+jwt with iss, sub, aud, client_id, jti, exp and iat",
  untrusted_issuer:
    "no organization accepts assertions of this issuer for this person: an administrator must set up single sign-on and allow enterprise-managed authorization",
  provider_unavailable: "the keys of the identity provider could not be read: try again with a new assertion",
  invalid_signature: "the signature does not match a key of the identity provider",
  wrong_audience: "aud must be exactly the issuer of this authorization server",
  wrong_client: "the assertion was issued to another client_id",
  wrong_resource: "resource must be the URL of the MCP server",
  expired: "the assertion is expired, too old or not valid yet: request a new one",
  replayed: "the assertion was used before: request a new one",
  unknown_user: "the person is not an active member of the organization",
  suspended: "the account or the organization is suspended",
  owner_not_trusted: "the identity provider may not act for owners until an owner has confirmed it",
  not_allowed: "the role of the person does not allow AI applications",
  application_not_allowed: "the organization does not allow this application: an administrator can allow it",
  registration_not_allowed: "the organization does not accept applications that registered themselves",
  no_scope_allowed: "the assertion, the role or the organization allows none of the requested scopes",
  revoked: "the connection was revoked after the assertion was issued: request a new one",
};

function throwOauthError(error: unknown): never {
  if (!(error instanceof AssertionRejected)) throw error;
  const { rejection } = error;
  throw new errors.CustomOIDCProviderError(codes[rejection] ?? "invalid_grant", descriptions[rejection]);
}
