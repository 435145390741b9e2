import type { Actor } from "../contract/actor.ts";
import type { Caller, Credential, Visitor } from "../contract/caller.ts";
import {
  type AuthenticateBearer,
  BearerRefused,
  type KnownBearer,
  type LogPosition,
  type McpCaller,
  mcpScopes,
} from "../contract/mcp.ts";
import { deletesOthers } from "../platform/rules/permissions.ts";
import { common, knownScopes, permissionsOfScopes } from "./rules/mcp-scopes.ts";
import type { BearerKeyHolder, TokenHolder } from "./sql/bearers.ts";
import type { Store } from "../store/store.ts";
import { hashSecret, isApiKey } from "./api-key-format.ts";
import { organizationOf, personName, userOf } from "./callers.ts";
import { ipList } from "../platform/ip-list.ts";
import { permissionsOfRole } from "../platform/rights.ts";

/** Dependencies of `createBearer`. */
export interface BearerDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** The only resource whose tokens are accepted. */
  readonly mcpUrl: string;
  /** Opens the connection at a key's first use; returns null if the key may not have one. */
  readonly openForKey: (use: { orgId: string; keyId: string; actor: Actor }) => Promise<string | null>;
  /** Called if a last use could not be recorded; the request continues. */
  readonly onError?: (error: unknown) => void;
}

/** One character longer than a key, because a token may begin with `crs_` by chance. */
const TOKEN = /^[\w-]{43}$/;
const unknown = (known?: KnownBearer): BearerRefused => new BearerRefused(401, "invalid_token", known);
const mayNotConnect = (known: KnownBearer): BearerRefused => new BearerRefused(403, "permission_denied", known);

/** Queries the database at every call and caches nothing, so that a revocation takes effect at the next call. */
export function createBearer(deps: BearerDeps): AuthenticateBearer {
  return async (token, visitor) => {
    if (isApiKey(token)) return await byKey(deps, token, visitor);
    if (!TOKEN.test(token)) throw unknown();
    return await byToken(deps, token, visitor);
  };
}

async function byToken(deps: BearerDeps, token: string, visitor: Visitor): Promise<McpCaller> {
  const { store, mcpUrl } = deps;
  const holder = await store.bearers.byToken(hashSecret(token), mcpUrl);
  if (!holder) throw unknown();
  requireRegion(deps, holder.data_region);
  const { connection_id: id } = holder;
  const actor: Actor = { type: "mcp", id: holder.user_id, name: personName(holder), application: holder.client_name };
  const heldScopes = knownScopes(common((holder.token_scope ?? "").split(" "), new Set(holder.scopes)));
  const rolePermissions = reachOf(holder);
  const permissions = common(rolePermissions, permissionsOfScopes(heldScopes));
  const withheld = withheldOf(holder, permissions);
  const caller = callerOf(holder, visitor, { actor, credential: { kind: "oauth", id, withheld }, permissions });
  const over = holder.cut || !holder.active || holder.org_closed || !holder.ai_policy.enabled;
  const known = { caller, connectionId: id };
  if (over) throw unknown(known);
  if (!mayConnect(holder)) throw mayNotConnect(known);
  if (holder.stale) note(deps, store.connections.used(holder.org_id, id, visitor.address));
  return {
    caller,
    connectionId: id,
    kind: "oauth",
    heldScopes: new Set(heldScopes),
    rolePermissions,
    seen: seenBy(holder),
  };
}

async function byKey(deps: BearerDeps, secret: string, visitor: Visitor): Promise<McpCaller> {
  const key = await deps.store.bearers.byKey(hashSecret(secret));
  if (!key?.valid) throw unknown();
  requireRegion(deps, key.data_region);
  const { key_id, key_name, org_id, connection_id } = key;
  const actor: Actor = { type: "api_key", id: key_id, name: key_name, application: null };
  const permissions = common(reachOf(key), new Set(key.scopes));
  const withheld = withheldOf(key, permissions);
  const caller = callerOf(key, visitor, { actor, credential: { kind: "api_key", id: key_id, withheld }, permissions });
  const refusal = keyRefusal(key, visitor, { caller, connectionId: connection_id });
  if (refusal) throw refusal;
  const connectionId = connection_id ?? (await deps.openForKey({ orgId: org_id, keyId: key_id, actor }));
  if (connectionId === null) throw unknown();
  if (key.stale) noteKeyUse(deps, key, { connectionId, address: visitor.address });
  return {
    caller,
    connectionId,
    kind: "api_key",
    heldScopes: new Set(mcpScopes),
    rolePermissions: permissions,
    seen: seenBy(key),
  };
}

/**
 * Returns the same errors as REST does for the key; a key without the MCP option counts as an unknown token. Null if
 * the key is accepted.
 */
function keyRefusal(key: BearerKeyHolder, { address }: Visitor, known: KnownBearer): BearerRefused | null {
  if (key.revoked) return new BearerRefused(401, "key_revoked", known);
  if (key.expired) return new BearerRefused(401, "key_expired", known);
  if (!key.mcp_access || !key.active || key.org_closed) return unknown(known);
  if (key.plan === "free") return new BearerRefused(403, "plan_required", known);
  if (!ipList(key.allowed_ips)(address)) return new BearerRefused(403, "ip_not_allowed", known);
  if (!key.ai_policy.enabled) return new BearerRefused(403, "ai_disabled", known);
  if (!key.ai_policy.allow_api_keys) return new BearerRefused(403, "api_keys_disabled", known);
  return mayConnect(key) ? null : mayNotConnect(known);
}

function requireRegion({ dataRegion }: BearerDeps, region: string): void {
  if (region !== dataRegion) throw new BearerRefused(421, "misdirected");
}

type AnyHolder = TokenHolder | BearerKeyHolder;

/** Every built-in role has this permission. Without it, a user's applications have no access. */
function mayConnect({ role, role_permissions }: AnyHolder): boolean {
  return permissionsOfRole(role, role_permissions).has("ai:connect");
}

/** The intersection of the current role and the current AI policy. */
function reachOf({ role, role_permissions, ai_policy }: AnyHolder): ReadonlySet<string> {
  const allowed = permissionsOfScopes(knownScopes(ai_policy.allowed_scopes));
  return common(permissionsOfRole(role, role_permissions), allowed);
}

/** The effective permissions that the credential's scopes do not include. */
function withheldOf(holder: AnyHolder, permissions: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...reachOf(holder)].filter((one) => !permissions.has(one)));
}

function seenBy({ log_seq, log_hash, log_now }: AnyHolder): LogPosition | null {
  return log_seq === null || log_hash === null ? null : { seq: log_seq, hash: log_hash, now: log_now };
}

function callerOf(
  holder: AnyHolder,
  visitor: Visitor,
  who: { actor: Actor; credential: Credential; permissions: ReadonlySet<string> },
): Caller {
  const organization = organizationOf(holder);
  const rights = { deletesOthers: deletesOthers(holder.role), channel: "mcp" as const };
  return { ...visitor, ...who, ...rights, organization, user: userOf(holder) };
}

function noteKeyUse(
  deps: BearerDeps,
  { org_id, key_id }: BearerKeyHolder,
  { connectionId, address }: { connectionId: string; address: string },
): void {
  note(deps, deps.store.connections.used(org_id, connectionId, address));
  note(deps, deps.store.apiKeys.used(org_id, key_id, address));
}

/** Not awaited by the call. */
function note({ onError }: BearerDeps, done: Promise<void>): void {
  done.catch((error: unknown) => onError?.(error));
}
