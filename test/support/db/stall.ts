import { execFileSync } from "node:child_process";
import type { Knex } from "knex";
import { isDistributed } from "../../../src/base/db/distribution/distributed.ts";
import type { TestDatabase } from "./cluster.ts";

/** Stops all processes of a PostgreSQL server like a frozen machine: connections stay open without responses. */
export function freeze(postmaster: number): void {
  process.kill(postmaster, "SIGSTOP");
  for (const pid of childrenOf(postmaster)) signal(pid, "SIGSTOP");
}

/** Resumes the stopped processes. */
export function thaw(postmaster: number): void {
  for (const pid of childrenOf(postmaster)) signal(pid, "SIGCONT");
  process.kill(postmaster, "SIGCONT");
}

/** Kills the postmaster and all its children at once, without a shutdown. */
export function killAll(postmaster: number): void {
  const children = childrenOf(postmaster);
  process.kill(postmaster, "SIGKILL");
  for (const pid of children) signal(pid, "SIGKILL");
}

/** Returns the server processes started by a postmaster. */
function childrenOf(postmaster: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([pid, parent]) => (parent === postmaster && pid !== undefined ? [pid] : []));
}

/** Returns transactions of the service in this database that have been idle for more than a second. */
export async function openTransactions({ pool }: TestDatabase): Promise<object[]> {
  const { rows } = await pool.raw<{ rows: object[] }>(`SELECT pid, state, query FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'crm%' AND state LIKE 'idle in transaction%'
      AND state_change < now() - interval '1 second'`);
  return rows;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just ended.
  }
}

/** Returns how many statements in this database wait for a lock, on all nodes of a cluster. */
export async function lockWaits(pool: Knex): Promise<number> {
  const activity = (await isDistributed(pool)) ? "citus_stat_activity" : "pg_stat_activity";
  const { rows } = await pool.raw<{ rows: { waiting: number }[] }>(
    `SELECT count(*)::int AS waiting FROM ${activity} WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}
