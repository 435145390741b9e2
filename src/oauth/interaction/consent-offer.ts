import type { Caller } from "../../contract/caller.ts";
import { mcpScopes, type McpScope } from "../../contract/mcp.ts";
import { scopesFor } from "../../accounts/rules/mcp-scopes.ts";
import type { AiPolicy } from "../../accounts/sql/organizations.ts";
import type { AuthorizationRequest, ConsentOffer, ConsentRefusal } from "./authorization-request.ts";

/**
 * Returns the scopes that a user may grant: those requested, limited by the organization's policy and the user's role.
 */
export function consentOffer(
  { client, scopes: asked }: Pick<AuthorizationRequest, "client" | "scopes">,
  person: Caller,
  policy: AiPolicy | null,
): ConsentOffer {
  if (policy === null) return { refusal: "ai_disabled", scopes: [] };
  const reached = new Set(scopesFor(person.permissions));
  const scopes = asked.filter((scope) => reached.has(scope) && policy.allowed_scopes.includes(scope));
  const refusal = refusalOf(person, policy, client.kind) ?? (scopes.length === 0 ? "no_scope_allowed" : null);
  return { refusal, scopes: refusal === null ? scopes : [] };
}

function refusalOf({ credential, permissions }: Caller, policy: AiPolicy, kind: string): ConsentRefusal | null {
  if (credential.kind !== "session" || credential.support) return "support_session";
  if (!policy.enabled) return "ai_disabled";
  if (!permissions.has("ai:connect")) return "not_allowed";
  return kind === "registered" && !policy.allow_dynamic_registration ? "registration_not_allowed" : null;
}

/** Returns the requested scopes that exist, in the order of mcpScopes. */
export function askedScopes(text: unknown): readonly McpScope[] {
  const named = new Set(String(text).split(" "));
  return mcpScopes.filter((scope) => named.has(scope));
}
