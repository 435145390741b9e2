import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect, connectForMaintenance } from "../../../src/base/db/connection.ts";
import { findBinaries, findIdentity } from "../../../src/base/db/postgres-binaries.ts";
import { type DurableDatabase, type TestDatabase, urlOf } from "./cluster.ts";
import { until } from "../queue.ts";

/** A server that follows the primary. */
export interface Replica extends DurableDatabase {
  /** Makes this server the primary. */
  promote(): Promise<void>;
  /** Ends the server at once. */
  kill(): Promise<void>;
}

/**
 * Starts a streaming replica of a server. If it is synchronous, the server from then on commits only with the replica:
 * it then has each commit before it is acknowledged.
 */
export async function startReplica(
  primary: DurableDatabase,
  { synchronous }: { readonly synchronous: boolean },
): Promise<Replica> {
  const folder = await mkdtemp(join(tmpdir(), "crm-replica-"));
  const [cluster, socket] = [join(folder, "pg"), join(folder, "socket")];
  await chmod(folder, 0o711);
  await mkdir(socket);
  await copyCluster(primary, cluster);
  const [binaries, address] = [await findBinaries(), { ...socketAddress(primary), host: socket }];
  const identity = await findIdentity(folder, binaries);
  await identity.own(cluster);
  await identity.own(socket);
  const settings = ["listen_addresses=", `unix_socket_directories=${socket}`].flatMap((one) => ["-c", one]);
  const port = ["-p", String(address.port)];
  const line = [...identity.prefix, join(binaries, "bin", "postgres"), "-D", cluster, ...port, ...settings];
  const [command = "", ...parameters] = line;
  const as = identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid };
  const log = await open(join(folder, "postgres.log"), "a");
  const server = spawn(command, parameters, { cwd: "/", stdio: ["ignore", log.fd, log.fd], ...as });
  await log.close();
  const pool = connect({ address, poolSize: 4, applicationName: "test", timeouts: "maintenance" });
  await until(() => answers(pool), "the replica to stream", 30);
  if (synchronous) await commitTogether(primary);
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill("SIGQUIT");
    await exited;
  };
  const [postmaster] = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return {
    folder,
    postmaster: Number(postmaster),
    log: () => readFile(join(folder, "postgres.log"), "utf8"),
    address,
    url: urlOf(address),
    pool,
    async promote() {
      await pool.raw("SELECT pg_promote()");
    },
    kill,
    async drop() {
      await pool.destroy();
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function commitTogether({ pool }: DurableDatabase): Promise<void> {
  await pool.raw("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await pool.raw("SELECT pg_reload_conf()");
  const followed = (): Promise<boolean> =>
    pool("pg_stat_replication")
      .where({ sync_state: "sync" })
      .then((rows: unknown[]) => rows.length === 1);
  await until(followed, "commits to wait for the replica", 30);
}

/** Copies the cluster as a base backup, because the embedded binaries do not include pg_basebackup. */
async function copyCluster(primary: DurableDatabase, cluster: string): Promise<void> {
  const maintenance = connectForMaintenance(primary.pool);
  const label = await maintenance.transaction(async (tx) => {
    await tx.raw("SELECT pg_backup_start('replica', true)");
    const own = (path: string): boolean => !/\/postmaster\.(pid|opts)$/.test(path);
    await cp(join(primary.folder, "pg"), cluster, { recursive: true, filter: own });
    const { rows } = await tx.raw<{ rows: { labelfile: string }[] }>("SELECT labelfile FROM pg_backup_stop(false)");
    return rows[0]?.labelfile ?? "";
  });
  await maintenance.destroy();
  await writeFile(join(cluster, "backup_label"), label);
  await writeFile(join(cluster, "standby.signal"), "");
  const { host, port, user } = socketAddress(primary);
  const connection = `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`;
  await appendFile(join(cluster, "postgresql.auto.conf"), connection);
  await chmod(cluster, 0o700);
}

async function answers(pool: Knex): Promise<boolean> {
  return await pool.raw("SELECT 1").then(
    () => true,
    () => false,
  );
}

function socketAddress({ address }: TestDatabase): Exclude<TestDatabase["address"], { connectionString: string }> {
  if ("connectionString" in address) throw new Error("The embedded database has a socket address.");
  return address;
}
