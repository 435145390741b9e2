import type { Knex } from "knex";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { createStore, type Store } from "../../src/base/store/store.ts";
import { SECRET_KEY } from "./service.ts";

/** Creates a store with the secret key of the test services, which audit log entries and suppressed addresses need. */
export function keyedStore(pool: Knex, queued?: () => void): Store {
  return createStore(pool, queued, storeSecrets(createKeyring(Buffer.from(SECRET_KEY, "base64"))));
}
