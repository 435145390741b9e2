import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { ConfigurationError } from "./config.ts";

const WHY: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is on a read-only file system",
  ENOTDIR: "a part of this path is a file, not a folder",
  EEXIST: "it is a file, not a folder",
  ENOENT: "no folder can be made there",
  ENOSPC: "the disk is full",
};

/** Creates DATA_DIR with mode 0700 if it does not exist. Throws ConfigurationError if it is not writable. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir, { mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const why = WHY[code] ?? (error instanceof Error ? error.message : String(error));
    const remedy = "Give this user the right to write there, or set DATA_DIR to another folder";
    throw new ConfigurationError([`DATA_DIR: ${dataDir} cannot be used, because ${why}. ${remedy}`], { cause: error });
  }
}

/**
 * Unlike mkdir with `recursive`, this fails on file systems that have folders in which none can be created, such as
 * /proc.
 */
async function makeFolder(path: string, options: { readonly mode?: number }): Promise<void> {
  try {
    await mkdir(path, options);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path), {});
    await mkdir(path, options);
  }
}
