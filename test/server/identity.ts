import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The user that runs a program. */
export interface Identity {
  readonly name: string;
  /** The command that switches to the user. */
  readonly prefix: readonly string[];
  readonly uid: number | null;
}

/** Root folder of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

const NORMAL_USER = 12_345;
const normal: Identity = {
  name: "a normal user",
  prefix: ["setpriv", `--reuid=${NORMAL_USER}`, `--regid=${NORMAL_USER}`, "--clear-groups", "--"],
  uid: NORMAL_USER,
};

/** Returns the user who runs the tests; for root also a normal user who can read this folder. */
export function identities(): Identity[] {
  if (process.getuid?.() !== 0) return [{ name: "a normal user", prefix: [], uid: null }];
  const self: Identity = { name: "root", prefix: [], uid: null };
  const [command, ...parameters] = [...normal.prefix, process.execPath, "--version"];
  return spawnSync(command, parameters, { cwd: root }).status === 0 ? [self, normal] : [self];
}

/** Creates an empty folder owned by the user. */
export function folderOf({ uid }: Identity): string {
  const folder = mkdtempSync(join(tmpdir(), "crm-platform-"));
  if (uid !== null) chownSync(folder, uid, uid);
  return folder;
}

/** Removes a folder, with retries while the database of a killed process is shutting down. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
