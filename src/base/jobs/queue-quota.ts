import { unprocessable } from "../platform/rules/errors.ts";
import { QUOTAS } from "../platform/rules/quotas.ts";
import type { Repositories } from "../store/store.ts";

/**
 * Throws `unprocessable` if the organization has as many unfinished imports and exports as it may have. Must be called in
 * the transaction that queues another one: concurrent calls wait for each other.
 */
export async function requireQueueRoom({ jobs }: Pick<Repositories, "jobs">, orgId: string): Promise<void> {
  const limit = QUOTAS.queued_jobs;
  const used = await jobs.lockUnfinished(orgId);
  if (used >= limit) throw unprocessable([{ path: "", code: "job_quota", values: { used, limit }, extra: { limit } }]);
}
