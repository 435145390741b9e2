import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { ConfigurationError } from "./config.ts";

const WHY: Readonly<Record<string, string>> = {
  EACCES: "this user does not have write permission",
  EPERM: "this user does not have write permission",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of the path is a file, not a folder",
  EEXIST: "it is a file, not a folder",
  ENOENT: "the folder cannot be created",
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
    const remedy = "Grant this user write permission, or set DATA_DIR to another folder";
    throw new ConfigurationError([`DATA_DIR: ${dataDir} cannot be used: ${why}. ${remedy}`], { cause: error });
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
