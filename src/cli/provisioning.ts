import { newId } from "../access/ids.ts";
import { createPasswords } from "../access/passwords.ts";
import { readConfig, type Config } from "../config.ts";
import { createStore, type Store } from "../repositories/store.ts";
import { createProvisioning, type Provisioning } from "../services/provision.ts";
import { openCommandStorage } from "../storage.ts";

/** What a command that makes things works with. */
export interface Tools extends Provisioning {
  readonly store: Store;
  readonly config: Config;
}

/** Opens the database for `work`, which happens as a whole or not at all. */
export async function withProvisioning<Result>(
  actorName: string,
  work: (tools: Tools) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const storage = await openCommandStorage(config);
  try {
    const store = createStore(storage.pool);
    const passwords = createPasswords();
    return await store.transaction((tx) => {
      const provisioning = createProvisioning({ repositories: tx, passwords, newId: () => newId(), actorName });
      return work({ ...provisioning, store, config });
    });
  } finally {
    await storage.close();
  }
}
