import type { Actor, Caller, Visitor } from "../../base/contract/caller.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { permissionsOfRole } from "../../base/platform/rights.ts";
import { Problem, unauthenticated } from "../../base/platform/rules/errors.ts";
import type { ApiKeyOwner } from "../accounts/sql/api-keys.ts";
import type { SessionOwner } from "./sql/sessions.ts";
import type { Store } from "../../base/store/store.ts";
import { hashSecret, isApiKey } from "../accounts/secrets.ts";
import { organizationOf, userActor, userOf } from "../accounts/callers.ts";
import { createCsrf } from "../../base/platform/csrf.ts";
import { ipList } from "../../base/platform/ip-networks.ts";
import type { Keyring } from "../../base/platform/keyring.ts";
import { createTtlCache } from "../../base/platform/ttl-cache.ts";
import { MINUTE_MS } from "../../base/platform/rules/durations.ts";

/** The credentials and origin of a request. */
export interface Credentials {
  readonly visitor: Visitor;
  readonly apiKey?: string | undefined;
  readonly sessionToken?: string | undefined;
  readonly csrfToken?: string | undefined;
  /** The HTTP method in upper or lower case. Changes with a session need the CSRF token. */
  readonly method: string;
}

/** Identifies the caller of a request. */
export interface Authenticator {
  /** Throws unauthenticated, key_expired, key_revoked, session_expired, misdirected, plan_required … */
  authenticate(credentials: Credentials): Promise<Caller>;
}

/** Dependencies of `createAuthenticator`. */
interface AuthenticatorDeps {
  readonly store: Store;
  readonly keyring: Keyring;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  readonly clock: () => number;
  /** Called if a last use could not be recorded; the request continues. */
  readonly onError?: (error: unknown) => void;
}

interface CachedKey {
  readonly owner: ApiKeyOwner;
  readonly allows: (address: string) => boolean;
}

const KEY_LIFETIME = 1000;
const MAX_KEYS = 10_000;

/**
 * Keys are cached for at most one second, so that a change takes effect everywhere within a second. Sessions are always
 * read from the database.
 */
export function createAuthenticator(deps: AuthenticatorDeps): Authenticator {
  const byKey = keyAuthentication(deps);
  const bySession = sessionAuthentication(deps);
  return {
    async authenticate(credentials) {
      const { apiKey, sessionToken } = credentials;
      if (apiKey !== undefined) return await byKey(apiKey, credentials.visitor);
      if (sessionToken !== undefined) return await bySession(sessionToken, credentials);
      throw unauthenticated();
    },
  };
}

function keyAuthentication({ store, dataRegion, clock, onError }: AuthenticatorDeps) {
  const cache = createTtlCache<CachedKey | null>(KEY_LIFETIME, MAX_KEYS, clock);
  const recordedUses = createTtlCache<unknown>(MINUTE_MS, MAX_KEYS, clock);
  return async (secret: string, visitor: Visitor): Promise<Caller> => {
    if (!isApiKey(secret)) throw new Problem("unauthenticated", [{ path: "X-API-Key", code: "key_format" }]);
    const hash = hashSecret(secret);
    const key = await cache.get(hash.toString("latin1"), async () => {
      const owner = await store.apiKeys.find(hash);
      return owner && { owner, allows: ipList(owner.allowed_ips) };
    });
    if (!key?.owner.valid) throw unauthenticated();
    const { owner } = key;
    if (owner.revoked) throw new Problem("key_revoked");
    if (owner.expired) throw new Problem("key_expired");
    if (!owner.active || owner.org_closed) throw unauthenticated();
    if (owner.data_region !== dataRegion) throw new Problem("misdirected");
    if (owner.plan === "free") throw new Problem("plan_required");
    if (!key.allows(visitor.address)) throw new Problem("ip_not_allowed");
    void recordedUses
      .get(owner.key_id, () => store.apiKeys.used(owner.org_id, owner.key_id, visitor.address))
      .catch((error: unknown) => onError?.(error));
    return keyCaller(owner, visitor);
  };
}

function sessionAuthentication({ store, keyring, dataRegion, onError }: AuthenticatorDeps) {
  const csrf = createCsrf(keyring);
  return async (token: string, { visitor, method, csrfToken }: Credentials): Promise<Caller> => {
    const owner = await requireSessionOwner(store, token);
    if (owner.data_region !== dataRegion) throw new Problem("misdirected");
    if (isWrite(method) && !csrf.matches(token, csrfToken)) {
      throw new Problem("permission_denied", [{ path: "X-CSRF-Token", code: "required" }]);
    }
    if (owner.stale) {
      store.sessions.touch(owner.org_id, owner.session_id).catch((error: unknown) => onError?.(error));
    }
    return sessionCaller(owner, visitor, csrf.token(token));
  };
}

async function requireSessionOwner(store: Store, token: string): Promise<SessionOwner> {
  if (!/^[\w-]{43}$/.test(token)) throw unauthenticated();
  const owner = await store.sessions.find(hashSecret(token));
  if (!owner?.active || owner.org_closed) throw unauthenticated();
  if (owner.expired) throw new Problem("session_expired");
  return owner;
}

function isWrite(method: string): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());
}

/**
 * Returns the caller of a request with an API key: the current permissions of the key's creator, limited to the key's
 * scopes.
 */
function keyCaller(key: ApiKeyOwner, visitor: Visitor): Caller {
  const { permissions, deniedByScopes } = rightsOf(key);
  return {
    ...visitor,
    organization: organizationOf(key),
    user: userOf(key),
    actor: { id: key.key_id, name: key.key_name, type: "api_key", application: null },
    credential: { kind: "api_key", id: key.key_id, deniedByScopes },
    channel: "rest",
    permissions,
    deletesOthers: deletesOthers(key.role),
  };
}

interface Rights {
  readonly permissions: ReadonlySet<string>;
  readonly deniedByScopes: ReadonlySet<string>;
}

/** Computed once per key record, which the authenticator caches for a second and many calls. */
const rightsCache = new WeakMap<ApiKeyOwner, Rights>();

function rightsOf(key: ApiKeyOwner): Rights {
  let rights = rightsCache.get(key);
  if (!rights) {
    const role = [...permissionsOfRole(key.role, key.role_permissions)];
    const scopes = new Set<string>(key.scopes);
    rights = {
      permissions: new Set(role.filter((permission) => scopes.has(permission))),
      deniedByScopes: new Set(role.filter((one) => !scopes.has(one))),
    };
    rightsCache.set(key, rights);
  }
  return rights;
}

/** Returns the caller of a request with a session: the user, or the operator of a support session. */
function sessionCaller(session: SessionOwner, visitor: Visitor, csrfToken: string): Caller {
  const { support, operator_name, confirmed, limited_to, theme } = session;
  const actor: Actor = support
    ? { id: null, name: operator_name ?? "Support", type: "operator", application: null }
    : userActor({ ...session, id: session.user_id });
  return {
    ...visitor,
    organization: organizationOf(session),
    user: userOf(session),
    actor,
    credential: {
      kind: "session",
      id: session.session_id,
      csrfToken,
      support,
      confirmed,
      limitedTo: limited_to,
      theme: support ? "system" : theme,
    },
    channel: "console",
    permissions: permissionsOfRole(session.role, session.role_permissions),
    deletesOthers: deletesOthers(session.role),
  };
}
