import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, readdir, rename, rm } from "node:fs/promises";
import { tmpdir, totalmem } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Address } from "./connection.ts";
import type { Identity } from "./postgres-binaries.ts";
import { launch, run, type LaunchOptions } from "./postgres-process.ts";

/** A PostgreSQL data directory and how its server is run. */
export interface ClusterOptions {
  readonly cluster: string;
  /** The server's log file. */
  readonly log: string;
  readonly binaries: string;
  readonly identity: Identity;
  /** False disables everything that makes commits durable; for tests only. */
  readonly durable: boolean;
}

/** The running server of a cluster. */
export interface RunningCluster {
  readonly address: Address;
  stop(): Promise<void>;
}

const PORT = 5432;
const INITDB_FLAGS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];
/** Calls syncfs once instead of fsync for a thousand files; available on Linux only. */
const WHOLE_SYNC = process.platform === "linux" ? ["--sync-method=syncfs"] : [];
const SETTINGS = ["listen_addresses=", "max_connections=100", "log_min_messages=warning", "log_timezone=UTC"];
const FAST_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"];
const MIB = 1_048_576;
/** The least is PostgreSQL's default; the most is enough for an organization with a million contacts. */
const PAGE_CACHE_MIB = { least: 128, most: 1_024 };

/** Returns the major version of PostgreSQL that created a cluster; null if there is no cluster. */
export async function clusterVersion(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that an interrupted first start leaves
 * nothing behind.
 */
export async function createCluster({ cluster, binaries, identity, durable }: ClusterOptions): Promise<void> {
  if (existsSync(join(cluster, "PG_VERSION"))) return identity.own(cluster);
  await removeDrafts(cluster);
  const draft = await mkdtemp(`${cluster}.new-`);
  await identity.own(draft);
  const sync = durable ? WHOLE_SYNC : ["--no-sync"];
  await run(identity, [join(binaries, "bin", "initdb"), `--pgdata=${draft}`, ...INITDB_FLAGS, ...sync]);
  await rename(draft, cluster);
}

/** Removes a cluster. It is renamed first: a cluster that is removed in part would look like one that cannot start. */
export async function removeCluster(cluster: string): Promise<void> {
  await removeDrafts(cluster);
  if (existsSync(cluster)) await rename(cluster, `${cluster}.new-removed`);
  await removeDrafts(cluster);
}

/** The initdb of a killed process can still write to its draft: each attempt has its own, and the removal is repeated. */
async function removeDrafts(cluster: string): Promise<void> {
  const [folder, prefix] = [dirname(cluster), `${basename(cluster)}.new`];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Returns the options for launching a server with additional settings; creates the folder for its socket. */
export async function launchOptions(
  { cluster, log, binaries, identity, durable }: ClusterOptions,
  more: readonly string[] = [],
): Promise<{ readonly socketFolder: string; readonly options: LaunchOptions }> {
  const socketFolder = await makeSocketFolder(identity);
  const speed = durable ? [`shared_buffers=${String(pageCacheMiB())}MB`] : FAST_SETTINGS;
  const settings = [...SETTINGS, ...speed, ...more, `unix_socket_directories=${socketFolder}`];
  return { socketFolder, options: { binaries, identity, cluster, port: PORT, settings, log } };
}

/**
 * Returns the memory for pages of tables and indexes: an eighth of the machine's, or of the container's. It is shared
 * with the service and the cache of the file system. Pages occupy it when they are read.
 */
function pageCacheMiB(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(Math.max(Math.floor(available / 8 / MIB), PAGE_CACHE_MIB.least), PAGE_CACHE_MIB.most);
}

/** Starts a server with additional settings. */
export async function startCluster(place: ClusterOptions, more?: readonly string[]): Promise<RunningCluster> {
  const { socketFolder, options } = await launchOptions(place, more);
  const server = await launch(options);
  return {
    address: addressOf(socketFolder),
    async stop() {
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the address of the server whose socket is in the folder. */
export function addressOf(host: string, port: number = PORT): Address {
  return { host, port, user: "postgres", database: "postgres" };
}

/** Uses the system's temporary folder, because paths of Unix sockets are limited to 103 bytes. */
async function makeSocketFolder(identity: Identity): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "crm-"));
  await chmod(folder, 0o700);
  await identity.own(folder);
  return folder;
}
