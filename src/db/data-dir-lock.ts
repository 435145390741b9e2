import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-error.ts";

/** Who holds a data folder. */
export type Purpose = "service" | "command";

/** What `DATA_DIR/owner.json` says: which process has the embedded database, and how it is reached. */
export interface Claim {
  readonly pid: number;
  /** When that process started, in the system's own unit: process numbers are used again. */
  readonly started: string | null;
  readonly purpose: Purpose;
  readonly socketFolder?: string;
  readonly port?: number;
  readonly postmaster?: number;
  /** Whether the server accepts connections: not while it starts. */
  readonly ready?: boolean;
}

const FILE = "owner.json";

/** Takes the data folder for this process. Returns what a dead owner left behind; refuses while an owner lives. */
export async function claim(folder: string, purpose: Purpose): Promise<Claim | null> {
  const path = join(folder, FILE);
  const mine: Claim = { pid: process.pid, started: startOf(process.pid), purpose };
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    const previous = await readClaim(folder);
    if (previous?.alive) throw taken(folder, previous);
    if (previous) await discard(path);
    await link(draft, path).catch((error: unknown) => {
      if (isCode(error, "EEXIST")) throw taken(folder, null);
      throw error;
    });
    return previous;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Completes this process's claim with where the server is, and whether it runs. */
export async function writeClaim(
  folder: string,
  found: Pick<Claim, "socketFolder" | "port" | "postmaster" | "ready">,
): Promise<void> {
  const path = join(folder, FILE);
  const mine = JSON.parse(await readFile(path, "utf8")) as Claim;
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, `${JSON.stringify({ ...mine, ...found }, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

/** Gives the folder back. */
export async function release(folder: string): Promise<void> {
  const claimed = await readClaim(folder);
  if (claimed?.pid === process.pid) await rm(join(folder, FILE), { force: true });
}

/** The claim on a folder and whether its process still runs; null when there is none. */
export async function readClaim(folder: string): Promise<(Claim & { readonly alive: boolean }) | null> {
  const text = await readFile(join(folder, FILE), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  });
  if (text === null) return null;
  const claimed = JSON.parse(text) as Claim;
  return { ...claimed, alive: isAlive(claimed.pid) && startOf(claimed.pid) === claimed.started };
}

/** Whether a process with this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** Two that find the same dead owner: only one of them moves its file away. */
async function discard(path: string): Promise<void> {
  const grave = `${path}.dead.${String(process.pid)}`;
  await rename(path, grave).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
  });
  await rm(grave, { force: true });
}

/** proc(5): field 22 of /proc/<pid>/stat, counted behind the name, which may hold spaces and parentheses. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function taken(folder: string, owner: Claim | null): EmbeddedDatabaseError {
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
