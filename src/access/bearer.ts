import type { Actor } from "../contract/actor.ts";
import type { Caller, Credential, Visitor } from "../contract/caller.ts";
import { type AuthenticateBearer, BearerRefused, type McpCaller, type McpScope, mcpScopes } from "../contract/mcp.ts";
import { deletesOthers } from "../domain/permissions.ts";
import { common, knownScopes, permissionsOfScopes } from "../domain/mcp-scopes.ts";
import type { BearerKeyHolder, TokenHolder } from "../repositories/bearers.ts";
import type { Store } from "../repositories/store.ts";
import { hashSecret, isApiKey } from "./api-key-format.ts";
import { organizationOf, personName, userOf } from "./callers.ts";
import { ipList } from "./ip-list.ts";
import { permissionsOfRole } from "./rights.ts";

/** What the authentication of AI applications is made of. */
export interface BearerParts {
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

const TOKEN = /^[\w-]{16,128}$/;
const unknown = (): BearerRefused => new BearerRefused(401, "invalid_token");

/** Asks the database at every call and keeps nothing, so that whatever is cut is cut at the next call. */
export function createBearer(parts: BearerParts): AuthenticateBearer {
  return async (token, visitor) => {
    if (token.startsWith("crs_")) return await byKey(parts, token, visitor);
    if (!TOKEN.test(token)) throw unknown();
    return await byToken(parts, token, visitor);
  };
}

async function byToken(parts: BearerParts, token: string, visitor: Visitor): Promise<McpCaller> {
  const { store, mcpUrl, onError } = parts;
  const holder = await store.bearers.byToken(hashSecret(token), mcpUrl);
  if (!holder?.active || holder.org_deleted || !holder.ai_policy.enabled) throw unknown();
  requireRegion(parts, holder.data_region);
  const { connection_id: id } = holder;
  const actor: Actor = { type: "mcp", id: holder.user_id, name: personName(holder), application: holder.client_name };
  const connection = new Set<string>(holder.scopes);
  const heldScopes = knownScopes(common((holder.token_scope ?? "").split(" "), connection));
  const rights = rightsOf(holder, heldScopes);
  if (holder.stale) void store.connections.used(holder.org_id, id, visitor.address).catch(onError);
  return {
    caller: callerOf(holder, visitor, { actor, credential: { kind: "oauth", id }, permissions: rights.permissions }),
    connectionId: id,
    kind: "oauth",
    heldScopes: new Set(heldScopes),
    rolePermissions: rights.rolePermissions,
  };
}

async function byKey(parts: BearerParts, secret: string, visitor: Visitor): Promise<McpCaller> {
  if (!isApiKey(secret)) throw unknown();
  const holder = await parts.store.bearers.byKey(hashSecret(secret));
  const key = requireKey(parts, holder, visitor);
  const { key_id, key_name, org_id } = key;
  const actor: Actor = { type: "api_key", id: key_id, name: key_name, application: null };
  const connectionId = key.connection_id ?? (await parts.openForKey({ orgId: org_id, keyId: key_id, actor }));
  if (connectionId === null) throw unknown();
  const { rolePermissions } = rightsOf(key, mcpScopes);
  const permissions = common(rolePermissions, new Set(key.scopes));
  const withheld = new Set([...rolePermissions].filter((permission) => !permissions.has(permission)));
  if (key.stale) noteKeyUse(parts, key, { connectionId, address: visitor.address });
  return {
    caller: callerOf(key, visitor, { actor, credential: { kind: "api_key", id: key_id, withheld }, permissions }),
    connectionId,
    kind: "api_key",
    heldScopes: new Set(mcpScopes),
    rolePermissions: permissions,
  };
}

/** Whoever is not let in to REST with it is told the same here; a key without the MCP option is no token at all. */
function requireKey(parts: BearerParts, key: BearerKeyHolder | null, { address }: Visitor): BearerKeyHolder {
  if (!key?.valid) throw unknown();
  if (key.revoked) throw new BearerRefused(401, "key_revoked");
  if (key.expired) throw new BearerRefused(401, "key_expired");
  if (!key.mcp_access || !key.active || key.org_deleted) throw unknown();
  requireRegion(parts, key.data_region);
  if (key.plan === "free") throw new BearerRefused(403, "plan_required");
  if (!ipList(key.allowed_ips)(address)) throw new BearerRefused(403, "ip_not_allowed");
  if (!key.ai_policy.enabled || !key.ai_policy.allow_api_keys) throw new BearerRefused(403, "ai_disabled");
  return key;
}

function requireRegion({ dataRegion }: BearerParts, region: string): void {
  if (region !== dataRegion) throw new BearerRefused(421, "misdirected");
}

/** Role ∩ policy, and that ∩ the scopes: of now. Without `ai:connect` nobody reaches anything over MCP. */
function rightsOf(holder: TokenHolder | BearerKeyHolder, held: readonly McpScope[]) {
  const role = permissionsOfRole(holder.role, holder.role_permissions);
  if (!role.has("ai:connect")) throw new BearerRefused(403, "permission_denied");
  const allowed = permissionsOfScopes(knownScopes(holder.ai_policy.allowed_scopes));
  const rolePermissions = common(role, allowed);
  return { rolePermissions, permissions: common(rolePermissions, permissionsOfScopes(held)) };
}

function callerOf(
  holder: TokenHolder | BearerKeyHolder,
  visitor: Visitor,
  who: { actor: Actor; credential: Credential; permissions: ReadonlySet<string> },
): Caller {
  const organization = organizationOf(holder);
  const rights = { deletesOthers: deletesOthers(holder.role), channel: "mcp" as const };
  return { ...visitor, ...who, ...rights, organization, user: userOf(holder) };
}

function noteKeyUse(
  { store, onError }: BearerParts,
  { org_id, key_id }: BearerKeyHolder,
  { connectionId, address }: { connectionId: string; address: string },
): void {
  void store.connections.used(org_id, connectionId, address).catch(onError);
  void store.apiKeys.used(org_id, key_id, address).catch(onError);
}
