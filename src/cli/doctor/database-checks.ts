import type { Knex } from "knex";
import type { Config } from "../../server/config.ts";
import { pendingMigrations } from "../../base/db/migrate.ts";
import { openUnmigratedStorage, connectionSettings } from "../../server/storage.ts";
import { currencyDigitsSql } from "../../base/platform/sql/sql-text.ts";
import { bad, good, reason, warning, type Check } from "./checks.ts";
import { checkLimits } from "./limit-checks.ts";
import { connect } from "../../base/db/connection.ts";
import { poolerProblems } from "../../base/db/pooler.ts";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { keyFingerprint } from "../../base/platform/keyring.ts";
import { createStore } from "../../base/store/store.ts";
import { SecretKeyError } from "../../server/secret-key-error.ts";
import { keyState, type KeyState } from "../../server/secret-key.ts";

const OLDEST_VERSION = 150_000;
const EXTENSIONS = ["pg_trgm", "btree_gin"];
const MAX_SKEW_MS = 2_000;

/** Checks the database; returns a single failed check if it cannot be reached. */
export async function checkDatabase(config: Config): Promise<Check[]> {
  try {
    const storage = await openUnmigratedStorage(config);
    try {
      const schema = await checkSchema(storage.pool);
      return [
        await checkVersion(storage.pool),
        await checkExtensions(storage.pool),
        await checkCollation(storage.pool),
        await checkClock(storage.pool),
        await checkTimeouts(storage.pool),
        ...(await checkPooler(config)),
        ...(await checkReplica(config, storage.pool)),
        schema,
        // The fingerprint of the key is in a table of the newest schema.
        ...(schema.ok ? await checkContents(config, storage.pool) : []),
      ];
    } finally {
      await storage.close();
    }
  } catch (error) {
    const found = reason(error);
    return [bad("Database", found, fixOf(found, config))];
  }
}

/** Checks that read tables of the newest schema. */
async function checkContents(config: Config, pool: Knex): Promise<Check[]> {
  return [await checkSecret(config, pool), await checkAmounts(pool), ...(await checkLimits(config, pool))];
}

function fixOf(found: string, { databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `If the message does not explain how to fix it, see ${dataDir}/postgres.log.`;
  if (found.startsWith("unsupported startup parameter"))
    return "DATABASE_URL is the address of a pooler. Set it to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler.";
  return "Check host, port, user and password in DATABASE_URL, and that the server accepts connections from this machine.";
}

async function checkVersion(pool: Knex): Promise<Check> {
  const { rows } = await pool.raw<{ rows: { number: number; version: string }[] }>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version",
  );
  const { number = 0, version = "unknown" } = rows[0] ?? {};
  if (number >= OLDEST_VERSION) return good("Database", `PostgreSQL ${version}`);
  return bad("Database", `PostgreSQL ${version}`, "Use PostgreSQL 15 or later.");
}

async function checkExtensions(pool: Knex): Promise<Check> {
  const available = await pool("pg_available_extensions").whereIn("name", EXTENSIONS).pluck<string[]>("name");
  const absent = EXTENSIONS.filter((name) => !available.includes(name));
  if (absent.length === 0) return good("Extensions", EXTENSIONS.join(", "));
  return bad(
    "Extensions",
    `missing: ${absent.join(", ")}`,
    "Install PostgreSQL's contrib package on the database server.",
  );
}

/** Indexes of texts depend on the version of the server's ICU library. */
async function checkCollation(pool: Knex): Promise<Check> {
  const { rows } = await pool.raw<{ rows: { built: string | null; actual: string | null }[] }>(
    `SELECT collversion AS built, pg_collation_actual_version(oid) AS actual FROM pg_collation
      WHERE collname = 'und-x-icu' AND collnamespace = 'pg_catalog'::regnamespace`,
  );
  const [found] = rows;
  if (!found) return bad("Collation", "missing: und-x-icu", "Use a PostgreSQL server that was built with ICU.");
  if (found.built === found.actual) return good("Collation", `und-x-icu ${found.actual ?? ""}`.trim());
  return warning(
    "Collation",
    `und-x-icu was ${found.built ?? "unknown"}, the server now has ${found.actual ?? "unknown"}`,
    'Run as a superuser: REINDEX INDEX CONCURRENTLY entities_order; then ALTER COLLATION "und-x-icu" REFRESH VERSION;',
  );
}

