import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, closeSync, readFileSync, realpathSync, statSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./data-dir-lock.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import type { Identity } from "./postgres-binaries.ts";

/** A postmaster started by this process. */
export interface Server {
  readonly pid: number;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Options for starting PostgreSQL. */
export interface LaunchOptions {
  readonly binaries: string;
  readonly identity: Identity;
  readonly cluster: string;
  readonly port: number;
  readonly settings: readonly string[];
  readonly log: string;
}

/**
 * Descriptor 3 is a pipe from Node. It closes when Node ends, even after SIGKILL; then PostgreSQL gets SIGINT, its fast
 * shutdown: it ends all sessions and writes everything. No orphan is left behind.
 */
const WATCHDOG =
  '"$@" 3<&- & p=$!; (cat >/dev/null; kill -INT $p) <&3 & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';
const START_TIMEOUT_MS = 60_000;
const MAX_LOG = 5_000_000;

/** Starts PostgreSQL and waits until it accepts connections. */
export async function launch(options: LaunchOptions): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await launchOnce(options);
    if (server) return server;
    // The children of a killed postmaster keep its shared memory for a moment.
    const reason = lastLines(options.log);
    if (attempt === 5 || !/shared memory|lock file/.test(reason)) {
      throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${reason}`);
    }
    await pause(300 * attempt);
  }
}

async function launchOnce({ binaries, identity, cluster, port, settings, log }: LaunchOptions): Promise<Server | null> {
  const postgres = [join(binaries, "bin", "postgres"), "-D", cluster, "-p", String(port)];
  const command = [...identity.prefix, ...postgres, ...settings.flatMap((setting) => ["-c", setting])];
  const output = openSync(log, sizeOf(log) > MAX_LOG ? "w" : "a", 0o600);
  const child = spawn("sh", ["-c", WATCHDOG, "watchdog", ...command], {
    cwd: "/",
    // A separate session: Ctrl-C in the terminal must reach only Node, which stops the database last.
    detached: true,
    stdio: ["ignore", output, output, "pipe"],
    ...(identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid }),
  });
  closeSync(output);
  const pipe = child.stdio[3] as Duplex;
  pipe.on("error", () => undefined);
  const ended = once(child, "exit").then(() => void pipe.destroy());
  const pid = await waitUntilReady(cluster, child);
  if (pid === null) {
    pipe.destroy();
    await ended;
    return null;
  }
  return { pid, ended, stop: () => (pipe.destroy(), ended) };
}

/** The server writes its process id (line 1) and state (line 8) to postmaster.pid. */
async function waitUntilReady(cluster: string, child: ChildProcess): Promise<number | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    if (lines[7]?.trim() === "ready" && isAlive(Number(lines[0]))) return Number(lines[0]);
    await pause(10);
  }
  return null;
}

/**
 * Stops a postmaster whose Node process has died. The caller must have locked the data directory, so no other
 * postmaster can be running.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!isPostmaster(pid, cluster)) return rm(file, { force: true });
  for (const [signal, seconds] of [
    ["SIGINT", 20],
    ["SIGQUIT", 20],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    for (let waited = 0; isPostmaster(pid, cluster) && waited < seconds * 50; waited += 1) await pause(20);
  }
}

/**
 * Kills server processes that have outlived their postmaster: they keep its shared memory, which prevents a new one
 * from starting. On other systems than Linux the caller waits: each process ends when it notices.
 */
export async function killOrphans({ binaries, cluster }: Pick<LaunchOptions, "binaries" | "cluster">): Promise<void> {
  if (process.platform !== "linux") return;
  const [program, folder] = [realPath(join(binaries, "bin", "postgres")), realPath(cluster)];
  for (const name of await readdir("/proc")) {
    const isOurs = realPath(`/proc/${name}/cwd`) === folder && realPath(`/proc/${name}/exe`) === program;
    if (/^\d+$/.test(name) && isOurs && isAlive(Number(name))) process.kill(Number(name), "SIGKILL");
  }
}

/**
 * The process id in the file can belong to another program after a reboot or in a container. The working directory of a
 * postmaster is its data directory.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return realPath(`/proc/${String(pid)}/cwd`) === realPath(cluster);
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(cluster);
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Runs a PostgreSQL program until it exits. Throws if it fails. */
export async function run(identity: Identity, commandLine: readonly string[]): Promise<void> {
  const [command = "", ...parameters] = [...identity.prefix, ...commandLine];
  const as = identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid };
  const child = spawn(command, parameters, { cwd: "/", stdio: ["ignore", "ignore", "pipe"], ...as });
  let problem = "";
  child.stderr.on("data", (chunk: Buffer) => (problem += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new EmbeddedDatabaseError(`PostgreSQL could not be set up: ${problem.trim()}`);
}

function lastLines(log: string): string {
  return readFileSync(log, "utf8").trim().split("\n").slice(-3).join(" / ");
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
