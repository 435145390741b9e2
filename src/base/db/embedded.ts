import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf, createCluster, launchOptions, clusterVersion } from "./cluster.ts";
import type { Address } from "./connection.ts";
import {
  acquireLock,
  isAlive,
  readLock,
  releaseLock,
  updateLock,
  type DataDirLock,
  type Purpose,
} from "./data-dir-lock.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { findBinaries, findIdentity, binariesVersion } from "./postgres-binaries.ts";
import { killOrphans, launch, stopOrphan, type LaunchOptions, type Server } from "./postgres-process.ts";

/** Options of the embedded database. */
interface EmbeddedOptions {
  readonly dataDir: string;
  /** False disables everything that makes commits durable; for tests only. */
  readonly durable: boolean;
  /** The kind of process: the service or a command. */
  readonly purpose?: Purpose;
  /** Settings of the server, such as `max_connections=200`. */
  readonly settings?: readonly string[];
  /** Receives log messages when the server crashes and when it has been restarted. */
  readonly log?: (sentence: string) => void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly address: Address;
  /** Settles when the server has crashed and cannot be restarted; never after stop(). */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

const MAX_START_MS = 15_000;

/** Folders in `dataDir`: the cluster, and the cluster that an upgrade writes before it replaces the old one. */
export const folders = { cluster: "pg", upgraded: "pg.upgrade" } as const;

/**
 * Starts PostgreSQL with the cluster in `dataDir/pg`, which is created if missing. Access is controlled by the mode
 * 0700 of the socket's folder; there is no TCP port. The server stops when this process ends, even after a crash. A
 * server that crashes is restarted at the same address.
 */
export async function startEmbedded(choices: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, durable, purpose, log, settings } = choices;
  const folder = resolve(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await acquireLock(folder, purpose ?? "service");
  try {
    const binaries = await findBinaries();
    const cluster = join(folder, folders.cluster);
    await stopOrphan(cluster);
    if (previous) await removeSocketFolder(previous);
    await requireVersion(folder, await binariesVersion(binaries));
    const identity = await findIdentity(folder, binaries);
    const place = { cluster, log: join(folder, "postgres.log"), binaries, identity, durable };
    await createCluster(place);
    const { socketFolder, options } = await launchOptions(place, settings);
    return await keepRunning(folder, { socketFolder, options, say: log ?? (() => undefined) });
  } catch (error) {
    await releaseLock(folder);
    throw error;
  }
}

/**
 * Returns the address of the running embedded database in `dataDir`; null if it is not running. Waits while it is
 * starting, also after a crash that its owner has not noticed yet.
 */
export async function findEmbedded(dataDir: string): Promise<Address | null> {
  const folder = resolve(dataDir);
  const deadline = Date.now() + MAX_START_MS;
  let lock = await readLock(folder);
  while (lock?.alive && !acceptsConnections(lock) && Date.now() < deadline) {
    await pause(50);
    lock = await readLock(folder);
  }
  if (!lock?.alive || lock.socketFolder === undefined) return null;
  return addressOf(lock.socketFolder, lock.port);
}

const acceptsConnections = ({ ready = false, postmaster }: DataDirLock): boolean =>
  ready && (postmaster === undefined || isAlive(postmaster));

interface ServerOptions {
  readonly socketFolder: string;
  readonly options: LaunchOptions;
  readonly say: (sentence: string) => void;
}

async function keepRunning(folder: string, { socketFolder, options, say }: ServerOptions): Promise<EmbeddedDatabase> {
  const start = async (): Promise<Server> => {
    const launched = await launch(options);
    await updateLock(folder, { socketFolder, port: options.port, postmaster: launched.pid, ready: true });
    return launched;
  };
  const restart = async (): Promise<Server> => {
    await updateLock(folder, { ready: false });
    await killOrphans(options);
    return await start();
  };
  const server = supervise(await start(), { restart, say });
  return {
    address: addressOf(socketFolder, options.port),
    lost: server.lost,
    async stop() {
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await releaseLock(folder);
    },
  };
}

/**
 * PostgreSQL can only read clusters of its own major version. A missing cluster can be the result of an interrupted
 * upgrade.
 */
async function requireVersion(folder: string, own: number): Promise<void> {
  const found = await clusterVersion(join(folder, folders.cluster));
  if (found === own) return;
  if (found === null) {
    if (!existsSync(join(folder, folders.upgraded))) return;
    throw new EmbeddedDatabaseError(
      `An upgrade of the database in ${folder} was interrupted. To continue, run: crm database upgrade`,
    );
  }
  const versions = `The database in ${folder} was created by PostgreSQL ${String(found)}, and this release uses PostgreSQL ${String(own)}.`;
  const remedy = found < own ? "Run: crm database upgrade" : "Start the newer release that created it.";
  throw new EmbeddedDatabaseError(`${versions} ${remedy}`);
}

async function removeSocketFolder({ socketFolder }: DataDirLock): Promise<void> {
  if (socketFolder !== undefined) await rm(socketFolder, { recursive: true, force: true });
}

/** A server that is restarted after a crash. */
interface SupervisedServer {
  /**
   * Settles when the server has crashed and is not restarted, because the restart failed or it crashes too often. Never
   * after stop().
   */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

interface SupervisorOptions {
  /** Restarts the server after a crash; rejects if that is not possible. */
  readonly restart: () => Promise<Server>;
  /** Receives one log message. */
  readonly say: (sentence: string) => void;
}

/** A server with more crashes within this time (milliseconds) is not restarted. */
const MAX_CRASHES = 5;
const CRASH_WINDOW = 600_000;

/** Restarts a server after crashes. If it is stopped during a restart, it is stopped as soon as it runs. */
function supervise(first: Server, supervision: SupervisorOptions): SupervisedServer {
  const { promise: lost, resolve } = Promise.withResolvers<undefined>();
  let stopping = false;
  let current: Promise<Server | null> = Promise.resolve(first);
  const watch = async (): Promise<void> => {
    const crashes: number[] = [];
    for (let server: Server | null = first; server; server = await current) {
      await server.ended;
      if (stopping) return;
      crashes.push(performance.now());
      current = crashesTooOften(crashes, supervision) ? Promise.resolve(null) : restartServer(supervision);
    }
    resolve(undefined);
  };
  void watch();
  return {
    lost,
    async stop() {
      stopping = true;
      const server = await current;
      await server?.stop();
    },
  };
}

function crashesTooOften(crashes: readonly number[], { say }: SupervisorOptions): boolean {
  const since = performance.now() - CRASH_WINDOW;
  const recent = crashes.filter((crash) => crash > since).length;
  if (recent <= MAX_CRASHES) return false;
  say(`PostgreSQL has crashed ${String(recent)} times within ten minutes: it is not restarted.`);
  return true;
}

async function restartServer({ restart, say }: SupervisorOptions): Promise<Server | null> {
  const start = performance.now();
  try {
    say("PostgreSQL exited unexpectedly: restarting.");
    const server = await restart();
    say(`PostgreSQL restarted after ${String(Math.round(performance.now() - start))} ms.`);
    return server;
  } catch (error) {
    say(`PostgreSQL could not be restarted: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
