import type { AiPolicyService, AiPolicyUpdateInput, Schemas } from "../../generated/services.js";
import { requireSession } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { same } from "../platform/rules/differences.ts";
import { knownScopes } from "./rules/mcp-scopes.ts";
import type { AiPolicy, AiPolicyRow } from "./sql/organizations.ts";
import type { Repositories } from "../store/store.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";
import { logEntry } from "./audit-log/entries.ts";
import { requireRecord, omitUndefined } from "../records/record-state.ts";

/** Implements the operations `aiPolicy.*`: what AI applications may do in the organization. */
export function aiPolicyService(deps: ConnectionDeps): AiPolicyService {
  return {
    async get(caller) {
      requireSession(caller);
      return shown(requireRecord(await deps.store.organizations.aiPolicy(caller.organization.id)));
    },
    update: (caller, input) => update(deps, caller, input),
  };
}

async function update(
  deps: ConnectionDeps,
  caller: Caller,
  { expected_version, ...input }: AiPolicyUpdateInput,
): Promise<Schemas["AiPolicy"]> {
  requireSession(caller);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    const before = requireRecord(await tx.organizations.aiPolicy(orgId), expected_version);
    const policy = { ...policyOf(before), ...omitUndefined(input) };
    const after = { ...policy, allowed_scopes: knownScopes(policy.allowed_scopes) };
    if (same(policyOf(before), after)) return shown(before);
    await tx.auditLog.append(orgId, logEntry(caller, { action: "aiPolicy.update" }));
    await revokeExcluded(deps, tx, { caller, policy: after });
    return shown(requireRecord(await tx.organizations.setAiPolicy(orgId, after, caller.actor)));
  });
}

/**
 * Revokes the connections that the new policy rules out. A connection that keeps at least one scope stays open, because
 * its permissions are computed for every call.
 */
async function revokeExcluded(
  deps: ConnectionDeps,
  tx: Repositories,
  { caller, policy }: { caller: Caller; policy: AiPolicy },
): Promise<void> {
  const { organization, actor } = caller;
  const { revoke } = createConnections(deps);
  if (!policy.enabled) {
    await revoke(tx, organization.id, {}, { reason: "organization_disabled", by: actor });
    return;
  }
  await revoke(
    tx,
    organization.id,
    { kind: "oauth", without: policy.allowed_scopes },
    { reason: "policy_changed", by: actor },
  );
  if (!policy.allow_api_keys)
    await revoke(tx, organization.id, { kind: "api_key" }, { reason: "policy_changed", by: actor });
}

function policyOf({ enabled, allowed_scopes, allow_api_keys, allow_dynamic_registration }: AiPolicy): AiPolicy {
  return { enabled, allowed_scopes, allow_api_keys, allow_dynamic_registration };
}

function shown({ version, updated_at, updated_by, ...policy }: AiPolicyRow): Schemas["AiPolicy"] {
  const { allowed_scopes } = policy;
  return { ...policyOf(policy), allowed_scopes: knownScopes(allowed_scopes), version, updated_at, updated_by };
}
