import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect, type Address } from "../../src/db/connection.ts";
import { startEmbedded, type EmbeddedDatabase } from "../../src/db/embedded.ts";
import { migrate } from "../../src/db/migrate.ts";

/** A database of its own, migrated and empty. */
export interface TestDatabase {
  readonly address: Address;
  /** For main.ts in another process. */
  readonly url: string;
  /** A pool to look behind the service's back. */
  readonly pool: Knex;
  drop(): Promise<void>;
}

const TEMPLATE = "crm_template";
/** Where the processes of one run find the server that the first of them started. */
const ADDRESS = "CRM_TEST_CLUSTER";
let cluster: { database: EmbeddedDatabase; folder: string } | undefined;
let connected: { address: SocketAddress; maintenance: Knex } | undefined;
let made = 0;

type SocketAddress = Exclude<Address, { connectionString: string }>;

/** Starts PostgreSQL once for the whole run and migrates the database from which every test's is copied. */
export async function startCluster(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "crm-test-"));
  const database = await startEmbedded({ dataDir: folder, durable: false });
  cluster = { database, folder };
  process.env[ADDRESS] = JSON.stringify(database.address);
  await server().maintenance.raw(`CREATE DATABASE ${TEMPLATE}`);
  const template = connect({ address: addressOf(TEMPLATE), poolSize: 2, patience: "maintenance" });
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

/** A fresh copy of the migrated template. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `crm_test_${String(process.pid)}_${String(++made)}`;
  await server().maintenance.raw(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const address = addressOf(name);
  const pool = connect({ address, poolSize: 4, applicationName: "test" });
  return {
    address,
    url: urlOf(address),
    pool,
    async drop() {
      await pool.destroy();
      await server().maintenance.raw(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** As a URL: `postgresql://postgres@localhost/name?host=/socket/folder`. */
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
  if (known === undefined) throw new Error("The test cluster is not running: is test/support/setup.ts required?");
  const address = JSON.parse(known) as Address;
  if ("connectionString" in address) throw new Error("The embedded database is reached by its socket.");
  connected = { address, maintenance: connect({ address, poolSize: 2, patience: "maintenance" }) };
  return connected;
}
