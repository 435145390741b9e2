import { createAuditLogDeps } from "../features/accounts/audit-log-verification.ts";
import { addressHashes } from "../base/platform/hashed-address.ts";
import type { Keyring } from "../base/platform/keyring.ts";
import type { StoreSecrets } from "../base/store/store.ts";

/** Returns what the store needs of SECRET_KEY: signatures of the audit log and hashes of erased people's addresses. */
export function storeSecrets(keyring: Keyring): StoreSecrets {
  return { log: createAuditLogDeps(keyring), addresses: addressHashes(keyring) };
}
