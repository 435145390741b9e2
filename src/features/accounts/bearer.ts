import type { Actor, Caller, Credential, Visitor } from "../../base/contract/caller.ts";
import {
  type AuthenticateBearer,
  BearerRejected,
  type CallLimits,
  type KnownCredential,
  type LogPosition,
  type McpCaller,
  mcpScopes,
  type BearerErrorCode,
} from "../../base/contract/mcp.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { allowsApplication } from "./rules/ai-policy.ts";
import { difference, intersection, knownScopes, permissionsOfScopes } from "./rules/mcp-scopes.ts";
import type { BearerKeyOwner, TokenOwner } from "./sql/bearers.ts";
import type { Store } from "../../base/store/store.ts";
import { hashSecret, isApiKey } from "./secrets.ts";
import { organizationOf, personName, userOf } from "./callers.ts";
import { ipList } from "../../base/platform/ip-networks.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";

/** Dependencies of `createBearer`. */
interface BearerDeps {
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
const unknownToken = (credential?: KnownCredential): BearerRejected =>
  new BearerRejected(401, "invalid_token", credential);
const connectForbidden = (credential: KnownCredential): BearerRejected =>
  new BearerRejected(403, "permission_denied", credential);

/** Queries the database at every call and caches nothing, so that a revocation takes effect at the next call. */
export function createBearer(deps: BearerDeps): AuthenticateBearer {
  return async (token, visitor) => {
    if (isApiKey(token)) return await byKey(deps, token, visitor);
    if (!TOKEN.test(token)) throw unknownToken();
    return await byToken(deps, token, visitor);
  };
}

async function byToken(deps: BearerDeps, token: string, visitor: Visitor): Promise<McpCaller> {
  const { store, mcpUrl } = deps;
  const owner = await store.bearers.byToken(hashSecret(token), mcpUrl);
  if (!owner) throw unknownToken();
  requireRegion(deps, owner.data_region);
  const { connection_id: id } = owner;
  const actor: Actor = { id: owner.user_id, name: personName(owner), type: "mcp", application: owner.client_name };
  const grantedScopes = knownScopes(intersection(new Set(owner.scopes), new Set(owner.token_scope?.split(" "))));
  const rolePermissions = effectivePermissions(owner);
  const permissions = intersection(rolePermissions, permissionsOfScopes(grantedScopes));
  const deniedByScopes = difference(rolePermissions, permissions);
  const credentials = { kind: "oauth", id, deniedByScopes } as const;
  const namesMembers = roleNamesMembers(owner);
  const caller = callerOf(owner, visitor, { actor, credential: credentials, permissions, namesMembers });
  const invalid = owner.revoked || !owner.active || owner.org_closed || !owner.ai_policy.enabled;
  const credential = { caller, connectionId: id };
  if (invalid) throw unknownToken(credential);
  const application = { id: owner.client_id, host: owner.client_host };
  if (!allowsApplication(owner.ai_policy, application))
    throw new BearerRejected(403, "application_not_allowed", credential);
  if (!mayConnect(owner)) throw connectForbidden(credential);
  if (owner.stale) inBackground(deps, store.connections.used(owner.org_id, id, visitor.address));
  return {
    caller,
    connectionId: id,
    kind: "oauth",
    grantedScopes: new Set(grantedScopes),
    rolePermissions,
    callLimits: callLimitsOf(owner),
    logPosition: logPositionOf(owner),
  };
}

async function byKey(deps: BearerDeps, secret: string, visitor: Visitor): Promise<McpCaller> {
  const key = await deps.store.bearers.byKey(hashSecret(secret));
  if (!key?.valid) throw unknownToken();
  requireRegion(deps, key.data_region);
  const { key_id, key_name, org_id, connection_id } = key;
  const actor: Actor = { id: key_id, name: key_name, type: "api_key", application: null };
  const effective = effectivePermissions(key);
  const permissions = intersection(effective, new Set(key.scopes));
  const deniedByScopes = difference(effective, permissions);
  const caller = callerOf(key, visitor, {
    actor,
    credential: { kind: "api_key", id: key_id, deniedByScopes },
    permissions,
    namesMembers: roleNamesMembers(key) && key.scopes.includes(NAMING),
  });
  const rejection = keyRejection(key, visitor, { caller, connectionId: connection_id });
  if (rejection) throw rejection;
  const connectionId = connection_id ?? (await deps.openForKey({ orgId: org_id, keyId: key_id, actor }));
  if (connectionId === null) throw unknownToken();
  if (key.stale) recordKeyUse(deps, key, { connectionId, address: visitor.address });
  return {
    caller,
    connectionId,
    kind: "api_key",
    grantedScopes: new Set(mcpScopes),
    rolePermissions: permissions,
    callLimits: callLimitsOf(key),
    logPosition: logPositionOf(key),
  };
}

/**
 * Returns the same errors as REST does for the key; a key without the MCP option counts as an unknown token. Null if
 * the key is accepted.
 */
function keyRejection(key: BearerKeyOwner, { address }: Visitor, credential: KnownCredential): BearerRejected | null {
  if (key.revoked) return new BearerRejected(401, "key_revoked", credential);
  if (key.expired) return new BearerRejected(401, "key_expired", credential);
  if (!key.mcp_access || !key.active || key.org_closed) return unknownToken(credential);
  if (key.plan === "free") return new BearerRejected(403, "plan_required", credential);
  if (!ipList(key.allowed_ips)(address)) return new BearerRejected(403, "ip_not_allowed", credential);
  if (!key.ai_policy.enabled) return new BearerRejected(403, "ai_disabled", credential);
  if (!key.ai_policy.allow_api_keys) return new BearerRejected(403, "api_keys_disabled", credential);
  return mayConnect(key) ? null : connectForbidden(credential);
}

function requireRegion({ dataRegion }: BearerDeps, region: string): void {
  if (region !== dataRegion) throw new BearerRejected(421, "misdirected");
}

type AnyOwner = TokenOwner | BearerKeyOwner;

/** Every built-in role has this permission. Without it, a user's applications have no access. */
function mayConnect({ role, role_permissions }: AnyOwner): boolean {
  return permissionsOfRole(role, role_permissions).has("ai:connect");
}

/** Names of colleagues are not part of a scope. */
const NAMING = "members:read";

const roleNamesMembers = ({ role, role_permissions }: AnyOwner): boolean =>
  permissionsOfRole(role, role_permissions).has(NAMING);

/** The intersection of the current role and the current AI policy. */
function effectivePermissions({ role, role_permissions, ai_policy }: AnyOwner): ReadonlySet<string> {
  const allowed = permissionsOfScopes(knownScopes(ai_policy.allowed_scopes));
  return intersection(permissionsOfRole(role, role_permissions), allowed);
}

function callLimitsOf({ ai_policy }: AnyOwner): CallLimits {
  const { connection_calls_per_minute, organization_calls_per_minute } = ai_policy;
  return { connection: connection_calls_per_minute, organization: organization_calls_per_minute };
}

function logPositionOf({ log_seq, log_hash, log_now }: AnyOwner): LogPosition | null {
  return log_seq === null || log_hash === null ? null : { seq: log_seq, hash: log_hash, now: log_now };
}

function callerOf(
  owner: AnyOwner,
  visitor: Visitor,
  who: { actor: Actor; credential: Credential; permissions: ReadonlySet<string>; namesMembers: boolean },
): Caller {
  const organization = organizationOf(owner);
  const rights = { deletesOthers: deletesOthers(owner.role), channel: "mcp" as const };
  return { ...visitor, ...who, ...rights, organization, user: userOf(owner) };
}

function recordKeyUse(
  deps: BearerDeps,
  { org_id, key_id }: BearerKeyOwner,
  { connectionId, address }: { connectionId: string; address: string },
): void {
  inBackground(deps, deps.store.connections.used(org_id, connectionId, address));
  inBackground(deps, deps.store.apiKeys.used(org_id, key_id, address));
}

/** Not awaited by the call. */
function inBackground({ onError }: BearerDeps, done: Promise<void>): void {
  done.catch((error: unknown) => onError?.(error));
}

/** Dependencies of `limitRejections`. */
interface RejectionDeps {
  /** Each throws if there were too many rejections; the credential is identified by its hash. */
  readonly limits: {
    check(address: string, credential: string): Promise<void>;
    count(address: string, credential: string): Promise<void>;
    /** Returns false if the rejection may no longer be written to the audit log. */
    countEntry(address: string, credential: string): Promise<boolean>;
  };
  /** Writes to the audit log that a known key or connection was rejected. */
  readonly onRejected: (known: KnownCredential, code: BearerErrorCode) => Promise<void>;
}

/**
 * Counts rejections before they are logged, so that nobody can fill the log, and stops querying the database for a
 * credential that was rejected too often. Unknown credentials are always answered with their error, however many come
 * from one address: an application must learn that its token has expired.
 */
export function limitRejections(
  authenticate: AuthenticateBearer,
  { limits, onRejected }: RejectionDeps,
): AuthenticateBearer {
  return async (token, visitor) => {
    const credential = hashSecret(token).toString("base64url");
    await limits.check(visitor.address, credential);
    try {
      return await authenticate(token, visitor);
    } catch (error) {
      if (!(error instanceof BearerRejected)) throw error;
      await limits.count(visitor.address, credential);
      if (error.known && (await limits.countEntry(visitor.address, credential))) {
        await onRejected(error.known, error.code);
      }
      throw error;
    }
  };
}
