import type { Actor } from "../contract/actor.ts";
import type { Caller, Credential, Visitor } from "../contract/caller.ts";
import {
  type AuthenticateBearer,
  BearerRejected,
  type KnownCredential,
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

/** What the authentication of AI applications is made of. */
export interface BearerDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** The one resource whose tokens are good here. */
  readonly mcpUrl: string;
  /** The connection of a key's first use; null where the key may have none. */
  readonly openForKey: (use: { orgId: string; keyId: string; actor: Actor }) => Promise<string | null>;
  /** Hears of a last use that could not be noted; the call goes on. */
  readonly onError?: (error: unknown) => void;
}

/** Longer than a key by one: by chance a token may begin as keys do. */
const TOKEN = /^[\w-]{43}$/;
const unknown = (known?: KnownCredential): BearerRejected => new BearerRejected(401, "invalid_token", known);
const mayNotConnect = (known: KnownCredential): BearerRejected => new BearerRejected(403, "permission_denied", known);

/** Asks the database at every call and keeps nothing, so that whatever is cut is cut at the next call. */
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
  const deniedByScopes = withheldOf(holder, permissions);
  const caller = callerOf(holder, visitor, { actor, credential: { kind: "oauth", id, deniedByScopes }, permissions });
  const over = holder.cut || !holder.active || holder.org_closed || !holder.ai_policy.enabled;
  const known = { caller, connectionId: id };
  if (over) throw unknown(known);
  if (!mayConnect(holder)) throw mayNotConnect(known);
  if (holder.stale) note(deps, store.connections.used(holder.org_id, id, visitor.address));
  return {
    caller,
    connectionId: id,
    kind: "oauth",
    grantedScopes: new Set(heldScopes),
    rolePermissions,
    logPosition: seenBy(holder),
  };
}

async function byKey(deps: BearerDeps, secret: string, visitor: Visitor): Promise<McpCaller> {
  const key = await deps.store.bearers.byKey(hashSecret(secret));
  if (!key?.valid) throw unknown();
  requireRegion(deps, key.data_region);
  const { key_id, key_name, org_id, connection_id } = key;
  const actor: Actor = { type: "api_key", id: key_id, name: key_name, application: null };
  const permissions = common(reachOf(key), new Set(key.scopes));
  const deniedByScopes = withheldOf(key, permissions);
  const caller = callerOf(key, visitor, {
    actor,
    credential: { kind: "api_key", id: key_id, deniedByScopes },
    permissions,
  });
  const refusal = keyRefusal(key, visitor, { caller, connectionId: connection_id });
  if (refusal) throw refusal;
  const connectionId = connection_id ?? (await deps.openForKey({ orgId: org_id, keyId: key_id, actor }));
  if (connectionId === null) throw unknown();
  if (key.stale) noteKeyUse(deps, key, { connectionId, address: visitor.address });
  return {
    caller,
    connectionId,
    kind: "api_key",
    grantedScopes: new Set(mcpScopes),
    rolePermissions: permissions,
    logPosition: seenBy(key),
  };
}

/** Whoever is not let in to REST with it is told the same here; a key without the MCP option is no token at all. */
function keyRefusal(key: BearerKeyHolder, { address }: Visitor, known: KnownCredential): BearerRejected | null {
  if (key.revoked) return new BearerRejected(401, "key_revoked", known);
  if (key.expired) return new BearerRejected(401, "key_expired", known);
  if (!key.mcp_access || !key.active || key.org_closed) return unknown(known);
  if (key.plan === "free") return new BearerRejected(403, "plan_required", known);
  if (!ipList(key.allowed_ips)(address)) return new BearerRejected(403, "ip_not_allowed", known);
  if (!key.ai_policy.enabled) return new BearerRejected(403, "ai_disabled", known);
  if (!key.ai_policy.allow_api_keys) return new BearerRejected(403, "api_keys_disabled", known);
  return mayConnect(key) ? null : mayNotConnect(known);
}

function requireRegion({ dataRegion }: BearerDeps, region: string): void {
  if (region !== dataRegion) throw new BearerRejected(421, "misdirected");
}

type AnyHolder = TokenHolder | BearerKeyHolder;

/** Without this permission, which every built-in role has, a person's applications reach nothing. */
function mayConnect({ role, role_permissions }: AnyHolder): boolean {
  return permissionsOfRole(role, role_permissions).has("ai:connect");
}

/** Role ∩ policy, both of now. */
function reachOf({ role, role_permissions, ai_policy }: AnyHolder): ReadonlySet<string> {
  const allowed = permissionsOfScopes(knownScopes(ai_policy.allowed_scopes));
  return common(permissionsOfRole(role, role_permissions), allowed);
}

/** What they leave to the scopes, which leave it out. */
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

/** The call does not wait for it. */
function note({ onError }: BearerDeps, done: Promise<void>): void {
  done.catch((error: unknown) => onError?.(error));
}
