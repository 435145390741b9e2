import { createHash } from "node:crypto";
import { errors, Provider, type Adapter, type AdapterPayload } from "oidc-provider";
import type { Binding, Encryption } from "../../base/platform/encryption.ts";
import type { FoundOauthRecord } from "../../features/accounts/sql/oauth-records.ts";
import type { Store } from "../../base/store/store.ts";
import { grantTypes } from "./discovery.ts";
import type { Connections } from "../../features/accounts/connection-writes.ts";
import type { RevokeReason } from "../../features/accounts/sql/connections.ts";

/** Dependencies of `createStorage`. */
export interface StorageDeps {
  readonly store: Store;
  readonly encryption: Encryption;
  readonly connections: Connections;
}

/**
 * Models that belong to a grant, and the reason for which a second use revokes the grant; null: may be used repeatedly.
 */
const grantModels: Readonly<Record<string, { readonly name: string; readonly reason: RevokeReason } | null>> = {
  AuthorizationCode: { name: "authorization code", reason: "code_replay" },
  RefreshToken: { name: "refresh token", reason: "refresh_replay" },
  AccessToken: null,
};

/** This model is encrypted because it contains the browser's cookies or the user's e-mail address. */
const ENCRYPTED_MODEL = "Interaction";

/**
 * Stores the library's models in our tables. Its own browser session is not stored: users are identified by our session
 * only.
 */
export function createStorage(deps: StorageDeps): (model: string) => Adapter {
  return (model) => {
    if (model === "Client") return clientStorage(deps);
    if (model === "Session") return nullAdapter;
    return { ...nullAdapter, ...recordStorage(model, deps) };
  };
}

