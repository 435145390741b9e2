import { open, type FileHandle } from "node:fs/promises";
import { CommandError } from "../server/outcome.ts";

/** Opens a file for reading. Throws CommandError with the reason if it cannot be opened. */
export async function openToRead(path: string): Promise<FileHandle> {
  const file = await opened(path, "r", { deed: "read", name: path });
  if ((await file.stat()).isDirectory()) {
    await file.close();
    throw new CommandError("usage", `${path} cannot be read: it is a folder.`);
  }
  return file;
}

/**
 * Opens and truncates a file with records, whose final name is `name`. Only its owner can read it, also if it existed before.
 * Throws CommandError with the reason if it cannot be opened.
 */
export async function openToWrite(path: string, name = path): Promise<FileHandle> {
  const file = await opened(path, "w", { deed: "written", name });
  // Devices and pipes, such as /dev/stdout, keep their mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "the file or folder does not exist",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

interface Said {
  readonly deed: string;
  /** The requested file name. */
  readonly name: string;
}

async function opened(path: string, flags: "r" | "w", { deed, name }: Said): Promise<FileHandle> {
  try {
    return await open(path, flags, 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError("usage", `${name} cannot be ${deed}: ${REASONS[code] ?? code}.`);
  }
}
