import { Problem } from "../platform/rules/errors.ts";
import type { Repositories, Store } from "../store/store.ts";
import type { Change } from "./writes.ts";

/** Which record is changed. */
export interface Subject {
  readonly orgId: string;
  readonly id: string;
}

/** A change of one record, over the tables of a transaction or of none. */
export type Work<Result> = (tx: Repositories) => Change<Result>;

/** Without a lock first; where many change one record at once, one after the other. */
export async function withOptimisticRetry<Result>(store: Store, subject: Subject, work: Work<Result>): Promise<Result> {
  return (await work(store)) ?? (await store.transaction(async (tx) => await locked(tx, subject, work)));
}

/** Locked first: for changes that hold other records until they are written. */
export async function holding<Result>(store: Store, subject: Subject, work: Work<Result>): Promise<Result> {
  return await store.transaction(async (tx) => await locked(tx, subject, work));
}

/** Alone with the organization's tree of companies: two changes that each look right could close a circle together. */
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
