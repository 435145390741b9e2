import { mcpScopes } from "../contract/mcp.ts";

/** Returns the URL of the authorization server's metadata, with the path as a suffix (RFC 9728 §3.1). */
export function metadataAddress(mcpUrl: string): string {
  const { origin, pathname } = new URL(mcpUrl);
  return `${origin}/.well-known/oauth-protected-resource${pathname === "/" ? "" : pathname}`;
}

/** Returns `WWW-Authenticate` for a 401; it contains an error only if a token was sent (RFC 6750 §3.1). */
export function unauthenticatedChallenge(mcpUrl: string, tokenSent: boolean): string {
  return challenge(mcpUrl, tokenSent ? "invalid_token" : null, mcpScopes);
}

/** Returns `WWW-Authenticate` for a 403 with insufficient scopes: those that the token has, and those needed. */
export function scopeChallenge(mcpUrl: string, scopes: readonly string[]): string {
  return challenge(mcpUrl, "insufficient_scope", scopes);
}

function challenge(mcpUrl: string, error: string | null, scopes: readonly string[]): string {
  const parts = [
    ...(error === null ? [] : [`error="${error}"`]),
    `resource_metadata="${metadataAddress(mcpUrl)}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}
