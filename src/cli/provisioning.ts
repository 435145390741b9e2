import { newId } from "../base/platform/ids.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { createPasswords } from "../features/sign-in/password.ts";
import { readConfig, type Config } from "../server/config.ts";
import { storeSecrets, readSecretKey } from "../server/secret-key.ts";
import { createStore, type Repositories, type Store } from "../base/store/store.ts";
import { commandEntry } from "../features/accounts/audit-log.ts";
import { createProvisioning, type Provisioning } from "../server/provision.ts";
import { openCommandStorage } from "../server/storage.ts";

/** The dependencies of a command that creates organizations, users or keys. */
export interface Tools extends Provisioning {
  readonly store: Store;
  readonly config: Config;
}

/** Runs `work` in one transaction. */
export async function withProvisioning<Result>(
  actorName: string,
  work: (tools: Tools) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const storage = await openCommandStorage(config);
  try {
    const keyring = createKeyring(await readSecretKey(config, storage.pool), config.previousSecretKey);
    const store = createStore(storage.pool, undefined, storeSecrets(keyring));
    const passwords = createPasswords();
    return await store.transaction((tx) => {
      const provisioning = createProvisioning({ tx, passwords, newId: () => newId(), actorName });
      return work({ ...writtenDown(provisioning, tx, actorName), store, config });
    });
  } finally {
    await storage.close();
  }
}

/** Returns the provisioning with entries in the organization's audit log. */
function writtenDown(provisioning: Provisioning, { auditLog }: Repositories, actorName: string): Provisioning {
  const note = (orgId: string, action: string, record: { type: string; id: string }): Promise<void> =>
    auditLog.append(orgId, commandEntry(actorName, { action, record }));
  return {
    ...provisioning,
    async createUser(organization, input) {
      const user = await provisioning.createUser(organization, input);
      await note(organization.id, "members.create", { type: "member", id: user.id });
      return user;
    },
    async createKey(organization, input) {
      const key = await provisioning.createKey(organization, input);
      await note(organization.id, "apiKeys.create", { type: "api_key", id: key.record.id });
      return key;
    },
  };
}