async function checkClock(pool: Knex): Promise<Check> {
  const sent = Date.now();
  const { rows } = await pool.raw<{ rows: { now: string }[] }>("SELECT clock_timestamp() AS now");
  const middle = (sent + Date.now()) / 2;
  const skew = Math.round(Math.abs(Date.parse(rows[0]?.now ?? "") - middle));
  if (skew <= MAX_SKEW_MS) return good("Clock", `${String(skew)} ms off the database clock`);
  return bad(
    "Clock",
    `${String(skew)} ms off the database clock`,
    "Synchronize the clocks of this machine and of the database server with NTP.",
  );
}

async function checkSchema(pool: Knex): Promise<Check> {
  try {
    const pending = await pendingMigrations(pool);
    if (pending.length === 0) return good("Schema", "up to date");
    return bad("Schema", `not applied: ${pending.join(", ")}`, "Run: crm migrate");
  } catch (error) {
    return bad("Schema", reason(error), "Start the newer release again.");
  }
}

/** The columns with amounts of money of a record that has its own currency. */
const AMOUNTS: readonly (readonly [table: string, column: string])[] = [
  ["opportunities", "amount"],
  ["products", "unit_price"],
  ["entities", "annual_revenue"],
];

/** Earlier versions accepted amounts with more decimals than their currency has, such as 1.5 JPY. */
export async function checkAmounts(pool: Knex): Promise<Check> {
  const counts = new Map<string, number>();
  for (const org of await pool("organizations").orderBy("id").pluck<string[]>("id"))
    for (const [table, column] of AMOUNTS) {
      const digits = currencyDigitsSql("currency");
      const { rows } = await pool.raw<{ rows: { n: number }[] }>(
        `SELECT count(*)::int AS n FROM ${table} WHERE org_id = ?::uuid AND ${column} <> round(${column}, ${digits})`,
        [org],
      );
      counts.set(`${table}.${column}`, (counts.get(`${table}.${column}`) ?? 0) + (rows[0]?.n ?? 0));
    }
  const found = [...counts].flatMap(([place, count]) => (count === 0 ? [] : [`${String(count)} in ${place}`]));
  if (found.length === 0) return good("Amounts", "all have the decimals of their currency");
  return warning(
    "Amounts",
    `more decimals than their currency has: ${found.join(", ")}`,
    "They are shown as they are. Round them: a change of such an amount needs the decimals of its currency.",
  );
}

type ConnectionConfig = Pick<Config, "databasePoolerUrl" | "databaseReadUrl" | "databaseNamedStatements">;

/** A pooler that ignores startup parameters drops the timeouts without a message. */
async function checkTimeouts(pool: Knex): Promise<Check> {
  const { rows } = await pool.raw<{ rows: { setting: string }[] }>(
    "SELECT setting FROM pg_settings WHERE name = 'lock_timeout'",
  );
  if (rows[0]?.setting === "3000") return good("Timeouts", "set for each connection");
  return bad(
    "Timeouts",
    "the server does not have the timeouts that the service requests",
    "Set DATABASE_URL to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler.",
  );
}

async function checkPooler(config: ConnectionConfig): Promise<Check[]> {
  const { pooler, namedStatements } = connectionSettings(config);
  if (!pooler) return [];
  const pool = connect({ address: pooler, pooler, namedStatements, poolSize: 1 });
  try {
    const problems = await poolerProblems(pool, config.databaseNamedStatements);
    if (problems.length > 0) return problems.map((problem) => bad("Pooler", ...parts(problem)));
    const names = config.databaseNamedStatements ? "named statements" : "no named statements";
    return [good("Pooler", `timeouts of the role, ${names}`)];
  } catch (error) {
    return [bad("Pooler", reason(error), "Check host, port, user and password in DATABASE_POOLER_URL.")];
  } finally {
    await pool.destroy();
  }
}

/** The first sentence names the problem, the others the fix. */
function parts(problem: string): [found: string, fix: string] {
  const end = problem.indexOf(". ");
  return [problem.slice(0, end), problem.slice(end + 2)];
}

