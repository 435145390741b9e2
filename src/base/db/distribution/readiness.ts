import type { Knex } from "knex";
import { isDistributed } from "./distributed.ts";

/** The oldest version of Citus whose statements the service was tested with. */
const CITUS = 13;
/** Locks that one shard of all tables needs while they are created, with those of its indexes and keys. */
const LOCKS_PER_SHARD = 900;

/** Whether a database can be distributed, or already is. */
export interface Readiness {
  /** The number of shards of each distributed table; null if the database is not distributed. */
  readonly distributed: number | null;
  /** Names of the active workers: `host:port`. */
  readonly workers: readonly string[];
  /** Sentences that say what prevents the distribution and how to change it. */
  readonly problems: readonly string[];
}

interface Node {
  readonly name: string;
  readonly is_coordinator: boolean;
  readonly is_ready: boolean;
}

/** Examines a migrated database. `shards` is the number of shards of each distributed table. */
export async function readiness(pool: Knex, shards: number): Promise<Readiness> {
  if (await isDistributed(pool))
    return { distributed: await shardsOf(pool), workers: namesOfWorkers(await nodesOf(pool)), problems: [] };
  const version = await citusVersion(pool);
  if (version === null)
    return unready("Citus is not installed in this database. Run on every node: CREATE EXTENSION citus");
  if (Number.parseInt(version) < CITUS)
    return unready(
      `This database has Citus ${version}; the service needs Citus ${String(CITUS)} or newer. Upgrade Citus on every node.`,
    );
  const nodes = await nodesOf(pool);
  const workers = namesOfWorkers(nodes);
  const problems = [
    ...(nodes.some((node) => node.is_coordinator)
      ? []
      : ["The coordinator has no address. Run: SELECT citus_set_coordinator_host('<host>', <port>)"]),
    ...(workers.length > 0 ? [] : ["There is no active worker. Run for each: SELECT citus_add_node('<host>', <port>)"]),
    ...(await lockProblems(pool, shards)),
  ];
  return { distributed: null, workers, problems };
}

const unready = (problem: string): Readiness => ({ distributed: null, workers: [], problems: [problem] });

const namesOfWorkers = (nodes: readonly Node[]): string[] =>
  nodes.filter((node) => !node.is_coordinator && node.is_ready).map(({ name }) => name);

async function shardsOf(pool: Knex): Promise<number> {
  const statement = "SELECT count(*)::int AS shards FROM pg_dist_shard WHERE logicalrelid = 'entities'::regclass";
  const { rows } = await pool.raw<{ rows: { shards: number }[] }>(statement);
  return rows[0]?.shards ?? 0;
}

async function citusVersion(pool: Knex): Promise<string | null> {
  const statement = "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'";
  const { rows } = await pool.raw<{ rows: { version: string }[] }>(statement);
  return rows[0]?.version ?? null;
}

async function nodesOf(pool: Knex): Promise<Node[]> {
  const { rows } = await pool.raw<{ rows: Node[] }>(
    `SELECT nodename || ':' || nodeport AS name, groupid = 0 AS is_coordinator, isactive AND shouldhaveshards AS is_ready
     FROM pg_dist_node WHERE noderole = 'primary' ORDER BY nodename, nodeport`,
  );
  return rows;
}

/** All tables are distributed in one transaction, which locks every shard and its indexes. */
async function lockProblems(pool: Knex, shards: number): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { each: number; sessions: number }[] }>(
    `SELECT current_setting('max_locks_per_transaction')::int AS each,
       current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int AS sessions`,
  );
  const [{ each, sessions } = { each: 0, sessions: 1 }] = rows;
  const needed = Math.ceil((shards * LOCKS_PER_SHARD) / sessions);
  if (each >= needed) return [];
  return [
    `max_locks_per_transaction is ${String(each)}; ${String(shards)} shards need ${String(needed)}. Set it on every node and restart them, or choose fewer shards.`,
  ];
}

/**
 * Returns whether the service is connected. Its statements would wait for the distribution and fail, and its processes
 * read the schema at start.
 */
export async function isInUse(pool: Knex): Promise<boolean> {
  const { rows } = await pool.raw<{ rows: { count: number }[] }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name IN ('crm', 'crm-worker') AND pid <> pg_backend_pid()`,
  );
  return (rows[0]?.count ?? 0) > 0;
}
