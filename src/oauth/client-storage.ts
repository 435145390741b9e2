import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Vault } from "../access/vault.ts";
import type { Store } from "../repositories/store.ts";
import { unstored } from "./unstored.ts";

/** What an id may look like: the database takes no U+0000, and a stranger's request is no fault of ours. */
const POSSIBLE = /^[\x21-\x7e]{1,255}$/;

/** Applications that registered themselves; their secrets are encrypted, since the library compares them itself. */
export function clientStorage({ store, vault }: { readonly store: Store; readonly vault: Vault }): Adapter {
  const binding = (id: string): string => `oauth_clients:${id}`;
  return {
    ...unstored,
    async upsert(id, payload) {
      const { client_secret, ...metadata } = payload;
      const secret = typeof client_secret === "string" ? vault.lock(client_secret, binding(id)) : null;
      await store.oauthClients.save({ id, metadata, secret });
    },
    async find(id): Promise<AdapterPayload | undefined> {
      const row = POSSIBLE.test(id) ? await store.oauthClients.find(id) : null;
      if (!row) return undefined;
      const client_secret = row.secret === null ? null : vault.open(row.secret, binding(id));
      return client_secret === null ? { ...row.metadata } : { ...row.metadata, client_secret };
    },
  };
}