const SERVER = `SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn()::text AS replayed,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;

interface Server {
  readonly standby: boolean;
  readonly replayed: string | null;
  readonly system: string;
}

async function checkReplica(config: ConnectionConfig, pool: Knex): Promise<Check[]> {
  if (config.databaseReadUrl === null) return [];
  const replica = connect({ address: { connectionString: config.databaseReadUrl }, poolSize: 1 });
  try {
    const [own, other] = await Promise.all([serverOf(pool), serverOf(replica)]);
    if (!other.standby || own.system !== other.system) {
      const fix = "Set DATABASE_READ_URL to a streaming replica of the server in DATABASE_URL.";
      return [bad("Replica", "the server is not a replica of the database", fix)];
    }
    const behind = await bytesBehind(pool, other.replayed);
    if (behind <= MAX_BYTES_BEHIND) return [good("Replica", `${String(behind)} bytes behind`)];
    const fix = "The primary is read instead. Check the replication with pg_stat_replication on the primary.";
    return [warning("Replica", `${String(behind)} bytes behind`, fix)];
  } catch (error) {
    const fix = "Check host, port, user and password in DATABASE_READ_URL. Until then, the primary is read instead.";
    return [bad("Replica", reason(error), fix)];
  } finally {
    await replica.destroy();
  }
}

/** One segment of the log. */
const MAX_BYTES_BEHIND = 16_777_216;

async function serverOf(pool: Knex): Promise<Server> {
  const { rows } = await pool.raw<{ rows: Server[] }>(SERVER);
  const [server] = rows;
  if (!server) throw new Error("The server returned no row.");
  return server;
}

async function bytesBehind(pool: Knex, replayed: string | null): Promise<number> {
  const { rows } = await pool.raw<{ rows: { bytes: number }[] }>(
    "SELECT greatest(pg_wal_lsn_diff(pg_current_wal_flush_lsn(), ?::pg_lsn), 0) AS bytes",
    [replayed],
  );
  return rows[0]?.bytes ?? 0;
}

const NAME = "Secret key";

/** Checks that the configured key is the key of the database, and that other users cannot read its file. */
async function checkSecret(config: Config, pool: Knex): Promise<Check> {
  try {
    const state = await keyState(config, pool);
    if (state.kind === "wrong" || state.kind === "lost") return misfit(state, config.dataDir);
    const open = config.secretKey ? null : await readableByOthers(config.dataDir);
    if (open !== null) return bad(NAME, `other users can read ${open}`, `chmod 600 ${open}`);
    return await fitting(config, state, pool);
  } catch (error) {
    return bad(NAME, reason(error), `Restore ${config.dataDir}/secret.key from your backup.`);
  }
}

function misfit(state: Extract<KeyState, { kind: "wrong" | "lost" }>, dataDir: string): Check {
  const [found = "", ...fix] = new SecretKeyError(state, dataDir).message.split("\n");
  return bad(NAME, found, fix.join("\n    "));
}

async function fitting(
  config: Config,
  state: Exclude<KeyState, { kind: "wrong" | "lost" }>,
  pool: Knex,
): Promise<Check> {
  const place = config.secretKey ? "SECRET_KEY" : join(config.dataDir, "secret.key");
  if (state.key === null) return good(NAME, `will be created in ${place}`);
  const found = `${place}, fingerprint ${keyFingerprint(state.key)}`;
  if (state.kind === "changing") {
    return warning(NAME, `${found}, is new; the database still uses SECRET_KEY_PREVIOUS`, "Run: crm secrets rotate");
  }
  if (config.previousSecretKey === null) return good(NAME, found);
  const until = await createStore(pool).installation.signedUntil();
  if (until !== null && Date.parse(until) > Date.now())
    return good(NAME, `${found}; keep SECRET_KEY_PREVIOUS until ${until}`);
  return warning(
    NAME,
    found,
    "Remove SECRET_KEY_PREVIOUS once `crm secrets status` reports that it is no longer needed.",
  );
}

async function readableByOthers(dataDir: string): Promise<string | null> {
  const file = join(dataDir, "secret.key");
  const found = await stat(file).catch(() => null);
  return found !== null && (found.mode & 0o077) !== 0 ? file : null;
}
