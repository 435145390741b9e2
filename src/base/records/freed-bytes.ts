import type { Repositories } from "../store/store.ts";

/** Dependencies of removing bytes, inside the transaction that deletes their files. */
export interface FreedBytesDeps {
  readonly tx: Repositories;
  readonly newId: () => string;
}

/**
 * Queues the removal of the bytes of files that this transaction has deleted permanently, with their record or alone. The
 * job runs as soon as the transaction has committed, and is repeated until the storage answers.
 */
export async function removeFreedBytes({ tx, newId }: FreedBytesDeps, orgId: string): Promise<void> {
  if (!(await tx.storedObjects.hasFreed(orgId))) return;
  await tx.jobs.enqueueLast(orgId, [{ id: newId(), kind: "files.remove", payload: {} }]);
}
