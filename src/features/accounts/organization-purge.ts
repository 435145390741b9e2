import type { Store } from "../../base/store/store.ts";

/** Rows to delete per statement, so that no statement takes long. */
const BATCH_SIZE = 2_000;

/**
 * Deletes the organizations whose waiting period is over, with all their rows. Each statement is committed on its own:
 * an interrupted deletion continues at the next call.
 */
export async function purgeOrganizations(store: Store): Promise<void> {
  for (const id of await store.organizationPurge.due()) {
    const closed = await store.transaction(async (tx) => {
      if (!(await tx.organizationPurge.close(id))) return false;
      await tx.oauthRecords.endGrants(await tx.organizationPurge.grants(id));
      return true;
    });
    if (closed) await purgeOrganization(store, id);
  }
}

/** A job that was running can add rows while others are deleted: passes are repeated until one finds none. */
async function purgeOrganization({ organizationPurge, storedObjects }: Store, id: string): Promise<void> {
  let deleted: number;
  do {
    deleted = 0;
    for (const table of await organizationPurge.tables()) {
      let batch: number;
      do {
        batch = await organizationPurge.deleteRows(table, id, BATCH_SIZE);
        deleted += batch;
      } while (batch === BATCH_SIZE);
    }
  } while (deleted > 0);
  await storedObjects.collectFreed(id);
  await organizationPurge.deleteOrganization(id);
}
