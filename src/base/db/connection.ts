import knex, { type Knex } from "knex";
import type { Statement } from "knex/lib/dialects/postgres/index.js";
import { type Connection, SafeConnections } from "./safe-connections.ts";
import pg from "pg";

/** The address of the database: a server's URL, or the Unix socket of the embedded one. */
export type Address =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

/** Settings of the connections to a database, besides its address. */
export interface ConnectionSettings {
  /** A pooler in transaction mode for requests, which gets no startup parameters: see pooler.ts. */
  readonly pooler?: Address | undefined;
  /** A replica for reads that need not be on the primary: see `connectToReplica`. */
  readonly replica?: Address | undefined;
  /** False sends SELECTs without names, for poolers that do not support named statements. */
  readonly namedStatements?: boolean | undefined;
}

/** Options of a connection pool. */
interface ConnectionOptions extends ConnectionSettings {
  readonly address: Address;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** The maximum number of connections (default 10). */
  readonly poolSize?: number;
  /**
   * "request": statements time out after 3 seconds; "work": after a minute (jobs); "maintenance": never (migrations,
   * seeding).
   */
  readonly timeouts?: "request" | "work" | "maintenance";
  /** Receives log messages of knex and the driver. Silent by default, because every failure also rejects a promise. */
  readonly log?: (message: string) => void;
}

/** The limits that the server enforces for requests, in milliseconds. */
export const requestTimeouts = {
  statement_timeout: 3_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;
/** The limits that this process enforces, also behind a pooler. */
const REQUEST_WAITS = { connectionTimeoutMillis: 2_000, statementWait: 4_000 };
const REQUEST_LIMITS = { ...REQUEST_WAITS, ...requestTimeouts };
const WORK_LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  statementWait: 65_000,
  idle_in_transaction_session_timeout: 30_000,
  lock_timeout: 3_000,
};
const MAINTENANCE_LIMITS = { connectionTimeoutMillis: 5_000, lock_timeout: 3_000 };
/** The role can have timeouts for a pooler. The driver does not send zeros, but `options` can contain them. */
const NO_LIMITS = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0";
const LIMITS = { request: REQUEST_LIMITS, work: WORK_LIMITS, maintenance: MAINTENANCE_LIMITS };
/** Concurrent statements of a transaction are sent at once, and the server runs them one after the other. */
const PIPELINE = { pipeline: true };
const HALF_AN_HOUR = 1_800_000;

const optionsOf = new WeakMap<Knex, ConnectionOptions>();

/** Creates a connection pool; opens no connection before the first query. `destroy()` closes it. */
export function connect(options: ConnectionOptions): Knex {
  const { timeouts = "request", namedStatements = true } = options;
  const say = (message: unknown): void => options.log?.(String(message));
  const pool = knex({
    client: namedStatements ? NamedStatements : UnnamedStatements,
    // The oldest supported version. With it, knex does not query the version of each connection.
    version: "15",
    connection: {
      ...sessionOf(options),
      ...PIPELINE,
      // Detects a lost peer after minutes instead of hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: options.applicationName ?? "crm",
      types: columnTypes,
    },
    pool: { min: 0, max: options.poolSize ?? 10, maxConnectionLifetimeMillis: HALF_AN_HOUR },
    acquireConnectionTimeout: timeouts === "request" ? 1_000 : 10_000,
    // By default, knex prints a stack trace for each failed connection: hundreds of lines per second if the database is
    // down.
    log: { warn: say, error: say, debug: say, deprecate: say },
  } as Knex.Config);
  optionsOf.set(pool, options);
  return pool;
}

/** The address and the startup parameters. Only requests use the pooler: its settings are those of the role. */
function sessionOf({ address, pooler, timeouts = "request" }: ConnectionOptions) {
  if (pooler && timeouts === "request") return { ...pooler, ...REQUEST_WAITS };
  return { ...address, ...LIMITS[timeouts], options: startupOptions(timeouts) };
}

function startupOptions(timeouts: keyof typeof LIMITS): string {
  return timeouts === "maintenance" ? `-c TimeZone=UTC ${NO_LIMITS}` : "-c TimeZone=UTC";
}

