import { Problem } from "../platform/rules/errors.ts";
import type { Repositories, Store } from "../store/store.ts";
import type { Change } from "./writes.ts";

/** The record to change. */
export interface Subject {
  readonly orgId: string;
  readonly id: string;
}

/** A change of one record, run on the pool or in a transaction. */
export type Work<Result> = (tx: Repositories) => Change<Result>;

/** Runs the change without a lock; if concurrent changes win repeatedly, runs it again with a lock. */
export async function withOptimisticRetry<Result>(store: Store, subject: Subject, work: Work<Result>): Promise<Result> {
  return (await work(store)) ?? (await store.transaction(async (tx) => await locked(tx, subject, work)));
}

/** Locks the record first: for changes that keep other records locked until they are written. */
export async function holding<Result>(store: Store, subject: Subject, work: Work<Result>): Promise<Result> {
  return await store.transaction(async (tx) => await locked(tx, subject, work));
}

/** Locks the organization's company tree: two changes that are valid on their own could create a cycle together. */
export async function withCompanyTreeLock<Result>(store: Store, subject: Subject, work: Work<Result>): Promise<Result> {
  return await store.transaction(async (tx) => {
    await tx.entities.lockCompanyTree(subject.orgId);
    return await locked(tx, subject, work);
  });
}

async function locked<Result>(tx: Repositories, { orgId, id }: Subject, work: Work<Result>): Promise<Result> {
  await tx.entities.lock(orgId, id);
  const result = await work(tx);
  if (result === undefined) throw new Problem("unavailable", [], { retryAfter: 1 });
  return result;
}
