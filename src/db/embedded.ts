import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Address } from "./connection.ts";
import { claim, readClaim, release, writeClaim, type Claim, type Purpose } from "./data-claim.ts";
import { findBinaries, findIdentity, type Identity } from "./postgres-binaries.ts";
import { launch, run, stopOrphan, type Server } from "./postgres-process.ts";

/** What to start. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** False switches off everything that makes a commit survive a crash of the machine: for tests. */
  readonly durable: boolean;
  /** Who holds the folder meanwhile: the service, or one command. */
  readonly purpose?: Purpose;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly address: Address;
  /** Settles when the server has ended, wanted or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const PORT = 5432;
const LONGEST_START_MS = 15_000;
const INITDB_FLAGS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];
/** One call for the file system instead of one for each of a thousand files; only Linux has it. */
const WHOLE_SYNC = process.platform === "linux" ? ["--sync-method=syncfs"] : [];
const SETTINGS = ["listen_addresses=", "max_connections=100", "log_min_messages=warning", "log_timezone=UTC"];
const FAST_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"];

/**
 * Starts PostgreSQL on the cluster in `dataDir/pg`, which is created when there is none. Whoever may open the 0700
 * folder of its Unix socket is trusted; there is no TCP port. When this process dies, however it dies, the server stops.
 */
export async function startEmbedded({ dataDir, durable, purpose }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await claim(folder, purpose ?? "service");
  try {
    const binaries = await findBinaries();
    const cluster = join(folder, "pg");
    await stopOrphan(cluster);
    if (previous) await removeSocketFolder(previous);
    const identity = await findIdentity(folder, binaries);
    await createCluster(cluster, { binaries, identity, durable });
    const socketFolder = await makeSocketFolder(identity);
    const settings = [...SETTINGS, ...(durable ? [] : FAST_SETTINGS), `unix_socket_directories=${socketFolder}`];
    const server = await launch({
      binaries,
      identity,
      cluster,
      port: PORT,
      settings,
      log: join(folder, "postgres.log"),
    });
    await writeClaim(folder, { socketFolder, port: PORT, postmaster: server.pid });
    return running(folder, { server, socketFolder });
  } catch (error) {
    await release(folder);
    throw error;
  }
}

/** Where the embedded database of `dataDir` can be reached now; null when nobody runs it. Waits while it starts. */
export async function findEmbedded(dataDir: string): Promise<Address | null> {
  const folder = resolve(dataDir);
  const deadline = Date.now() + LONGEST_START_MS;
  let claimed = await readClaim(folder);
  while (claimed?.alive && claimed.socketFolder === undefined && Date.now() < deadline) {
    await pause(50);
    claimed = await readClaim(folder);
  }
  if (!claimed?.alive || claimed.socketFolder === undefined) return null;
  return addressOf(claimed.socketFolder, claimed.port ?? PORT);
}

function running(folder: string, { server, socketFolder }: { server: Server; socketFolder: string }): EmbeddedDatabase {
  return {
    address: addressOf(socketFolder, PORT),
    ended: server.ended,
    async stop() {
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await release(folder);
    },
  };
}

function addressOf(host: string, port: number): Address {
  return { host, port, user: "postgres", database: "postgres" };
}

interface ClusterOptions {
  readonly binaries: string;
  readonly identity: Identity;
  readonly durable: boolean;
}

/** Created beside its place and moved there when it is whole, so that an interrupted first start leaves nothing. */
async function createCluster(cluster: string, { binaries, identity, durable }: ClusterOptions): Promise<void> {
  if (existsSync(join(cluster, "PG_VERSION"))) return identity.own(cluster);
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await identity.own(draft);
  const sync = durable ? WHOLE_SYNC : ["--no-sync"];
  await run(identity, [join(binaries, "bin", "initdb"), `--pgdata=${draft}`, ...INITDB_FLAGS, ...sync]);
  await rename(draft, cluster);
}

/** In the system's temporary folder, because the path of a Unix socket ends at 103 bytes. */
async function makeSocketFolder(identity: Identity): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "crm-"));
  await chmod(folder, 0o700);
  await identity.own(folder);
  return folder;
}

async function removeSocketFolder({ socketFolder }: Claim): Promise<void> {
  if (socketFolder !== undefined) await rm(socketFolder, { recursive: true, force: true });
}
