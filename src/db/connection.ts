import knex, { type Knex } from "knex";
import pg from "pg";
import { columnTypes } from "./column-types.ts";
import { NamedStatements } from "./named-statements.ts";

/** Where the database is: a server by its URL, or the embedded one by its Unix socket. */
export type Address =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

/** How to talk to the database. */
export interface ConnectionOptions {
  readonly address: Address;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** The most connections of this process (default 10). */
  readonly poolSize?: number;
  /** "request": a statement has 3 seconds; "work": a minute (jobs); "maintenance": as long as it takes (migrations, seeding). */
  readonly patience?: "request" | "work" | "maintenance";
  /** What knex and the driver have to say; silent by default, since every failure also rejects a promise. */
  readonly log?: (message: string) => void;
}

const REQUEST_LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 3_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 3_000,
};
const WORK_LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 30_000,
  lock_timeout: 3_000,
};
const MAINTENANCE_LIMITS = { connectionTimeoutMillis: 5_000, lock_timeout: 3_000 };
const LIMITS = { request: REQUEST_LIMITS, work: WORK_LIMITS, maintenance: MAINTENANCE_LIMITS };
const HALF_AN_HOUR = 1_800_000;

const optionsOf = new WeakMap<Knex, ConnectionOptions>();

/** A pool of connections; none is opened before the first query. `destroy()` closes it. */
export function connect(options: ConnectionOptions): Knex {
  const { patience = "request" } = options;
  const say = (message: unknown): void => options.log?.(String(message));
  const pool = knex({
    client: NamedStatements,
    // The oldest that is supported: knex then asks no connection which one it is.
    version: "15",
    connection: {
      ...options.address,
      ...LIMITS[patience],
      // A peer that has gone without a word is noticed after minutes, not after hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: options.applicationName ?? "crm",
      options: "-c TimeZone=UTC",
      types: columnTypes,
    },
    pool: { min: 0, max: options.poolSize ?? 10, maxConnectionLifetimeMillis: HALF_AN_HOUR },
    acquireConnectionTimeout: patience === "request" ? 1_000 : 10_000,
    // knex prints a stack trace for every connection it cannot get: hundreds of lines in a second without a database.
    log: { warn: say, error: say, debug: say, deprecate: say },
  } as Knex.Config);
  optionsOf.set(pool, options);
  return pool;
}

/** A second, small pool to the same database whose statements may take their time. */
export function connectForMaintenance(pool: Knex): Knex {
  return connect({ ...knownOptions(pool), poolSize: 2, patience: "maintenance" });
}

/** A small pool of its own for health and metrics, so that they are answered while requests wait for connections. */
export function connectForProbes(pool: Knex): Knex {
  return connect({ ...knownOptions(pool), poolSize: 2, patience: "request" });
}

/** A connection of its own to the same database, for COPY and long transactions; whoever opened it ends it. */
export async function openClient(pool: Knex): Promise<pg.Client> {
  const { address } = knownOptions(pool);
  const session = { application_name: "crm-command", options: "-c TimeZone=UTC", keepAlive: true };
  const client = new pg.Client({ ...address, ...MAINTENANCE_LIMITS, ...session });
  // What breaks it also fails its query.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** A pool of its own to the same database for jobs, so that they take no connection from requests. */
export function connectForWork(pool: Knex, poolSize: number): Knex {
  const work = connect({ ...knownOptions(pool), poolSize, patience: "work" });
  // Who listens to the pool of a process hears of all that fails in it.
  work.on("query-error", (...failure: unknown[]) => pool.emit("query-error", ...failure));
  return work;
}

function knownOptions(pool: Knex): ConnectionOptions {
  const options = optionsOf.get(pool);
  if (!options) throw new TypeError("This pool was not created by connect().");
  return options;
}