/** Creates a small second pool for the same database without statement timeouts. */
export function connectForMaintenance(pool: Knex): Knex {
  return connect({ ...connectionOptions(pool), poolSize: 2, timeouts: "maintenance" });
}

/**
 * Creates a small dedicated pool for health checks and metrics, so that they respond when the main pool is exhausted.
 */
export function connectForProbes(pool: Knex): Knex {
  return connect({ ...connectionOptions(pool), poolSize: 2, timeouts: "request" });
}

/** Opens a dedicated connection for COPY and long transactions. The caller must end it. */
export async function openClient(pool: Knex): Promise<pg.Client> {
  const { address } = connectionOptions(pool);
  const session = { application_name: "crm-command", options: startupOptions("maintenance"), keepAlive: true };
  const client = new pg.Client({ ...address, ...MAINTENANCE_LIMITS, ...session });
  // A connection error also rejects the running query.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Creates a dedicated pool for jobs, so that they use no connections of requests. */
export function connectForWork(pool: Knex, poolSize: number): Knex {
  const work = connect({ ...connectionOptions(pool), poolSize, timeouts: "work" });
  // Forwards query errors, so that listeners on the main pool receive all of them.
  work.on("query-error", (...failure: unknown[]) => pool.emit("query-error", ...failure));
  return work;
}

/** Creates a pool like `pool`, but for the replica; null without a replica. */
export function connectToReplica(pool: Knex): Knex | null {
  const { replica, pooler: _, ...options } = connectionOptions(pool);
  return replica ? connect({ ...options, address: replica }) : null;
}

function connectionOptions(pool: Knex): ConnectionOptions {
  const options = optionsOf.get(pool);
  if (!options) throw new TypeError("This pool was not created by connect().");
  return options;
}

/** Each name uses memory for a plan on every connection, so the number of distinct statements is limited. */
const MAX_NAMES = 500;
const NAMED_METHODS = new Set(["select", "first", "pluck"]);

const names = new Map<string, string>();

/**
 * Adds a name to each SELECT, so that the server parses and plans it once per connection. Queries whose best plan
 * depends on their values (search, filter trees) opt out with `.options({ unnamed: true })`.
 */
export class NamedStatements extends SafeConnections {
  protected override _query(connection: Connection, statement: Statement): Promise<Statement> {
    const { method, options } = statement;
    if (method !== undefined && NAMED_METHODS.has(method) && !options?.name && !options?.unnamed) {
      const name = nameOf(statement.sql);
      if (name !== undefined) statement.options = { ...options, name };
    }
    return super._query(connection, statement);
  }
}

/** The same without names: some poolers send the next statement of a client to a connection that does not know them. */
class UnnamedStatements extends NamedStatements {
  protected override _query(connection: Connection, statement: Statement): Promise<Statement> {
    statement.options = { ...statement.options, name: undefined, unnamed: true };
    return super._query(connection, statement);
  }
}

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `k${String(names.size)}`;
  names.set(sql, name);
  return name;
}

const { builtins, getTypeParser } = pg.types;

type Parse = (text: string) => unknown;

/** Columns are parsed into the format of the API, so that a row can be sent without conversion. */
const parsers = new Map<number, Parse>([
  [builtins.TIMESTAMPTZ, instant],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

const parseDate = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date | number | null;

/** `2026-03-08 07:00:00.5+00` → `2026-03-08T07:00:00.500Z`. */
function instant(text: string): string {
  if (text.endsWith("+00") && text.length >= 22 && text.length <= 29) {
    const fraction = text.slice(20, -3).padEnd(3, "0").slice(0, 3);
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
  }
  const date = parseDate(text);
  return date instanceof Date ? date.toISOString() : text;
}

/** The driver's `types` option. Values in the binary format are parsed by the driver. */
const columnTypes = {
  getTypeParser(oid: number, format?: "text" | "binary"): Parse {
    const parse = format === "binary" ? undefined : parsers.get(oid);
    return parse ?? (getTypeParser(oid, format === "binary" ? "binary" : "text") as Parse);
  },
};
