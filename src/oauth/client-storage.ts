import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Binding, Encryption } from "../platform/encryption.ts";
import type { Store } from "../store/store.ts";
import { unstored } from "./null-adapter.ts";

/**
 * The format of client ids. The database rejects U+0000, and a malformed id in a request must not cause a server error.
 */
const POSSIBLE = /^[\x21-\x7e]{1,255}$/;

/**
 * Stores self-registered applications. Their secrets are encrypted and not hashed because the library compares them
 * itself.
 */
export function clientStorage({
  store,
  encryption,
}: {
  readonly store: Store;
  readonly encryption: Encryption;
}): Adapter {
  const binding = (id: string): Binding => `oauth_clients:${id}`;
  return {
    ...unstored,
    async upsert(id, payload) {
      const { client_secret, ...metadata } = payload;
      const secret = typeof client_secret === "string" ? encryption.encrypt(client_secret, binding(id)) : null;
      await store.oauthClients.save({ id, metadata, secret });
    },
    async find(id): Promise<AdapterPayload | undefined> {
      const row = POSSIBLE.test(id) ? await store.oauthClients.find(id) : null;
      if (!row) return undefined;
      const client_secret = row.secret === null ? null : encryption.decrypt(row.secret, binding(id));
      return client_secret === null ? { ...row.metadata } : { ...row.metadata, client_secret };
    },
  };
}
