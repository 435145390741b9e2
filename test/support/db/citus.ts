import type { Knex } from "knex";
import { connect } from "../../../src/base/db/connection.ts";
import { distribute } from "../../../src/base/db/distribution/distribute.ts";
import { migrate } from "../../../src/base/db/migrate.ts";

/** Shards of each distributed table: few, so that a database is copied fast, but several on each worker. */
const SHARDS = 8;

/** Returns the URLs of the workers of a Citus cluster; none if the server is a plain one. */
export async function workersOf(maintenance: Knex, url: string): Promise<string[]> {
  const { rows } = await maintenance.raw<{ rows: { found: string | null }[] }>(
    "SELECT to_regclass('pg_dist_node') AS found",
  );
  if (!rows[0]?.found) return [];
  const nodes = await maintenance.raw<{ rows: { host: string; port: number }[] }>(
    "SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid > 0 ORDER BY 1, 2",
  );
  return nodes.rows.map(({ host, port }) => {
    const worker = new URL(url);
    worker.hostname = host;
    worker.port = String(port);
    return worker.href;
  });
}

/** Makes a new database on the coordinator and on the workers one cluster. */
export async function joinNodes(coordinator: string, workers: readonly string[]): Promise<void> {
  await Promise.all(
    [coordinator, ...workers].map((url) => withPool(url, (pool) => pool.raw("CREATE EXTENSION citus"))),
  );
  const { hostname, port } = new URL(coordinator);
  await withPool(coordinator, async (pool) => {
    await pool.raw("SELECT citus_set_coordinator_host(?, ?)", [hostname, Number(port)]);
    for (const worker of workers.map((url) => new URL(url)))
      await pool.raw("SELECT citus_add_node(?, ?)", [worker.hostname, Number(worker.port)]);
  });
}

/** Distributes the migrated template and ends its connections, so that it can be copied. */
export async function distributeTemplate(coordinator: string, workers: readonly string[]): Promise<void> {
  await withPool(coordinator, (pool) => distribute(pool, SHARDS));
  const name = new URL(coordinator).pathname.slice(1);
  for (const url of [coordinator, ...workers]) {
    await withPool(named(url, "postgres"), async (pool) => {
      await pool.raw("ALTER DATABASE ?? WITH ALLOW_CONNECTIONS false", [name]);
      await pool.raw("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?", [name]);
    });
  }
}

/** The address of another database on the same server. */
export function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function withPool(url: string, work: (pool: Knex) => Promise<unknown>): Promise<void> {
  const pool = connect({ address: { connectionString: url }, poolSize: 1, timeouts: "maintenance" });
  try {
    await work(pool);
  } finally {
    await pool.destroy();
  }
}

/** A migrated database of the cluster of TEST_DATABASE_URL whose tables are all on the coordinator. */
export interface UndistributedDatabase {
  readonly url: string;
  readonly workers: readonly string[];
  readonly pool: Knex;
  drop(): Promise<void>;
}

export async function createUndistributed(): Promise<UndistributedDatabase> {
  const coordinator = process.env["TEST_DATABASE_URL"] ?? "";
  const name = `crm_whole_${String(process.pid)}`;
  const maintenance = open(coordinator);
  const nodes = [maintenance, ...(await workersOf(maintenance, coordinator)).map(open)];
  const onAll = (statement: string): Promise<unknown> => Promise.all(nodes.map((node) => node.raw(statement)));
  const workers = (await workersOf(maintenance, coordinator)).map((worker) => named(worker, name));
  const url = named(coordinator, name);
  await onAll(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  await joinNodes(url, workers);
  const pool = open(url);
  await migrate(pool);
  return {
    url,
    workers,
    pool,
    async drop() {
      await pool.destroy();
      await onAll(`DROP DATABASE ${name} WITH (FORCE)`);
      await Promise.all(nodes.map((node) => node.destroy()));
    },
  };
}

const open = (url: string): Knex =>
  connect({ address: { connectionString: url }, poolSize: 2, applicationName: "test", timeouts: "maintenance" });
