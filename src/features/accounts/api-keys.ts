import type { Authorized, Actor, Caller } from "../../base/contract/caller.ts";
import type { ApiKeysCreateInput, ApiKeysService, ApiKeysUpdateInput, Schemas } from "../../../generated/services.js";
import { shownKeyParts, hashSecret, newApiKey } from "./secrets.ts";
import { readCidr } from "../../base/platform/ip-networks.ts";
import { requireConfirmed, requireSession } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { type Detail, Problem, stateConflict, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { ApiKeyRecord } from "./sql/api-keys.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { type AccountEmailDeps, notifyUser } from "./account-emails.ts";
import { personName } from "./callers.ts";
import { createConnections } from "./connection-writes.ts";
import { requireOwnPermissions } from "./roles.ts";
import { logAction, plainEntry } from "./audit-log.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { readList } from "../../base/records/record-list.ts";
import { inFieldOrder } from "../../base/records/rules/field-table.ts";
import { changedMembers, requireRecord, standardFields } from "../../base/records/record-state.ts";
import { timeOfId } from "../../base/platform/ids.ts";
import type { Change } from "../../base/records/rules/change.ts";

const TEXTS = { required: ["name"] };

interface ApiKeyDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
}

/** Implements the operations `apiKeys.*`. Only signed-in users manage keys; a key cannot manage keys. */
export function apiKeysService(deps: ApiKeyDeps): ApiKeysService {
  const { store, signedTokens } = deps;
  return {
    async list(caller, { page, page_size, sort, cursor, ...filters }) {
      const orgId = caller.organization.id;
      const identity = { operation: "apiKeys.list", orgId, filters };
      const list = await readList(signedTokens, identity, { page, page_size, sort, cursor }, (request) =>
        store.apiKeys.list(orgId, filters, request),
      );
      return { ...list, items: await shownKeys(store, orgId, list.items) };
    },
    async get({ organization }, { id }) {
      return await shown(store, organization.id, requireRecord(await store.apiKeys.get(organization.id, id)));
    },
    create: (caller, input) => create(deps, caller, input),
    update: (caller, input) => update(deps, caller, input),
    revoke: (caller, target) => revoke(deps, caller, target),
    rotate: (caller, { grace_seconds = 0, ...target }) => rotate(deps, caller, { target, grace: grace_seconds }),
  };
}

async function create(
  deps: ApiKeyDeps,
  caller: Authorized<Caller, "api_keys:manage">,
  input: ApiKeysCreateInput,
): Promise<Schemas["IssuedApiKey"]> {
  requireIssuer(caller);
  const { organization, user, actor } = caller;
  validate(deps, input);
  requireOwnPermissions(caller, "/scopes", input.scopes);
  const { token, stored } = newSecretKey();
  const record = standardFields(deps.newId(), actor);
  const { name, scopes, allowed_ips = [], expires_at = null, mcp_access = false } = normalizeTexts(input, TEXTS);
  const row = { ...record, ...stored, user_id: user.id, name, scopes, allowed_ips, expires_at, mcp_access };
  const key = await deps.store.transaction(async (tx) => {
    await tx.apiKeys.insert(organization.id, row);
    const created = requireRecord(await tx.apiKeys.get(organization.id, record.id));
    const { id, last4 } = created;
    const content = { kind: "api_key_created", organization: organization.name, id, name, last4 } as const;
    await notifyUser(deps, tx, caller, content);
    return await recordKeyChange(deps, tx, { caller, kind: "api_key.created", key: created });
  });
  return { ...key, secret: token };
}

async function update(
  deps: ApiKeyDeps,
  caller: Authorized<Caller, "api_keys:manage">,
  input: ApiKeysUpdateInput,
): Promise<Schemas["ApiKey"]> {
  requireSession(caller);
  const { id, expected_version, ...changes } = normalizeTexts(input, TEXTS);
  validate(deps, changes);
  if (changes.scopes) requireOwnPermissions(caller, "/scopes", changes.scopes);
  return await deps.store.transaction(async (tx) => {
    const before = await lockLiveKey(tx, caller, { id, expected_version });
    const changed = changedMembers(changes, before);
    const { name: _, ...rights } = changed;
    if (Object.keys(rights).length > 0) requireConfirmed(caller);
    if (Object.keys(changed).length === 0) return await shown(tx, caller.organization.id, before);
    const updated = requireRecord(await tx.apiKeys.update(caller.organization.id, id, changed, caller.actor));
    if (!updated.mcp_access) await revokeConnection(deps, tx, { caller, key: updated });
    await logAction(tx, caller, "apiKeys.update", { type: "api_key", id });
    return await shown(tx, caller.organization.id, updated);
  });
}

/** Idempotent: a repeated call returns the time of the first revocation. */
async function revoke(
  deps: ApiKeyDeps,
  caller: Authorized<Caller, "api_keys:manage">,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  requireSession(caller);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const key = requireRecord(await tx.apiKeys.lock(orgId, id), expected_version);
    if (key.revoked_at !== null) return { id, deleted_at: key.revoked_at };
    const revoked = requireRecord(await tx.apiKeys.update(orgId, id, tx.apiKeys.revoked(), caller.actor));
    await createConnections(deps).revoke(tx, orgId, { apiKeyId: id }, { reason: "key_revoked", by: caller.actor });
    await recordKeyChange(deps, tx, { caller, kind: "api_key.revoked", key: revoked });
    return { id, deleted_at: revoked.revoked_at ?? "" };
  });
}

