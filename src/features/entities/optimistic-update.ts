import { Problem } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { ChangeResult } from "./writes.ts";

/** The record to change. */
export interface RecordReference {
  readonly orgId: string;
  readonly id: string;
}

/** A change of one record, run on the pool or in a transaction. */
export type RecordChange<Result> = (tx: Repositories) => ChangeResult<Result>;

/** Runs the change without a lock; if concurrent changes win repeatedly, runs it again with a lock. */
export async function withOptimisticRetry<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return (await work(store)) ?? (await store.transaction(async (tx) => await runLocked(tx, subject, work)));
}

/** Locks the record first: for changes that keep other records locked until they are written. */
export async function withRecordLock<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return await store.transaction(async (tx) => await runLocked(tx, subject, work));
}

/** Locks the organization's company tree: two changes that are valid on their own could create a cycle together. */
export async function withCompanyTreeLock<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return await store.transaction(async (tx) => {
    await tx.entities.lockCompanyTree(subject.orgId);
    return await runLocked(tx, subject, work);
  });
}

async function runLocked<Result>(
  tx: Repositories,
  { orgId, id }: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  await tx.entities.lock(orgId, id);
  const result = await work(tx);
  if (result === undefined) throw new Problem("unavailable", [], { retryAfter: 1 });
  return result;
}
