import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect, type Address } from "../../../src/db/connection.ts";
import { startEmbedded, type EmbeddedDatabase } from "../../../src/db/embedded.ts";
import { migrate } from "../../../src/db/migrate.ts";

/** A separate database, migrated and empty. */
export interface TestDatabase {
  readonly address: Address;
  /** For main.mjs in another process. */
  readonly url: string;
  /** A pool for queries that bypass the service. */
  readonly pool: Knex;
  drop(): Promise<void>;
}

const TEMPLATE = "crm_template";
/** Environment variable with the address of the server that the first process of the run started. */
const ADDRESS = "CRM_TEST_CLUSTER";
let cluster: { database: EmbeddedDatabase; folder: string } | undefined;
let connected: { address: SocketAddress; maintenance: Knex } | undefined;
let made = 0;

type SocketAddress = Exclude<Address, { connectionString: string }>;

/** Starts PostgreSQL once for the whole run and migrates the template of all test databases. */
export async function startCluster(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "crm-test-"));
  const database = await startEmbedded({ dataDir: folder, durable: false });
  cluster = { database, folder };
  process.env[ADDRESS] = JSON.stringify(database.address);
  await server().maintenance.raw(`CREATE DATABASE ${TEMPLATE}`);
  const template = connect({ address: addressOf(TEMPLATE), poolSize: 2, timeouts: "maintenance" });
  await migrate(template);
  await template.destroy();
}

export async function stopCluster(): Promise<void> {
  if (!cluster) return;
  await connected?.maintenance.destroy();
  await cluster.database.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  cluster = undefined;
  connected = undefined;
}

/** Creates a copy of the migrated template. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `crm_test_${String(process.pid)}_${String(++made)}`;
  await server().maintenance.raw(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const address = addressOf(name);
  const pool = connect({ address, poolSize: 4, applicationName: "test" });
  return { address, url: urlOf(address), pool, drop: () => drop(name, pool) };
}

/** A database on a separate server. */
export interface DurableDatabase extends TestDatabase {
  /** Data folder of the server; its cluster is in `pg`. */
  readonly folder: string;
  /** Process ID of the postmaster. */
  readonly postmaster: number;
  /** Returns the log of the server. */
  log(): Promise<string>;
}

/** Creates a database without tables; owned by a user without superuser rights if one is given. */
export async function createEmptyDatabase(owner?: string): Promise<TestDatabase> {
  const name = `crm_empty_${String(process.pid)}_${String(++made)}`;
  const { maintenance } = server();
  if (owner !== undefined) {
    await maintenance.raw(`DO $$ BEGIN CREATE ROLE ${owner} LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await maintenance.raw(`CREATE DATABASE ${name} OWNER ${owner ?? "postgres"} TEMPLATE template0`);
  const address = { ...server().address, database: name, ...(owner === undefined ? {} : { user: owner }) };
  const pool = connect({ address, poolSize: 4, applicationName: "test" });
  return { address, url: urlOf(address), pool, drop: () => drop(name, pool) };
}

async function drop(name: string, pool: Knex): Promise<void> {
  await pool.destroy();
  await server().maintenance.raw(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/**
 * Starts a separate server with durable writes, as in production, and one migrated database. The server can be
 * crashed.
 */
export async function startDurableDatabase(): Promise<DurableDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "crm-fault-"));
  const server = await startEmbedded({ dataDir: folder, durable: true });
  const pool = connect({ address: server.address, poolSize: 4 });
  await migrate(pool);
  const [postmaster] = (await readFile(join(folder, "pg", "postmaster.pid"), "utf8")).split("\n");
  return {
    folder,
    postmaster: Number(postmaster),
    log: () => readFile(join(folder, "postgres.log"), "utf8"),
    address: server.address,
    url: urlOf(server.address),
    pool,
    async drop() {
      await pool.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the address as a URL: `postgresql://postgres@localhost/name?host=/socket/folder`. */
export function urlOf(address: Address): string {
  if ("connectionString" in address) return address.connectionString;
  const { host, port, user, database } = address;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function addressOf(name: string): Address {
  return { ...server().address, database: name };
}

function server(): NonNullable<typeof connected> {
  if (connected) return connected;
  const known = process.env[ADDRESS];
  if (known === undefined) throw new Error("The test cluster is not running: require test/support/setup.ts.");
  const address = JSON.parse(known) as Address;
  if ("connectionString" in address) throw new Error("The embedded database is reached by its socket.");
  connected = { address, maintenance: connect({ address, poolSize: 2, timeouts: "maintenance" }) };
  return connected;
}
