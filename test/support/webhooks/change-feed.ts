import type { Caller } from "../caller.ts";
import type { TestDatabase } from "../db/cluster.ts";
import { until } from "../queue.ts";

/** Waits until the feed returns all changes, so that a position `from=now` comes after them. */
export async function untilFeedIsComplete({ pool }: TestDatabase): Promise<void> {
  const missing = "SELECT FROM changes WHERE xid >= change_horizon() LIMIT 1";
  await until(async () => (await pool.raw<{ rows: unknown[] }>(missing)).rows.length === 0, "a complete feed", 60);
}

/**
 * Returns the changes of a page of the feed as soon as one of the record is among them. The feed returns changes that
 * are older than every open transaction of the server, including those of other tests.
 */
export async function changesWith(
  caller: Caller,
  recordId: string,
  path = "/v1/changes",
): Promise<Record<string, unknown>[]> {
  let changes: Record<string, unknown>[] = [];
  await until(async () => {
    changes = (await caller.get(path)).list("data");
    return changes.some(({ record_id }) => record_id === recordId);
  }, `a change of ${recordId} in ${path}`);
  return changes;
}
