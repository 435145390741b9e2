import type { Knex } from "knex";
import { ConfigurationError, type Config } from "./config.ts";
import { openDataDir } from "./data-dir.ts";
import { connect, type Address, type ConnectionSettings } from "../base/db/connection.ts";
import { findEmbedded, startEmbedded, type EmbeddedDatabase } from "../base/db/embedded.ts";
import { EmbeddedDatabaseError } from "../base/db/errors.ts";
import { keepChangeOrder } from "../base/db/change-order.ts";
import { isDistributed } from "../base/db/distribution/distributed.ts";
import { migrate, migrateUnlessInUse } from "../base/db/migrate.ts";
import { poolerProblems } from "../base/db/pooler.ts";
import { noteDistribution } from "../base/platform/sql/steps.ts";

/** The database of this process: a pool, and the embedded server if this process runs it. */
export interface Storage {
  readonly pool: Knex;
  readonly embedded: boolean;
  /** Settles when an embedded server of this process has crashed and cannot be restarted; otherwise never. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

type StorageConfig = Pick<Config, "databaseUrl" | "dataDir" | "databasePool"> & SettingsConfig;
type SettingsConfig = Pick<Config, "databasePoolerUrl" | "databaseReadUrl" | "databaseNamedStatements">;

/**
 * Opens the database for the service: DATABASE_URL, or the embedded database, which the service then owns. Migrates the
 * schema.
 */
export async function openServiceStorage(config: StorageConfig, log: (message: string) => void): Promise<Storage> {
  const opening = { log, name: "crm" } as const;
  const storage =
    config.databaseUrl === null ? await startOwn(config, "service", opening) : remote(config, "service", opening);
  return closingOnFailure(storage, async () => {
    await requirePooler(config, storage.pool);
    await updateSchema(storage.pool);
  });
}

/** Throws ConfigurationError if the pooler does not provide what requests need; does nothing without a pooler. */
async function requirePooler(config: StorageConfig, pool: Knex): Promise<void> {
  if (config.databasePoolerUrl === null) return;
  const problems = await poolerProblems(pool, config.databaseNamedStatements);
  if (problems.length > 0) throw new ConfigurationError(problems.map((problem) => `DATABASE_POOLER_URL: ${problem}`));
}

/** Returns the settings of connections that the configuration contains, besides the address. */
export function connectionSettings(config: SettingsConfig): ConnectionSettings {
  const at = (url: string | null): Address | undefined => (url === null ? undefined : { connectionString: url });
  return {
    pooler: at(config.databasePoolerUrl),
    replica: at(config.databaseReadUrl),
    namedStatements: config.databaseNamedStatements,
  };
}

/** Like `openServiceStorage`, but the embedded database is run by another process. */
export async function openAttachedStorage(config: StorageConfig, log: (message: string) => void): Promise<Storage> {
  if (config.databaseUrl !== null) return openServiceStorage(config, log);
  const address = await findEmbedded(config.dataDir);
  if (!address) throw new EmbeddedDatabaseError(`No process runs the database in ${config.dataDir}.`);
  return migrated(storageAt(address, "service", config, { log, name: "crm" }));
}

/**
 * Opens the database for a command. Like for the service, but uses an embedded database that is already running, and does
 * not change the schema under a service of another release: throws SchemaInUseError.
 */
export async function openCommandStorage(config: StorageConfig): Promise<Storage> {
  const storage = await openUnmigratedStorage(config);
  return closingOnFailure(storage, async () => {
    await migrateUnlessInUse(storage.pool);
    await updateSchema(storage.pool);
  });
}

/** Opens the database for `crm worker`, which is a part of the service, and migrates the schema. */
export async function openWorkerStorage(config: StorageConfig): Promise<Storage> {
  return migrated(await openUnmigratedStorage(config, "crm-worker"));
}

/** Like `openCommandStorage`, without migrating the schema. `name`: of its sessions, by which others find a worker. */
export async function openUnmigratedStorage(
  config: StorageConfig,
  name: "crm-command" | "crm-worker" = "crm-command",
): Promise<Storage> {
  if (config.databaseUrl !== null) return remote(config, "command", { name });
  await openDataDir(config.dataDir);
  const address = await findEmbedded(config.dataDir);
  return address ? storageAt(address, "command", config, { name }) : startOwn(config, "command", { name });
}

async function startOwn(config: StorageConfig, purpose: Purpose, opening: Opening): Promise<Storage> {
  const { log } = opening;
  const database = await startEmbedded({ dataDir: config.dataDir, durable: true, purpose, ...(log && { log }) });
  return storageAt(database.address, purpose, config, { ...opening, database });
}

const remote = (config: StorageConfig, purpose: Purpose, opening: Opening): Storage =>
  storageAt({ connectionString: config.databaseUrl ?? "" }, purpose, config, opening);

type Purpose = "service" | "command";
type Log = (message: string) => void;

interface Opening {
  readonly log?: Log | undefined;
  /** The name of the sessions, as pg_stat_activity shows it. */
  readonly name: "crm" | "crm-command" | "crm-worker";
}

function storageAt(
  address: Address,
  purpose: Purpose,
  config: StorageConfig,
  { database, log, name }: Opening & { readonly database?: EmbeddedDatabase },
): Storage {
  const pool = connect({
    address,
    ...connectionSettings(config),
    applicationName: name,
    poolSize: purpose === "service" ? config.databasePool : 4,
    timeouts: purpose === "service" ? "request" : "maintenance",
    ...(log ? { log } : {}),
  });
  return {
    pool,
    embedded: config.databaseUrl === null,
    lost: database?.lost ?? new Promise(() => undefined),
    async close() {
      await pool.destroy();
      await database?.stop();
    },
  };
}

function migrated(storage: Storage): Promise<Storage> {
  return closingOnFailure(storage, () => updateSchema(storage.pool));
}

async function updateSchema(pool: Knex): Promise<void> {
  await migrate(pool);
  await keepChangeOrder(pool);
  noteDistribution(await isDistributed(pool));
}

async function closingOnFailure(storage: Storage, prepare: () => Promise<void>): Promise<Storage> {
  try {
    await prepare();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}
