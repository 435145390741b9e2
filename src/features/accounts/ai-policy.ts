import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { AiPolicyService, AiPolicyUpdateInput, Schemas } from "../../../generated/services.js";
import { toolServer } from "../../../generated/tools.js";
import { requireSession } from "../../base/platform/rights.ts";
import { same } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import { knownScopes } from "./rules/mcp-scopes.ts";
import { type AiPolicy, type ApplicationRule, normalizeRule } from "./rules/ai-policy.ts";
import type { AiPolicyRow } from "./sql/organizations.ts";
import type { Repositories } from "../../base/store/store.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";
import { logEntry } from "./audit-log.ts";
import { requireRecord, omitUndefined } from "../../base/records/record-state.ts";

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
  caller: Authorized<Caller, "ai:manage">,
  { expected_version, ...input }: AiPolicyUpdateInput,
): Promise<Schemas["AiPolicy"]> {
  requireSession(caller);
  const orgId = caller.organization.id;
  const lists = normalizedLists(input);
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    const before = requireRecord(await tx.organizations.aiPolicy(orgId), expected_version);
    const policy = { ...policyOf(before), ...omitUndefined(input), ...lists };
    const after = { ...policy, allowed_scopes: knownScopes(policy.allowed_scopes) };
    if (same(policyOf(before), after)) return shown(before);
    if (after.enterprise_managed && !before.enterprise_managed) await requireProvider(tx, orgId);
    await tx.auditLog.append(orgId, logEntry(caller, { action: "aiPolicy.update" }));
    await revokeExcluded(deps, tx, { caller, policy: after });
    return shown(requireRecord(await tx.organizations.setAiPolicy(orgId, after, caller.actor)));
  });
}

type ListName = "allowed_applications" | "denied_applications";

const normalizedLists = (input: Pick<AiPolicyUpdateInput, ListName>) => ({
  ...normalizedList("allowed_applications", input.allowed_applications),
  ...normalizedList("denied_applications", input.denied_applications),
});

/** The checks of the policy's fields. */
export const aiPolicyChecks = (tx: Repositories, { caller, values }: CheckedWrite): Check[] => [
  ...eachValue(values, (one) => normalizedLists(one)),
  async () => {
    if (values["enterprise_managed"] === true) await requireProvider(tx, caller.organization.id);
  },
];

/** Returns the rules of a list in the form in which they are compared, without repetitions; nothing for no list. */
function normalizedList(
  name: ListName,
  sent: Schemas["AiPolicyFields"][ListName],
): Partial<Record<ListName, readonly ApplicationRule[]>> {
  if (sent === undefined) return {};
  const rules = new Map<string, ApplicationRule>();
  const details: Detail[] = [];
  for (const [index, rule] of sent.entries()) {
    const normalized = normalizeRule(rule);
    if (!normalized) {
      details.push({ path: `/${name}/${String(index)}/value`, code: "application_host" });
      continue;
    }
    const key = `${normalized.type} ${normalized.value}`;
    if (!rules.has(key)) rules.set(key, normalized);
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { [name]: [...rules.values()] };
}

/** Without single sign-on nobody could issue an accepted assertion. */
async function requireProvider({ identityProviders }: Repositories, orgId: string): Promise<void> {
  const provider = await identityProviders.current(orgId);
  if (!provider?.enabled) throw unprocessable([{ path: "/enterprise_managed", code: "no_identity_provider" }]);
}

/**
 * Revokes the connections that the new policy rules out. A connection that keeps at least one scope stays open, because
 * its permissions are computed for every call. So does one of an application that the lists exclude: its calls are
 * rejected until the lists allow it again.
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
  if (!policy.enterprise_managed)
    await revoke(tx, organization.id, { managed: true }, { reason: "policy_changed", by: actor });
  if (!policy.allow_api_keys)
    await revoke(tx, organization.id, { kind: "api_key" }, { reason: "policy_changed", by: actor });
}

/** Returns the policy without the fields of the record that contains it. */
function policyOf({ version: _1, updated_at: _2, updated_by: _3, ...policy }: AiPolicyRow): AiPolicy {
  return policy;
}

const { callsPerMinuteAndConnection, callsPerMinuteAndOrganization } = toolServer.limits;

const service_limits = {
  connection_calls_per_minute: callsPerMinuteAndConnection,
  organization_calls_per_minute: callsPerMinuteAndOrganization,
};

function shown({ version, updated_at, updated_by, ...policy }: AiPolicyRow): Schemas["AiPolicy"] {
  const { allowed_scopes, allowed_applications, denied_applications } = policy;
  return {
    ...policy,
    allowed_scopes: knownScopes(allowed_scopes),
    allowed_applications: [...allowed_applications],
    denied_applications: [...denied_applications],
    service_limits,
    version,
    updated_at,
    updated_by,
  };
}
