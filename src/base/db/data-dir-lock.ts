import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./errors.ts";

/** The kind of process that locks a data directory. */
export type Purpose = "service" | "command";

/** The contents of `DATA_DIR/owner.json`: the process that runs the embedded database, and its address. */
export interface DataDirLock {
  readonly pid: number;
  /** Start time of the process, in a platform-specific unit, because process ids are reused. */
  readonly started: string | null;
  readonly purpose: Purpose;
  readonly socketFolder?: string;
  readonly port?: number;
  readonly postmaster?: number;
  /** Whether the server accepts connections; false during startup. */
  readonly ready?: boolean;
}

const FILE = "owner.json";

/**
 * Locks the data directory for this process. Returns the lock of a previous owner that has died; throws if the owner is
 * alive.
 */
export async function acquireLock(folder: string, purpose: Purpose): Promise<DataDirLock | null> {
  const path = join(folder, FILE);
  const own: DataDirLock = { pid: process.pid, started: startOf(process.pid), purpose };
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    const previous = await readLock(folder);
    if (previous?.alive) throw alreadyLocked(folder, previous);
    if (previous) await removeStaleLock(path);
    await link(draft, path).catch((error: unknown) => {
      if (isCode(error, "EEXIST")) throw alreadyLocked(folder, null);
      throw error;
    });
    return previous;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Adds the server's address and state to this process's lock. */
export async function updateLock(
  folder: string,
  found: Pick<DataDirLock, "socketFolder" | "port" | "postmaster" | "ready">,
): Promise<void> {
  const path = join(folder, FILE);
  const own = JSON.parse(await readFile(path, "utf8")) as DataDirLock;
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, `${JSON.stringify({ ...own, ...found }, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

/** Unlocks the data directory. */
export async function releaseLock(folder: string): Promise<void> {
  const lock = await readLock(folder);
  if (lock?.pid === process.pid) await rm(join(folder, FILE), { force: true });
}

/** Returns the lock of a directory and whether its process is alive; null if there is none. */
export async function readLock(folder: string): Promise<(DataDirLock & { readonly alive: boolean }) | null> {
  const text = await readFile(join(folder, FILE), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  });
  if (text === null) return null;
  const lock = JSON.parse(text) as DataDirLock;
  return { ...lock, alive: isAlive(lock.pid) && startOf(lock.pid) === lock.started };
}

/** Returns whether a process with this id runs; one that has ended and whose parent has not noticed it does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, "EPERM")) return false;
  }
  return statOf(pid)?.[0] !== "Z";
}

/** If two processes find the same dead owner, only one of them can rename its file. */
async function removeStaleLock(path: string): Promise<void> {
  const renamed = `${path}.dead.${String(process.pid)}`;
  await rename(path, renamed).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
  });
  await rm(renamed, { force: true });
}

const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** Returns the fields of /proc/<pid>/stat from the state on; the name before it can contain spaces and parentheses. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function alreadyLocked(folder: string, owner: DataDirLock | null): EmbeddedDatabaseError {
  const who = owner
    ? `${owner.purpose === "service" ? "A service" : "A crm command"} (process ${String(owner.pid)})`
    : "Another process";
  return new EmbeddedDatabaseError(
    `${who} already uses the database in ${folder}. Stop it first, or set DATA_DIR to another folder or DATABASE_URL to a server.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
