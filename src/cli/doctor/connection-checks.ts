import type { Knex } from "knex";
import { connect } from "../../base/db/connection.ts";
import { poolerProblems } from "../../base/db/pooler.ts";
import type { Config } from "../../server/config.ts";
import { connectionSettings } from "../../server/storage.ts";
import { bad, good, reason, warning, type Check } from "./checks.ts";

type ConnectionConfig = Pick<Config, "databasePoolerUrl" | "databaseReadUrl" | "databaseNamedStatements">;

/** Checks the pooler and the replica, if there are any; `pool` is connected to DATABASE_URL. */
export async function checkConnections(config: ConnectionConfig, pool: Knex): Promise<Check[]> {
  return [await checkTimeouts(pool), ...(await checkPooler(config)), ...(await checkReplica(config, pool))];
}

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
