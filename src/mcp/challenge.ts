import { mcpScopes } from "../contract/mcp.ts";

/** Where applications learn of the authorization server, after the path as RFC 9728 §3.1 has it. */
export function metadataAddress(mcpUrl: string): string {
  const { origin, pathname } = new URL(mcpUrl);
  return `${origin}/.well-known/oauth-protected-resource${pathname === "/" ? "" : pathname}`;
}

/** `WWW-Authenticate` of a 401; an error only where a token was sent (RFC 6750 §3.1). */
export function unauthenticatedChallenge(mcpUrl: string, tokenSent: boolean): string {
  return challenge(mcpUrl, tokenSent ? "invalid_token" : null, mcpScopes);
}

/** `WWW-Authenticate` of a 403 that more scopes would have prevented: those held, and those needed. */
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
