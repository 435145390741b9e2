import type { Knex } from "knex";
import type { Config } from "./config.ts";
import { openDataDir } from "./data-dir.ts";
import { connect, type Address } from "../db/connection.ts";
import { findEmbedded, startEmbedded, type EmbeddedDatabase } from "../db/embedded.ts";
import { keepChangeOrder } from "../db/change-order.ts";
import { migrate } from "../db/migrate.ts";

/** The database of this process: a pool, and the embedded server when this process runs it. */
export interface Storage {
  readonly pool: Knex;
  readonly embedded: boolean;
  /** Settles when an embedded server that this process runs has crashed and could not be started again; never otherwise. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

type StorageConfig = Pick<Config, "databaseUrl" | "dataDir" | "databasePool">;

/** For the service: DATABASE_URL, or the embedded database, which it then owns. The schema is brought up to date. */
export async function openServiceStorage(config: StorageConfig, log: (message: string) => void): Promise<Storage> {
  const storage = config.databaseUrl === null ? await startOwn(config, "service", log) : remote(config, "service", log);
  return upToDate(storage);
}

/** For a command: as the service, but an embedded database that already runs is used where it runs. */
export async function openCommandStorage(config: StorageConfig): Promise<Storage> {
  return upToDate(await openCommandStorageAsIs(config));
}

/** As `openCommandStorage`, whatever the state of the schema. */
export async function openCommandStorageAsIs(config: StorageConfig): Promise<Storage> {
  if (config.databaseUrl !== null) return remote(config, "command");
  await openDataDir(config.dataDir);
  const address = await findEmbedded(config.dataDir);
  return address ? over(address, "command", config) : startOwn(config, "command");
}

async function startOwn(config: StorageConfig, purpose: Purpose, log?: Log): Promise<Storage> {
  const database = await startEmbedded({
    dataDir: config.dataDir,
    durable: true,
    purpose,
    ...(log ? { log } : {}),
  });
  return over(database.address, purpose, config, { database, ...(log ? { log } : {}) });
}

function remote(config: StorageConfig, purpose: Purpose, log?: Log): Storage {
  return over({ connectionString: config.databaseUrl ?? "" }, purpose, config, log ? { log } : {});
}

type Purpose = "service" | "command";
type Log = (message: string) => void;

function over(
  address: Address,
  purpose: Purpose,
  config: StorageConfig,
  { database, log }: { database?: EmbeddedDatabase; log?: Log } = {},
): Storage {
  const pool = connect({
    address,
    applicationName: purpose === "service" ? "crm" : "crm-command",
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

async function upToDate(storage: Storage): Promise<Storage> {
  try {
    await migrate(storage.pool);
    await keepChangeOrder(storage.pool);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}
