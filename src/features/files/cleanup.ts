import type { Store } from "../../base/store/store.ts";
import { removeAbandonedUploads } from "./upload.ts";
import type { FileStorage } from "./storage.ts";

interface CleanupDeps {
  readonly store: Store;
  readonly fileStorage: FileStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const BATCH_SIZE = 100;

/** Removes bytes that no file has, and the temporary files of killed processes. */
export async function cleanUpFiles({ store, fileStorage, clock }: CleanupDeps): Promise<void> {
  await removeAbandonedUploads(fileStorage.incoming, clock());
  await store.storedObjects.collectFreed(null);
  await removeExpired({ store, fileStorage }, "");
}

/** Removes the bytes of an organization's files that were deleted permanently; throws if the storage fails. */
export async function removeFreed(deps: Omit<CleanupDeps, "clock">, orgId: string): Promise<void> {
  await deps.store.storedObjects.collectFreed(orgId);
  await removeExpired(deps, `${orgId}/`);
}

/** Removes the bytes that nothing needs whose keys have this prefix. */
async function removeExpired(deps: Omit<CleanupDeps, "clock">, prefix: string): Promise<void> {
  let keys: readonly string[] = [];
  do {
    keys = await deps.store.storedObjects.expired(prefix, { after: keys.at(-1) ?? "", limit: BATCH_SIZE });
    for (const key of keys) await removeObject(deps, key);
  } while (keys.length === BATCH_SIZE);
}

/** Bytes that cannot be removed now stay on the list until the next cleanup. */
async function removeObject({ store, fileStorage }: Omit<CleanupDeps, "clock">, key: string): Promise<void> {
  await store.transaction(async (tx) => {
    if (await tx.storedObjects.forget(key)) await fileStorage.remove(key);
  });
}
