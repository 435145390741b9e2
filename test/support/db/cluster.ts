import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect, type Address } from "../../../src/base/db/connection.ts";
import { startEmbedded, type EmbeddedDatabase } from "../../../src/base/db/embedded.ts";
import { migrate } from "../../../src/base/db/migrate.ts";
import { noteDistribution } from "../../../src/base/platform/sql/steps.ts";
import { distributeTemplate, joinNodes, named, workersOf } from "./citus.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A separate database, migrated and empty. */
export interface TestDatabase {
  readonly address: Address;
  /** For main.mjs in another process. */
  readonly url: string;
  /** A pool for queries that bypass the service. */
  readonly pool: Knex;
  drop(): Promise<void>;
}

/** Environment variable with the server that the first process of the run uses, for the other processes. */
const SERVER = "CRM_TEST_CLUSTER";
let cluster: { database: EmbeddedDatabase; folder: string } | undefined;
let connected: (Server & { readonly nodes: readonly Knex[]; readonly maintenance: Knex }) | undefined;
let made = 0;

/** The server of the run. */
interface Server {
  /** A database of the server, as a user who may create databases and roles. */
  readonly url: string;
  /** The migrated database that is copied. */
  readonly template: string;
  /** URLs of the workers if the server is the coordinator of a Citus cluster. */
  readonly workers: readonly string[];
}

/**
 * Starts PostgreSQL once for the whole run, or uses the server of TEST_DATABASE_URL, and migrates the template of all
 * test databases.
 */
export async function startCluster(): Promise<void> {
  const given = process.env["TEST_DATABASE_URL"] ?? "";
  const url = given === "" ? await startOwn() : given;
  // Several runs can use the same server.
  const template = `crm_template_${String(process.pid)}`;
  const asked = connect({ address: { connectionString: url }, poolSize: 1, timeouts: "maintenance" });
  const workers = await workersOf(asked, url);
  await asked.destroy();
  process.env[SERVER] = JSON.stringify({ url, template, workers } satisfies Server);
  await onAllNodes(`CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
  const address = addressOf(template);
  const nodes = workers.map((worker) => named(worker, template));
  if (workers.length > 0) await joinNodes(urlOf(address), nodes);
  const pool = connect({ address, poolSize: 2, timeouts: "maintenance" });
  await migrate(pool);
  await pool.destroy();
  if (workers.length > 0) await distributeTemplate(urlOf(address), nodes);
}

async function startOwn(): Promise<string> {
  const folder = temporaryFolder("crm-test-");
  // Services of three test files at a time, each with its pools.
  const database = await startEmbedded({ dataDir: folder, durable: false, settings: ["max_connections=300"] });
  cluster = { database, folder };
  return urlOf(database.address);
}

export async function stopCluster(): Promise<void> {
  if (!cluster && connected) await onAllNodes(`DROP DATABASE IF EXISTS ${connected.template} WITH (FORCE)`);
  for (const node of connected?.nodes ?? []) await node.destroy();
  await cluster?.database.stop();
  if (cluster) await rm(cluster.folder, { recursive: true, force: true });
  cluster = undefined;
  connected = undefined;
}

/** Creates a copy of the migrated template. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `crm_test_${String(process.pid)}_${String(++made)}`;
  await onAllNodes(`CREATE DATABASE ${name} TEMPLATE ${server().template} STRATEGY FILE_COPY`);
  noteDistribution(server().workers.length > 0);
  return databaseNamed(name);
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
  const { maintenance, url } = server();
  if (owner !== undefined) {
    const secret = decodeURIComponent(new URL(url).password).replaceAll("'", "''");
    const role = `CREATE ROLE ${owner} LOGIN ${secret === "" ? "" : `PASSWORD '${secret}'`}`;
    await maintenance.raw(`DO $$ BEGIN ${role}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await maintenance.raw(`CREATE DATABASE ${name} OWNER ${owner ?? "DEFAULT"} TEMPLATE template0`);
  return databaseNamed(name, owner);
}

/** Creates a copy of a database, whose pool must be idle and has new connections afterwards. */
export async function copyDatabase({ url, pool }: TestDatabase): Promise<TestDatabase> {
  const name = `crm_copy_${String(process.pid)}_${String(++made)}`;
  const source = new URL(url).pathname.slice(1);
  await pool.destroy();
  await server().maintenance.raw(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  pool.initialize();
  return databaseNamed(name);
}

function databaseNamed(name: string, owner?: string): TestDatabase {
  const address = addressOf(name, owner);
  // Without time limits: a busy machine may take long to insert many records.
  const pool = connect({ address, poolSize: 4, applicationName: "test", timeouts: "maintenance" });
  return { address, url: urlOf(address), pool, drop: () => drop(name, pool) };
}

async function drop(name: string, pool: Knex): Promise<void> {
  await pool.destroy();
  const dropping = (): Promise<void> => onAllNodes(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  // Citus can connect to the database again in between.
  if (server().workers.length > 0) await dropping().catch(dropping);
  else await dropping();
}

/** A cluster has each database on all of its nodes. */
async function onAllNodes(statement: string): Promise<void> {
  await Promise.all(server().nodes.map((node) => node.raw(statement)));
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

function addressOf(name: string, user?: string): Address {
  const url = new URL(server().url);
  url.pathname = `/${name}`;
  if (user !== undefined) url.username = user;
  return { connectionString: url.href };
}

function server(): NonNullable<typeof connected> {
  if (connected) return connected;
  const known = process.env[SERVER];
  if (known === undefined) throw new Error("The test cluster is not running: require test/support/setup.ts.");
  const { url, template, workers } = JSON.parse(known) as Server;
  const open = (node: string): Knex =>
    connect({ address: { connectionString: node }, poolSize: 2, timeouts: "maintenance" });
  const maintenance = open(url);
  connected = { url, template, workers, maintenance, nodes: [maintenance, ...workers.map(open)] };
  return connected;
}
