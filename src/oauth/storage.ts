import { createHash } from "node:crypto";
import { errors, Provider, type Adapter, type AdapterPayload } from "oidc-provider";
import type { Binding, Encryption } from "../platform/encryption.ts";
import type { FoundOauthRecord } from "../accounts/sql/oauth-records.ts";
import type { Store } from "../store/store.ts";
import { accountOf } from "./accounts.ts";
import { clientStorage } from "./client-storage.ts";
import type { Connections, CutReason } from "./connections-port.ts";
import { unstored } from "./null-adapter.ts";

/** Dependencies of `createStorage`. */
export interface StorageDeps {
  readonly store: Store;
  readonly encryption: Encryption;
  readonly connections: Connections;
}

/**
 * Models that belong to a grant, and the reason for which a second use revokes the grant; null: may be used repeatedly.
 */
const hanging: Readonly<Record<string, { readonly name: string; readonly reason: CutReason } | null>> = {
  AuthorizationCode: { name: "authorization code", reason: "code_replay" },
  RefreshToken: { name: "refresh token", reason: "refresh_replay" },
  AccessToken: null,
};

/** This model is encrypted because it contains the browser's cookies or the user's e-mail address. */
const LOCKED = "Interaction";

/**
 * Stores the library's models in our tables. Its own browser session is not stored: users are identified by our session
 * only.
 */
export function createStorage(deps: StorageDeps): (model: string) => Adapter {
  return (model) => {
    if (model === "Client") return clientStorage(deps);
    if (model === "Session") return unstored;
    return { ...unstored, ...recordStorage(model, deps) };
  };
}

/** Returns the hash under which a token, code or id is stored. */
export function hashOf(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** Deletes a grant with all its tokens and revokes its connection; does nothing if the grant no longer exists. */
export async function cutGrant(
  { store, connections }: Pick<StorageDeps, "store" | "connections">,
  grantId: string,
  reason: CutReason,
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
      const record = { model, id_hash, grant_id, payload: model === LOCKED ? locked : kept };
      if (model in hanging) await records.issue(record, lifetime);
      else await records.save(record, lifetime);
      if (model === "Grant") await store.oauthClients.granted(String(payload["clientId"]));
    },
    async find(id: string): Promise<AdapterPayload | undefined> {
      const found = await records.find(model, hashOf(id));
      const shown = Provider.ctx?.oidc.route === "token";
      if (!found && shown && model === "RefreshToken" && (await records.wasRevoked(hashOf(id)))) throw cutBefore();
      if (!found) return undefined;
      if (found.consumed && shown) await refuseReplay(model, found.grant_id, deps);
      return { ...payloadOf(found, id, encryption), jti: id, ...timesOf(found) };
    },
    async consume(id: string): Promise<void> {
      if (await records.consume(model, hashOf(id))) return;
      const found = await records.find(model, hashOf(id));
      await refuseReplay(model, found?.grant_id ?? null, deps);
    },
    /** For a grant, this means that its application revoked a token (RFC 7009). */
    async destroy(id: string): Promise<void> {
      if (model === "Grant") await cutGrant(deps, id, "user");
      else await records.remove(model, hashOf(id));
    },
  };
}

/**
 * RFC 6819 §5.2.2.3, RFC 9700 §4.14.2: if a value is used twice, one of the two users has stolen it, so both lose
 * access. The error explains why, because the legitimate application must ask its user again and the value is known to
 * be genuine.
 */
async function refuseReplay(model: string, grantId: string | null, deps: StorageDeps): Promise<never> {
  const once = hanging[model];
  if (!once) throw new errors.InvalidGrant("used before");
  if (grantId !== null) await cutGrant(deps, grantId, once.reason);
  const said = `the ${once.name} was used before, so the connection was cut: it must be authorized again`;
  throw new errors.CustomOIDCProviderError("invalid_grant", said);
}

/** Explains to an application with a revoked token what to do; after a replay it may be the legitimate one. */
const cutBefore = (): Error =>
  new errors.CustomOIDCProviderError("invalid_grant", "the connection was cut: it must be authorized again");

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
