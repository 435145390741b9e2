import { mcpScopes } from "../../base/contract/mcp.ts";

/** Paths of the authorization server, relative to its issuer. */
export const paths = {
  authorize: "/oauth/authorize",
  interaction: "/oauth/interaction",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  jwks: "/oauth/jwks",
} as const;

/** The grants of the token endpoint. */
export const grantTypes = {
  code: "authorization_code",
  refresh: "refresh_token",
  /** RFC 7523 §4: an assertion of the organization's identity provider. */
  assertion: "urn:ietf:params:oauth:grant-type:jwt-bearer",
} as const;

/** draft-ietf-oauth-identity-assertion-authz-grant §7.2 */
const ASSERTION_PROFILE = "urn:ietf:params:oauth:grant-profile:id-jag";

/** Methods by which applications authenticate at the token endpoint. */
export const clientAuthMethods = ["none", "client_secret_basic", "client_secret_post"] as const;

/** Returns the issuer of the authorization server: the origin of the MCP URL. */
export function issuerOf(mcpUrl: string): string {
  return new URL(mcpUrl).origin;
}

/** Returns the metadata of the authorization server (RFC 8414 §2). */
function authorizationServerDocument(mcpUrl: string) {
  const issuer = issuerOf(mcpUrl);
  return {
    issuer,
    authorization_endpoint: issuer + paths.authorize,
    token_endpoint: issuer + paths.token,
    registration_endpoint: issuer + paths.register,
    revocation_endpoint: issuer + paths.revoke,
    jwks_uri: issuer + paths.jwks,
    scopes_supported: mcpScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: Object.values(grantTypes),
    authorization_grant_profiles_supported: [ASSERTION_PROFILE],
    token_endpoint_auth_methods_supported: clientAuthMethods,
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** Returns the metadata of the MCP server, which names its authorization server (RFC 9728 §2). */
function protectedResourceDocument(mcpUrl: string) {
  return {
    resource: mcpUrl,
    authorization_servers: [issuerOf(mcpUrl)],
    scopes_supported: mcpScopes,
    bearer_methods_supported: ["header"],
    resource_name: "Customer Relationship Service",
  };
}

/** Returns the documents by path, each also with the MCP URL's path as a suffix (RFC 8414 §3.1, RFC 9728 §3.1). */
export function discoveryDocuments(mcpUrl: string): ReadonlyMap<string, object> {
  const path = new URL(mcpUrl).pathname;
  const server = authorizationServerDocument(mcpUrl);
  const resource = protectedResourceDocument(mcpUrl);
  const suffixes = path === "/" ? [""] : ["", path];
  return new Map(
    suffixes.flatMap((suffix): [string, object][] => [
      [`/.well-known/oauth-authorization-server${suffix}`, server],
      [`/.well-known/oauth-protected-resource${suffix}`, resource],
    ]),
  );
}
