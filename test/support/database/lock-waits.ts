import type { Knex } from "knex";
import { isDistributed } from "../../../src/base/db/distribution/distributed.ts";

/** Returns how many statements in this database wait for a lock, on all nodes of a cluster. */
export async function lockWaits(pool: Knex): Promise<number> {
  const activity = (await isDistributed(pool)) ? "citus_stat_activity" : "pg_stat_activity";
  const { rows } = await pool.raw<{ rows: { waiting: number }[] }>(
    `SELECT count(*)::int AS waiting FROM ${activity} WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}
