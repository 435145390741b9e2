import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf, createCluster, launchOptions, majorOf } from "./cluster.ts";
import type { Address } from "./connection.ts";
import { claim, readClaim, release, writeClaim, type Claim, type Purpose } from "./data-dir-lock.ts";
import { EmbeddedDatabaseError } from "./embedded-error.ts";
import { findBinaries, findIdentity, majorOfBinaries } from "./postgres-binaries.ts";
import { endOrphans, launch, stopOrphan, type LaunchOptions, type Server } from "./postgres-process.ts";
import { supervise } from "./postgres-supervisor.ts";

/** What to start. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** False switches off everything that makes a commit survive a crash of the machine: for tests. */
  readonly durable: boolean;
  /** Who holds the folder meanwhile: the service, or one command. */
  readonly purpose?: Purpose;
  /** Told, in sentences, when the server crashes and when it runs again. */
  readonly log?: (sentence: string) => void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly address: Address;
  /** Settles when the server has crashed and could not be started again; never after stop(). */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

const MAX_START_MS = 15_000;

/** In `dataDir`: the cluster, and the one that an upgrade writes until it takes its place. */
export const folders = { cluster: "pg", upgraded: "pg.upgrade" } as const;

/**
 * Starts PostgreSQL on the cluster in `dataDir/pg`, which is created when there is none. Whoever may open the 0700
 * folder of its Unix socket is trusted; there is no TCP port. When this process dies, however it dies, the server stops.
 * A server that crashes is started again, at the same address.
 */
export async function startEmbedded({ dataDir, durable, purpose, log }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await claim(folder, purpose ?? "service");
  try {
    const binaries = await findBinaries();
    const cluster = join(folder, folders.cluster);
    await stopOrphan(cluster);
    if (previous) await removeSocketFolder(previous);
    await requireVersion(folder, await majorOfBinaries(binaries));
    const identity = await findIdentity(folder, binaries);
    const place = { cluster, log: join(folder, "postgres.log"), binaries, identity, durable };
    await createCluster(place);
    const { socketFolder, options } = await launchOptions(place);
    return await keepRunning(folder, { socketFolder, options, say: log ?? (() => undefined) });
  } catch (error) {
    await release(folder);
    throw error;
  }
}

/** Where the embedded database of `dataDir` can be reached now; null when nobody runs it. Waits while it starts, also after a crash. */
export async function findEmbedded(dataDir: string): Promise<Address | null> {
  const folder = resolve(dataDir);
  const deadline = Date.now() + MAX_START_MS;
  let claimed = await readClaim(folder);
  while (claimed?.alive && !claimed.ready && Date.now() < deadline) {
    await pause(50);
    claimed = await readClaim(folder);
  }
  if (!claimed?.alive || claimed.socketFolder === undefined) return null;
  return addressOf(claimed.socketFolder, claimed.port);
}

interface Running {
  readonly socketFolder: string;
  readonly options: LaunchOptions;
  readonly say: (sentence: string) => void;
}

async function keepRunning(folder: string, { socketFolder, options, say }: Running): Promise<EmbeddedDatabase> {
  const start = async (): Promise<Server> => {
    const launched = await launch(options);
    await writeClaim(folder, { socketFolder, port: options.port, postmaster: launched.pid, ready: true });
    return launched;
  };
  const restart = async (): Promise<Server> => {
    await writeClaim(folder, { ready: false });
    await endOrphans(options);
    return await start();
  };
  const server = supervise(await start(), { restart, say });
  return {
    address: addressOf(socketFolder, options.port),
    lost: server.lost,
    async stop() {
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await release(folder);
    },
  };
}

/** PostgreSQL reads only what its own major version wrote, and an empty folder may be in the middle of an upgrade. */
async function requireVersion(folder: string, own: number): Promise<void> {
  const found = await majorOf(join(folder, folders.cluster));
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

async function removeSocketFolder({ socketFolder }: Claim): Promise<void> {
  if (socketFolder !== undefined) await rm(socketFolder, { recursive: true, force: true });
}
