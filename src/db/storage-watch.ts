import type { Knex } from "knex";
import { isStorageFailure } from "../platform/rules/problems.ts";

/** Tells whether PostgreSQL can store what it is given. */
export interface StorageWatch {
  /** False while writes fail because its disk (or a quota) is full, or broken. */
  canWrite(): Promise<boolean>;
}

/** Milliseconds without such a failure after which writes count as possible, if a trial is. */
const QUIET = 5_000;
/** Three quarters of a megabyte: a table on a full disk often has room for a row or two in its last page. */
const TRIAL = `CREATE TEMPORARY TABLE storage_trial ON COMMIT DROP AS
  SELECT md5(n::text) || md5((-n)::text) AS filler FROM generate_series(1, 8000) AS n`;

/**
 * Hears which statements of `pool` fail for want of storage. Nothing is written as long as none does; afterwards each question
 * tries to store something that is thrown away, over `probes`: balancers may send nothing that would show when it works again.
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
        await probes.transaction((tx) => tx.raw(TRIAL));
      } catch (error) {
        if (isStorageFailure(error)) failedAt = clock();
      }
      if (clock() - failedAt < QUIET) return false;
      failedAt = null;
      return true;
    },
  };
}