/** Revokes a user's keys; the connections of the keys are revoked by the caller. */
export async function revokeKeysOf(
  tx: Repositories,
  { newId }: { readonly newId: () => string },
  { orgId, userId, actor }: { readonly orgId: string; readonly userId: string; readonly actor: Actor },
): Promise<void> {
  for (const id of await tx.apiKeys.liveIds(orgId, userId)) {
    const key = requireRecord(await tx.apiKeys.update(orgId, id, tx.apiKeys.revoked(), actor));
    await tx.changes.append(orgId, [apiKeyChange(newId(), "api_key.revoked", await shown(tx, orgId, key))]);
    const action = { action: ACTIONS["api_key.revoked"], record: { type: "api_key", id } };
    await tx.auditLog.append(orgId, plainEntry(actor, action));
  }
}

async function rotate(
  deps: ApiKeyDeps,
  caller: Authorized<Caller, "api_keys:manage">,
  { target, grace }: { target: Target; grace: number },
): Promise<Schemas["IssuedApiKey"]> {
  requireIssuer(caller);
  const { token, stored } = newSecretKey();
  return await deps.store.transaction(async (tx) => {
    await lockLiveKey(tx, caller, target);
    const secret = tx.apiKeys.rotated(stored, grace);
    const rotated = await tx.apiKeys.update(caller.organization.id, target.id, secret, caller.actor);
    const key = await recordKeyChange(deps, tx, { caller, kind: "api_key.rotated", key: requireRecord(rotated) });
    return { ...key, secret: token };
  });
}

/** Revokes the connection of a key that lost its MCP option. */
async function revokeConnection(
  deps: ApiKeyDeps,
  tx: Repositories,
  { caller, key }: { caller: Caller; key: ApiKeyRecord },
): Promise<void> {
  const reason = key.user_id === caller.user.id ? "user" : "admin";
  await createConnections(deps).revoke(tx, caller.organization.id, { apiKeyId: key.id }, { reason, by: caller.actor });
}

function requireIssuer(caller: Caller): void {
  requireSession(caller);
  if (caller.organization.plan === "free") throw new Problem("plan_required");
}

/**
 * Locks a key that is not revoked. The caller must have all permissions of the key: otherwise a new secret would give
 * them permissions that they do not have.
 */
async function lockLiveKey({ apiKeys }: Repositories, caller: Caller, target: Target): Promise<ApiKeyRecord> {
  const key = requireRecord(await apiKeys.lock(caller.organization.id, target.id), target.expected_version);
  requireOwnPermissions(caller, "/scopes", key.scopes);
  if (key.status === "revoked") throw stateConflict();
  return key;
}

/** The checks of a key's fields. */
export const apiKeyChecks = (deps: Pick<ApiKeyDeps, "clock">, { caller, values }: CheckedWrite): Check[] => [
  ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
  ...eachValue(values, (one) => {
    validate(deps, one);
  }),
  () => {
    const { scopes = [] } = values as Partial<ApiKeysCreateInput>;
    requireOwnPermissions(caller, "/scopes", scopes);
  },
];

function validate(
  { clock }: Pick<ApiKeyDeps, "clock">,
  { allowed_ips = [], expires_at = null }: Partial<ApiKeysCreateInput>,
): void {
  const details: Detail[] = allowed_ips.flatMap((text, index): Detail[] =>
    readCidr(text) ? [] : [{ path: `/allowed_ips/${String(index)}`, code: "format", values: { format: "cidr" } }],
  );
  const now = new Date(clock()).toISOString();
  if (expires_at !== null && Date.parse(expires_at) <= clock()) {
    details.push({ path: "/expires_at", code: "minimum", values: { limit: now } });
  }
  if (details.length > 0) throw unprocessable(details);
}

function newSecretKey() {
  const token = newApiKey();
  return { token, stored: { token_hash: hashSecret(token), ...shownKeyParts(token) } };
}

const ACTIONS = {
  "api_key.created": "apiKeys.create",
  "api_key.rotated": "apiKeys.rotate",
  "api_key.revoked": "apiKeys.revoke",
} as const;

async function recordKeyChange(
  { newId }: ApiKeyDeps,
  tx: Repositories,
  { caller, kind, key }: { caller: Caller; kind: keyof typeof ACTIONS; key: ApiKeyRecord },
): Promise<Schemas["ApiKey"]> {
  const after = await shown(tx, caller.organization.id, key);
  await tx.changes.append(caller.organization.id, [apiKeyChange(newId(), kind, after)]);
  await logAction(tx, caller, ACTIONS[kind], { type: "api_key", id: key.id });
  return after;
}

/** Shows a key with the name of its user. */
async function shown(store: Pick<Store, "users">, orgId: string, key: ApiKeyRecord): Promise<Schemas["ApiKey"]> {
  const [one] = await shownKeys(store, orgId, [key]);
  return one as Schemas["ApiKey"];
}

/** Shows keys with the names of their users, also of removed users. */
async function shownKeys(
  { users }: Pick<Store, "users">,
  orgId: string,
  keys: readonly ApiKeyRecord[],
): Promise<Schemas["ApiKey"][]> {
  const people = await users.names(orgId, [...new Set(keys.map(({ user_id }) => user_id))]);
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return keys.map(({ user_id, scopes, allowed_ips, ...key }) =>
    inFieldOrder("ApiKey", {
      ...key,
      user: { id: user_id, name: names.get(user_id) ?? "" },
      scopes: [...scopes] as Schemas["ApiKey"]["scopes"],
      allowed_ips: [...allowed_ips],
    }),
  );
}

/** Builds the change that reports what happened to a key: the public fields of the key, never its secret. */
function apiKeyChange(id: string, kind: Change["kind"], key: Schemas["ApiKey"]): Change {
  return {
    id,
    record_type: "api_key",
    record_id: key.id,
    kind,
    version: key.version,
    actor: key.updated_by,
    occurred_at: timeOfId(id),
    data: key,
    changes: null,
  };
}
