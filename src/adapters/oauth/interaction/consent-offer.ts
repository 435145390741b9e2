import type { Caller } from "../../../base/contract/caller.ts";
import { mcpScopes, type McpScope } from "../../../base/contract/mcp.ts";
import { allowsApplication } from "../../../features/accounts/rules/application-rules.ts";
import { scopesFor } from "../../../features/accounts/rules/mcp-scopes.ts";
import type { AiPolicy } from "../../../features/accounts/rules/ai-policy.ts";
import type {
  AuthorizationRequest,
  ConsentOffer,
  ConsentRejection,
  RequestingClient,
} from "./authorization-request.ts";

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
