import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Creates an empty folder, in memory if there is room. Each test file creates and deletes hundreds of files of a
 * database, and ext4 searches longer and longer for places that no deleted file had shortly before. Databases that a
 * test crashes are on the disk instead, as in an installation.
 */
export const temporaryFolder = (prefix: string): string => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // The system has no such folder.
    return false;
  }
}
