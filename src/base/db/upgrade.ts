import { existsSync } from "node:fs";
import { open, readdir, rename, stat, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import {
  createCluster,
  clusterVersion,
  removeCluster,
  startCluster,
  type ClusterOptions,
  type RunningCluster,
} from "./cluster.ts";
import { connect, openClient } from "./connection.ts";
import { acquireLock, releaseLock } from "./data-dir-lock.ts";
import { folders } from "./embedded.ts";
import { EmbeddedDatabaseError, BackupError } from "./errors.ts";
import { findBinaries, findIdentity, findOlderBinaries, binariesVersion } from "./postgres-binaries.ts";
import { stopOrphan } from "./postgres-process.ts";
import type { BackupSource, Contents, OnRows } from "./backup/contents.ts";
import { openDatabaseSource } from "./backup/catalog.ts";
import { load } from "./backup/load.ts";

/** The result of an upgrade. */
export interface Upgrade {
  readonly from: number;
  readonly to: number;
  /** The folder with the old database. */
  readonly kept: string;
}

/** Runs the copy and shows its progress. */
type ShowProgress = (contents: Contents, work: (onRows: OnRows) => Promise<void>) => Promise<void>;

/**
 * Copies the embedded database to a cluster of this release's PostgreSQL version and replaces the old cluster; returns
 * null if the version is current. The old cluster is only read, and kept. An interrupted upgrade resumes with the table
 * that was being copied. Throws EmbeddedDatabaseError, BackupError.
 */
export async function upgradeEmbedded(dataDir: string, showProgress: ShowProgress): Promise<Upgrade | null> {
  const folder = resolve(dataDir);
  const paths = { old: join(folder, folders.cluster), upgraded: join(folder, folders.upgraded) };
  if (!existsSync(paths.old) && !existsSync(paths.upgraded)) {
    throw new EmbeddedDatabaseError(
      `${folder} does not contain a database. Set DATA_DIR to the folder that contains it.`,
    );
  }
  await acquireLock(folder, "command");
  try {
    await stopOrphan(paths.old);
    await stopOrphan(paths.upgraded);
    const binaries = await findBinaries();
    const to = await binariesVersion(binaries);
    const from = await clusterVersion(paths.old);
    if (from === null) return await finishSwitch(folder, to);
    if (from === to) return null;
    if (from > to) throw newer(folder, from, to);
    const older = await findOlderBinaries(from);
    await requireSpace(paths.old, paths.upgraded);
    const common = { identity: await findIdentity(folder, binaries), durable: true };
    const source = { ...common, cluster: paths.old, binaries: older, log: join(folder, "postgres.log") };
    await copy(source, { ...source, cluster: paths.upgraded, binaries }, showProgress);
    return { from, to, kept: await switchOver(folder, from) };
  } finally {
    await releaseLock(folder);
  }
}

/** The old server is used only by this process, and only for reading. */
const READ_ONLY_SETTINGS = ["autovacuum=off", "default_transaction_read_only=on"];

async function copy(source: ClusterOptions, target: ClusterOptions, track: ShowProgress): Promise<void> {
  await source.identity.own(source.cluster);
  await withServer(await startCluster(source, READ_ONLY_SETTINGS), async (old) => {
    const from = await openDatabaseSource(old, await stateId(old));
    if (!(await canResume(target, from))) await removeCluster(target.cluster);
    await createCluster(target);
    await withServer(await startCluster(target), async (client, pool) => {
      await track(from.contents, (onRows) => load(from, { client, pool }, onRows));
    });
  });
}

/**
 * Returns whether an earlier attempt copied the current state of the old database. Another release may have changed it
 * since.
 */
async function canResume(target: ClusterOptions, { contents }: BackupSource): Promise<boolean> {
  if (!existsSync(target.cluster)) return true;
  return await withServer(await startCluster(target), async (client) => {
    const { rows: known } = await client.query<{ found: string | null }>(
      "SELECT to_regclass('restore_progress') AS found",
    );
    if (!known[0]?.found) return false;
    const { rows } = await client.query<{ source: string }>("SELECT source FROM restore_progress");
    return rows[0]?.source === contents.id;
  });
}

/** Identifies the state of the database: constant as long as no transaction writes. */
async function stateId(client: Client): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    "SELECT concat_ws(':', system_identifier, pg_snapshot_xmax(pg_current_snapshot())) AS state FROM pg_control_system()",
  );
  return `upgrade:${rows[0]?.state ?? ""}`;
}

async function withServer<Result>(
  server: RunningCluster,
  work: (client: Client, pool: ReturnType<typeof connect>) => Promise<Result>,
): Promise<Result> {
  const pool = connect({ address: server.address, poolSize: 4, timeouts: "maintenance" });
  try {
    const client = await openClient(pool);
    try {
      return await work(client, pool);
    } finally {
      await client.end();
    }
  } finally {
    await pool.destroy();
    await server.stop();
  }
}

/** Between the two renames there is no `pg`. A start at that moment fails with a request to repeat the upgrade. */
async function switchOver(folder: string, from: number): Promise<string> {
  const kept = freeName(join(folder, `${folders.cluster}.${String(from)}`));
  await rename(join(folder, folders.cluster), kept);
  await finishRename(folder);
  return kept;
}

async function finishSwitch(folder: string, to: number): Promise<Upgrade> {
  await finishRename(folder);
  const [kept = ""] = (await readdir(folder))
    .filter((name) => /^pg\.\d+/.test(name))
    .toSorted()
    .toReversed();
  return { from: Number.parseInt(kept.slice(3), 10), to, kept: join(folder, kept) };
}

async function finishRename(folder: string): Promise<void> {
  await rename(join(folder, folders.upgraded), join(folder, folders.cluster));
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function freeName(base: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${String(number)}`;
    if (!existsSync(name)) return name;
  }
}

/** The copy needs about as much space as the old database, minus the data that an earlier attempt has copied. */
async function requireSpace(old: string, upgraded: string): Promise<void> {
  const needed = (await sizeOf(old)) - (await sizeOf(upgraded));
  const { bavail, bsize } = await statfs(old);
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `The upgrade requires about ${megabytes(needed)} on the disk of ${old}, but only ${megabytes(bavail * bsize)} are free. Free some space and run the command again.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let size = 0;
  for (const entry of entries) {
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return size;
}

const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1_048_576))} MB`;

function newer(folder: string, from: number, to: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The database in ${folder} was created by PostgreSQL ${String(from)}, which is newer than PostgreSQL ${String(to)} of this release. Start the release that created it.`,
  );
}