/** Returns the hash under which a token, code or id is stored. */
export function hashOf(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** Deletes a grant with all its tokens and revokes its connection; does nothing if the grant no longer exists. */
async function revokeGrant(
  { store, connections }: Pick<StorageDeps, "store" | "connections">,
  grantId: string,
  reason: RevokeReason,
): Promise<void> {
  await store.transaction(async (tx) => {
    const grant = await tx.oauthRecords.find("Grant", hashOf(grantId));
    if (!grant) return;
    await connections.revoke(tx, accountOf(grant.payload["accountId"]).orgId, { grantId }, { reason, by: null });
    await tx.oauthRecords.endGrants([grantId]);
  });
}

function recordStorage(model: string, deps: StorageDeps) {
  const { store, encryption } = deps;
  const records = store.oauthRecords;
  return {
    async upsert(id: string, payload: AdapterPayload, lifetime = 0): Promise<void> {
      // The payload would otherwise contain the value itself.
      const { jti: _value, ...kept } = payload;
      const id_hash = hashOf(id);
      const grant_id = model === "Grant" ? id : stringOrNull(payload["grantId"]);
      const locked = { locked: encryption.encrypt(JSON.stringify(kept), bindingOf(id_hash)) };
      const record = { model, id_hash, grant_id, payload: model === ENCRYPTED_MODEL ? locked : kept };
      if (model in grantModels) await records.issue(record, lifetime);
      else await records.save(record, lifetime);
      if (model === "Grant") await store.oauthClients.granted(String(payload["clientId"]));
    },
    async find(id: string): Promise<AdapterPayload | undefined> {
      const found = await records.find(model, hashOf(id));
      const shown = Provider.ctx?.oidc.route === "token";
      if (!found && shown && model === "RefreshToken" && (await records.wasRevoked(hashOf(id)))) throw alreadyRevoked();
      if (!found) return undefined;
      if (found.consumed && shown) await rejectReplay(model, found.grant_id, deps);
      return { ...payloadOf(found, id, encryption), jti: id, ...timesOf(found) };
    },
    async consume(id: string): Promise<void> {
      if (await records.consume(model, hashOf(id))) return;
      const found = await records.find(model, hashOf(id));
      await rejectReplay(model, found?.grant_id ?? null, deps);
    },
    /** For a grant, this means that its application revoked a token (RFC 7009). */
    async destroy(id: string): Promise<void> {
      if (model === "Grant") await revokeGrant(deps, id, "user");
      else await records.remove(model, hashOf(id));
    },
  };
}

/**
 * RFC 6819 §5.2.2.3, RFC 9700 §4.14.2: if a value is used twice, one of the two users has stolen it, so both lose
 * access. The error explains why, because the legitimate application must ask its user again and the value is known to
 * be genuine.
 */
async function rejectReplay(model: string, grantId: string | null, deps: StorageDeps): Promise<never> {
  const once = grantModels[model];
  if (!once) throw new errors.InvalidGrant("used before");
  if (grantId !== null) await revokeGrant(deps, grantId, once.reason);
  const description = `the ${once.name} was used before, so the connection was revoked: authorize it again`;
  throw new errors.CustomOIDCProviderError("invalid_grant", description);
}

/** Explains to an application with a revoked token what to do; after a replay it may be the legitimate one. */
const alreadyRevoked = (): Error =>
  new errors.CustomOIDCProviderError("invalid_grant", "the connection was revoked: authorize it again");

function payloadOf({ payload }: FoundOauthRecord, id: string, encryption: Encryption): AdapterPayload {
  if (typeof payload["locked"] !== "string") return payload;
  const text = encryption.decrypt(payload["locked"], bindingOf(hashOf(id)));
  return text === null ? {} : (JSON.parse(text) as AdapterPayload);
}

const bindingOf = (idHash: Buffer): Binding => `interaction:${idHash.toString("hex")}`;

/** The library compares with this process's clock, so the database's relative times are applied to it. */
function timesOf({ age, left, consumed }: FoundOauthRecord): AdapterPayload {
  const now = Date.now() / 1_000;
  const times = { iat: Math.floor(now - age), exp: Math.ceil(now + left) };
  return consumed ? { ...times, consumed: true } : times;
}

function stringOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

const none = (): Promise<undefined> => Promise.resolve(undefined);
const ignored = (): Promise<void> => Promise.resolve();

/** An adapter that stores nothing, for models that are not stored or only in part. */
const nullAdapter: Adapter = {
  upsert: ignored,
  find: none,
  findByUid: none,
  findByUserCode: none,
  consume: ignored,
  destroy: ignored,
  revokeByGrantId: ignored,
};

/**
 * The format of client ids. The database rejects U+0000, and a malformed id in a request must not cause a server error.
 */
const CLIENT_ID = /^[\x21-\x7e]{1,255}$/;

/**
 * Stores self-registered applications. Their secrets are encrypted and not hashed because the library compares them
 * itself.
 */
function clientStorage({ store, encryption }: { readonly store: Store; readonly encryption: Encryption }): Adapter {
  const binding = (id: string): Binding => `oauth_clients:${id}`;
  return {
    ...nullAdapter,
    async upsert(id, payload) {
      const { client_secret, ...metadata } = payload;
      const secret = typeof client_secret === "string" ? encryption.encrypt(client_secret, binding(id)) : null;
      await store.oauthClients.save({ id, metadata, secret });
    },
    async find(id): Promise<AdapterPayload | undefined> {
      const row = CLIENT_ID.test(id) ? await store.oauthClients.find(id) : null;
      if (!row) return undefined;
      const client_secret = row.secret === null ? null : encryption.decrypt(row.secret, binding(id));
      // An assertion names its client, so every client can present one; earlier registrations do not list the grant.
      const metadata = { ...row.metadata, grant_types: Object.values(grantTypes) };
      return client_secret === null ? metadata : { ...metadata, client_secret };
    },
  };
}

/** The owner of a grant; the library calls this an account. */
interface Account {
  readonly orgId: string;
  readonly userId: string;
}

/** Returns the id under which the library knows a user. */
export function accountIdOf({ orgId, userId }: Account): string {
  return `${orgId}:${userId}`;
}

/** Parses an account id. */
export function accountOf(accountId: unknown): Account {
  const [orgId = "", userId = ""] = String(accountId).split(":");
  return { orgId, userId };
}
