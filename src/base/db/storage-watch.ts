import type { Knex } from "knex";
import { isStorageFailure } from "../platform/rules/problems.ts";

/** Reports whether PostgreSQL can write. */
interface StorageWatch {
  /** False while writes fail because the disk or quota is full, or the disk is broken. */
  canWrite(): Promise<boolean>;
}

/** Milliseconds without a storage failure after which writes are considered possible if a test write succeeds. */
const RECOVERY_MS = 5_000;
/** 750 kB, because a table on a full disk often has room for some rows in its last page. */
const TEST_WRITE = `CREATE TEMPORARY TABLE storage_trial ON COMMIT DROP AS
  SELECT md5(n::text) || md5((-n)::text) AS filler FROM generate_series(1, 8000) AS n`;

/**
 * Watches `pool` for statements that fail for lack of storage. After such a failure each call makes a test write
 * through `probes`, because a load balancer may send no requests that would show the recovery. Without failures nothing
 * is written.
 */
export function watchStorage(pool: Knex, probes: Knex, clock: () => number): StorageWatch {
  let failedAt: number | null = null;
  pool.on("query-error", (error: unknown) => {
    if (isStorageFailure(error)) failedAt = clock();
  });
  return {
    async canWrite() {
      if (failedAt === null) return true;
      try {
        await probes.transaction((tx) => tx.raw(TEST_WRITE));
      } catch (error) {
        if (isStorageFailure(error)) failedAt = clock();
      }
      if (clock() - failedAt < RECOVERY_MS) return false;
      failedAt = null;
      return true;
    },
  };
}
