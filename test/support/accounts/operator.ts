import { storeSecrets } from "../../../src/server/store-secrets.ts";
import { resetSecondFactor } from "../../../src/features/accounts/second-factor/reset.ts";
import { createEncryption } from "../../../src/base/platform/encryption.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { builtInPermissions } from "../../../src/base/platform/rules/permissions.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { SECRET_KEY, type Service } from "../service.ts";
import type { Person } from "./people.ts";

/** Does what `crm user reset-two-factor` does, without starting the command. */
export async function resetTwoFactorOf({ database }: Pick<Service, "database">, person: Person): Promise<void> {
  const keyring = createKeyring(Buffer.from(SECRET_KEY, "base64"), null);
  const store = createStore(database.pool, undefined, storeSecrets(keyring));
  const { organization } = person;
  const deps = { store, newId, encryption: createEncryption(keyring), keyring, clock: Date.now };
  const nobody = { id: newId(), email: "", first_name: null, last_name: null, locale: "en", role: "owner" } as const;
  await resetSecondFactor(
    deps,
    {
      address: "127.0.0.1",
      userAgent: "crm",
      requestId: newId(),
      locale: "en",
      organization,
      user: nobody,
      actor: { id: null, name: "crm user reset-two-factor", type: "operator", application: null },
      credential: { kind: "system" },
      channel: "system",
      deletesOthers: true,
      permissions: builtInPermissions("owner"),
    },
    person.id,
  );
}
